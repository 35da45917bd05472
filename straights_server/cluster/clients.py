"""Clients on their way to a table: here with their connection there, or the other way round."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from typing import Protocol

from engine.errors import EngineError
from straights_server.cluster.frames import (
    ClientDisconnected,
    ClientMessage,
    ClientReleased,
    ConnectionClosed,
    Frame,
    ServerMessage,
)
from straights_server.requests import read_object
from straights_server.service.client_session import (
    POLICY_VIOLATION,
    SERVICE_RESTART,
    ClientConnection,
    ClientSession,
)
from straights_server.service.service import Service

_MAX_WAITING = 50
"""Texts of a client that may wait until its table is found."""

_ENTRANCES = ("host", "join", "resume", "watch")


class ClusterNode(Protocol):
    """What clients need of the process that they are at."""

    service: Service

    def now(self) -> float:
        """The time, in seconds."""
        ...

    def send(self, process: str, frame: Frame) -> None:
        """Say something to another process."""
        ...

    async def find(self, table: str) -> str | None:
        """The other process that has a table; None where this one has it, or nobody. Raises EngineError."""
        ...

    def start(self, work: Coroutine[None, None, None]) -> None:
        """Let something take its time."""
        ...

    def forget(self, client: RemoteClient) -> None:
        """A client of another process is served here no longer."""
        ...


@dataclass(frozen=True, slots=True)
class Entrance:
    """What asks for a table.

    Attributes:
        table: its name; "" for a new one, and for what can be no name.
    """

    kind: str
    table: str


def entrance_in(text: str) -> Entrance | None:
    """The entrance that a text is; None for any other text."""
    try:
        document = read_object(text)
    except EngineError:
        return None
    kind, table = document.get("type"), document.get("table")
    if not isinstance(kind, str) or kind not in _ENTRANCES:
        return None
    is_name = isinstance(table, str) and table.isascii() and table.isalnum()
    return Entrance(kind, str(table) if is_name else "")


class _Queue:
    """Texts of a client that wait until its table is found, which asks Redis.

    Attributes:
        is_closed: whether the client has gone, so that nothing it has asked for is done any more.
    """

    def __init__(self, receive: Callable[[str], None]) -> None:
        self.is_closed = False
        self._receive = receive
        self._texts: list[str] | None = None

    @property
    def is_open(self) -> bool:
        """Whether texts are to wait."""
        return self._texts is not None

    def begin(self) -> None:
        """Let texts wait from now on."""
        self._texts = []

    def put(self, text: str) -> bool:
        """Let a text wait; False where too many do."""
        assert self._texts is not None
        self._texts.append(text)
        return len(self._texts) <= _MAX_WAITING

    def end(self) -> None:
        """Let them be received, unless one of them makes the others wait again."""
        texts, self._texts = self._texts or [], None
        for text in texts:
            if self.is_closed:
                return
            if self._texts is None:
                self._receive(text)
            else:
                self._texts.append(text)


class LocalClient:
    """A client whose connection is here.

    Attributes:
        owner: the other process that has its table; None where this one has it, or it has none.
    """

    def __init__(self, node: ClusterNode, number: int, line: ClientConnection, address: str | None) -> None:
        self.owner: str | None = None
        self.line = line
        self._node = node
        self._number = number
        self._address = address
        self._served = ClientSession(node.service, line, address, node.now)
        self._queue = _Queue(self.receive)
        self._looks_on = False

    def receive(self, text: str) -> None:
        """The client has sent a text."""
        if self._queue.is_open:
            if not self._queue.put(text):
                self.line.end(POLICY_VIOLATION, "too many messages")
            return
        if self.owner is not None and not (self._looks_on and entrance_in(text) is not None):
            self._hand_on(self.owner, text)
            return
        self._part()
        entrance = None if self._served.client.seat is not None else entrance_in(text)
        if entrance is None or not entrance.table or self._node.service.knows(entrance.table):
            self._served.receive(text)
        else:
            self._queue.begin()
            self._node.start(self._enter(entrance, text))

    def closed(self) -> None:
        """The connection has ended."""
        self._queue.is_closed = True
        self._part()
        self._served.closed()

    def release(self, text: str | None) -> None:
        """The other process serves it no longer, and has not done what the text asks for."""
        self.owner = None
        if text is not None:
            self.receive(text)

    async def _enter(self, entrance: Entrance, text: str) -> None:
        """Find the process that has the table, and let it have the text."""
        try:
            owner = await self._node.find(entrance.table)
            if self._queue.is_closed:
                return
            if owner is None:
                self._served.receive(text)
            else:
                self._served.leave()
                self.owner, self._looks_on = owner, entrance.kind == "watch"
                self._hand_on(owner, text)
        except EngineError as error:
            self.line.end(SERVICE_RESTART, str(error))
        finally:
            self._queue.end()

    def _hand_on(self, owner: str, text: str) -> None:
        if self._node.service.addresses.may_send(self._address, self._node.now()):
            self._node.send(owner, ClientMessage(self._number, text))
        else:
            self.line.end(POLICY_VIOLATION, "too many messages")

    def _part(self) -> None:
        """Leave the other process."""
        if self.owner is not None:
            self._node.send(self.owner, ClientDisconnected(self._number))
            self.owner = None


class RemoteClient:
    """A client whose connection another process has.

    Attributes:
        process: that process.
        number: the number that it has there.
    """

    def __init__(self, node: ClusterNode, process: str, number: int) -> None:
        self.process, self.number = process, number
        self._node = node
        self._served = ClientSession(node.service, self, None, node.now)
        self._queue = _Queue(self.receive)
        self._is_new = True

    def receive(self, text: str) -> None:
        """The client has sent a text."""
        if self._queue.is_open:
            if not self._queue.put(text):
                self.end(POLICY_VIOLATION, "too many messages")
            return
        if self._served.client.table is not None:
            self._serve(text)
            return
        entrance = entrance_in(text)
        if not self._is_new:
            self._release(text)
        elif entrance is None:
            self.end(SERVICE_RESTART, "this process has started again")  # it has never heard of the client
        else:
            self._is_new = False
            self._queue.begin()
            self._node.start(self._enter(entrance, text))

    def put(self, text: str) -> None:
        """Send the client a text."""
        self._node.send(self.process, ServerMessage((self.number,), text))

    def end(self, code: int, reason: str) -> None:
        """Close its connection."""
        self._node.send(self.process, ConnectionClosed(self.number, code, reason))
        self.closed()

    def closed(self) -> None:
        """Its connection has ended."""
        self._queue.is_closed = True
        self._node.forget(self)
        self._served.leave()

    async def _enter(self, entrance: Entrance, text: str) -> None:
        try:
            owner = None
            if not self._node.service.knows(entrance.table):
                owner = await self._node.find(entrance.table)
            if self._queue.is_closed:
                return
            if owner is None:
                self._serve(text)
            else:
                self._release(text)
        except EngineError as error:
            self.end(SERVICE_RESTART, str(error))
        finally:
            self._queue.end()

    def _serve(self, text: str) -> None:
        self._served.receive(text)
        if self._served.client.table is None:
            self._release(None)

    def _release(self, text: str | None) -> None:
        """Let the other process serve it, as a client without a table."""
        self._node.send(self.process, ClientReleased(self.number, text))
        self._node.forget(self)
