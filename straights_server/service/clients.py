"""The connections of a server: where each belongs, and who is connected to a seat or looks on at a table."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from straights_server.limits import Bucket, Limits
from straights_server.table import Table
from straights_server.views import EVERYBODY, Audience, Spectator


@dataclass(slots=True, eq=False)
class Client:
    """A connection.

    Attributes:
        address: where it comes from; None for a program of this machine.
        send: what sends it a text.
        close: what closes it, with a reason, so that the client connects again and resumes.
        bucket: counts its messages as long as it has no seat.
        table: where it belongs, None for nowhere yet.
        viewer: its seat there, or that it looks on.
    """

    address: str | None
    send: Callable[[str], None]
    close: Callable[[str], None]
    bucket: Bucket
    table: Table | None = None
    viewer: Audience | None = None

    @property
    def seat(self) -> int | None:
        """The seat it belongs to."""
        return self.viewer if isinstance(self.viewer, int) else None


class Clients:
    """All connections that belong to a table."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._of: dict[tuple[str, Audience], tuple[Client, ...]] = {}
        self._buckets: dict[tuple[str, Audience], Bucket] = {}

    def at(self, table: str, viewer: Audience) -> tuple[Client, ...]:
        """Who is connected to a seat, or looks on."""
        return self._of.get((table, viewer), ())

    def has_room(self, table: str, viewer: Audience) -> bool:
        """Whether one more may be."""
        if isinstance(viewer, int):
            return len(self._of.get((table, viewer), ())) < self._limits.connections_of_seat
        watching = sum(len(self._of.get((table, each), ())) for each in Spectator)
        return watching < self._limits.watchers

    def add(self, client: Client, table: Table, viewer: Audience) -> None:
        """Let a connection belong to a table."""
        client.table, client.viewer = table, viewer
        self._of[table.state.name, viewer] = (*self.at(table.state.name, viewer), client)

    def remove(self, client: Client) -> None:
        """Let it belong nowhere."""
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
        """Whether a message is allowed, of all that the connections of a seat send; if so, it is counted."""
        if client.table is None or client.seat is None:
            return client.bucket.take(now)
        key = client.table.state.name, client.seat
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = self._buckets[key] = Bucket(self._limits.seat_rate, now)
        return bucket.take(now)

    def of(self, table: str) -> tuple[Client, ...]:
        """Everybody at a table."""
        return tuple(client for viewer in EVERYBODY for client in self.at(table, viewer))

    def remove_all(self, table: str, viewers: Iterable[Audience]) -> None:
        """Let all connections of these seats belong nowhere."""
        for viewer in viewers:
            for client in self.at(table, viewer):
                self.remove(client)
