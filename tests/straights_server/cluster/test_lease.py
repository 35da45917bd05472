"""The lease of a server among several: which tables the others have."""

import asyncio
from contextlib import suppress

import pytest
from redis.asyncio import Redis
from redis.exceptions import TimeoutError as RedisTimeoutError

from straights_server.cluster.lease import Lease
from straights_server.cluster.router import LEASE_SECONDS
from straights_server.cluster.scripts import lease_key
from tests.support.server.redis_process import NEEDS_REDIS

pytestmark = NEEDS_REDIS
CUT_OFF_WITHIN = 3.0
"""Seconds after which a server has let its clients go."""


async def renew(lease: Lease, own_table: str) -> list[str]:
    """Let a server with one table renew its lease once; the tables of others that it lists then."""
    renewed = asyncio.Event()
    task = asyncio.create_task(lease.run(lambda: [{"table": own_table}], lambda _had_ended: renewed.set()))
    await renewed.wait()
    task.cancel()
    return [str(table["table"]) for table in lease.listed]


async def keys_after_giving_up(address: str) -> list[str]:
    """The leases that Redis knows once a server has given up its own, and has had the time to renew it."""
    lease = Lease(address, "a", 0.2)
    renewals = 0
    several = asyncio.Event()

    def count(_had_ended: bool) -> None:  # noqa: FBT001
        nonlocal renewals
        renewals += 1
        if renewals == 3:
            several.set()

    task = asyncio.create_task(lease.run(list, count))
    await several.wait()
    await lease.end()
    await task
    redis = Redis.from_url(address, decode_responses=True)
    found = [str(key) for key in await redis.keys(lease_key("a"))]
    await redis.aclose()
    return found


async def test_a_server_that_ends_does_not_take_its_tables_again(address: str) -> None:
    """The others need not wait until a lease runs out that nobody keeps."""
    assert [] == await asyncio.wait_for(keys_after_giving_up(address), 10)


async def test_a_lease_ends_within_three_seconds_after_its_redis_has_answered_for_the_last_time(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Not before its end, when nobody else may have the tables; by a clock that only its waits advance."""
    now = 0.0
    ended: list[float] = []
    requests = 0

    async def answer(*_arguments: object, **_options: object) -> bool:
        nonlocal now, requests
        requests += 1
        if requests > 1:
            now += LEASE_SECONDS / 2
            raise RedisTimeoutError
        return True

    async def sleep(seconds: float) -> None:
        nonlocal now
        now += seconds
        if ended:
            raise asyncio.CancelledError

    lease = Lease(address, "a", LEASE_SECONDS)
    lease.on_expired = lambda: ended.append(now)
    with monkeypatch.context() as patch, suppress(asyncio.CancelledError):
        patch.setattr(Redis, "set", answer)
        patch.setattr("straights_server.cluster.lease.asyncio.sleep", sleep)
        patch.setattr(asyncio.get_running_loop(), "time", lambda: now)
        await lease.run(list, lambda _had_ended: None)
    await lease.end()

    (at,) = ended
    assert LEASE_SECONDS <= at < CUT_OFF_WITHIN
