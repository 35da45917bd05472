"""How much a server takes from one seat, one address and all together: counted, with the time as input."""

from __future__ import annotations

from dataclasses import dataclass, field

_FORGET_AFTER = 600.0
"""Seconds after which an address without connections is forgotten: by then each bucket is full again."""


@dataclass(frozen=True, slots=True)
class Rate:
    """This many a second on average, and this many at once."""

    per_second: float
    burst: float


@dataclass(frozen=True, slots=True)
class Limits:
    """What a server allows. A game is played with one message in three seconds from each seat.

    Attributes:
        seat_rate: messages of a seat, from all its connections together; of a connection without a seat.
        address_rate: messages and requests of an address, at which a whole school may play.
        opening_rate: tables that are opened from an address.
        connections: in all.
        connections_of_address: from one address.
        connections_of_seat: of one person, who may have several pages open.
        watchers: connections that look on at one table.
        tables: in all.
        unsent_bytes: what may wait for a client that reads slowly, before it is cut off.
    """

    seat_rate: Rate = Rate(10, 50)
    address_rate: Rate = Rate(200, 1000)
    opening_rate: Rate = Rate(0.2, 20)
    connections: int = 20_000
    connections_of_address: int = 200
    connections_of_seat: int = 8
    watchers: int = 50
    tables: int = 10_000
    unsent_bytes: int = 1_000_000


@dataclass(slots=True)
class Bucket:
    """Allows this many a second, and saves up what was not used, up to the burst."""

    rate: Rate
    level: float = field(init=False)
    filled: float = 0.0

    def __post_init__(self) -> None:
        self.level = self.rate.burst

    def take(self, now: float) -> bool:
        """Whether one more is allowed at this time, in seconds; if so, it is counted."""
        self.level = min(self.rate.burst, self.level + max(now - self.filled, 0.0) * self.rate.per_second)
        self.filled = now
        if self.level < 1:
            return False
        self.level -= 1
        return True


@dataclass(slots=True)
class Address:
    """What comes from one address."""

    messages: Bucket
    openings: Bucket
    connections: int = 0


class Addresses:
    """Counts what comes from each address; None is this machine itself, whose programs have no such limit."""

    def __init__(self, limits: Limits) -> None:
        self.connections = 0
        self._limits = limits
        self._known: dict[str, Address] = {}

    def may_connect(self, address: str | None, now: float) -> bool:
        """Whether there is room for one more connection; if so, it is counted."""
        if self.connections >= self._limits.connections:
            return False
        if address is not None:
            known = self._of(address)
            if known.connections >= self._limits.connections_of_address or not known.messages.take(now):
                return False
            known.connections += 1
        self.connections += 1
        return True

    def disconnect(self, address: str | None) -> None:
        """A connection that was counted has closed."""
        self.connections -= 1
        if address is not None:
            self._of(address).connections -= 1

    def may_send(self, address: str | None, now: float) -> bool:
        """Whether a message or a request is allowed; if so, it is counted."""
        return address is None or self._of(address).messages.take(now)

    def may_open(self, address: str | None, now: float) -> bool:
        """Whether a table may be opened; if so, it is counted."""
        return address is None or self._of(address).openings.take(now)

    def forget(self, now: float) -> None:
        """Forget the addresses that nothing has come from for a while."""
        self._known = {
            address: known
            for address, known in self._known.items()
            if known.connections or now - max(known.messages.filled, known.openings.filled) < _FORGET_AFTER
        }

    def _of(self, address: str) -> Address:
        known = self._known.get(address)
        if known is None:
            known = Address(Bucket(self._limits.address_rate), Bucket(self._limits.opening_rate))
            self._known[address] = known
        return known
