"""A client of the service at the end of a line, whatever carries that."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from straights_server.service.clients import Client
from straights_server.service.service import Service, TooManyMessages

SERVICE_RESTART = 1012
"""How a line is closed so that the client connects again and resumes: WebSocket's code for a restart."""

POLICY_VIOLATION = 1008
INTERNAL_ERROR = 1011


class ClientConnection(Protocol):
    """What carries texts to a client."""

    def put(self, text: str) -> None:
        """Send a text without waiting."""
        ...

    def end(self, code: int, reason: str) -> None:
        """Close it, with a code of WebSocket; nothing is received any more."""
        ...


class ClientSession:
    """Hands on what comes over a line, with the time.

    Attributes:
        client: what the service knows of it.
    """

    def __init__(
        self, service: Service, line: ClientConnection, address: str | None, clock: Callable[[], float]
    ) -> None:
        self._service = service
        self._line = line
        self._clock = clock
        self.client: Client = service.connect(address, line.put, self._come_back, clock())

    def receive(self, text: str) -> None:
        """The client has sent a text."""
        try:
            self._service.receive(self.client, text, self._clock())
        except TooManyMessages as error:
            self._line.end(POLICY_VIOLATION, str(error))
        except Exception as error:  # noqa: BLE001  # one client's trouble is not everybody's
            self._service.on_failure(error)
            self._line.end(INTERNAL_ERROR, "")

    def leave(self) -> None:
        """The client belongs to no table here any more."""
        self._service.leave(self.client, self._clock())

    def closed(self) -> None:
        """The line has ended, and made room for another."""
        self._service.addresses.disconnect(self.client.address)
        self.leave()

    def _come_back(self, reason: str) -> None:
        self._line.end(SERVICE_RESTART, reason)
