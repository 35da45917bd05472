"""The program `straights-poker`: plays a game of five-card draw and prints its transcript."""

from __future__ import annotations

import io
import sys
from collections import Counter
from collections.abc import Iterable, Sequence
from contextlib import redirect_stdout

from engine.cli.poker.arguments import PROGRAM, Options, read_options
from engine.cli.poker.dialogue import Dialogue, HumanLeft, Narrator
from engine.cli.poker.human import Human
from engine.cli.poker.player_factory import HUMAN, make_players
from engine.cli.poker.report import as_json, standing, violation_lines
from engine.cli.streams import INTERRUPTED, OK, WRONG_USAGE, status_of, verify_output, write_stderr
from engine.errors import UnknownStrategy
from engine.fast_dataclass import TYPE_CHECKING
from engine.poker.game.events import PotWon
from engine.poker.game.player import Player
from engine.poker.play.table import Table
from engine.poker.play.transcript import end_lines, round_lines

if TYPE_CHECKING:
    from typing import TextIO


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
