"""Translates between the previous protocol version and the current one.

The service and the tables know only the latest version. Messages from a client of the previous version are
translated on arrival, and messages to it just before they are sent; so a new version adds two functions here,
and nothing else depends on the old one.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache

from engine.errors import EngineError
from straights_server.entries import Json
from straights_server.lobby_requests import VERSION
from straights_server.requests import read_object
from straights_server.service.client_session import ClientConnection
from straights_server.service.peers import Listener


@dataclass(frozen=True, slots=True)
class OlderVersion:
    """The previous version; `hello` has the same form in each version.

    Attributes:
        number: the version in the `hello` of its clients.
        read: translates any message from such a client to the latest version; raises BadMessage.
        write: translates a message to such a client to its version.
    """

    number: int
    read: Callable[[Json], Json]
    write: Callable[[Json], Json]


OLDER: OlderVersion | None = None
"""None, since there is no version before the first one."""


def listen_to(
    line: ClientConnection, listen: Callable[[ClientConnection], Listener], older: OlderVersion | None = OLDER
) -> Listener:
    """Call `listen` for a connection, with translation if its client speaks the previous version."""
    return listen(line) if older is None else _VersionedClient(line, listen, older)


class _VersionedClient:
    """A client, and the connection to it, in the previous version until its `hello` says otherwise."""

    def __init__(
        self, line: ClientConnection, listen: Callable[[ClientConnection], Listener], older: OlderVersion
    ) -> None:
        self._line = line
        self._older = older
        self._is_older = True
        self._listener = listen(self)

    def receive(self, text: str) -> None:
        """Translate and forward a message; an unreadable one is forwarded as it is, and refused there."""
        try:
            read = self._read(text)
        except EngineError:
            read = text
        self._listener.receive(read)

    def closed(self) -> None:
        """Handle the end of the connection."""
        self._listener.closed()

    def put(self, text: str) -> None:
        """Send a text without blocking."""
        self._line.put(_written(self._older, text) if self._is_older else text)

    def end(self, code: int, reason: str) -> None:
        """Close the connection."""
        self._line.end(code, reason)

    def _read(self, text: str) -> str:
        message = read_object(text)
        is_hello = message.get("type") == "hello"
        if is_hello:
            self._is_older = message.get("v") == self._older.number
        if not self._is_older:
            return text
        return json.dumps({**message, "v": VERSION} if is_hello else self._older.read(message))


@lru_cache(maxsize=4)  # a text goes to several clients in succession
def _written(older: OlderVersion, text: str) -> str:
    message = json.loads(text)
    if message["type"] == "hello":
        message["v"] = older.number
    return json.dumps(older.write(message), ensure_ascii=False)
