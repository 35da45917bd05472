"""Which connections are at which table, and what they are told when one comes, goes or has to go."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial

from engine.straights.protocol.server_messages import SpectatorsMessage
from engine.straights.protocol.tables import Refused
from engine.straights.text.badges import spectators
from engine.text.network import REMOVED
from straights_server.entries import Entry, SeatAssigned, SeatsTurned
from straights_server.errors import Kicked
from straights_server.limits import BYTES_OF_MESSAGE, Addresses
from straights_server.lobby import Lobby
from straights_server.service.batches import Batch, OutgoingMessage, outgoing_message
from straights_server.service.clients import Client, Clients
from straights_server.table import Table
from straights_server.views import Audience, Spectator

_KICKED = "you were removed from this table"


class TableClients:
    """Adds clients to tables and removes them; the others learn of spectators.

    Clients that the server lets go connect again, and are told then what has become of their table.
    """

    def __init__(
        self, lobby: Lobby, clients: Clients, addresses: Addresses, emit: Callable[[Batch], None]
    ) -> None:
        self._lobby, self._clients, self._addresses, self._emit = lobby, clients, addresses, emit
        self._leaving: list[Callable[[], None]] = []

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

    def close_table(self, table: Table, reason: str) -> None:
        """Close a table; `finish` closes the connections of its clients."""
        name = table.state.name
        clients = self._clients.of(name)
        self._lobby.close(table)
        self._clients.remove_all(name)
        self._leaving.append(partial(self._reopen, name, clients, reason))

    def kick(self, clients: tuple[Client, ...]) -> None:
        """Tell the connections of a person that was removed from a table, and close them."""
        message = outgoing_message(clients, Refused(Kicked.__name__, _KICKED, (REMOVED,)))
        self._emit(Batch(outgoing=(message,), then=partial(_close, clients, _KICKED)))

    def finish(self) -> None:
        """After all pending batches, allow closed tables to be loaded again and make clients reconnect."""
        leaving, self._leaving = self._leaving, []
        for reopen in leaving:
            self._emit(Batch(then=reopen))

    def _reopen(self, name: str, clients: tuple[Client, ...], reason: str) -> None:
        self._lobby.reopen(name)
        _close(clients, reason)


def _close(clients: tuple[Client, ...], reason: str) -> None:
    for client in clients:
        client.close(reason)
