"""The log of internal errors, on standard error."""

from __future__ import annotations

import traceback
from collections.abc import Callable

from straights_server.limits import Bucket, Rate

_RATE = Rate(1 / 60, 10)
"""Whoever finds a way to cause errors does not fill the disk with them."""


class FailureLog:
    """Prints internal errors: the first ten, then one a minute."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._bucket = Bucket(_RATE, clock())

    def note(self, error: Exception) -> None:
        """Print an error with its traceback, or drop it."""
        if self._bucket.take(self._clock()):
            traceback.print_exception(error)
