"""`straights-review`: loads a game and prints the price of each choice of a seat, or the console's text."""

from __future__ import annotations

import json
import sys
from argparse import Namespace
from collections.abc import Iterator, Sequence

from engine.cli import streams
from engine.cli.parser import Parser, whole_number
from engine.errors import NotASaveGame, SaveGameError
from engine.games.saved_game import MAX_BYTES
from engine.straights.advice.hints import CERTAIN
from engine.straights.console_text.export_game import export_game
from engine.straights.console_text.import_game import ImportedGame, import_game, read_command
from engine.straights.errors import NoConsoleDeal, TranscriptError
from engine.straights.player import Human
from engine.straights.review.game_review import Decision, RoundReview
from engine.straights.review.reviewer import DEALS, human_seat, review_game
from engine.straights.session import Session
from engine.straights.setup import MAX_SEED, MIN_SEED, SEATS
from engine.straights.storage.notation import format_choice
from engine.straights.storage.savegame import loads
from engine.straights.text.refusals import refused_lines, unread_lines
from engine.straights.text.reviews import argument, headline, moments
from engine.text.decoding import decode
from engine.text.rendering import render
from engine.version import VERSION


def report_lines(seat: int, rounds: tuple[RoundReview, ...], name: str) -> Iterator[str]:
    """The lines of the report, without line ends."""
    yield f"Seat {seat + 1} ({name}), points against the others:"
    if not rounds:
        yield "No round is finished yet."
        return
    for each in rounds:
        yield ""
        yield from _round_lines(each)
    if dearest := moments(rounds):
        yield ""
        yield "What cost most:"
        numbers = {id(each): found.number for found in rounds for each in found.decisions}
        for moment in dearest:
            yield f"  round {numbers[id(moment)]}, {_choice_line(moment)}"


def _round_lines(review: RoundReview) -> Iterator[str]:
    luck = f"{review.par:+.1f} from the cards, {review.rest:+.1f} from the others' choices and luck"
    given = f"{_estimate(review.price, review.price_sd)} given away"
    yield f"Round {review.number}: {review.result:+.1f} = {luck}, {given}"
    if review.is_unlucky_but_right:
        yield f"  {render(headline((review,)))}"
    for each in review.decisions:
        if not each.is_best:
            yield f"  {_choice_line(each)}"


def _choice_line(decision: Decision) -> str:
    mark = "mistake: " if decision.is_mistake else ""
    played, best = format_choice(decision.played), format_choice(decision.best)
    cost = "about as good" if decision.is_near_tie else f"cost {_estimate(decision.price, decision.sd)}"
    reason = "".join(f". {render(each, in_words=True)}" for each in argument(decision))
    return f"move {decision.move:2d}: {mark}{played} instead of {best}, {cost}{reason}"


def _estimate(points: float, sd: float) -> str:
    return f"{points:.1f} +- {CERTAIN * sd:.1f}"


_DIGITS = 2

Json = dict[str, object]


def review_value(seat: int, rounds: tuple[RoundReview, ...]) -> Json:
    """The review as JSON; seats are counted from 1, points are rounded to hundredths."""
    return {"seat": seat + 1, "rounds": [_round_value(each) for each in rounds]}


def _round_value(review: RoundReview) -> Json:
    return {
        "number": review.number,
        "price": round(review.price, _DIGITS),
        "price_sd": round(review.price_sd, _DIGITS),
        "par": round(review.par, _DIGITS),
        "result": round(review.result, _DIGITS),
        "decisions": [_decision_value(each) for each in review.decisions],
    }


def _decision_value(decision: Decision) -> Json:
    return {
        "move": decision.move,
        "played": str(decision.played.card),
        "best": str(decision.best.card),
        "price": round(decision.price, _DIGITS),
        "sd": round(decision.sd, _DIGITS),
        "mistake": decision.is_mistake,
        "near_tie": decision.is_near_tie,
        "reason": decision.reason.value,
    }


_STANDARD_INPUT = "-"


class GameError(Exception):
    """There is no game to review; the message says why."""


def read_game(name: str, seed: int | None) -> ImportedGame:
    """Read a game from a file; raises GameError."""
    shown = "standard input" if name == _STANDARD_INPUT else name
    content = _read(name, shown)
    if len(content) > MAX_BYTES:
        raise GameError(f"{shown}: a game has at most {MAX_BYTES} bytes")
    text = decode(content)
    try:
        is_saved = text.lstrip().startswith("{")
        return ImportedGame(loads(text)) if is_saved else _from_console(text, shown, seed)
    except NotASaveGame as error:
        raise GameError(f"{shown} is no saved game: {error}") from error
    except (SaveGameError, TranscriptError) as error:
        raise GameError(f"{shown}: {error}") from error


def _read(name: str, shown: str) -> bytes:
    try:
        if name == _STANDARD_INPUT:
            return b"" if sys.stdin is None else sys.stdin.buffer.read(MAX_BYTES + 1)
        with open(name, "rb") as file:
            return file.read(MAX_BYTES + 1)
    except OSError as error:
        raise GameError(f"cannot read {shown}: {error.strerror}") from error


def _from_console(text: str, shown: str, seed: int | None) -> ImportedGame:
    if not text.strip():
        raise GameError(f"{shown} is empty: a saved game or a game of the console is needed")
    named, _variant = read_command(text)
    if named is None and seed is None:
        raise GameError(f"{shown} names no seed: give it by --seed, or as a first line such as: straights 5")
    game = import_game(text, seed)
    seats = game.session.setup.seats
    has_moves = any(isinstance(seats[action.seat].player, Human) for action in game.session.actions)
    if game.refused and not has_moves:
        number, answer = game.refused[0]
        raise GameError(f"{shown}: every command is refused, the first in line {number}: {answer}")
    return game


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
