"""The program `straights-poker`: plays a game of five-card draw and prints its transcript."""

from __future__ import annotations

import io
import json
import os
import sys
from argparse import ArgumentTypeError
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from contextlib import redirect_stdout

from engine.cli.parser import Parser, whole_number
from engine.cli.poker.dialogue import Dialogue, HumanLeft, Narrator
from engine.cli.poker.human import Human
from engine.cli.poker.player_factory import HUMAN, make_players, verify_kind
from engine.cli.streams import INTERRUPTED, OK, WRONG_USAGE, status_of, verify_output, write_stderr
from engine.counts import counted
from engine.errors import SetupError, UnknownStrategy
from engine.fast_dataclass import TYPE_CHECKING, dataclass
from engine.foreign_code import printable
from engine.poker.errors import NotMoney
from engine.poker.game.events import PotWon
from engine.poker.game.money import cents_of, format_cents
from engine.poker.game.player import Player
from engine.poker.game.setup import MAX_SEATS, MIN_SEATS, Setup
from engine.poker.play.safe_calls import Violations
from engine.poker.play.table import Table
from engine.poker.play.transcript import end_lines, round_lines
from engine.poker.players import NAMES
from engine.version import VERSION

if TYPE_CHECKING:
    from typing import TextIO


def balances_of(table: Table) -> list[int]:
    """The cents of each seat; the stakes of an unfinished round are returned."""
    return [seat.balance + seat.staked for seat in table.state.seats]


def rounds_of(table: Table) -> int:
    """The number of finished rounds."""
    return table.state.number - (table.state.turn is not None)


def as_json(table: Table, options: Options, wins: Counter[int]) -> str:
    """The result as JSON, with the rounds that each seat has won; a game that was left has no winners."""
    names, ended = options.setup.names, table.ended
    players = [
        {
            "name": name,
            "kind": options.kinds[seat],
            "balance": f"{balance // 100}.{balance % 100:02}",
            "rounds_won": wins[seat],
            "faults": table.violations.count(seat),
        }
        for seat, (name, balance) in enumerate(zip(names, balances_of(table), strict=True))
    ]
    result = {
        "seed": options.setup.seed,
        "rounds": rounds_of(table),
        "stopped_at_limit": ended is not None and ended.is_stopped,
        "left": ended is None,
        "players": players,
        "winners": [names[seat] for seat in ended.winners] if ended else [],
    }
    return json.dumps(result, indent=2)


def standing(table: Table, names: Sequence[str]) -> str:
    """The balances in a game that was left."""
    rounds = rounds_of(table)
    played = f"after {counted(rounds, 'round')}" if rounds else "before the end of a round"
    money = [f"{name} {format_cents(cents)}" for name, cents in zip(names, balances_of(table), strict=True)]
    return f"stopped {played}: {', '.join(money)}"


def violation_lines(violations: Violations, names: Sequence[str], kinds: Sequence[str]) -> Iterator[str]:
    """A line for each player and kind of violation, with the first one in detail."""
    for seat, name in enumerate(names):
        for first in violations.of(seat):
            times = violations.count(seat, first.kind)
            often = "once" if times == 1 else f"{times} times"
            line = f"{name} ({kinds[seat]}) {often}: {first.kind.value}"
            detail = f"; first {first.method} in round {first.round}: {first.detail}"
            yield printable(line + detail)


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


def main(argv: Sequence[str] | None = None) -> int:
    """Play the game that the command line describes, and return the exit status."""
    options = read_options(sys.argv[1:] if argv is None else argv)
    if HUMAN not in options.kinds:
        _print_seed(options)
    try:
        return status_of(PROGRAM, lambda: _play(options))
    except UnknownStrategy as error:
        _print_notice(str(error))
        return WRONG_USAGE
    except KeyboardInterrupt:
        _print_notice("stopped")
        return INTERRUPTED


def _play(options: Options) -> int:
    """Play to the end of the game, or until a human leaves, and return the exit status."""
    verify_output()
    names, kinds = options.setup.names, options.kinds
    output = sys.stdout
    if isinstance(output, io.TextIOWrapper):
        output.reconfigure(errors="replace", newline="\n")
    table, status = Table(options.setup, _players(options)), OK
    wins: Counter[int] = Counter()
    try:
        _run(table, options, wins, output)
    except KeyboardInterrupt as left:
        has_left = isinstance(left, HumanLeft)
        status = OK if has_left else INTERRUPTED
        _print_notice(standing(table, names), on_new_line=not has_left)
    finally:
        if HUMAN in options.kinds:  # not earlier: the seed determines all cards
            _print_seed(options)
        # on standard error, which may still be read when nobody reads the transcript any more
        for line in violation_lines(table.violations, names, kinds):
            _print_notice(line)
    if options.is_json:
        _write(output, [as_json(table, options, wins)])
    elif table.ended:
        _write(output, end_lines(table.ended, names))
    return status


def _print_seed(options: Options) -> None:
    """Print a seed that was chosen at random, so that the game can be repeated."""
    if not options.is_seed_given:
        seed = options.setup.seed
        _print_notice(f"the seed is {seed}: with --seed {seed} the same cards come again")


def _players(options: Options) -> list[Player]:
    """The players; humans share one terminal."""
    names = options.setup.names
    humans = [seat for seat, kind in enumerate(options.kinds) if kind == HUMAN]
    dialogue = Dialogue(len(names), has_transcript=not options.is_json)
    narrator = Narrator(dialogue, names, humans)

    def human(seat: int) -> Player:
        return Human(seat, names[seat], dialogue, narrator, is_narrating=seat == humans[0])

    return make_players(options.kinds, names, options.setup.seed, human)


def _run(table: Table, options: Options, wins: Counter[int], output: TextIO) -> None:
    """Play round by round; output of players goes to standard error, away from the transcript."""
    while not table.is_over:
        with redirect_stdout(sys.stderr):
            events = table.play_round()
        wins.update({event.seat for event in events if isinstance(event, PotWon)})  # once for several pots
        if not options.is_json:
            _write(output, round_lines(events, options.setup.names, is_verbose=options.is_verbose))


def _write(output: TextIO, lines: Iterable[str]) -> None:
    """Print lines and flush them: a human or another program may be waiting."""
    output.write("".join(f"{line}\n" for line in lines))
    output.flush()


def _print_notice(text: str, *, on_new_line: bool = False) -> None:
    """Print to standard error; `on_new_line` after a Ctrl-C, which leaves the cursor behind `^C`."""
    needs_break = on_new_line and sys.stderr is not None and sys.stderr.isatty()
    start = "\n" if needs_break else ""
    write_stderr(f"{start}{PROGRAM}: {text}\n")
