"""`straights-poker`: a game of five-card draw; command line in, transcript out, exit status back."""

from __future__ import annotations

import io
import sys
from collections.abc import Iterable, Sequence
from contextlib import redirect_stdout

from engine.cli.poker.arguments import PROGRAM, Options, read_options
from engine.cli.poker.dialogue import Dialogue, HumanLeft
from engine.cli.poker.human import Human
from engine.cli.poker.narrator import Narrator
from engine.cli.poker.player_factory import HUMAN, make_players
from engine.cli.poker.report import Wins, as_json, standing, violation_lines
from engine.cli.streams import complain, drop_output, verify_output
from engine.errors import UnknownStrategy
from engine.lean import TYPE_CHECKING
from engine.poker.game.player import Player
from engine.poker.play.table import Table
from engine.poker.play.transcript import end_lines, round_lines

if TYPE_CHECKING:
    from typing import TextIO

_OK = 0
_FAILED = 1
_BAD_WISH = 2
_INTERRUPTED = 130


def main(words: Sequence[str] | None = None) -> int:
    """Play the game that the words after the program's name describe, and return the exit status."""
    options = read_options(sys.argv[1:] if words is None else words)
    if HUMAN not in options.kinds:
        _tell_seed(options)
    try:
        verify_output()
        return _play(options)
    except UnknownStrategy as error:
        _say(str(error))
        return _BAD_WISH
    except KeyboardInterrupt:
        _say("stopped")
        return _INTERRUPTED
    except BrokenPipeError:
        drop_output()
    except OSError as error:
        _say(f"cannot write: {error.strerror}")
        drop_output()
        return _FAILED
    return _OK


def _play(options: Options) -> int:
    """Play to the end of the game, or until somebody leaves; the exit status."""
    names, kinds = options.setup.names, options.kinds
    output = sys.stdout
    if isinstance(output, io.TextIOWrapper):
        output.reconfigure(errors="replace", newline="\n")
    table, wins, status = Table(options.setup, _players(options)), Wins(len(names)), _OK
    try:
        _run(table, options, wins, output)
    except KeyboardInterrupt as left:
        is_asked = isinstance(left, HumanLeft)
        status = _OK if is_asked else _INTERRUPTED
        _say(standing(table, names), starts_line=not is_asked)
    finally:
        if HUMAN in options.kinds:  # not before: whoever knows the seed knows all cards
            _tell_seed(options)
        # who reads the transcript may have gone; what players did wrong is told elsewhere
        for line in violation_lines(table.violations, names, kinds):
            _say(line)
    if options.is_json:
        _write(output, [as_json(table, options, wins)])
    elif table.ended:
        _write(output, end_lines(table.ended, names))
    return status


def _tell_seed(options: Options) -> None:
    """Tell the seed that chance chose, so that the game can be repeated."""
    if not options.is_seed_given:
        _say(f"the seed is {options.setup.seed}: with --seed {options.setup.seed} the same cards come again")


def _players(options: Options) -> list[Player]:
    """Who plays; humans share one screen."""
    names = options.setup.names
    humans = [seat for seat, kind in enumerate(options.kinds) if kind == HUMAN]
    dialogue = Dialogue(len(names), has_transcript=not options.is_json)
    narrator = Narrator(dialogue, names, humans)

    def human(seat: int) -> Player:
        return Human(seat, names[seat], dialogue, narrator, tells=seat == humans[0])

    return make_players(options.kinds, names, options.setup.seed, human)


def _run(table: Table, options: Options, wins: Wins, output: TextIO) -> None:
    """Play round by round; what players print goes to standard error, away from the transcript."""
    while not table.is_over:
        with redirect_stdout(sys.stderr):
            events = table.play_round()
        wins.add(events)
        if not options.is_json:
            _write(output, round_lines(events, options.setup.names, is_verbose=options.is_verbose))


def _write(output: TextIO, lines: Iterable[str]) -> None:
    """Print lines, at once: a human, or another program, may wait for them."""
    output.write("".join(f"{line}\n" for line in lines))
    output.flush()


def _say(text: str, *, starts_line: bool = False) -> None:
    """Tell the person at the terminal, beside the transcript; below what is typed, where need be."""
    is_behind = starts_line and sys.stderr is not None and sys.stderr.isatty()
    before = "\n" if is_behind else ""
    complain(f"{before}{PROGRAM}: {text}\n")
