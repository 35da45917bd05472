"""Games as what the console reads and prints: arguments, input and expected output, byte for byte."""

from __future__ import annotations

import io

from engine.cli.console import Console
from engine.errors import NotForTheConsole
from engine.lean import dataclass
from engine.straights.commands import Action, Discard, Play, RageQuit
from engine.straights.notation import format_choice
from engine.straights.session import Session
from engine.straights.setup import FIRST_LEGAL, SCORE_LIMIT, SEATS


@dataclass(frozen=True, slots=True)
class ConsoleGame:
    """A game for the console.

    Attributes:
        command: the command line, such as "straights 5".
        input: standard input, a line feed after each line.
        output: what the console then prints on standard output.
    """

    command: str
    input: str
    output: str


def exported(session: Session, rounds: int | None = None) -> ConsoleGame:
    """The game for the console, up to the end of a round, or as far as it was played.

    The assignment's computers stay computers; every other seat becomes a human with its moves written out.
    The console's computers play on to the next question: a game that stops at the turn of one goes further.
    A game that stops early for `rounds` is left with `quit` at that question. Raises NotForTheConsole.
    """
    setup = session.setup
    if setup.score_limit != SCORE_LIMIT:
        raise NotForTheConsole(f"the console plays to {SCORE_LIMIT} points, this game to {setup.score_limit}")
    actions, stops_early = _up_to(session, rounds)
    computers = _computers(session, actions)
    angry = _left_for_good(actions)
    lines = ["c" if seat in computers else "h" for seat in range(SEATS)]
    for number, action in enumerate(actions):
        if not isinstance(action, Play | Discard) or action.seat in computers:
            continue
        left_at = angry.get(action.seat)
        if left_at is None or number < left_at:
            lines.append(format_choice(action))
        elif left_at != _SAID:
            lines.append("ragequit")
            angry[action.seat] = _SAID
    if stops_early:
        lines.append("quit")
    options = " --reseed-each-round" if setup.reseed_each_round else ""
    text = "".join(f"{line}\n" for line in lines)
    output = io.StringIO()
    Console(io.BytesIO(text.encode()), output).run(setup.seed, reseed_each_round=setup.reseed_each_round)
    return ConsoleGame(f"straights {setup.seed}{options}", text, output.getvalue())


_SAID = -1
"""In place of when a seat was left: the console has been told."""


def _up_to(session: Session, rounds: int | None) -> tuple[tuple[Action, ...], bool]:
    """The actions to the end of a round, and whether the game went on then."""
    if rounds is None:
        return session.actions, False
    moves = 52 * rounds
    for count, action in enumerate(session.actions):
        if moves == 0:
            return session.actions[:count], True
        moves -= isinstance(action, Play | Discard)
    return session.actions, moves == 0 and not session.is_over


def _computers(session: Session, actions: tuple[Action, ...]) -> set[int]:
    """The seats that the assignment's computer plays from the first card to the last."""
    changed = {action.seat for action in actions if not isinstance(action, Play | Discard)}
    seats = session.setup.seats
    return {number for number in range(SEATS) if seats[number].strategy == FIRST_LEGAL} - changed


def _left_for_good(actions: tuple[Action, ...]) -> dict[int, int]:
    """The seats that were left in anger to the assignment's computer and never changed again, and when."""
    last: dict[int, tuple[int, Action]] = {}
    for number, action in enumerate(actions):
        if not isinstance(action, Play | Discard):
            last[action.seat] = number, action
    return {
        seat: number
        for seat, (number, action) in last.items()
        if isinstance(action, RageQuit) and action.strategy == FIRST_LEGAL
    }
