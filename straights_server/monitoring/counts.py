"""The counts of a server since its start."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter, defaultdict
from dataclasses import dataclass, field

_SECONDS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)


class Histogram:
    """How many values were at most as high as each of some bounds.

    Attributes:
        bounds: ascending; a value above all of them is counted, too.
        counts: the values at most as high as each bound and higher than the one before, and those above all.
        total: the sum of all values.
    """

    def __init__(self, bounds: tuple[float, ...] = _SECONDS) -> None:
        self.bounds = bounds
        self.counts = [0] * (len(bounds) + 1)
        self.total = 0.0

    def observe(self, value: float) -> None:
        """Count a value."""
        self.counts[bisect_left(self.bounds, value)] += 1
        self.total += value


@dataclass(slots=True)
class Counts:
    """What has happened since the server started.

    Attributes:
        moves: of people and computers.
        bytes_received, bytes_sent: over the WebSocket connections; of control frames those received.
        deleted_tables: by the reason.
        refused_requests: by the reason in the answer.
        refused_connections, ended_connections: by the cause.
        acknowledged: seconds from a change of a table until its messages are sent, when it is stored.
        commits: the seconds of each commit.
        loop_lag: by how many seconds the event loop was late, once a second.
        thinking_waits, thinking: the seconds that computers waited for their turn to think, and thought.
        round_trips: the seconds that a database shared with other servers took to answer.
        requests: the seconds in which messages and requests were handled, by kind.
        commit_sizes: the changes in each commit.
    """

    moves: int = 0
    bytes_received: int = 0
    bytes_sent: int = 0
    deleted_tables: Counter[str] = field(default_factory=Counter)
    refused_requests: Counter[str] = field(default_factory=Counter)
    refused_connections: Counter[str] = field(default_factory=Counter)
    ended_connections: Counter[str] = field(default_factory=Counter)
    acknowledged: Histogram = field(default_factory=Histogram)
    commits: Histogram = field(default_factory=Histogram)
    loop_lag: Histogram = field(default_factory=Histogram)
    thinking_waits: Histogram = field(default_factory=Histogram)
    thinking: Histogram = field(default_factory=Histogram)
    round_trips: Histogram = field(default_factory=Histogram)
    requests: defaultdict[str, Histogram] = field(default_factory=lambda: defaultdict(Histogram))
    commit_sizes: Histogram = field(default_factory=lambda: Histogram((1, 2, 5, 10, 20, 50, 100, 200, 500)))
