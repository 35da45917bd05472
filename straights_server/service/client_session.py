"""A client session: forwards messages from a connection to the service."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Protocol

from straights_server.errors import TooManyMessages
from straights_server.service.clients import Client
from straights_server.service.service import Service

SERVICE_RESTART = 1012
"""The WebSocket close code on which a client reconnects and resumes: Service Restart."""

POLICY_VIOLATION = 1008
INTERNAL_ERROR = 1011


class ClientConnection(Protocol):
    """A connection to a client, independent of the transport."""

    def put(self, text: str) -> None:
        """Send a text without blocking."""
        ...

    def end(self, code: int, reason: str) -> None:
        """Close the connection with a WebSocket close code; nothing more is received."""
        ...


class ClientSession:
    """Forwards the messages of a connection, which the service knows as `client`, with the current time."""

    def __init__(
        self, service: Service, line: ClientConnection, address: str | None, clock: Callable[[], float]
    ) -> None:
        self._service = service
        self._line = line
        self._clock = clock
        come_back = partial(line.end, SERVICE_RESTART)
        self.client: Client = service.connect(address, line.put, come_back, clock())

    def receive(self, text: str) -> None:
        """Handle a message from the client."""
        try:
            self._service.receive(self.client, text, self._clock())
        except TooManyMessages as error:
            self._line.end(POLICY_VIOLATION, str(error))
        except Exception as error:  # noqa: BLE001  # one client's trouble is not everybody's
            self._service.on_failure(error)
            self._line.end(INTERNAL_ERROR, "")

    def leave(self) -> None:
        """Leave the client's table on this server."""
        self._service.leave(self.client, self._clock())

    def closed(self) -> None:
        """Handle the end of the connection, and free its place in the limits."""
        self._service.addresses.disconnect(self.client.address)
        self.leave()
