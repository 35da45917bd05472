"""A process and its clients at the tables of others: who may say what to them."""

import asyncio
import json
import os
import signal
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path

import pytest
from redis import Redis

from engine.straights.setup import Variant
from straights_server.cluster.frames import (
    ClientDisconnected,
    ClientReleased,
    ConnectionClosed,
    Frame,
    ServerMessage,
)
from straights_server.cluster.redis_store import RedisStore
from straights_server.cluster.router import Cluster, Router, cluster_at
from straights_server.cluster.scripts import lease_key, log_key, table_key
from straights_server.errors import DamagedLog
from straights_server.store import KEPT_WAITING_SECONDS, TableOpened
from straights_server.table_settings import TableSettings
from tests.support.server.hosted import HostedService, RecordedLine, seated_clients
from tests.support.server.redis_process import NEEDS_REDIS, running_redis
from tests.support.waiting import LONGEST_WAIT

pytestmark = NEEDS_REDIS
TABLE, OWNER = "k3f9", "owner"


@pytest.fixture
def address(tmp_path: Path) -> Iterator[str]:
    """A Redis with a table that another process has."""
    with running_redis(tmp_path) as url:
        other = RedisStore(url, OWNER)
        other.append((TableOpened(TABLE, TableSettings(Variant(0))),))
        other.close()
        with Redis.from_url(url) as redis:
            redis.set(lease_key(OWNER), "[]")
        yield url


@asynccontextmanager
async def routed(
    address: str, hosted: HostedService, clock: Callable[[], float] = lambda: 0.0
) -> AsyncIterator[tuple[Cluster, Router]]:
    """A process with this service; at the end it leaves the others."""
    cluster = cluster_at(address)
    router = cluster.routing(hosted.service, clock)
    yield cluster, router
    cluster.store.close()
    await router.close()


@asynccontextmanager
async def running(router: Router) -> AsyncIterator["asyncio.Task[None]"]:
    """Let a process hear the others until the end of the block."""
    is_ready = asyncio.Event()
    task = asyncio.create_task(router.run(is_ready.set))
    await is_ready.wait()
    yield task
    assert not task.done()
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)


async def entered(
    hosted: HostedService, router: Router, text: str, *, has_gone: bool = False
) -> RecordedLine:
    """A client that has asked for a table, once that has been looked for."""
    line = RecordedLine()
    assert hosted.service.addresses.may_connect(None, 0.0)
    client = router.listen(line, None)
    client.receive(text)
    if has_gone:
        client.closed()
    await asyncio.gather(*asyncio.all_tasks() - {asyncio.current_task()})
    return line


async def told(address: str, sender: str, frames: tuple[Frame, ...]) -> list[str | int]:
    """What a client at the table is told when a process says something."""
    hosted = HostedService()
    async with routed(address, hosted) as (_, router):
        line = await entered(hosted, router, WATCH)
        router.take((sender, frames))
    return line.happened


async def test_a_process_that_cannot_say_goodbye_leaves_no_connection_behind(address: str) -> None:
    """Its server ends within 0.1 s, whether Redis answers or not."""
    cluster = cluster_at(address)
    router = cluster.routing(HostedService().service, lambda: 0.0)
    router.send(OWNER, ClientDisconnected(1))
    await cluster.message_bus.flush()
    with Redis.from_url(address) as redis:
        number = redis.info("server")["process_id"]
        os.kill(number, signal.SIGSTOP)
        with suppress(TimeoutError):
            await asyncio.wait_for(router.close(), 0.1)
        os.kill(number, signal.SIGCONT)
        cluster.store.close()
        until = time.monotonic() + LONGEST_WAIT
        while len(redis.client_list()) > 1:  # the test's own
            assert time.monotonic() < until  # unreached: mostly they are gone at once


FRAMES = (
    ServerMessage((1,), "text"),
    ConnectionClosed(1, 1008, ""),
    ClientReleased(1, '{"type": "list", "n": 2}'),
)


async def test_only_the_process_of_its_table_speaks_to_a_client(address: str) -> None:
    """Any other may be one that had the table, and is late."""
    expected = ["text", 1008, "", '{"type":"tables","tables":[],"n":2}']

    assert expected == await told(address, OWNER, FRAMES)
    assert [] == await told(address, "late", FRAMES)


async def test_a_listed_table_that_another_version_describes_otherwise_is_left_out(address: str) -> None:
    """Or it would end each server that looks for tables."""
    listed = {
        "table": TABLE,
        "stage": "waiting",
        "score_limit": 80,
        "reseed_each_round": False,
        "turn_limit": None,
        "places": [{"name": "", "kind": "empty"}] * 4,
    }
    with Redis.from_url(address) as redis:
        redis.set(lease_key(OWNER), json.dumps([{**listed, "stage": "paused"}, listed]))
        redis.sadd("straights:processes", OWNER)

    hosted = HostedService()
    async with routed(address, hosted) as (_, router), running(router):
        while not hosted.service.public_tables.elsewhere:  # noqa: ASYNC110  # no event tells of it
            await asyncio.sleep(0.01)

    assert [TABLE] == [each.table for each in hosted.service.public_tables.elsewhere]


WATCH = json.dumps({"type": "watch", "n": 1, "table": TABLE, "invitation": None})
INCOMPLETE = json.dumps({"type": "watch", "n": 1, "table": TABLE})


@pytest.mark.parametrize("text, has_gone", [(WATCH, True), (INCOMPLETE, False)])
async def test_the_log_of_a_table_that_nobody_enters_is_not_kept(
    address: str,
    text: str,
    has_gone: bool,  # noqa: FBT001  # pytest gives it by name
) -> None:
    """Whether the client has gone while the table was looked for, or its request is refused."""
    with Redis.from_url(address) as redis:
        redis.delete(lease_key(OWNER))  # so that the process may claim the table

    hosted = HostedService()
    async with routed(address, hosted) as (cluster, router):
        await entered(hosted, router, text, has_gone=has_gone)
        assert (cluster.process, 0) == (cluster.store.claim(TABLE).owner, len(cluster.claimed))


async def test_a_claimed_table_whose_log_cannot_be_read_is_damaged_for_the_lobby_alone(address: str) -> None:
    """Whose refusal its players are told; a closed connection would come back for ever."""
    with Redis.from_url(address) as redis:
        redis.delete(lease_key(OWNER))
        redis.xadd(log_key(TABLE), {"entry": "{}"}, id="0-1")

    async with routed(address, HostedService()) as (cluster, router):
        for _ in range(2):
            assert await router.find(TABLE) is None
            with pytest.raises(DamagedLog):
                cluster.load(TABLE)


async def test_a_table_at_which_somebody_waits_does_not_expire(address: str) -> None:
    """After hours, too, when it would soon expire."""
    hosted, now = HostedService(), [0.0]
    table = seated_clients(hosted, people=1)[0].table
    async with routed(address, hosted, lambda: now[0]) as (cluster, router):
        cluster.store.append((TableOpened(table, TableSettings(Variant(0))),))
        now[0] = 7200.0
        async with running(router):
            with Redis.from_url(address) as redis:
                redis.expire(table_key(table), 60)
                until = time.monotonic() + LONGEST_WAIT
                while (seconds := int(redis.ttl(table_key(table)))) <= 60:
                    await asyncio.sleep(0)
                    assert time.monotonic() < until

    assert KEPT_WAITING_SECONDS - 60 < seconds <= KEPT_WAITING_SECONDS
