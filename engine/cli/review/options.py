"""The command line of `straights-review`: its options, their limits and the help."""

from __future__ import annotations

from collections.abc import Sequence

from engine.cli.parser import Parser, whole_number
from engine.fast_dataclass import dataclass
from engine.straights.review.reviewer import DEALS
from engine.straights.setup import MAX_SEED, MIN_SEED, SEATS
from engine.version import VERSION

PROGRAM = "straights-review"
CONSOLE = ("input", "output")
_MIN_DEALS, _MAX_DEALS = 100, 10_000_000
_ABOUT = """\
Tell what each choice of a seat cost, by what could be known when it was made. Points are those of the seat
against the mean of the others.
"""
_TRIES = f"how many deals a choice is tried in: {DEALS}"
_GAME = "a saved game, or what the console read or printed; - for standard input"


@dataclass(frozen=True, slots=True)
class Options:
    """The parsed command line.

    Attributes:
        game: the file, "-" for standard input.
        seat: the reviewed seat, from 1; None for the first human's.
        deals: the number of deals in which a choice is played out.
        seed: the seed of console text that names none.
        json: whether the review is printed as JSON.
        console: what is printed instead of the review, what the console reads or prints; None for neither.
    """

    game: str
    seat: int | None
    deals: int
    seed: int | None
    json: bool
    console: str | None


def read_options(argv: Sequence[str]) -> Options:
    """Parse the arguments after the program's name; exits for --help, --version and errors."""
    return Options(**vars(parser().parse_args(argv)))


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
    add("--console", choices=CONSOLE, help="print what the console reads or prints for the game")
    add("--version", action="version", version=f"{PROGRAM} {VERSION}")
    return made
