"""Exports a game for the console: its command line, input and output, byte for byte."""

from __future__ import annotations

import io

from engine.fast_dataclass import dataclass
from engine.straights.commands import Action, Choice, Exchange, RageQuit
from engine.straights.console_text.command_line import variant_options
from engine.straights.console_text.console import Console
from engine.straights.errors import NoConsoleDeal
from engine.straights.player import Computer
from engine.straights.session import Session
from engine.straights.setup import FIRST_LEGAL, SEATS
from engine.straights.storage.notation import format_action


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


def export_game(session: Session) -> ConsoleGame:
    """The game for the console, as far as it was played.

    The assignment's computers remain computers; every other seat becomes a human whose moves are written out.
    The console's computers play on to the next prompt, so a game that stops at a computer's turn continues.
    Raises NoConsoleDeal for a game that was dealt from a key.
    """
    if session.setup.key:
        raise NoConsoleDeal("the console deals from seeds alone")
    actions = session.actions
    game, played = _play(session, _input_lines(actions, _computers(session), _rage_quits(actions)))
    moves = _moves(actions)
    if _moves(played.actions)[: len(moves)] != moves:  # the recorded computers chose otherwise, as in a test
        game, _played_out = _play(session, _input_lines(actions, set(), {}))
    return game


def _computers(session: Session) -> set[int]:
    """The seats that the assignment's computer plays throughout."""
    changed = {action.seat for action in session.actions if isinstance(action, Exchange)}
    seats = session.setup.seats
    return {seat for seat in range(SEATS) if seats[seat].player == Computer(FIRST_LEGAL)} - changed


def _rage_quits(actions: tuple[Action, ...]) -> dict[int, int]:
    """The seats that humans left to the assignment's computer for good, and the index of that action."""
    exchanges = [(index, action) for index, action in enumerate(actions) if isinstance(action, Exchange)]
    last = {action.seat: (index, action) for index, action in exchanges}
    return {seat: index for seat, (index, action) in last.items() if action == RageQuit(seat, FIRST_LEGAL)}


def _input_lines(actions: tuple[Action, ...], computers: set[int], rage_quits: dict[int, int]) -> list[str]:
    """The typed lines: the invitations, then the moves of the humans."""
    lines = ["c" if seat in computers else "h" for seat in range(SEATS)]
    left: set[int] = set()
    for index, action in enumerate(actions):
        if isinstance(action, Exchange) or action.seat in computers:
            continue
        if index < rage_quits.get(action.seat, index + 1):
            lines.append(format_action(action).partition(" ")[2])
        elif action.seat not in left:
            lines.append("ragequit")
            left.add(action.seat)
    return lines


def _play(session: Session, lines: list[str]) -> tuple[ConsoleGame, Session]:
    """The console's output for the lines, and the game that it played."""
    setup, output = session.setup, io.StringIO()
    # The C++ int that gives the same deals, since the console parses an int: 4294967295 becomes -1.
    seed = setup.seed if setup.seed < 2**31 else setup.seed - 2**32
    text = "".join(f"{line}\n" for line in lines)
    played = Console(io.BytesIO(text.encode()), output).run(seed, setup.variant)
    assert played is not None  # four players are invited
    command = " ".join(("straights", str(seed), *variant_options(setup.variant)))
    return ConsoleGame(command, text, output.getvalue()), played


def _moves(actions: tuple[Action, ...]) -> list[Action]:
    return [action for action in actions if isinstance(action, Choice)]
