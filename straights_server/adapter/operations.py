"""What an operator has of a running server: metrics, and a socket for commands."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import TYPE_CHECKING

from engine.errors import EngineError
from straights_server.adapter.connection import Connection
from straights_server.administration.bans import Bans
from straights_server.administration.commands import Commands
from straights_server.errors import ListenError
from straights_server.http.routes import TellTable
from straights_server.monitoring.monitor import Cause, Monitor
from straights_server.service.client_session import POLICY_VIOLATION
from straights_server.service.peers import Peers
from straights_server.service.service import Service
from straights_server.store import Store
from straights_server.table import Table

if TYPE_CHECKING:
    from straights_server.administration.endpoint import AdministrationEndpoint
    from straights_server.monitoring.metrics import MetricsEndpoint


class Operations:
    """The operator's view of a server.

    Attributes:
        monitor: is told what happens at the server.
        bans: the networks of which nobody may connect.
    """

    def __init__(
        self,
        service: Service,
        monitor: Monitor,
        clock: Callable[[], float],
        connections: Callable[[], Iterable[object]],
    ) -> None:
        """`connections` are those of the server at this moment."""
        self.monitor = monitor
        self._service = service
        self._clock = clock
        self._connections = connections
        self.bans = Bans()
        self._metrics: MetricsEndpoint | None = None
        self._administration: AdministrationEndpoint | None = None

    async def serve_metrics(self, host: str, port: int, store: Store) -> None:
        """Answer Prometheus at an address; raises ListenError if the server cannot listen there."""
        from straights_server.monitoring.metrics import Gauges, MetricsEndpoint  # noqa: PLC0415  # of an extra

        service = self._service
        gauges = Gauges(lambda: service.lobby.count, lambda: service.addresses.connections, store.count)
        try:
            self._metrics = MetricsEndpoint(host, port, self.monitor.counts, gauges)
        except OSError as error:
            place = f"{host}, port {port}"
            raise ListenError(f"cannot serve the metrics at {place}: {error.strerror}") from error

    async def serve_operator(self, path: Path) -> None:
        """Receive commands at a local socket; raises ListenError if that fails."""
        from straights_server.administration.endpoint import AdministrationEndpoint  # noqa: PLC0415  # seldom used

        file = path.with_name(f"{path.name}.bans")
        try:
            self.bans.keep_in(file)
        except (OSError, ValueError) as error:
            raise ListenError(f"cannot read the bans in {file}: {error}") from error
        commands = Commands(self._service, self.bans, self._clock, self)
        self._administration = AdministrationEndpoint(path, commands)
        try:
            await self._administration.start()
        except OSError as error:
            raise ListenError(f"cannot receive commands at {path}: {error.strerror}") from error

    async def close(self) -> None:
        """Stop listening."""
        if self._administration is not None:
            await self._administration.close()
        if self._metrics is not None:
            await asyncio.to_thread(self._metrics.close)

    def read(self, peers: Peers, name: str, tell: TellTable) -> None:
        """Read a table that another server may have, in a thread: that may take long."""

        def read() -> Table | EngineError:
            try:
                return self._service.lobby.read(peers.read, name, now)
            except EngineError as error:
                return error

        now = self._clock()
        reading = asyncio.get_running_loop().run_in_executor(None, read)
        reading.add_done_callback(lambda done: None if done.cancelled() else tell(done.result()))

    def cut_banned(self) -> int:
        """Close the connections of banned networks; returns how many there were."""
        banned = [each for each in self._visitors() if self.bans.forbid(each.address)]
        for each in banned:
            each.end(POLICY_VIOLATION, Cause.BANNED.value, Cause.BANNED)
        return len(banned)

    def addresses(self) -> set[str | None]:
        """From where clients are connected."""
        return {each.address for each in self._visitors()}

    def tell_all(self, text: str) -> int:
        """Send a text to all clients; returns how many there are."""
        clients = self._visitors()
        for each in clients:
            each.put(text)
        return len(clients)

    def _visitors(self) -> list[Connection]:
        return [each for each in self._connections() if isinstance(each, Connection)]
