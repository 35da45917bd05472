"""Clients that are routed between processes: connections here with tables elsewhere, and the reverse."""

from __future__ import annotations

from collections.abc import Coroutine
from dataclasses import dataclass
from functools import partial
from typing import Protocol

from engine.errors import EngineError
from engine.straights.protocol.server_requests import read_object
from straights_server.cluster import frames
from straights_server.service.client_session import (
    POLICY_VIOLATION,
    SERVICE_RESTART,
    ClientConnection,
    ClientSession,
)
from straights_server.service.service import Service

_MAX_WAITING = 50
"""The maximum number of messages queued for a client while its table is looked up."""

_ENTRANCES = ("join", "resume", "watch")


class ClusterNode(Protocol):
    """What clients need from their server process."""

    service: Service

    def now(self) -> float:
        """The current time, in seconds."""
        ...

    def send(self, process: str, frame: frames.Frame) -> None:
        """Send a frame to another process."""
        ...

    async def find(self, table: str) -> str | None:
        """The other process that owns a table; None if none or this one does. Raises EngineError."""
        ...

    def start(self, work: Coroutine[None, None, None]) -> None:
        """Run a coroutine as a background task."""
        ...

    def forget(self, client: LocalClient | RemoteClient) -> None:
        """Remove a client that is no longer served here."""
        ...


@dataclass(frozen=True, slots=True)
class Entrance:
    """A request to enter a table.

    Attributes:
        table: its name; "" for a new table.
    """

    kind: str
    table: str


def entrance_in(text: str) -> Entrance | None:
    """The request to enter a table in a message, or None; no table has an invalid name."""
    try:
        document = read_object(text)
    except EngineError:
        return None
    kind, table = document.get("type"), document.get("table")
    if kind == "host":
        return Entrance(kind, "")
    if not isinstance(kind, str) or kind not in _ENTRANCES:
        return None
    is_name = isinstance(table, str) and table.isascii() and table.isalnum()
    return Entrance(kind, str(table)) if is_name else None


class _Client:
    """A client whose messages wait while its table is looked up in Redis."""

    def __init__(self, node: ClusterNode, line: ClientConnection, address: str | None) -> None:
        self.line = line
        self._node = node
        self._served = ClientSession(node.service, line, address, node.now)
        self._is_closed = False  # then what waits is dropped
        self._waiting: list[str] | None = None

    def receive(self, text: str) -> None:
        """Handle a message from the client."""
        if self._waiting is None:
            self._take(text)
            return
        self._waiting.append(text)
        if len(self._waiting) > _MAX_WAITING:
            self.line.end(POLICY_VIOLATION, "too many messages")

    def _take(self, text: str) -> None:
        raise NotImplementedError

    def _go_on(self, owner: str | None, text: str) -> None:
        """Hand the request to enter a table on to the process that owns it, None for this one."""
        raise NotImplementedError

    def _look_up(self, entrance: Entrance, text: str) -> None:
        self._waiting = []
        self._node.start(self._enter(entrance, text))

    async def _enter(self, entrance: Entrance, text: str) -> None:
        """Find the process that owns the table, then deliver what has waited."""
        try:
            is_here = self._node.service.lobby.knows(entrance.table)
            owner = None if is_here else await self._node.find(entrance.table)
            if not self._is_closed:
                self._go_on(owner, text)
        except EngineError as error:
            self.line.end(SERVICE_RESTART, str(error))
        finally:
            waiting, self._waiting = self._waiting or [], None
            for each in waiting:
                if not self._is_closed:
                    self.receive(each)


class LocalClient(_Client):
    """A client whose connection is in this process.

    Attributes:
        number: by which other processes know it.
        owner: the other process that owns its table; None if this one does, or it has no table.
    """

    def __init__(self, node: ClusterNode, number: int, line: ClientConnection, address: str | None) -> None:
        super().__init__(node, line, address)
        self.number = number
        self.owner: str | None = None
        self._address = address

    def _take(self, text: str) -> None:
        if self.owner is not None:
            self._hand_on(self.owner, text)
            return
        entrance = None if self._served.client.seat is not None else entrance_in(text)
        if entrance is None or not entrance.table or self._node.service.lobby.knows(entrance.table):
            self._served.receive(text)
        else:
            self._look_up(entrance, text)

    def closed(self) -> None:
        """Handle the end of the connection."""
        self._is_closed = True
        self._node.forget(self)
        if self.owner is not None:
            self._node.send(self.owner, frames.ClientDisconnected(self.number))
            self.owner = None
        self._served.closed()

    def release(self, process: str, text: str | None) -> None:
        """Leave the table of another process; `text` is a request that it did not execute."""
        if self.owner == process:
            self.owner = None
        if text is not None:
            self.receive(text)

    def _go_on(self, owner: str | None, text: str) -> None:
        if owner is None:
            self._served.receive(text)
        else:
            self._served.leave()
            self.owner = owner
            self._hand_on(owner, text, self._address)

    def _hand_on(self, owner: str, text: str, address: str | None = None) -> None:
        if self._node.service.addresses.may_send(self._address, self._node.now()):
            self._node.send(owner, frames.ClientMessage(self.number, text, address))
        else:
            self.line.end(POLICY_VIOLATION, "too many messages")


class RemoteClient(_Client):
    """A client whose connection is in another process.

    Attributes:
        process: that process.
        number: the client's number there.
    """

    def __init__(self, node: ClusterNode, process: str, number: int, address: str | None) -> None:
        """`address` is where it comes from; messages count in both processes, connections in its own."""
        super().__init__(node, self, address)
        self.process, self.number = process, number
        self._is_new, self._is_released = True, False

    def _take(self, text: str) -> None:
        client = self._served.client
        entrance = None if client.seat is not None else entrance_in(text)
        if self._is_refused(entrance) or (client.table is not None and entrance is None):
            self._serve(text)
        elif client.table is None and not self._is_new:
            self._release(text)
        elif entrance is None:
            self.end(SERVICE_RESTART, "this process has started again")  # the client is unknown here
        elif not entrance.table:
            self._depart(text)
        else:
            self._is_new = False
            self._look_up(entrance, text)

    def put(self, text: str) -> None:
        """Send a text to the client."""
        self._node.send(self.process, frames.ServerMessage((self.number,), text))

    def end(self, code: int, reason: str) -> None:
        """Close the connection."""
        self._node.send(self.process, frames.ConnectionClosed(self.number, code, reason))
        self.closed()

    def closed(self) -> None:
        """Handle the end of the connection."""
        self._is_closed = True
        self._node.forget(self)
        self._served.leave()

    def _go_on(self, owner: str | None, text: str) -> None:
        if owner is None:
            self._serve(text)
        else:
            self._depart(text)

    def _is_refused(self, entrance: Entrance | None) -> bool:
        """Whether a person that was removed from a table here asks for what cannot lead to another one."""
        kicked_from = self._served.client.kicked_from
        refused = [None, Entrance("join", kicked_from), Entrance("watch", kicked_from)]
        return bool(kicked_from) and entrance in refused

    def _serve(self, text: str) -> None:
        self._served.receive(text)
        if self._served.client.table is None and not self._served.client.kicked_from:
            self._release(None)

    def _depart(self, text: str) -> None:
        """Leave the table here, for one of another process or a new one."""
        self._served.leave()
        self._release(text)

    def _release(self, text: str | None) -> None:
        """Return the client to its own process, as a client without a table, after the answers from here."""
        self._node.service.when_sent(partial(self._end_service, text))

    def _end_service(self, text: str | None) -> None:
        self._node.send(self.process, frames.ClientReleased(self.number, text))
        if not self._is_released:
            self._is_released = True
            self._node.forget(self)
