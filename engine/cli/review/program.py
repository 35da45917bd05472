"""`straights-review`: loads a game and prints the price of each choice of a seat, or the console's text."""

from __future__ import annotations

import json
import sys
from argparse import Namespace
from collections.abc import Sequence

from engine.cli import streams
from engine.cli.parser import Parser, whole_number
from engine.cli.review.game_reader import GameError, read_game
from engine.cli.review.report import report_lines, review_value
from engine.straights.console_text.export_game import export_game
from engine.straights.console_text.import_game import ImportedGame
from engine.straights.errors import NoConsoleDeal
from engine.straights.review.reviewer import DEALS, human_seat, review_game
from engine.straights.session import Session
from engine.straights.setup import MAX_SEED, MIN_SEED, SEATS
from engine.straights.text.refusals import refused_lines, unread_lines
from engine.text.rendering import render
from engine.version import VERSION

PROGRAM = "straights-review"
_MIN_DEALS, _MAX_DEALS = 100, 10_000_000
_ABOUT = """\
Tell what each choice of a seat cost, by what could be known when it was made. Points are those of the seat
against the mean of the others.
"""
_TRIES = f"how many deals a choice is tried in: {DEALS}"
_GAME = "a saved game, or what the console read or printed; - for standard input"


def parser() -> Parser:
    """The parser, which also formats the help."""
    made = Parser(prog=PROGRAM, description=_ABOUT, allow_abbrev=False)
    add = made.add_argument
    add("game", metavar="GAME", help=_GAME)
    seat, seed = whole_number(1, SEATS), whole_number(MIN_SEED, MAX_SEED)
    add("--seat", metavar="N", type=seat, help="whose choices: 1 to 4; usually the human's")
    add("--deals", metavar="N", type=whole_number(_MIN_DEALS, _MAX_DEALS), default=DEALS, help=_TRIES)
    add("--seed", metavar="N", type=seed, help="of a console's text without a command line at its top")
    add("--json", action="store_true", help="print one line for programs")
    add("--console", choices=("input", "output"), help="print what the console reads or prints for the game")
    add("--version", action="version", version=f"{PROGRAM} {VERSION}")
    return made


def main(argv: Sequence[str] | None = None) -> int:
    """Review the game that the arguments after the program's name describe, and return the exit status."""
    options = parser().parse_args(argv)
    try:
        return streams.status_of(PROGRAM, lambda: _review(options))
    except KeyboardInterrupt:
        return streams.INTERRUPTED
    except GameError as error:
        streams.write_stderr(f"{PROGRAM}: {error}\n")
        return streams.FAILED


def _review(options: Namespace) -> int:
    streams.verify_output()
    streams.replace_unwritable()  # such as letters of names
    game = read_game(options.game, options.seed)
    _note_ignored(game)
    session = game.session
    if options.console is not None:
        return _print_console(session, options.console)
    seat = human_seat(session) if options.seat is None else options.seat - 1
    rounds = review_game(session, seat, options.deals)
    if options.json:
        text = json.dumps(review_value(seat, rounds))
    else:
        text = "\n".join(report_lines(seat, rounds, session.setup.seats[seat].name))
    sys.stdout.write(f"{text}\n")
    sys.stdout.flush()
    return streams.OK


def _print_console(session: Session, part: str) -> int:
    """Print the console's input or output for the game; its command line goes to standard error."""
    try:
        game = export_game(session)
    except NoConsoleDeal as error:
        raise GameError(str(error)) from error
    streams.write_stderr(f"{PROGRAM}: {game.command}\n")
    sys.stdout.write(game.input if part == "input" else game.output)
    sys.stdout.flush()
    return streams.OK


def _note_ignored(game: ImportedGame) -> None:
    if game.refused:
        number, answer = game.refused[0]
        streams.write_stderr(f"{PROGRAM}: {render(refused_lines(len(game.refused), number))} {answer}\n")
    if game.unread:
        streams.write_stderr(f"{PROGRAM}: {render(unread_lines(game.unread))}\n")
