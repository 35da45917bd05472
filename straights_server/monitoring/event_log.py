"""The log of a server: a line of JSON for each event."""

from __future__ import annotations

import json
import sys
import traceback
from collections.abc import Callable
from datetime import UTC, datetime
from enum import IntEnum
from typing import TextIO

from straights_server.limits import Bucket, Rate

_RATE = Rate(10, 200)
"""Strangers who are refused do not fill the disk."""

_FAILURE_RATE = Rate(1 / 60, 10)
"""Nor does whoever finds a way to cause errors, which take many more bytes."""


class Level(IntEnum):
    """How much an event matters to an operator."""

    INFO = 1
    WARNING = 2
    ERROR = 3


class EventLog:
    """Writes the events from a level on, at most ten a second for a while; tells how many it left out.

    Names of people are never written, addresses only if wanted. Names of tables are: who knows the name of a
    private table can sit down there.
    """

    def __init__(
        self,
        least: Level,
        clock: Callable[[], float],
        stream: TextIO | None = None,
        *,
        has_addresses: bool = False,
    ) -> None:
        self._least = least
        self._clock = clock
        self._stream = stream
        self._has_addresses = has_addresses
        self._bucket, self._failures = Bucket(_RATE, clock()), Bucket(_FAILURE_RATE, clock())
        self._left_out = 0

    def write(self, level: Level, event: str, *, address: str | None = None, **values: object) -> None:
        """Write an event, with its values."""
        if level < self._least:
            return
        if not self._bucket.take(self._clock()):
            self._left_out += 1
            return
        line: dict[str, object] = {"time": datetime.now(UTC).isoformat(timespec="milliseconds")}
        line |= {"level": level.name.lower(), "event": event, **values}
        if self._has_addresses and address is not None:
            line["address"] = address
        if self._left_out:
            line["left_out"] = self._left_out
            self._left_out = 0
        print(json.dumps(line), file=self._stream or sys.stderr, flush=True)

    def write_failure(self, error: Exception) -> None:
        """Write an internal error, with its traceback: ten, then one a minute."""
        if not self._failures.take(self._clock()):
            self._left_out += 1
            return
        lines = traceback.format_exception(error)
        self.write(Level.ERROR, "internal_error", error=str(error), traceback="".join(lines))
