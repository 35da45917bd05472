"""The time that strategies have: for a choice, and for a game as in chess."""

from __future__ import annotations

from math import inf

from engine.fast_dataclass import dataclass

CLOCK_SHARE = 4
"""Who only sleeps has this many times as long as who computes: on a busy machine the match is late, too."""


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


@dataclass(frozen=True, slots=True)
class ProcessTimes:
    """The times of a process in seconds: on processors, and waiting for one."""

    processor: float = 0.0
    waiting: float = 0.0


def counted(
    clock: float, before: ProcessTimes, after: ProcessTimes | None, share: int = CLOCK_SHARE
) -> float:
    """The seconds that count, from those of the clock and the times of the process before and after them.

    Processor time counts, and a share of the clock's at least, but for the time of waiting for a processor:
    who plays well keeps its seat on a busy machine. Where the times are not known, the clock counts.
    """
    if after is None:
        return clock
    waiting = after.waiting - before.waiting
    return max(after.processor - before.processor, (clock - waiting) / share)
