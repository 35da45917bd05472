"""The time that strategies have: for a choice, and for a game as in chess."""

from __future__ import annotations

from math import inf

from engine.fast_dataclass import dataclass

_CLOCK_SHARE = 4
"""On a busy machine an answer may take this many times the processor time that it costs."""


@dataclass(frozen=True, slots=True)
class TimeLimits:
    """The limits of a strategy that is not built in, in seconds.

    Attributes:
        choice: for each choice.
        game: for all choices of a game together.
        increment: what each choice adds to that.
    """

    choice: float = 10.0
    game: float = inf
    increment: float = 0.0


def counted(clock: float, processor: float | None) -> float:
    """The seconds that count, from those of the clock and, if it is known, of the processor.

    Processor time counts, since others may keep the machine busy; of the clock's, a quarter counts at least.
    """
    return clock if processor is None else max(processor, clock / _CLOCK_SHARE)
