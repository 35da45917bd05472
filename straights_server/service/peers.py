"""Interfaces for cooperating with servers that serve the same tables; a single server uses none."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from straights_server.service.client_session import ClientConnection
from straights_server.service.service import Service
from straights_server.store import StoredTable


class Listener(Protocol):
    """Receives what a client sends over its connection."""

    def receive(self, text: str) -> None:
        """Handle a message; a binary message arrives as ""."""
        ...

    def closed(self) -> None:
        """Handle the end of the connection; nothing more is received."""
        ...


class Routing(Protocol):
    """Connects clients to their tables, on whichever server these are.

    Attributes:
        is_connected: whether the tables can be reached, so that clients may connect.
    """

    is_connected: bool

    async def run(self, is_ready: Callable[[], None]) -> None:
        """Communicate with the other servers until cancelled; call `is_ready` when clients may connect."""
        ...

    async def close(self) -> None:
        """Release this server's tables to the others; the caller limits the time."""
        ...

    def listen(self, line: ClientConnection, address: str | None) -> Listener:
        """Serve the client of a connection."""
        ...


class Peers(Protocol):
    """The other server processes that serve the same tables."""

    def load(self, table: str) -> StoredTable | None:
        """A table just claimed by this server; None for any other."""
        ...

    def read(self, table: str) -> StoredTable | None:
        """A table of any server, as it is stored; thread-safe. Raises StoreError or DamagedLog."""
        ...

    def routing(self, service: Service, clock: Callable[[], float]) -> Routing:
        """The routing for this server's clients."""
        ...
