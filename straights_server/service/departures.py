"""Connections that the server closes once all that was sent is stored: of closed tables, of kicked people."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from engine.straights.protocol.tables import Refused
from engine.text.network import REMOVED
from straights_server.errors import Kicked
from straights_server.lobby import Lobby
from straights_server.service.batches import Batch, outgoing_message
from straights_server.service.clients import Client, Clients
from straights_server.table import Table

_KICKED = "you were removed from this table"


@dataclass(frozen=True, slots=True)
class ClosedTable:
    """A table that was closed, the clients that were there, and the reason sent to them."""

    name: str
    clients: tuple[Client, ...]
    reason: str


class Departures:
    """Lets clients go; they connect again, and are told then what has become of their table."""

    def __init__(self, lobby: Lobby, clients: Clients, emit: Callable[[Batch], None]) -> None:
        self._lobby, self._clients, self._emit = lobby, clients, emit
        self._leaving: list[ClosedTable] = []

    def close_table(self, table: Table, reason: str) -> None:
        """Close a table; `finish` closes the connections of its clients."""
        name = table.state.name
        clients = self._clients.of(name)
        self._lobby.close(table)
        for client in clients:
            self._clients.remove(client)
        self._leaving.append(ClosedTable(name, clients, reason))

    def kick(self, clients: tuple[Client, ...]) -> None:
        """Tell the connections of a person that was removed from a table, and close them."""
        message = outgoing_message(clients, Refused(Kicked.__name__, _KICKED, (REMOVED,)))
        self._emit(Batch(outgoing=(message,), then=partial(_close, clients, _KICKED)))

    def finish(self) -> None:
        """After all pending batches, allow closed tables to be loaded again and make clients reconnect."""
        leaving, self._leaving = self._leaving, []
        for each in leaving:
            self._emit(Batch(then=partial(self._reopen, each)))

    def _reopen(self, leaving: ClosedTable) -> None:
        self._lobby.reopen(leaving.name)
        _close(leaving.clients, leaving.reason)


def _close(clients: tuple[Client, ...], reason: str) -> None:
    for client in clients:
        client.close(reason)
