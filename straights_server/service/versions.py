"""Serves a client that speaks the version of the protocol before the latest as any other.

The service and the tables know the latest version alone. The messages of a client of the version before are
made messages of the latest one as soon as they come, and answers are made messages of its own at the last
moment; so a new version adds two functions here, and nothing else knows of the old one.
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
    """The version before the latest; `hello` has the same form in each.

    Attributes:
        number: what its clients say in `hello`.
        read: makes a message of such a client, whatever it is, one of the latest version; raises BadMessage.
        write: makes a message to a client one of that version.
    """

    number: int
    read: Callable[[Json], Json]
    write: Callable[[Json], Json]


OLDER: OlderVersion | None = None
"""None, since there is no version before the first one."""


def listen_to(
    line: ClientConnection, listen: Callable[[ClientConnection], Listener], older: OlderVersion | None = OLDER
) -> Listener:
    """What `listen` gives for a line, whichever version the client there speaks."""
    return listen(line) if older is None else _VersionedClient(line, listen, older)


class _VersionedClient:
    """A client, and the line to it, that speaks the older version until it says otherwise."""

    def __init__(
        self, line: ClientConnection, listen: Callable[[ClientConnection], Listener], older: OlderVersion
    ) -> None:
        self._line = line
        self._older = older
        self._is_older = True
        self._listener = listen(self)

    def receive(self, text: str) -> None:
        """The client has sent a text; what cannot be read is refused as anybody's."""
        try:
            read = self._read(text)
        except EngineError:
            read = text
        self._listener.receive(read)

    def closed(self) -> None:
        """The line has ended."""
        self._listener.closed()

    def put(self, text: str) -> None:
        """Send a text without waiting."""
        self._line.put(_written(self._older, text) if self._is_older else text)

    def end(self, code: int, reason: str) -> None:
        """Close the line."""
        self._line.end(code, reason)

    def _read(self, text: str) -> str:
        message = read_object(text)
        is_hello = message.get("type") == "hello"
        if is_hello:
            self._is_older = message.get("v") == self._older.number
        if not self._is_older:
            return text
        return json.dumps({**message, "v": VERSION} if is_hello else self._older.read(message))


@lru_cache(maxsize=4)  # a text goes to several clients, one after the other
def _written(older: OlderVersion, text: str) -> str:
    message = json.loads(text)
    if message["type"] == "hello":
        message["v"] = older.number
    return json.dumps(older.write(message), ensure_ascii=False)
