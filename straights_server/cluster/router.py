"""Routes the clients of a process to their tables, which another process may own.

If nobody owns a table, the process that looks it up claims it. A client at another process's table is served
through that process, transparently. Whenever messages may have been lost, the connection is closed so that
the client reconnects, to whichever process owns the table by then.
"""

from __future__ import annotations

import asyncio
import os
import socket
from collections.abc import Callable, Coroutine, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass, field
from itertools import count
from secrets import token_hex

from engine.errors import BadMessage
from engine.straights.protocol.server_messages import LISTED_TABLE, ListedTable
from straights_server.cluster import frames
from straights_server.cluster.clients import LocalClient, RemoteClient
from straights_server.cluster.lease import Lease, Listed
from straights_server.cluster.message_bus import MessageBus
from straights_server.cluster.redis_store import RedisStore
from straights_server.errors import DamagedLog
from straights_server.service.client_session import SERVICE_RESTART, ClientConnection
from straights_server.service.peers import Listener
from straights_server.service.service import Service
from straights_server.store import StoredTable, StoreError

_ASKING = 4
"""The number of threads that claim tables."""

_RENEWAL_SECONDS = 3600.0
"""The time after which the tables of a process are kept for longer."""

LEASE_SECONDS = 2.0
"""The time after which others may claim the tables of a stopped process."""


@dataclass(frozen=True, slots=True)
class Cluster:
    """What a process needs to serve tables together with others.

    Attributes:
        process: its name, which is never reused.
        claimed: tables that were claimed just now, for the lobby, or why they cannot be read.
    """

    process: str
    store: RedisStore
    message_bus: MessageBus
    lease: Lease
    claimed: dict[str, StoredTable | DamagedLog] = field(default_factory=dict)

    def load(self, table: str) -> StoredTable | None:
        """A newly claimed table, None for any other; raises DamagedLog."""
        kept = self.claimed.pop(table, None)
        if isinstance(kept, DamagedLog):
            raise kept
        return kept

    def read(self, table: str) -> StoredTable | None:
        """A table of any process, as it is stored; thread-safe. Raises StoreError or DamagedLog."""
        return self.store.load(table)

    def routing(self, service: Service, clock: Callable[[], float]) -> Router:
        """The router for this process's clients."""
        return Router(self, service, clock)


def cluster_at(url: str) -> Cluster:
    """A new process in the cluster of the Redis server at a URL; raises StoreError."""
    process = f"{socket.gethostname()}-{os.getpid()}-{token_hex(4)}"  # readable for operators
    store = RedisStore(url, process)
    return Cluster(process, store, MessageBus(url, process), Lease(url, process, LEASE_SECONDS))


class Router:
    """Routes the clients of one process.

    Attributes:
        service: the tables of this process.
        now: returns the current time, in seconds.
        is_connected: whether this process may own tables; not once its lease has expired without Redis.
    """

    def __init__(self, cluster: Cluster, service: Service, clock: Callable[[], float]) -> None:
        self.service = service
        self.now = clock
        self.is_connected = True
        self._cluster = cluster
        cluster.lease.on_expired = self._on_expired
        self._numbers = count(1)
        self._local: dict[int, LocalClient] = {}
        self._remote: dict[tuple[str, int], RemoteClient] = {}
        self._work: set[asyncio.Task[None]] = set()
        self._threads = ThreadPoolExecutor(_ASKING, "claims")
        self._is_ending = False
        self._tables_renewed_at = clock()

    async def run(self, is_ready: Callable[[], None]) -> None:
        """Receive frames and renew the lease, until cancelled."""
        lease = self._cluster.lease.run(self.service.public_tables.own, self._on_renewed)
        await asyncio.gather(self._cluster.message_bus.run(self, is_ready), lease)

    async def close(self) -> None:
        """Make the remote clients reconnect, and release the tables to the other processes.

        If this is cancelled, since Redis does not answer, all connections to it are closed.
        """
        self._is_ending = True
        for remote in tuple(self._remote.values()):
            self.send(remote.process, frames.ConnectionClosed(remote.number, SERVICE_RESTART, ""))
        self._threads.shutdown(wait=False)
        try:
            await self._cluster.lease.end()
            await self._cluster.message_bus.flush()
        finally:
            await self._cluster.message_bus.close()

    def listen(self, line: ClientConnection, address: str | None) -> Listener:
        """Serve the client of a connection."""
        number = next(self._numbers)
        client = self._local[number] = LocalClient(self, number, line, address)
        return client

    def send(self, process: str, frame: frames.Frame) -> None:
        """Send a frame to another process."""
        self._cluster.message_bus.send(process, frame)

    async def find(self, table: str) -> str | None:
        """The other process that owns a table; None if this one does, or there is no such table.

        A table that this process has just claimed can be loaded until the caller waits for something else.
        Raises StoreError, also during shutdown.
        """
        if self._is_ending:
            raise StoreError("the server is about to end")
        loop = asyncio.get_running_loop()
        claim = await loop.run_in_executor(self._threads, self._cluster.store.claim, table)
        if claim.kept is not None and not self.service.lobby.knows(table):
            self._cluster.claimed[table] = claim.kept
            # the caller enters it before that, or not at all
            loop.call_soon(self._cluster.claimed.pop, table, None)
        return claim.owner if claim.owner != self._cluster.process else None

    def start(self, work: Coroutine[None, None, None]) -> None:
        """Run a coroutine as a background task."""
        task = asyncio.get_running_loop().create_task(work)
        self._work.add(task)
        task.add_done_callback(self._work.discard)

    def forget(self, client: LocalClient | RemoteClient) -> None:
        """Remove a client that is no longer served here."""
        if isinstance(client, LocalClient):
            self._local.pop(client.number, None)
        else:
            self._remote.pop((client.process, client.number), None)

    def take(self, envelope: frames.Envelope) -> None:
        """Handle an envelope from another process."""
        sender, found = envelope
        for frame in found:
            match frame:
                case frames.ClientMessage():
                    self._remote_client(sender, frame).receive(frame.text)
                case frames.ClientDisconnected():
                    remote = self._remote.get((sender, frame.client))
                    if remote is not None:
                        remote.closed()
                case _:
                    self._tell(sender, frame)

    def lose(self, process: str) -> None:
        """Handle the end of another process: clients at its tables reconnect, its own clients are removed."""
        for local in tuple(self._local.values()):
            if local.owner == process:
                local.line.end(SERVICE_RESTART, "the server of this table has ended")
        for remote in tuple(self._remote.values()):
            if remote.process == process:
                remote.closed()

    def lose_all(self) -> None:
        """Make all routed clients reconnect, since messages of any process may have been lost."""
        for local in tuple(self._local.values()):
            if local.owner is not None:
                local.line.end(SERVICE_RESTART, "something may have been missed")
        for remote in tuple(self._remote.values()):
            remote.end(SERVICE_RESTART, "something may have been missed")

    def _tell(
        self, process: str, frame: frames.ServerMessage | frames.ConnectionClosed | frames.ClientReleased
    ) -> None:
        """Apply a frame to clients here, if it comes from the owner of their tables."""
        numbers = frame.clients if isinstance(frame, frames.ServerMessage) else (frame.client,)
        for local in map(self._local.get, numbers):
            if local is None:
                continue
            if isinstance(frame, frames.ClientReleased):  # more than once if several requests were refused
                local.release(process, frame.text)
            elif local.owner != process:
                continue
            elif isinstance(frame, frames.ServerMessage):
                local.line.put(frame.text)
            else:
                local.line.end(frame.code, frame.reason)

    def _remote_client(self, process: str, message: frames.ClientMessage) -> RemoteClient:
        key = process, message.client
        if key not in self._remote:
            self._remote[key] = RemoteClient(self, *key, message.address)
        return self._remote[key]

    def _on_expired(self) -> None:
        """Make all clients reconnect, if possible to another server: it may own their tables by now."""
        self.is_connected = False
        for local in tuple(self._local.values()):
            local.line.end(SERVICE_RESTART, "this server cannot reach its tables")
        for remote in tuple(self._remote.values()):
            remote.closed()
        self.start(self._cluster.message_bus.disconnect())

    def _on_renewed(self, had_ended: bool) -> None:  # noqa: FBT001  # what the lease tells
        """Handle ended processes, and after an expired lease find the tables that others have claimed."""
        lease = self._cluster.lease
        self.is_connected = True
        self.service.public_tables.elsewhere = list(_readable(lease.listed))
        known = {remote.process for remote in self._remote.values()}
        known |= {local.owner for local in self._local.values() if local.owner is not None}
        for process in known.difference(lease.living):
            self.lose(process)
        if had_ended:
            self.start(self._verify())
        if self.now() - self._tables_renewed_at >= _RENEWAL_SECONDS:
            self._tables_renewed_at = self.now()
            self.start(self._renew_tables())

    async def _renew_tables(self) -> None:
        if self._is_ending:
            return
        loop, names = asyncio.get_running_loop(), self.service.lobby.names
        with suppress(StoreError):  # the next time is soon enough
            await loop.run_in_executor(self._threads, self._cluster.store.renew, names)

    async def _verify(self) -> None:
        if self._is_ending:
            return
        loop = asyncio.get_running_loop()
        names = self.service.lobby.names
        try:
            lost = await loop.run_in_executor(self._threads, self._cluster.store.lost_of, names)
        except StoreError:
            return  # the committer fails as well, and ends the server
        self.service.lose(lost)


def _readable(listed: Listed) -> Iterator[ListedTable]:
    """The public tables of other processes, but for those that another version describes otherwise."""
    for value in listed:
        with suppress(BadMessage):
            yield LISTED_TABLE.read(value)
