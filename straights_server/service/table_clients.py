"""Which connections are at which table, and what they are told when one comes or goes."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from engine.straights.protocol.server_messages import SpectatorsMessage
from engine.straights.text.badges import spectators
from straights_server.entries import Entry, SeatAssigned, SeatsTurned
from straights_server.limits import BYTES_OF_MESSAGE, Addresses
from straights_server.service.batches import Batch, OutgoingMessage, outgoing_message
from straights_server.service.clients import Client, Clients
from straights_server.table import Table
from straights_server.views import Audience, Spectator


class TableClients:
    """Adds clients to tables and removes them; the others learn of spectators."""

    def __init__(self, clients: Clients, addresses: Addresses, emit: Callable[[Batch], None]) -> None:
        self._clients, self._addresses, self._emit = clients, addresses, emit

    def show(
        self, client: Client, table: Table, viewer: Audience, answer: OutgoingMessage, now: float
    ) -> None:
        """Add a client to a table and send it everything that it may see."""
        self._clients.add(client, table, viewer)
        messages = table.snapshot(viewer, now)
        snapshot = [OutgoingMessage((client,), message.text) for message in messages]
        self.tell(client, now, answer, *snapshot)
        if isinstance(viewer, int) and self._clients.spectators(table.state.name):
            self.tell_spectators(table, (client,))

    def remove(self, client: Client) -> None:
        """Remove a client from its table; the others are told that a spectator has left."""
        table, viewer = client.table, client.viewer
        self._clients.remove(client)
        if table is not None and isinstance(viewer, Spectator):
            self.tell_spectators(table, self._clients.of(table.state.name))

    def tell_spectators(self, table: Table, to: tuple[Client, ...]) -> None:
        """Tell clients of a table how many look on."""
        count = self._clients.spectators(table.state.name)
        self._emit(Batch(outgoing=(outgoing_message(to, SpectatorsMessage(count, spectators(count))),)))

    def parting(self, table: str, changes: Iterable[Entry]) -> tuple[Client, ...]:
        """The clients whose seats were emptied; the others follow their seats where these turn."""
        parting: tuple[Client, ...] = ()
        for entry in changes:
            if isinstance(entry, SeatAssigned):
                parting += self._clients.at(table, (entry.seat,))
            elif isinstance(entry, SeatsTurned):
                self._clients.turn(table, entry.order)
        return parting

    def tell(self, client: Client, now: float, *outgoing: OutgoingMessage) -> None:
        """Answer a client; long answers count as several messages of its address."""
        length = sum(len(each.text) for each in outgoing)
        self._addresses.charge(client.address, length // BYTES_OF_MESSAGE, now)
        self._emit(Batch(outgoing=outgoing))
