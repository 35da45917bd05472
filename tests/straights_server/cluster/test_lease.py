"""The lease of a server among several: which tables the others have."""

import asyncio
from pathlib import Path

import pytest

from straights_server.cluster.lease import Lease
from tests.support.server.redis_process import NEEDS_REDIS, running_redis

pytestmark = [NEEDS_REDIS, pytest.mark.usefixtures("no_coverage")]


async def renew(lease: Lease, own_table: str) -> list[str]:
    """Let a server with one table renew its lease once; the tables of others that it lists then."""
    renewed = asyncio.Event()
    task = asyncio.create_task(lease.run(lambda: [{"table": own_table}], lambda _had_ended: renewed.set()))
    await renewed.wait()
    task.cancel()
    return [str(table["table"]) for table in lease.listed]


async def listed_by(leases: dict[str, Lease]) -> list[list[str]]:
    """The tables that each server lists of others, after all have said what they have."""
    for process, lease in leases.items():
        await renew(lease, process)
    listed = [await renew(lease, process) for process, lease in leases.items()]
    for lease in leases.values():
        await lease.end()
    return listed


def test_a_server_lists_the_tables_of_the_others_and_not_its_own_again(tmp_path: Path) -> None:
    """Who looks for a table finds each once."""
    with running_redis(tmp_path) as address:
        leases = {process: Lease(address, process, 20.0) for process in ("a", "b", "c")}
        listed = asyncio.run(listed_by(leases))

    assert [["b", "c"], ["a", "c"], ["a", "b"]] == listed
