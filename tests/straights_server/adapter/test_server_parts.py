"""What a server does with its parts: others with the same tables, announcements, and the clock."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from unittest.mock import AsyncMock, Mock

import pytest

from straights_server.adapter import server as server_module
from straights_server.adapter.options import Options
from straights_server.adapter.server import Server
from straights_server.service.client_session import ClientConnection, ClientSession
from straights_server.service.peers import Listener, Routing
from straights_server.service.service import Service
from straights_server.sqlite_store import SqliteStore
from straights_server.store import StoredTable
from straights_server.table import Table
from straights_server.table_settings import TableSettings
from tests.support.waiting import LONGEST_WAIT

QUICK = Options(port=0, pause=0.0, processes=0)


class Others:
    """Others with the same tables, who hear once they are told to, or cannot be reached.

    Attributes:
        may_hear: whether they hear.
        runs: whether this server speaks with them.
        happened: what this server did with them, in order.
        service: that of this server.
        began_at: what the server's clock showed when it met them.
        is_connected: whether their tables can be reached.
    """

    is_connected = True

    def __init__(self, failure: Exception | None = None) -> None:
        self.may_hear, self.runs = asyncio.Event(), asyncio.Event()
        self.happened: list[str] = []
        self._failure = failure

    def load(self, table: str) -> StoredTable | None:
        raise AssertionError(table)

    def read(self, table: str) -> StoredTable | None:
        raise AssertionError(table)

    def routing(self, service: Service, clock: Callable[[], float]) -> Routing:
        self.began_at = clock()
        self.service, self._clock = service, clock
        return self

    async def run(self, is_ready: Callable[[], None]) -> None:
        self.happened.append("runs")
        self.runs.set()
        await self.may_hear.wait()
        if self._failure is not None:
            raise self._failure
        is_ready()
        try:
            await asyncio.Event().wait()
        finally:
            self.happened.append("ended")

    async def close(self) -> None:
        self.happened.append("closed")

    def listen(self, line: ClientConnection, address: str | None) -> Listener:
        self.happened.append("serves a client")
        return ClientSession(self.service, line, address, self._clock)


def server_at(folder: Path, others: Others | None = None, options: Options = QUICK) -> Server:
    return Server(options, SqliteStore(str(folder / "tables")), lambda _bits: 1, others)


@asynccontextmanager
async def running(server: Server) -> AsyncIterator[Server]:
    """Let a server run until the end of the block, and wait until it has ended."""
    await server.start()
    stop = asyncio.Event()
    task = asyncio.create_task(server.run(stop))
    yield server
    stop.set()
    await asyncio.wait_for(task, LONGEST_WAIT)


async def test_a_server_lets_nobody_in_before_the_others_hear_it(tmp_path: Path) -> None:
    """Else somebody could come to a table that another server has; at its end it says goodbye to them."""
    others, before = Others(), asyncio.get_running_loop().time()
    server = server_at(tmp_path, others)
    assert before <= others.began_at <= asyncio.get_running_loop().time()
    starting = asyncio.create_task(server.start())
    await others.runs.wait()
    for _ in range(5):
        await asyncio.sleep(0)
    assert "" == server.url
    others.may_hear.set()
    await starting
    stop = asyncio.Event()
    running = asyncio.create_task(server.run(stop))
    assert server.url.startswith("http://127.0.0.1:")
    stop.set()
    await running

    assert ["runs", "ended", "closed"] == others.happened


async def test_a_server_that_cannot_speak_with_the_others_ends_with_the_reason(tmp_path: Path) -> None:
    """It starts, and ends at once: nobody waits for ever."""
    others = Others(ConnectionError("no others"))
    server = server_at(tmp_path, others)
    others.may_hear.set()
    await server.start()
    with pytest.raises(ConnectionError, match="no others"):
        await server.run(asyncio.Event())


async def test_a_table_that_is_closed_is_announced_no_more(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is closed, or another server has taken it."""
    announcements = Mock(close=AsyncMock())
    monkeypatch.setattr(server_module, "announcements", lambda _host, _port: announcements)
    others, table = Others(), Table("k3f9", TableSettings(), lambda _bits: 1)
    others.may_hear.set()
    async with running(server_at(tmp_path, others, replace(QUICK, is_announced=True))):
        others.service.on_close(table)
    announcements.withdraw.assert_called_once_with("k3f9")
