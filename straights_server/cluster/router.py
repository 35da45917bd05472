"""Brings the clients of a process to their tables, which may be another process's.

Where nobody has a table, the process takes it that is asked for it. A client of another process's table is
served through that process: it notices nothing. Whenever something may have been missed, the connection is
closed so that the client comes back, to whichever process has the table by then.
"""

from __future__ import annotations

import asyncio
import os
import socket
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from itertools import count
from secrets import token_hex

from straights_server.cluster.clients import LocalClient, RemoteClient
from straights_server.cluster.frames import (
    ClientDisconnected,
    ClientMessage,
    ClientReleased,
    ConnectionClosed,
    Envelope,
    Frame,
    ServerMessage,
)
from straights_server.cluster.lease import Lease
from straights_server.cluster.message_bus import MessageBus
from straights_server.cluster.redis_store import RedisStore
from straights_server.service.client_session import SERVICE_RESTART, ClientConnection
from straights_server.service.peers import Listener
from straights_server.service.service import Service
from straights_server.store import StoredTable, StoreError

_ASKING = 4
"""Threads that ask for tables."""

_FAREWELL_SECONDS = 0.5

LEASE_SECONDS = 2.0
"""After which others may have the tables of a process that has stopped."""


@dataclass(frozen=True, slots=True)
class Cluster:
    """What a process needs to serve tables together with others.

    Attributes:
        process: its name, which no other has and never had.
        claimed: tables that it has just got, for its lobby.
    """

    process: str
    store: RedisStore
    message_bus: MessageBus
    lease: Lease
    claimed: dict[str, StoredTable] = field(default_factory=dict)

    def load(self, table: str) -> StoredTable | None:
        """A table that it has just got; None for any other."""
        return self.claimed.pop(table, None)

    def routing(self, service: Service, clock: Callable[[], float]) -> Router:
        """Serve together with the other processes."""
        return Router(self, service, clock)


def cluster_at(url: str, lease_seconds: float = LEASE_SECONDS) -> Cluster:
    """A new process with the Redis at an address; raises StoreError."""
    process = f"{socket.gethostname()}-{os.getpid()}-{token_hex(4)}"  # says to people where it is
    return Cluster(
        process,
        RedisStore(url, process),
        MessageBus(url, process),
        Lease(url, process, lease_seconds),
    )


class Router:
    """The clients of one process.

    Attributes:
        service: has the tables of this process.
    """

    def __init__(self, cluster: Cluster, service: Service, clock: Callable[[], float]) -> None:
        self.service = service
        self._cluster = cluster
        self._clock = clock
        self._numbers = count(1)
        self._local: dict[int, LocalClient] = {}
        self._remote: dict[tuple[str, int], RemoteClient] = {}
        self._work: set[asyncio.Task[None]] = set()
        self._threads = ThreadPoolExecutor(_ASKING, "claims")
        self._is_ending = False

    async def run(self, is_ready: Callable[[], None]) -> None:
        """Listen to the others and keep the lease, until cancelled."""
        lease = self._cluster.lease.run(self.service.own_tables, self._on_renewed)
        await asyncio.gather(self._cluster.message_bus.run(self, is_ready), lease)

    async def close(self) -> None:
        """Tell the others' clients to come back, and let others have the tables."""
        self._is_ending = True
        for remote in tuple(self._remote.values()):
            self.send(remote.process, ConnectionClosed(remote.number, SERVICE_RESTART, ""))
        self._threads.shutdown(wait=False)
        await self._cluster.lease.end()
        await self._cluster.message_bus.flush(_FAREWELL_SECONDS)
        await self._cluster.message_bus.close()

    def listen(self, line: ClientConnection, address: str | None) -> Listener:
        """Serve the client of a connection."""
        number = next(self._numbers)
        client = self._local[number] = LocalClient(self, number, line, address)
        return _Connected(client, lambda: self._local.pop(number, None))

    def now(self) -> float:
        """The time, in seconds."""
        return self._clock()

    def send(self, process: str, frame: Frame) -> None:
        """Say something to another process."""
        self._cluster.message_bus.send(process, frame)

    async def find(self, table: str) -> str | None:
        """The other process that has a table; None where this one has it now, or nobody has.

        Raises StoreError, also while this process ends, or DamagedLog.
        """
        if self._is_ending:
            raise StoreError("the server is about to end")
        loop = asyncio.get_running_loop()
        claim = await loop.run_in_executor(self._threads, self._cluster.store.claim, table)
        if claim.kept is not None and not self.service.knows(table):
            self._cluster.claimed[table] = claim.kept
        return claim.owner if claim.owner != self._cluster.process else None

    def start(self, work: Coroutine[None, None, None]) -> None:
        """Let something take its time."""
        task = asyncio.get_running_loop().create_task(work)
        self._work.add(task)
        task.add_done_callback(self._work.discard)

    def forget(self, client: RemoteClient) -> None:
        """A client of another process is served here no longer."""
        self._remote.pop((client.process, client.number), None)

    def take(self, envelope: Envelope) -> None:
        """Another process says something."""
        for frame in envelope.frames:
            match frame:
                case ClientMessage():
                    self._remote_client(envelope.sender, frame.client).receive(frame.text)
                case ClientDisconnected():
                    remote = self._remote.get((envelope.sender, frame.client))
                    if remote is not None:
                        remote.closed()
                case _:
                    self._tell(envelope.sender, frame)

    def lose(self, process: str) -> None:
        """Another process has ended: who was at its tables comes back, and its clients are gone."""
        for local in tuple(self._local.values()):
            if local.owner == process:
                local.line.end(SERVICE_RESTART, "the server of this table has ended")
        for remote in tuple(self._remote.values()):
            if remote.process == process:
                remote.closed()

    def lose_all(self) -> None:
        """Something may have been missed, of any process."""
        for local in tuple(self._local.values()):
            if local.owner is not None:
                local.line.end(SERVICE_RESTART, "something may have been missed")
        for remote in tuple(self._remote.values()):
            remote.end(SERVICE_RESTART, "something may have been missed")

    def _tell(self, process: str, frame: ServerMessage | ConnectionClosed | ClientReleased) -> None:
        """Do for clients here what the process of their table says; any other has nothing to say to them."""
        numbers = frame.clients if isinstance(frame, ServerMessage) else (frame.client,)
        for local in map(self._local.get, numbers):
            if local is None or local.owner != process:
                continue
            match frame:
                case ServerMessage():
                    local.line.put(frame.text)
                case ConnectionClosed():
                    local.line.end(frame.code, frame.reason)
                case ClientReleased():
                    local.release(frame.text)

    def _remote_client(self, process: str, number: int) -> RemoteClient:
        known = self._remote.get((process, number))
        if known is None:
            known = self._remote[process, number] = RemoteClient(self, process, number)
        return known

    def _on_renewed(self, had_ended: bool) -> None:  # noqa: FBT001  # what the lease tells
        """Look whether others have ended, and, where the own lease had, which tables they have taken."""
        lease = self._cluster.lease
        self.service.tables_elsewhere = lease.listed
        known = {remote.process for remote in self._remote.values()}
        known |= {local.owner for local in self._local.values() if local.owner is not None}
        for process in known.difference(lease.living):
            self.lose(process)
        if had_ended:
            self.start(self._verify())

    async def _verify(self) -> None:
        if self._is_ending:
            return
        loop = asyncio.get_running_loop()
        names = self.service.names()
        try:
            lost = await loop.run_in_executor(self._threads, self._cluster.store.lost_of, names)
        except StoreError:
            return  # the committer finds out as well, and ends the server
        self.service.lose(lost)


class _Connected:
    """A client here, as its connection knows it."""

    def __init__(self, client: LocalClient, on_closed: Callable[[], object]) -> None:
        self._on_closed = on_closed
        self.receive = client.receive
        self._closed = client.closed

    def closed(self) -> None:
        """The connection has ended."""
        self._on_closed()
        self._closed()
