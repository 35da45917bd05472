"""`straights-poker`: a game of five-card draw; command line in, transcript out, exit status back."""

from __future__ import annotations

import io
import sys
from collections.abc import Iterable, Sequence
from contextlib import redirect_stdout

from engine.cli.poker.arguments import PROGRAM, Wishes, read_wishes
from engine.cli.poker.dialogue import Dialogue, HumanLeft
from engine.cli.poker.human import Human
from engine.cli.poker.narrator import Narrator
from engine.cli.poker.player_factory import HUMAN, players_of
from engine.cli.poker.report import Wins, as_json, fault_lines, standing
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
    wishes = read_wishes(sys.argv[1:] if words is None else words)
    if HUMAN not in wishes.kinds:
        _tell_seed(wishes)
    try:
        verify_output()
        return _play(wishes)
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


def _play(wishes: Wishes) -> int:
    """Play to the end of the game, or until somebody leaves; the exit status."""
    names, kinds = wishes.setup.names, wishes.kinds
    output = sys.stdout
    if isinstance(output, io.TextIOWrapper):
        output.reconfigure(errors="replace", newline="\n")
    table, wins, status = Table(wishes.setup, _players(wishes)), Wins(len(names)), _OK
    try:
        _run(table, wishes, wins, output)
    except KeyboardInterrupt as left:
        is_asked = isinstance(left, HumanLeft)
        status = _OK if is_asked else _INTERRUPTED
        _say(standing(table, names), starts_line=not is_asked)
    finally:
        if HUMAN in wishes.kinds:  # not before: whoever knows the seed knows all cards
            _tell_seed(wishes)
        # who reads the transcript may have gone; what players did wrong is told elsewhere
        for line in fault_lines(table.faults, names, kinds):
            _say(line)
    if wishes.is_json:
        _write(output, [as_json(table, wishes, wins)])
    elif table.ended:
        _write(output, end_lines(table.ended, names))
    return status


def _tell_seed(wishes: Wishes) -> None:
    """Tell the seed that chance chose, so that the game can be repeated."""
    if not wishes.is_seed_given:
        _say(f"the seed is {wishes.setup.seed}: with --seed {wishes.setup.seed} the same cards come again")


def _players(wishes: Wishes) -> list[Player]:
    """Who plays; humans share one screen."""
    names = wishes.setup.names
    humans = [seat for seat, kind in enumerate(wishes.kinds) if kind == HUMAN]
    dialogue = Dialogue(len(names), has_transcript=not wishes.is_json)
    narrator = Narrator(dialogue, names, humans)

    def human(seat: int) -> Player:
        return Human(seat, names[seat], dialogue, narrator, tells=seat == humans[0])

    return players_of(wishes.kinds, names, wishes.setup.seed, human)


def _run(table: Table, wishes: Wishes, wins: Wins, output: TextIO) -> None:
    """Play round by round; what players print goes to standard error, away from the transcript."""
    while not table.is_over:
        with redirect_stdout(sys.stderr):
            events = table.play_round()
        wins.add(events)
        if not wishes.is_json:
            _write(output, round_lines(events, wishes.setup.names, is_verbose=wishes.is_verbose))


def _write(output: TextIO, lines: Iterable[str]) -> None:
    """Print lines, at once: a human, or another program, may wait for them."""
    output.write("".join(f"{line}\n" for line in lines))
    output.flush()


def _say(text: str, *, starts_line: bool = False) -> None:
    """Tell the person at the terminal, beside the transcript; below what is typed, where need be."""
    is_behind = starts_line and sys.stderr is not None and sys.stderr.isatty()
    before = "\n" if is_behind else ""
    complain(f"{before}{PROGRAM}: {text}\n")
