"""Progress of the arena: a progress bar, the first fault of each strategy, and signals that stop it."""

from __future__ import annotations

import signal
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FrameType

from engine.cli.arena.report import fault_line
from engine.cli.streams import write_stderr
from engine.fast_dataclass import TYPE_CHECKING
from engine.straights.arena.match import Match
from engine.straights.arena.stats import MatchStats

if TYPE_CHECKING:
    from typing import NoReturn

    from tqdm import tqdm


class Progress:
    """Shows progress set by set: a bar on a terminal, and the first fault of each strategy."""

    def __init__(self, match: Match, rounds: int) -> None:
        self._match = match
        self._reported: set[int] = set()
        self._bar = _bar(rounds)

    def update(self, counted: MatchStats) -> None:
        """Advance by a set."""
        if self._bar is not None:
            self._bar.update(counted.rounds)
        for number, reason in counted.reasons:
            if number not in self._reported:
                self._reported.add(number)
                if self._bar is not None:
                    self._bar.clear()
                write_stderr(f"{fault_line(self._match, number, reason)}\n")

    def close(self) -> None:
        """Remove the bar."""
        if self._bar is not None:
            self._bar.close()


class Interrupts:
    """Handles SIGINT and SIGTERM: with KeyboardInterrupt at first, later with a callback.

    Attributes:
        status: the exit status for the signal, 0 without one.
    """

    def __init__(self) -> None:
        self.status = 0
        self._callback: Callable[[], None] | None = None

    def on_interrupt(self, callback: Callable[[], None]) -> None:
        """Call this from now on instead of raising KeyboardInterrupt."""
        self._callback = callback

    def on_signal(self, number: int, _frame: FrameType | None) -> None:
        """Take a signal."""
        self.status = 128 + number
        if self._callback is None:
            raise KeyboardInterrupt
        self._callback()


@contextmanager
def interrupts_handled() -> Iterator[Interrupts]:
    """Handle the signals within."""
    interrupts = Interrupts()
    before = {
        number: signal.signal(number, interrupts.on_signal) for number in (signal.SIGINT, signal.SIGTERM)
    }
    try:
        yield interrupts
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


def _bar(rounds: int) -> tqdm[NoReturn] | None:
    """A progress bar, if standard error is a terminal and tqdm is installed."""
    if sys.stderr is None or not sys.stderr.isatty():
        return None
    try:
        from tqdm import tqdm  # noqa: PLC0415  # an extra
    except ImportError:
        return None
    return tqdm(total=rounds, unit=" rounds", file=sys.stderr, leave=False, dynamic_ncols=True)
