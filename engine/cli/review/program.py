"""`straights-review`: loads a game and prints the price of each choice of a seat, or the console's text."""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence

from engine.cli.review.game_reader import GameError, read_game
from engine.cli.review.options import PROGRAM, Options, read_options
from engine.cli.review.report import report_lines
from engine.cli.streams import (
    FAILED,
    INTERRUPTED,
    OK,
    replace_unwritable,
    status_of,
    verify_output,
    write_stderr,
)
from engine.straights.console_text.export_game import export_game
from engine.straights.console_text.import_game import ImportedGame
from engine.straights.errors import NoConsoleDeal
from engine.straights.review.review_values import review_value
from engine.straights.review.reviewer import human_seat, review_game
from engine.straights.session import Session
from engine.straights.text.refusals import refused_lines, unread_lines
from engine.text.rendering import render


def main(argv: Sequence[str] | None = None) -> int:
    """Review the game that the arguments after the program's name describe, and return the exit status."""
    options = read_options(sys.argv[1:] if argv is None else argv)
    try:
        return status_of(PROGRAM, lambda: _review(options))
    except KeyboardInterrupt:
        return INTERRUPTED
    except GameError as error:
        write_stderr(f"{PROGRAM}: {error}\n")
        return FAILED


def _review(options: Options) -> int:
    verify_output()
    replace_unwritable()  # such as letters of names
    game = read_game(options.game, options.seed)
    _note_ignored(game)
    session = game.session
    if options.console is not None:
        return _print_console(session, options.console)
    seat = human_seat(session) if options.seat is None else options.seat - 1
    review = review_game(session, seat, options.deals)
    if options.json:
        text = json.dumps(review_value(review))
    else:
        text = "\n".join(report_lines(review, session.setup.seats[seat].name))
    sys.stdout.write(f"{text}\n")
    sys.stdout.flush()
    return OK


def _print_console(session: Session, part: str) -> int:
    """Print the console's input or output for the game; its command line goes to standard error."""
    try:
        game = export_game(session)
    except NoConsoleDeal as error:
        raise GameError(str(error)) from error
    write_stderr(f"{PROGRAM}: {game.command}\n")
    sys.stdout.write(game.input if part == "input" else game.output)
    sys.stdout.flush()
    return OK


def _note_ignored(game: ImportedGame) -> None:
    if game.refused:
        number, answer = game.refused[0]
        write_stderr(f"{PROGRAM}: {render(refused_lines(len(game.refused), number))} {answer}\n")
    if game.unread:
        write_stderr(f"{PROGRAM}: {render(unread_lines(game.unread))}\n")
