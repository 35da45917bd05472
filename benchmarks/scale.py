"""From one table to a million: how many servers and shards of Redis are needed, and what fails first.

`python benchmarks/scale.py` simulates one server (a queue with one processor) whose players think and whose
neighbour dies, with the constants below, which `benchmarks/server.py`, `--metrics` and Redis' own counters
gave. From the load that one server bears it computes the numbers of machines and a bill.
"""

import heapq
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from math import ceil
from random import Random
from statistics import quantiles

MOVE_SECONDS = 0.00021  # of a server's processor, with all four players told (server.py 50 8)
WITH_REDIS = 1.5  # times as much, with every third player at another server (server_processes.py)
RESUME_SECONDS = 0.0018  # a client of a dead server connects to another one and is sent its table
SENT_BYTES = 570  # of a move, to all four
TABLE_MEGABYTES = 0.075  # of a server's memory, with four players (server.py 1000 30 --paced)
SERVER_MEGABYTES = 38
SERVER_TABLES = 5_000  # 20,000 connections (docs/hosting.md)
REDIS_SECONDS = 0.000147  # of a shard's processor for a move, stored by a script and an append
REDIS_KILOBYTES = 13  # of a usual game
THINKING_SECONDS = 3.0  # between two moves at a table
RECONNECT_SECONDS = 0.75  # in which all clients of a dead server have tried once
HOURS = (3, 2, 1, 1, 1, 1, 2, 3, 4, 5, 6, 6, 7, 7, 7, 7, 8, 9, 11, 13, 14, 13, 10, 6)
"""Tables in use at each hour of a day, in fourteenths of the most."""
MACHINE_PRICE, CORES = 30.0, 4  # euros a month for a machine with so many cores and 16 GB
TRAFFIC_PRICE = 1.0  # euros for a terabyte sent


@dataclass(frozen=True, slots=True)
class Load:
    """What a server does.

    Attributes:
        tables: at which people play.
        returning: clients of a server that has died, which come back to this one.
    """

    tables: int
    returning: int = 0


@dataclass(frozen=True, slots=True)
class Answer:
    """How a server bears its load: waits in seconds, and when all who were lost are back."""

    usual: float
    slow: float
    back: float


def simulated(load: Load, seconds: float, chance: Random) -> Answer:
    """Serve moves, and after a third of the time the returning clients, one after the other."""
    free, back = 0.0, 0.0
    waits = []
    for arrival, cost, is_return in heapq.merge(
        _moves(load, seconds, chance), _returns(load, seconds, chance)
    ):
        free = max(free, arrival) + cost
        if is_return:
            back = free - seconds / 3
        else:
            waits.append(free - arrival)
    cuts = quantiles(waits, n=100)
    return Answer(cuts[49], cuts[98], back)


def _moves(load: Load, seconds: float, chance: Random) -> Iterator[tuple[float, float, bool]]:
    now = 0.0
    while (now := now + chance.expovariate(load.tables / THINKING_SECONDS)) < seconds:
        yield now, MOVE_SECONDS * WITH_REDIS, False


def _returns(load: Load, seconds: float, chance: Random) -> Iterator[tuple[float, float, bool]]:
    times = sorted(seconds / 3 + chance.uniform(0, RECONNECT_SECONDS) for _ in range(load.returning))
    return ((time, RESUME_SECONDS, True) for time in times)


def report(tables: int) -> Iterator[str]:
    """What so many tables at once, at the busiest hour, need."""
    servers = ceil(tables / SERVER_TABLES)
    each = tables / servers
    moves = tables / THINKING_SECONDS
    shards = ceil(moves * REDIS_SECONDS / 0.5) if servers > 1 else 0
    machines = ceil(servers / CORES) + ceil(shards / CORES)
    yield f"{tables:,} tables at the busiest hour: {moves:,.0f} moves a second, {4 * tables:,} people"
    yield f"  {servers:,} servers, {each:,.0f} tables each; {shards:,} shards of Redis; {machines:,} machines"
    busy = moves * MOVE_SECONDS * WITH_REDIS / servers
    memory = SERVER_MEGABYTES + each * TABLE_MEGABYTES
    yield f"  a server: {100 * busy:.0f} % of its core, {memory:,.0f} MB"
    games = tables * REDIS_KILOBYTES / 1e6
    yield f"  Redis: {moves * REDIS_SECONDS:,.1f} cores, {games:,.1f} GB of running games"
    usual = simulated(Load(round(each)), 20.0, Random(1))
    yield f"  a move waits {1000 * usual.usual:.2f} ms (half), {1000 * usual.slow:.2f} ms (1 in 100)"
    for others in sorted({1, servers - 1} if servers > 1 else ()):
        death = simulated(Load(round(each), ceil(4 * each / others)), 90.0, Random(2))
        yield (
            f"  a server dies, {others:,} take its {4 * each:,.0f} people: all are back after "
            f"{death.back:.1f} s; 1 move in 100 of that time waits {1000 * death.slow:,.0f} ms"
        )
    yield from _bill(moves, machines)


def _bill(moves: float, machines: int) -> Iterator[str]:
    mean = sum(HOURS) / len(HOURS) / max(HOURS)
    terabytes = moves * mean * SENT_BYTES * 30 * 24 * 3600 / 1e12
    yield f"  sent: {moves * SENT_BYTES * 8 / 1e6:,.0f} Mbit/s at most, {terabytes:,.1f} TB a month"
    rent, traffic = machines * MACHINE_PRICE, terabytes * TRAFFIC_PRICE
    yield f"  a month: {rent:,.0f} euros for machines, {traffic:,.0f} for traffic"


def main() -> int:
    """Print the report for each size."""
    for tables in map(int, sys.argv[1:] or ("1000", "100000", "1000000")):
        print("\n".join(report(tables)))
    return 0


if __name__ == "__main__":
    sys.exit(main())
