"""What the arena shows while it plays: a bar on a terminal, and the first fault of each strategy."""

from __future__ import annotations

import signal
import sys
from collections.abc import Callable
from types import FrameType, TracebackType
from typing import Self

from engine.cli.arena_report import fault_line
from engine.cli.streams import complain
from engine.lean import Protocol
from engine.straights.arena.match import Match
from engine.straights.arena.tally import Tally


class _Bar(Protocol):
    """What is used of tqdm."""

    def update(self, n: float) -> bool | None:
        """Go on by so many rounds."""

    def clear(self) -> None:
        """Leave the line to others."""

    def close(self) -> None:
        """Be done."""


class Progress:
    """Tells of sets as they are counted."""

    def __init__(self, match: Match, rounds: int) -> None:
        """Nothing counted yet, of so many rounds."""
        self._match = match
        self._told: set[int] = set()
        self._bar = _bar(rounds)

    def tell(self, counted: Tally) -> None:
        """A set was counted."""
        if self._bar is not None:
            self._bar.update(counted.rounds)
        for number, reason in counted.reasons:
            if number not in self._told:
                self._told.add(number)
                if self._bar is not None:
                    self._bar.clear()
                complain(f"{fault_line(self._match, number, reason)}\n")

    def close(self) -> None:
        """Remove the bar."""
        if self._bar is not None:
            self._bar.close()


class Interrupts:
    """Ctrl-C, and a request to terminate: at first as an exception, later as a call where it does no harm.

    Attributes:
        status: the exit status for it, 0 as long as there was none.
    """

    def __init__(self) -> None:
        """Nothing is heard yet."""
        self.status = 0
        self._call: Callable[[], None] | None = None

    def __enter__(self) -> Self:
        """Listen."""
        self._before = {number: signal.getsignal(number) for number in (signal.SIGINT, signal.SIGTERM)}
        for number in self._before:
            signal.signal(number, self._on_signal)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Leave signals as they were."""
        for number, handler in self._before.items():
            signal.signal(number, handler)

    def heed(self, call: Callable[[], None]) -> None:
        """From now on, only make the call."""
        self._call = call

    def _on_signal(self, number: int, _frame: FrameType | None) -> None:
        """Remember it, and act."""
        self.status = 128 + number
        if self._call is None:
            raise KeyboardInterrupt
        self._call()


def _bar(rounds: int) -> _Bar | None:
    """A bar, where there is a terminal to show it on and tqdm to draw it."""
    if sys.stderr is None or not sys.stderr.isatty():
        return None
    try:
        from tqdm import tqdm  # noqa: PLC0415  # an extra
    except ImportError:
        return None
    return tqdm(total=rounds, unit=" rounds", file=sys.stderr, leave=False, dynamic_ncols=True)
