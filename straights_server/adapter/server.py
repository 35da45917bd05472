"""The server: sockets, clock, store and computer players around a service."""

from __future__ import annotations

import asyncio
import logging
import sys
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, Literal
from urllib.parse import parse_qs
from weakref import WeakSet

from websockets.asyncio.server import Server as WebSocketServer
from websockets.asyncio.server import serve
from websockets.frames import CloseCode
from websockets.server import ServerProtocol

from engine.straights.protocol.server_messages import CLOSED_BY_HOST
from engine.straights.protocol.server_requests import MAX_MESSAGE_LENGTH
from straights_server.adapter.committer import Committer
from straights_server.adapter.computers import Computers
from straights_server.adapter.connection import Connection
from straights_server.adapter.heartbeat import beat, tell_alive
from straights_server.adapter.loop import Turns
from straights_server.adapter.open_files import Sockets
from straights_server.adapter.operations import Operations
from straights_server.adapter.options import Options
from straights_server.http.messages import HttpRequest
from straights_server.http.pages import Pages
from straights_server.http.routes import Routes
from straights_server.limits import Traffic
from straights_server.listening import port_of, socket_of, url_of
from straights_server.lobby import Lobby
from straights_server.monitoring.monitor import Monitor
from straights_server.service.client_session import ClientSession
from straights_server.service.peers import Listener, Peers, Routing
from straights_server.service.service import Service
from straights_server.store import Store
from straights_server.table import Table

if TYPE_CHECKING:
    from straights_server.adapter.announcements import Announcements

_EXPIRY_SECONDS = 60.0
DELETION_SECONDS = 3600.0
_DELETION_PAUSE = 0.01
"""Seconds after each deletion of a stored table, in which others may store their moves."""

LIST_SECONDS = 100.0
"""How long a list of outdated tables is used: a table used meanwhile is in memory at least that long."""

_END_SECONDS = 1.3
"""The time limit of a shutdown, excluding the last write to disk, even if clients do not respond."""

_KEEP_SECONDS = 0.4
"""The time limits of persisting the last changes, and of leaving the other servers."""

_CLOSE_SECONDS = 1.0

COMMIT_SECONDS = 3.0
"""A commit that takes longer shows that the store cannot be used at the moment."""


class Server:
    """A server that listens at its base `url`, serves clients, and shuts down."""

    _sockets: WebSocketServer | None = None
    _announcements: Announcements | None = None
    _own_url = ""

    def __init__(
        self,
        options: Options,
        store: Store,
        draw_secret: Callable[[int], int],
        peers: Peers | None = None,
        monitor: Monitor | None = None,
    ) -> None:
        """Needs a running event loop; `peers` are the other processes that serve the same tables, if any."""
        self._options = options
        self._store = store
        self._peers = peers
        self._loop = asyncio.get_running_loop()
        monitor = monitor or Monitor()
        self._committer = Committer(store, monitor)
        load = store.load if peers is None else peers.load
        limits = options.limits
        lobby = Lobby(draw_secret, load, limits.tables, limits.tables_of_address, options.prefix)
        self._service = Service(lobby, self._committer.put, limits, options.settings)
        self._follow_service(monitor)
        self._operations = Operations(self._service, monitor, self._loop.time, self._open_connections)
        self._routing = None if peers is None else peers.routing(self._service, self._loop.time)
        self._computers = Computers(options.pause, options.processes, self._choose, lobby.opener_of, monitor)
        self._timers: dict[Table, asyncio.TimerHandle] = {}
        self._tasks: list[asyncio.Task[None]] = []
        self._open_sockets = Sockets(limits, options.origins)
        addresses, clock = self._service.addresses, self._loop.time
        self._turns = Turns(lambda address, messages: addresses.charge(address, messages, clock()))
        self._wanting_alive: WeakSet[Connection] = WeakSet()
        self._connect = self._connections()

    def _follow_service(self, monitor: Monitor) -> None:
        self._service.on_change = self._on_change
        self._service.on_close = self._on_close
        self._service.on_refusal = monitor.refuse_request
        self._service.on_failure = self._committer.on_failure = monitor.fail
        self._committer.on_lost = self._service.lose

    async def start(self) -> None:
        """Start listening; raises OSError if that fails."""
        if self._routing is not None:
            await self._meet(self._routing)
        options = self._options
        logger = logging.getLogger("straights_server.websockets")
        logger.setLevel(logging.CRITICAL)  # invalid data from clients is not worth a log message
        local = socket_of(options.host)
        self._sockets = await serve(
            Connection.wait_for_end,  # type: ignore[arg-type]  # all connections are of this class
            options.host,
            options.port,
            sock=local,
            unix=local is not None,
            compression=None,
            max_size=MAX_MESSAGE_LENGTH,
            close_timeout=_CLOSE_SECONDS,
            create_connection=self._new_connection,  # type: ignore[arg-type]  # it is only called
            logger=logger,
        )
        port = port_of(self._sockets.sockets[0])
        self._own_url = url_of(options.host, port)
        if options.is_announced and port is not None:
            self._announcements = announcements(options.host, port)
        if options.metrics is not None:
            await self._operations.serve_metrics(*options.metrics, self._store)
        if options.admin is not None:
            await self._operations.serve_operator(options.admin)

    def reload(self, options: Options) -> None:
        """Go on with other options, as far as a server that has started can; raises OSError for the page."""
        before = self._options
        self._options = options
        try:
            self._connect = self._connections()
        except OSError:
            self._options = before
            raise
        self._service.limits = self._service.addresses.limits = self._open_sockets.limits = options.limits
        self._service.defaults = options.settings
        self._service.lobby.most = options.limits.tables
        self._computers.pause = options.pause

    @property
    def url(self) -> str:
        """The base URL for clients."""
        return self._options.public_url or self._own_url

    async def run(self, stop: asyncio.Event) -> None:
        """Serve until `stop` is set or the store fails, which raises StoreError."""
        tasks: list[asyncio.Task[None] | asyncio.Task[Literal[True]]] = [
            asyncio.create_task(self._committer.run()),
            asyncio.create_task(stop.wait()),
            asyncio.create_task(self._expire()),
            asyncio.create_task(beat(self._operations.monitor.counts.loop_lag.observe)),
            asyncio.create_task(self._delete_outdated()),
            asyncio.create_task(tell_alive(self._wanting_alive)),
            *self._tasks,
        ]
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        await self._close(tasks)
        if self._committer.failure is not None:
            raise self._committer.failure
        for task in tasks:
            if task.done() and not task.cancelled() and (error := task.exception()) is not None:
                raise error

    async def _close(self, tasks: Sequence[asyncio.Task[None] | asyncio.Task[Literal[True]]]) -> None:
        """Persist the last changes, then close all connections."""
        until = self._loop.time() + _END_SECONDS
        self._computers.close()
        if self._announcements is not None:
            await self._announcements.close()
        await self._operations.close()
        for timer in self._timers.values():
            timer.cancel()
        if not tasks[0].done():
            await self._committer.drain(_KEEP_SECONDS)
        self._store.give_up()
        if self._routing is not None:
            with suppress(TimeoutError):
                await asyncio.wait_for(self._part(self._routing), _KEEP_SECONDS)
        if self._sockets is not None:
            code = CLOSED_BY_HOST if self._options.has_host else CloseCode.SERVICE_RESTART
            await _close_sockets(self._sockets, code, until - self._loop.time())
        if not tasks[0].done():
            await self._committer.drain(until - self._loop.time())
        await _ended(tasks)
        self._committer.close()
        self._store.close()

    async def _part(self, routing: Routing) -> None:
        """Release the tables to the other servers."""
        await _ended(self._tasks)
        await routing.close()

    async def _meet(self, routing: Routing) -> None:
        """Join the other servers; returns once this server receives their messages."""
        is_ready = asyncio.Event()
        self._tasks.append(asyncio.create_task(routing.run(is_ready.set)))
        waiting = asyncio.create_task(is_ready.wait())
        await asyncio.wait((*self._tasks, waiting), return_when=asyncio.FIRST_COMPLETED)
        waiting.cancel()

    def _connections(self) -> partial[Connection]:
        options = self._options
        routes = Routes(
            self._service,
            Pages(options.page, options.alone),
            options.origins,
            lambda: self.url,
            self._loop.time,
            self._operations.monitor,
            self._operations.bans.forbid,
            self._can_keep_tables,
            None if self._peers is None else partial(self._operations.read, self._peers),
        )
        return partial(
            Connection,
            respond=routes.respond,
            listen=self._listen,
            address_of=options.origins.address_of,
            sockets=self._open_sockets,
            traffic=partial(
                Traffic, self._service.addresses, options.limits.seat_rate, self._loop.time, self._turns.add
            ),
            unsent_limit=options.limits.unsent_bytes,
            monitor=self._operations.monitor,
        )

    def _new_connection(
        self, protocol: ServerProtocol, server: WebSocketServer, **options: object
    ) -> Connection:
        """A connection with the options of the server at this moment."""
        return self._connect(protocol, server, **options)

    def _open_connections(self) -> Iterable[object]:
        return () if self._sockets is None else self._sockets.connections

    def _can_keep_tables(self) -> bool:
        """Whether the store can be reached, as far as this server knows."""
        started_at = self._committer.started_at
        is_stuck = started_at is not None and self._loop.time() - started_at > COMMIT_SECONDS
        return not is_stuck and (self._routing is None or self._routing.is_connected)

    def _listen(self, connection: Connection, request: HttpRequest) -> Listener:
        if "alive" in parse_qs(request.query, keep_blank_values=True):
            self._wanting_alive.add(connection)
        address = connection.address
        if self._routing is not None:
            return self._routing.listen(connection, address)
        return ClientSession(self._service, connection, address, self._loop.time)

    async def _expire(self) -> None:
        while True:
            await asyncio.sleep(_EXPIRY_SECONDS)
            self._service.expire(self._loop.time())

    async def _delete_outdated(self) -> None:
        """Delete outdated tables from the store, at the start and once an hour, one by one between moves."""
        while True:
            limits = self._options.limits
            until = self._loop.time() + LIST_SECONDS
            for name in await asyncio.to_thread(
                self._store.outdated, limits.stored_finished, limits.stored_unfinished
            ):
                is_deleted = asyncio.Event()
                self._service.delete(name, is_deleted.set)
                await is_deleted.wait()
                await asyncio.sleep(_DELETION_PAUSE)
                if self._loop.time() > until:
                    break
            else:
                await asyncio.sleep(DELETION_SECONDS)

    def _on_change(self, table: Table) -> None:
        """Schedule a table's next deadline and its computers."""
        self._cancel_deadline(table)
        deadline = table.state.deadline()
        if deadline is not None:
            self._timers[table] = self._loop.call_at(deadline, self._tick, table)
        self._computers.consider(table)
        if self._announcements is not None:
            self._announcements.show(table)

    def _on_close(self, table: Table) -> None:
        self._cancel_deadline(table)
        if self._announcements is not None:
            self._announcements.withdraw(table.state.name)

    def _cancel_deadline(self, table: Table) -> None:
        timer = self._timers.pop(table, None)
        if timer is not None:
            timer.cancel()

    def _tick(self, table: Table) -> None:
        del self._timers[table]
        self._service.tick(table, self._loop.time())

    def _choose(self, table: Table, revision: int, choice: object) -> None:
        self._service.choose(table, revision, choice, self._loop.time())


def announcements(host: str, port: int) -> Announcements | None:
    """The announcements of a server; None, with a warning, if they are not possible."""
    try:
        from straights_server.adapter.announcements import Announcements  # noqa: PLC0415  # of an extra

        return Announcements(host, port)
    except ModuleNotFoundError as error:
        reason = f'this needs an extra: pip install "straights[lan]" ({error.name} is missing)'
    except OSError as error:
        reason = str(error)
    print(f"straights-server: the tables are not announced: {reason}", file=sys.stderr)
    return None


async def _close_sockets(sockets: WebSocketServer, code: int, seconds: float) -> None:
    """Close all connections; abort those that have not responded within this time."""
    connections = tuple(sockets.connections)
    sockets.close(code=code)
    try:
        await asyncio.wait_for(asyncio.shield(sockets.wait_closed()), seconds)
    except TimeoutError:
        for connection in connections:
            connection.transport.abort()


async def _ended(tasks: Sequence[asyncio.Task[None] | asyncio.Task[Literal[True]]]) -> None:
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
