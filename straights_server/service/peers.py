"""What a server needs of others that serve the same tables; one by itself does without."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from straights_server.service.client_session import ClientConnection
from straights_server.service.service import Service
from straights_server.store import StoredTable


class Listener(Protocol):
    """Who is told what comes over a line."""

    def receive(self, text: str) -> None:
        """The client has sent a text; bytes that are none come as ""."""
        ...

    def closed(self) -> None:
        """The line has ended; nothing else comes."""
        ...


class Routing(Protocol):
    """Brings clients to their tables, wherever these are."""

    async def run(self, is_ready: Callable[[], None]) -> None:
        """Speak with the others, until cancelled; clients may come once it is ready."""
        ...

    async def close(self) -> None:
        """Leave the tables to the others."""
        ...

    def listen(self, line: ClientConnection, address: str | None) -> Listener:
        """Serve the client of a line."""
        ...


class Peers(Protocol):
    """The others."""

    def load(self, table: str) -> StoredTable | None:
        """A table that was got from them, or from nobody; None for any other."""
        ...

    def routing(self, service: Service, clock: Callable[[], float]) -> Routing:
        """Serve together with them."""
        ...
