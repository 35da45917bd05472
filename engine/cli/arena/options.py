"""The command line of `straights-arena`: its options, their limits and the help."""

from __future__ import annotations

import os
from argparse import ArgumentTypeError, Namespace
from collections.abc import Sequence
from importlib.util import find_spec
from math import isfinite

from engine.cli.parser import Parser, whole_number
from engine.errors import SetupError
from engine.fast_dataclass import TYPE_CHECKING
from engine.straights.arena.deals import Deals
from engine.straights.arena.time_limits import TimeLimits
from engine.straights.setup import FIRST_LEGAL, MAX_SCORE_LIMIT, ONE_ROUND, SCORE_LIMIT, SEATS
from engine.straights.strategies.registry import NAMES
from engine.version import VERSION

if TYPE_CHECKING:
    from argparse import _ActionsContainer  # a parser or a group

PROGRAM = "straights-arena"
_MAX_ROUNDS = 10**9
MAX_JOBS = 60  # the most that Windows can wait for
_MAX_BUDGET = 86400.0
_ABOUT = """\
Let four strategies play against each other on the same deals, each from every seat in turn, and tell how
good they are and how sure that is. The deals follow from a secret key, which is told after the match.
"""
_STRATEGIES = f"""\
A strategy is {", ".join(NAMES)}, or a class of yours,
mypackage.mymodule:MyBot, with a method choose(observation). One that raises, thinks too long or answers with
an illegal card loses its seat to {FIRST_LEGAL} for that game. Ctrl-C prints what is known so far.
{PROGRAM} new mybot.py writes a strategy to begin with; {PROGRAM} ladder FOLDER lets all strategies of a
folder play against each other.
"""


class CommonOptions(Namespace):
    """What a match and a ladder are told alike.

    Attributes:
        jobs: the number of processes, None for one a core.
        packages: what strategies may import in a contest.
    """

    jobs: int | None
    budget: float
    clock: tuple[float, float]
    packages: tuple[str, ...]

    @property
    def processes(self) -> int:
        """The number of local processes."""
        return self.jobs or min(cores(), MAX_JOBS)

    @property
    def limits(self) -> TimeLimits:
        """The time that strategies have that are not built in."""
        return TimeLimits(self.budget, *self.clock)


class Options(CommonOptions):
    """The parsed command line of a match.

    Attributes:
        seats: the names of the four strategies.
        rounds: the minimum number of rounds.
        seed: the seed of all deals; None for a key.
        key: the key of all deals; None for a new, secret one.
        games: whether whole games are played instead of rounds.
        json: whether the report is printed as JSON.
        score_limit: of the games.
        fresh_deals: whether each game has deals of its own.
    """

    seats: tuple[str, ...]
    rounds: int
    seed: int | None
    key: str | None
    games: bool
    json: bool
    score_limit: int
    fresh_deals: bool


def read_options(argv: Sequence[str]) -> Options:
    """Parse the arguments after the program's name; exits for --help, --version and errors."""
    return parser().parse_args(argv, Options())


def parser() -> Parser:
    """The parser, which also formats the help."""
    result = Parser(PROGRAM, description=_ABOUT, epilog=_STRATEGIES, allow_abbrev=False)
    add = result.add_argument
    add("--seats", type=_seats, required=True, metavar="A,B,C,D", help="four strategies, in order of play")
    rounds = whole_number(1, _MAX_ROUNDS)
    add("--rounds", type=rounds, default=1000, metavar="N", help="count at least this many rounds (1000)")
    _add_deals(result)
    add("--games", action="store_true", help="play whole games instead of single rounds")
    add(
        "--score-limit",
        type=whole_number(ONE_ROUND, MAX_SCORE_LIMIT),
        default=SCORE_LIMIT,
        metavar="N",
        help=f"with --games: a game ends once a strategy has N points ({SCORE_LIMIT})",
    )
    add_where(result)
    add_limits(result, TimeLimits())
    add(
        "--fresh-deals",
        action="store_true",
        help="a deal for each game, as in a contest where strategies cannot be kept apart",
    )
    add("--json", action="store_true", help="print the result for programs")
    add("--version", action="version", version=f"{PROGRAM} {VERSION}", help="say the version and stop")
    return result


def add_where(result: Parser) -> None:
    """Add the option for how many processes play."""
    jobs = whole_number(1, MAX_JOBS)
    result.add_argument("--jobs", type=jobs, metavar="N", help="how many processes play (one a core)")


def _add_deals(result: Parser) -> None:
    deals = result.add_mutually_exclusive_group()
    deals.add_argument(
        "--seed",
        type=whole_number(-(2**63), 2**63),
        metavar="S",
        help="for practice: the same deals for the same seed, prints are shown",
    )
    deals.add_argument(
        "--key", type=_key, metavar="KEY", help="play a match again, whose key is known by now"
    )
    add_packages(deals)


def add_limits(result: Parser, default: TimeLimits) -> None:
    """Add the options for the time that strategies have: `budget`, and `clock`, a pair of numbers."""
    result.add_argument(
        "--budget",
        type=budget,
        default=default.choice,
        metavar="SECONDS",
        help=f"how long a strategy of yours may think about a choice ({default.choice:g})",
    )
    clock = f"{default.game:g}+{default.increment:g}" if isfinite(default.game) else "no limit"
    result.add_argument(
        "--clock",
        type=_clock,
        default=(default.game, default.increment),
        metavar="SECONDS+MORE",
        help=f"how long it may think in a game, and what each choice adds to that ({clock})",
    )


def add_packages(result: _ActionsContainer) -> None:
    """Add the option for the packages that strategies may import in a contest; in practice they see all."""
    result.add_argument(
        "--packages",
        type=_packages,
        default=_packages("numpy") if find_spec("numpy") else (),
        metavar="A,B",
        help="packages that strategies may import in a contest (without --seed) besides Python's own (numpy)",
    )


def _packages(text: str) -> tuple[str, ...]:
    for name in text.split(","):
        if not name.isidentifier() or find_spec(name) is None:
            raise ArgumentTypeError(f"there is no package {name!r}")
    return tuple(text.split(","))


def cores() -> int:
    """The number of cores available to this process."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def _seats(text: str) -> tuple[str, ...]:
    names = tuple(name.strip() for name in text.split(","))
    if len(names) != SEATS or not all(names):
        raise ArgumentTypeError(f"{SEATS} strategies with commas between them are wanted, unlike {text!r}")
    return names


def _key(text: str) -> str:
    try:
        return Deals(key=text).key
    except SetupError as error:
        raise ArgumentTypeError(f"{error}, unlike {text!r}") from error


def _clock(text: str) -> tuple[float, float]:
    game, _, increment = text.partition("+")
    return budget(game), budget(increment) if increment else 0.0


def budget(text: str) -> float:
    """Parse a time limit in seconds; raises ArgumentTypeError."""
    try:
        seconds = float(text)
    except ValueError:
        seconds = 0.0
    if not isfinite(seconds) or not 0.001 <= seconds <= _MAX_BUDGET:
        raise ArgumentTypeError(f"0.001 to {_MAX_BUDGET:.0f} seconds are wanted, unlike {text!r}")
    return seconds
