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
    lines = _lines(actions, _computers(session, actions), _left_for_good(actions))
    game, played = _played(session, lines, stops_early=stops_early)
    moves = _moves(actions)
    if _moves(played.actions)[: len(moves)] != moves:  # somebody has moved for the computers, as a test may
        game, _played_out = _played(session, _lines(actions, set(), {}), stops_early=stops_early)
    return game


def _lines(actions: tuple[Action, ...], computers: set[int], angry: dict[int, int]) -> list[str]:
    """What is typed: who plays, then the moves of the humans."""
    lines = ["c" if seat in computers else "h" for seat in range(SEATS)]
    said: set[int] = set()
    for number, action in enumerate(actions):
        if not isinstance(action, Play | Discard) or action.seat in computers:
            continue
        if number < angry.get(action.seat, number + 1):
            lines.append(format_choice(action))
        elif action.seat not in said:
            lines.append("ragequit")
            said.add(action.seat)
    return lines


def _played(session: Session, lines: list[str], *, stops_early: bool) -> tuple[ConsoleGame, Session]:
    """What the console makes of the lines, and the game that it has played then."""
    setup, output = session.setup, io.StringIO()
    seed = _console_seed(setup.seed)
    text = "".join(f"{line}\n" for line in (*lines, *(["quit"] if stops_early else [])))
    played = Console(io.BytesIO(text.encode()), output).run(seed, reseed_each_round=setup.reseed_each_round)
    assert played is not None  # four players are invited
    options = " --reseed-each-round" if setup.reseed_each_round else ""
    return ConsoleGame(f"straights {seed}{options}", text, output.getvalue()), played


def _moves(actions: tuple[Action, ...]) -> list[Action]:
    """The cards in the order in which they were laid."""
    return [action for action in actions if isinstance(action, Play | Discard)]


def _console_seed(seed: int) -> int:
    """The same deals as a C++ int, which is what the console reads: 4294967295 is -1."""
    return seed if seed < 2**31 else seed - 2**32


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
