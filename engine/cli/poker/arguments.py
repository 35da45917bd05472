"""The command line of `straights-poker`."""

from __future__ import annotations

import os
from argparse import ArgumentTypeError
from collections.abc import Sequence

from engine.cli.parser import Parser, whole_number
from engine.cli.poker.player_factory import HUMAN, verify_kind
from engine.counts import counted
from engine.errors import SetupError, UnknownStrategy
from engine.fast_dataclass import dataclass
from engine.poker.errors import NotMoney
from engine.poker.game.money import cents_of
from engine.poker.game.setup import MAX_SEATS, MIN_SEATS, Setup
from engine.poker.players import NAMES
from engine.version import VERSION

PROGRAM = "straights-poker"
_MAX_ROUNDS = 10**9
_ABOUT = """\
Play five-card draw poker to its end, and print each round. Two to ten players, computers or humans, begin
with the same money and pay an ante for each round; who has all the money in the end has won.
"""
_PLAYERS = f"""\
A player is {", ".join(NAMES)}, {HUMAN} (who is asked on standard error and answers on standard input), or a
class of yours, mypackage.mymodule:MyPlayer, with the methods is_folding, place_bet and discard_unwanted.
What it does wrong costs it its turn and is told at the end. Ctrl-C, or the end of the input, stops the game
and tells who has how much.
"""


@dataclass(frozen=True, slots=True)
class Options:
    """The options of the command line.

    Attributes:
        setup: the game.
        kinds: the player of each seat: a name of NAMES, `human`, or `package.module:Class`.
        is_seed_given: whether the seed was given; otherwise it is random.
        is_verbose: whether every action is printed.
        is_json: whether the result is printed as JSON, without a transcript.
    """

    setup: Setup
    kinds: tuple[str, ...]
    is_seed_given: bool
    is_verbose: bool
    is_json: bool


def read_options(argv: Sequence[str]) -> Options:
    """Read the arguments after the program's name; exits for --help, --version and errors."""
    reader = parser()
    read = reader.parse_args(argv)
    kinds: tuple[str, ...] = read.players
    names = read.names or tuple(f"Player{number}" for number in range(1, len(kinds) + 1))
    if len(names) != len(kinds):
        reader.error(f"{counted(len(kinds), 'player')} cannot have {counted(len(names), 'name')}")
    seed = int.from_bytes(os.urandom(4)) if read.seed is None else read.seed
    try:
        setup = Setup(names, read.balance, ante=read.ante, seed=seed, max_rounds=read.rounds)
    except SetupError as error:
        reader.error(str(error))
    return Options(setup, kinds, read.seed is not None, read.verbose, read.json)


def parser() -> Parser:
    """The parser of the command line."""
    made = Parser(PROGRAM, description=_ABOUT, epilog=_PLAYERS, allow_abbrev=False)
    add = made.add_argument
    rounds, seed = whole_number(1, _MAX_ROUNDS), whole_number(-(2**31), 2**32 - 1)
    add("--players", type=_kinds, required=True, metavar="A,B,...", help="who plays, by seats")
    add("--names", type=_names, metavar="A,B,...", help="what the players are called (Player1,Player2,...)")
    add("--balance", type=_cents, default="1000", metavar="$", help="what each player begins with (1000)")
    add("--ante", type=_cents, default="1", metavar="$", help="what each player pays for a round (1)")
    add("--rounds", type=rounds, default=10_000, metavar="N", help="stop after this many rounds (10000)")
    add("--seed", type=seed, metavar="S", help="the same seed gives the same game (by chance)")
    form = made.add_mutually_exclusive_group()
    form.add_argument("--verbose", action="store_true", help="print every action")
    form.add_argument("--json", action="store_true", help="print the result for programs, and no rounds")
    add("--version", action="version", version=f"{PROGRAM} {VERSION}", help="say the version and stop")
    return made


def _kinds(text: str) -> tuple[str, ...]:
    kinds = tuple(kind.strip() for kind in text.split(","))
    if not all(kinds) or not MIN_SEATS <= len(kinds) <= MAX_SEATS:
        wanted = f"{MIN_SEATS} to {MAX_SEATS} players with commas between them"
        raise ArgumentTypeError(f"{wanted} are wanted, unlike {text!r}")
    try:
        for kind in kinds:
            verify_kind(kind)
    except UnknownStrategy as error:
        raise ArgumentTypeError(str(error)) from error
    return kinds


def _names(text: str) -> tuple[str, ...]:
    return tuple(name.strip() for name in text.split(","))


def _cents(text: str) -> int:
    try:
        cents = cents_of(text)
    except NotMoney:
        cents = None
    if cents is None or text.partition(".")[2].rstrip(" 0")[2:]:
        raise ArgumentTypeError(f"dollars such as 20 or 0.50 are wanted, unlike {text!r}")
    return cents
