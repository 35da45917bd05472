"""Limits and rate limits for seats, addresses and the whole server; the time is an argument."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

BYTES_OF_MESSAGE = 4096
"""The part of an answer that takes as much time as a message, and counts as one more."""
CLIENTS_OF_MESSAGE = 8
"""The clients that a message may reach because of another client, before it counts as one more."""

_FORGET_AFTER = 600.0
"""Seconds after which an address without connections is discarded: by then each bucket is full again."""


@dataclass(frozen=True, slots=True)
class Rate:
    """An average rate per second, and the size of a burst."""

    per_second: float
    burst: float


@dataclass(frozen=True, slots=True)
class Limits:
    """The limits of a server. In a game, each seat sends about one message in three seconds.

    Attributes:
        seat_rate: messages from a seat, over all its connections; also from a connection without a seat.
        address_rate: messages and requests from an address, which a whole school may share.
        opening_rate: tables opened from an address.
        connections: WebSocket connections in total.
        connections_of_address: WebSocket connections from one address.
        sockets: open connections of any kind in total, even if nothing is ever sent over them.
        sockets_of_address: those of one address, whose browsers open several each for requests.
        unread_of_address: those of one address that do not read a long response, which fills the memory.
        connections_of_seat: of one person, who may have several pages open.
        watchers: connections of spectators at one table.
        tables: in use at once, which are those in memory.
        tables_of_address: those of them that one address has opened.
        stored_finished: tables whose last game is over, above which those not in use are deleted, the longest
            unchanged first.
        stored_unfinished: the same for all other tables.
        unsent_bytes: queued for a client that reads slowly, before it is disconnected.
    """

    seat_rate: Rate = Rate(10, 50)
    address_rate: Rate = Rate(200, 1000)
    opening_rate: Rate = Rate(1 / 30, 50)
    connections: int = 20_000
    connections_of_address: int = 200
    sockets: int = 60_000
    sockets_of_address: int = 2_000
    unread_of_address: int = 200
    connections_of_seat: int = 8
    watchers: int = 50
    tables: int = 10_000
    tables_of_address: int = 100
    stored_finished: int = 20_000
    stored_unfinished: int = 20_000
    unsent_bytes: int = 1_000_000


@dataclass(slots=True)
class Bucket:
    """A token bucket: refills at the rate, up to the burst."""

    rate: Rate
    level: float = field(init=False)
    filled: float = 0.0

    def __post_init__(self) -> None:
        self.level = self.rate.burst

    def take(self, now: float) -> bool:
        """Take a token at this time, in seconds; returns whether there was one."""
        self._fill(now)
        if self.level < 1:
            return False
        self.level -= 1
        return True

    def has_token(self, now: float) -> bool:
        """Whether there is a token at this time."""
        self._fill(now)
        return self.level >= 1

    def charge(self, count: int, now: float) -> None:
        """Take this many tokens, even if that makes a debt, after which there are none for a while."""
        self._fill(now)
        self.level -= count

    def _fill(self, now: float) -> None:
        self.level = min(self.rate.burst, self.level + (now - self.filled) * self.rate.per_second)
        self.filled = now


@dataclass(slots=True)
class Address:
    """The usage of one address."""

    messages: Bucket
    openings: Bucket
    connections: int = 0


class Addresses:
    """The usage of all addresses; None stands for this machine itself, which has no limit per address.

    Attributes:
        connections: how many there are.
        limits: the limits of the server.
    """

    def __init__(self, limits: Limits) -> None:
        self.connections = 0
        self.limits = limits
        self._known: dict[str, Address] = {}

    def may_connect(self, address: str | None, now: float) -> bool:
        """Count a new connection if the limits allow it; returns whether they do."""
        if self.connections >= self.limits.connections:
            return False
        if address is not None:
            known = self._of(address)
            if known.connections >= self.limits.connections_of_address or not known.messages.take(now):
                return False
            known.connections += 1
        self.connections += 1
        return True

    def disconnect(self, address: str | None) -> None:
        """Count that a connection has closed."""
        self.connections -= 1
        if address is not None:
            self._of(address).connections -= 1

    def may_send(self, address: str | None, now: float) -> bool:
        """Count a message or a request if the limits allow it; returns whether they do."""
        return address is None or self._of(address).messages.take(now)

    def is_in_debt(self, address: str | None, now: float) -> bool:
        """Whether an address may send nothing at the moment."""
        return address in self._known and not self._of(address).messages.has_token(now)

    def charge(self, address: str | None, count: int, now: float) -> None:
        """Count as many more messages, for what is dropped or takes as much time."""
        if address is not None and count:
            self._of(address).messages.charge(count, now)

    def may_open(self, address: str | None, now: float) -> bool:
        """Count a new table if the limits allow it; returns whether they do."""
        return address is None or self._of(address).openings.take(now)

    def forget(self, now: float) -> None:
        """Discard the addresses that have been inactive for a while."""
        self._known = {
            address: known
            for address, known in self._known.items()
            if known.connections or now - max(known.messages.filled, known.openings.filled) < _FORGET_AFTER
        }

    def _of(self, address: str) -> Address:
        known = self._known.get(address)
        if known is None:
            known = Address(Bucket(self.limits.address_rate), Bucket(self.limits.opening_rate))
            self._known[address] = known
        return known


class Traffic:
    """Counts what a connection sends besides whole messages and requests, which the service counts.

    Control frames, fragments and incomplete reads: each takes as long as a short message. They have the rate
    of a seat for each connection, and count with the messages of the address.
    """

    def __init__(
        self,
        addresses: Addresses,
        rate: Rate,
        clock: Callable[[], float],
        schedule: Callable[[str | None, Callable[[], None]], None],
        address: str | None,
    ) -> None:
        """`schedule` takes what is to be done for an address."""
        self._addresses = addresses
        self._clock = clock
        self._schedule = schedule
        self._address = address
        self._bucket = Bucket(rate, clock())

    def allows(self, count: int) -> bool:
        """Count so many; returns whether the limits allow all of them."""
        now = self._clock()
        return all(
            self._bucket.take(now) and self._addresses.may_send(self._address, now) for _ in range(count)
        )

    @property
    def is_in_debt(self) -> bool:
        """Whether the address may send nothing at the moment."""
        return self._addresses.is_in_debt(self._address, self._clock())

    def take_turn(self, work: Callable[[], None]) -> None:
        """Do something when it is the turn of the address."""
        self._schedule(self._address, work)

    def charge(self, count: int) -> None:
        """Count discarded messages against the address."""
        self._addresses.charge(self._address, count, self._clock())
