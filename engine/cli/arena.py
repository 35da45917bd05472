"""`straights-arena`: a match between strategies; command line in, report out, exit status back."""

from __future__ import annotations

import io
import os
import sys
from collections.abc import Sequence
from contextlib import closing

from engine.cli.arena_arguments import PROGRAM, Wishes, read_wishes
from engine.cli.arena_crews import cluster, processes
from engine.cli.arena_progress import Interrupts, Progress
from engine.cli.arena_report import as_json, as_text, fault_lines
from engine.cli.streams import complain, drop_output, verify_output
from engine.errors import MatchBroken, NoWorkers, UnknownStrategy
from engine.straights.arena.entrants import verify
from engine.straights.arena.match import Match
from engine.straights.arena.run import Run

_OK = 0
_FAILED = 1
_BAD_WISH = 2


def main(words: Sequence[str] | None = None) -> int:
    """Play the match that the words after the program's name describe, and return the exit status."""
    wishes = read_wishes(sys.argv[1:] if words is None else words)
    run = Run(Match(wishes.seats, wishes.seed, wishes.games, wishes.budget, _folders()), wishes.rounds)
    with Interrupts() as interrupts:
        try:
            status = _play(run, wishes, interrupts)
        except KeyboardInterrupt:
            status = _OK  # the interrupt has its own
        if interrupts.status:
            rounds = run.tally.rounds
            _say(f"stopped after {rounds} rounds" if rounds else "stopped; nothing is known yet")
        if run.tally.sets:
            status = _report(run, for_programs=wishes.json) or status
        return interrupts.status or status


def _play(run: Run, wishes: Wishes, interrupts: Interrupts) -> int:
    """Play as far as that goes; the exit status, what went wrong being said."""
    match = run.match
    status = _BAD_WISH
    try:
        for name in dict.fromkeys(match.entrants):
            verify(name, match.seconds, match.folders)
        with processes(wishes.jobs) if wishes.dask is None else cluster(wishes.dask) as crew:
            interrupts.heed(run.stop)
            status = _FAILED
            with closing(Progress(match, wishes.rounds)) as progress:
                run.play(crew.executor, crew.workers, progress.tell)
    except (NoWorkers, UnknownStrategy) as error:
        _say(str(error))
        return status
    except (MatchBroken, OSError) as error:
        _say(f"the match broke off: {error}")
        return _FAILED
    return _OK


def _report(run: Run, *, for_programs: bool) -> int:
    """Tell what is known; the exit status."""
    for line in fault_lines(run.match, run.tally):
        complain(f"{line}\n")
    try:
        verify_output()
        if isinstance(sys.stdout, io.TextIOWrapper):
            sys.stdout.reconfigure(errors="replace")  # where a terminal has no plus-minus sign
        told = as_json if for_programs else as_text
        sys.stdout.write(f"{told(run.match, run.tally)}\n")
        sys.stdout.flush()
    except BrokenPipeError:
        drop_output()
    except OSError as error:
        _say(f"cannot write: {error.strerror}")
        drop_output()
        return _FAILED
    return _OK


def _folders() -> tuple[str, ...]:
    """Where strategies are looked for besides the usual places: the current folder, if it still exists."""
    try:
        return (os.getcwd(),)
    except OSError:
        return ()


def _say(text: str) -> None:
    """Tell the person at the terminal, beside the report."""
    complain(f"{PROGRAM}: {text}\n")


if __name__ == "__main__":
    sys.exit(main())
