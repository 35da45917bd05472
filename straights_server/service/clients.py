"""The connections of a server, by table and by viewer."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from engine.games.new_game import MOST_SEATS
from straights_server.limits import Bucket, Limits
from straights_server.table import Table
from straights_server.views import Audience, Spectator, viewers_of


@dataclass(slots=True, eq=False)
class Client:
    """A connection.

    Attributes:
        address: of the peer; None for a program on this machine.
        send: sends a text.
        close: closes the connection, with a reason; the client reconnects and resumes.
        bucket: limits its messages while it has no seat.
        table: the table that it has joined or watches, None for none.
        viewer: its seat at the table, or the kind of spectator.
        kicked_from: the table from which its person was removed, "" for none.
    """

    address: str | None
    send: Callable[[str], None]
    close: Callable[[str], None]
    bucket: Bucket
    table: Table | None = None
    viewer: Audience | None = None
    kicked_from: str = ""

    @property
    def seat(self) -> int | None:
        """The seat of the connection, or None."""
        return self.viewer if isinstance(self.viewer, int) else None


class Clients:
    """All connections that belong to a table."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._of: dict[tuple[str, Audience], tuple[Client, ...]] = {}
        self._buckets: dict[tuple[str, Audience], Bucket] = {}

    def at(self, table: str, viewers: Iterable[Audience]) -> tuple[Client, ...]:
        """The connections to seats, and those of kinds of spectators."""
        found: tuple[Client, ...] = ()
        for viewer in viewers:
            found += self._of.get((table, viewer), ())
        return found

    def has_room(self, client: Client, table: str, viewer: Audience) -> bool:
        """Whether the limits allow another connection; no address looks on more often than it leaves room."""
        if isinstance(viewer, int):
            return len(self.at(table, (viewer,))) < self._limits.connections_of_seat
        spectators = self.at(table, Spectator)
        own = sum(each.address == client.address for each in spectators if client.address is not None)
        return own < self._limits.watchers - len(spectators)

    def spectators(self, table: str) -> int:
        """The number of connections that look on at a table."""
        return len(self.at(table, Spectator))

    def add(self, client: Client, table: Table, viewer: Audience) -> None:
        """Assign a connection to a table and a viewer."""
        for onlooker in self.of(table.state.name):
            onlooker.table = table  # which may have been loaded again since
        client.table, client.viewer = table, viewer
        self._of[table.state.name, viewer] = (*self.at(table.state.name, (viewer,)), client)

    def remove(self, client: Client) -> None:
        """Remove a connection from its table."""
        if client.table is None or client.viewer is None:
            return
        key = client.table.state.name, client.viewer
        client.table = client.viewer = None
        others = tuple(each for each in self._of.pop(key) if each is not client)
        if others:
            self._of[key] = others
        else:
            self._buckets.pop(key, None)

    def may_send(self, client: Client, now: float) -> bool:
        """Count a message against the rate limit of the seat; returns whether it is allowed."""
        table, seat = client.table, client.seat
        if table is None or seat is None:
            return client.bucket.take(now)
        key = table.state.name, seat
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = self._buckets[key] = Bucket(self._limits.seat_rate, now)
        return bucket.take(now)

    def of(self, table: str) -> tuple[Client, ...]:
        """All connections at a table."""
        return self.at(table, viewers_of(MOST_SEATS))

    def turn(self, table: str, order: tuple[int, ...]) -> None:
        """Move everybody to the seat at whose place in `order` the earlier one is."""
        clients = {new: self._of.pop((table, old), ()) for new, old in enumerate(order)}
        buckets = {new: self._buckets.pop((table, old), None) for new, old in enumerate(order)}
        for seat in filter(clients.__getitem__, clients):
            self._of[table, seat] = clients[seat]
            for client in clients[seat]:
                client.viewer = seat
        self._buckets |= {(table, seat): bucket for seat, bucket in buckets.items() if bucket is not None}

    def remove_all(self, table: str) -> None:
        """Remove all connections from the table."""
        for client in self.of(table):
            self.remove(client)
