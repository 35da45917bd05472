"""The throughput of two servers with one Redis, relative to one server.

python benchmarks/server_processes.py [TABLES] [SECONDS]

The figures are moves per second of processor time, with two servers that of the busier one, so that other
load on the machine matters less. Two servers are measured with all players of a table at the server that owns
it, and with half of them at the other: then half of all messages pass through Redis.
"""

import argparse
import asyncio
import os
import tempfile
from collections.abc import Sequence
from itertools import cycle, islice
from pathlib import Path
from time import perf_counter

from reporting import percentile

from server import cpu_and_memory, end, play, seated, started
from tests.support.server.redis_process import running_redis

_GOAL = 1.6


async def nothing() -> None:
    """Do not pause between moves."""


async def measure(places: Sequence[Sequence[str]], pids: Sequence[int], seconds: float) -> tuple[float, str]:
    """Let tables play at these servers; returns moves per second of the busiest, and a summary text."""
    tables = [await seated(*urls) for urls in places]
    before = [cpu_and_memory(pid)[0] for pid in pids]
    until = perf_counter() + seconds
    waits = sorted(
        wait
        for each in await asyncio.gather(*(play(seats, until, nothing) for seats in tables))
        for wait in each
    )
    used = [cpu_and_memory(pid)[0] - start for pid, start in zip(pids, before, strict=True)]
    moves = len(waits) / max(used)
    shares = ", ".join(f"{each:.1f}" for each in used)
    told = f"{len(waits)} moves, {shares} s computed, p99 {percentile(waits, 99):.0f} ms"
    return moves, f"{moves:6.0f} moves a second ({told})"


def measured(address: str, count: int, tables: int, seconds: float, *, is_apart: bool) -> float:
    """Measure this many servers, with a table's players together or apart; prints and returns the rate."""
    servers = [started("--serve", address) for _ in range(count)]
    urls = [url for _, url in servers]
    places = [
        [url, *(other for other in urls if other != url)] if is_apart else [url]
        for url in islice(cycle(urls), tables)
    ]
    moves, told = asyncio.run(measure(places, [process.pid for process, _ in servers], seconds))
    for process, _ in servers:
        end(process)
    where = "apart" if is_apart else "together"
    print(f"{count} server{'s' * (count > 1):1s}, people {where:9s} {told}", flush=True)
    return moves


def main(tables: int, seconds: float) -> None:
    """Measure, and print ratios."""
    print(f"load of the machine: {os.getloadavg()[0]:.1f}; {os.cpu_count()} processors")
    with tempfile.TemporaryDirectory() as folder, running_redis(Path(folder)) as address:
        one = measured(address, 1, tables, seconds, is_apart=False)
        for is_apart in (False, True):
            two = measured(address, 2, tables, seconds, is_apart=is_apart)
            print(f"ratio {two / one:.2f}   (goal: at least {_GOAL})")


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("tables", type=int, nargs="?", default=40)
    parser.add_argument("seconds", type=float, nargs="?", default=5.0)
    given = parser.parse_args()
    main(given.tables, given.seconds)
