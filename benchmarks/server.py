"""The server's processor time per move, as a ratio to a bare WebSocket server that sends as much.

python benchmarks/server.py [TABLES] [SECONDS]       four clients a table, which play as fast as they can
python benchmarks/server.py --paced TABLES SECONDS   a move in three seconds at each table: waits and memory
python benchmarks/server.py --idle TABLES SECONDS    nobody moves: memory and processor time
python benchmarks/server.py --redis TABLES SECONDS   two servers with one Redis, as a ratio to one: people
                                                     at the server that has their table, then apart

The clients run in a process of their own; all moves are on disk before they are acknowledged.
"""

import argparse
import asyncio
import json
import os
import secrets
import signal
import subprocess
import sys
import tempfile
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import chain
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any

from reporting import ROOT, percentile, print_times
from websockets.asyncio.client import ClientConnection, connect
from websockets.asyncio.server import ServerConnection, broadcast, serve

from straights_server.adapter.loop import run
from straights_server.adapter.open_files import KEPT_FOR_OTHERS, raise_open_files
from straights_server.adapter.options import Options
from straights_server.adapter.server import Server
from straights_server.limits import Limits, Rate
from straights_server.sqlite_store import SqliteStore

_PERIOD = 3.0
SEATS = 4
_AT_ONCE = 20
"""The number of tables that are set up concurrently."""

_GOAL_OF_TWO = 1.6

Message = dict[str, Any]
Pause = Callable[[], float]


@dataclass(frozen=True, slots=True)
class Measurement:
    """The results of a measurement.

    Attributes:
        waits: the time of each move, in milliseconds.
        cpu: the server's processor time meanwhile, in seconds; of several servers, the busiest one's.
        memory: its memory, in megabytes.
    """

    waits: list[float]
    cpu: float
    memory: float

    @property
    def each(self) -> float:
        """The server's processor time per move, in microseconds."""
        return self.cpu / len(self.waits) * 1e6


class Client:
    """A client that plays the first card that it is offered.

    Attributes:
        table: the name of its table.
        waits: the time from each of its moves to the acknowledgement, in milliseconds.
    """

    def __init__(self, connection: ClientConnection) -> None:
        self.table = ""
        self.waits: list[float] = []
        self._connection = connection
        self._offers: list[Message] = []
        self._n = 0

    async def ask(self, kind: str, answer: str, **fields: object) -> None:
        """Send a message, and wait for an answer of a type."""
        self._n += 1
        await self._connection.send(json.dumps({"type": kind, "n": self._n, **fields}))
        while await self._receive() != answer:
            pass

    async def play(self, pause: Pause | None = None) -> None:
        """Play on and on, at full speed or with a pause in seconds after the start of each turn."""
        while True:
            if not self._offers:
                await self._receive()
                continue
            if pause is not None:
                await asyncio.sleep(pause())
            offer = self._offers[0]
            card, began = str(offer["cards"]).partition(" ")[0], perf_counter()
            await self.ask("answer", "moved", key=offer["key"], cards=card, target=offer["target"])
            self.waits.append((perf_counter() - began) * 1e3)

    async def _receive(self) -> str:
        message: Message = json.loads(await self._connection.recv())
        kind = str(message["type"])
        assert kind != "refused", message
        if kind == "seated":
            self.table = message["table"]
        elif kind in {"table", "moved"}:
            self._offers = message.get("table", message).get("offers", [])
        return kind


async def connected(url: str) -> ClientConnection:
    """Open a connection."""
    address = url.replace("http", "ws", 1) + "/ws"
    return await connect(address, compression=None, proxy=None, ping_interval=None, max_size=None)


async def seated(urls: Sequence[str]) -> list[Client]:
    """A client at each of these servers, at a table with an endless game; computers have the other seats."""
    seats = [Client(await connected(url)) for url in urls]
    await seats[0].ask("host", "seated", name="A", score_limit=1000, turn_limit=None, is_private=True)
    for seat in seats[1:]:
        await seat.ask("join", "seated", table=seats[0].table, name="B", seat=None)
    for number in range(len(urls), SEATS):
        await seats[0].ask("fill", "room", seat=number, strategy="lowest")
    await asyncio.gather(*(seat.ask("ready_to_play", "table", is_ready=True) for seat in seats))
    return seats


async def measure(
    places: Sequence[Sequence[str]],
    pids: Sequence[int],
    seconds: float,
    pause: Pause | None = None,
    *,
    is_idle: bool = False,
) -> Measurement:
    """Let tables, each of which has people at these servers, play for some seconds."""
    waiting = iter(places)

    async def set_up() -> list[Client]:
        return list(chain(*[await seated(urls) for urls in waiting]))

    everybody = list(chain(*await asyncio.gather(*(set_up() for _ in range(_AT_ONCE)))))
    before = [cpu_and_memory(pid)[0] for pid in pids]
    playing = [asyncio.create_task(each.play(pause)) for each in everybody if not is_idle]
    await asyncio.sleep(seconds)
    after = [cpu_and_memory(pid) for pid in pids]
    for task in playing:
        task.cancel()
    used = max(cpu - start for (cpu, _), start in zip(after, before, strict=True))
    return Measurement(list(chain(*(each.waits for each in everybody))), used, after[0][1])


def people_at(tables: int, open_files: int) -> list[int]:
    """The number of players at each table: four, or three at some if the limit of open files requires it."""
    missing = max(tables * SEATS - (open_files - KEPT_FOR_OTHERS), 0)
    if missing > tables:
        sys.exit(f"{tables} tables need more than the {open_files} open files that the system allows")
    return [SEATS - (number < missing) for number in range(tables)]


async def measure_bare(url: str, pid: int, tables: int, seconds: float) -> Measurement:
    """Let the bare server relay messages for some seconds."""
    groups = [[await connected(url) for _ in range(SEATS)] for _ in range(tables)]
    text = json.dumps({"type": "answer", "n": 100, "key": "play", "cards": "7S", "target": "row.S"})
    waits: list[float] = []

    async def pass_around(group: list[ClientConnection]) -> None:
        turn = 0
        while perf_counter() < until:
            start = perf_counter()
            await group[turn % SEATS].send(text)
            for each in group:
                json.loads(await each.recv())
            turn += 1
            waits.append((perf_counter() - start) * 1e3)

    before, _ = cpu_and_memory(pid)
    until = perf_counter() + seconds
    await asyncio.gather(*(pass_around(group) for group in groups))
    cpu, memory = cpu_and_memory(pid)
    return Measurement(waits, cpu - before, memory)


def cpu_and_memory(pid: int) -> tuple[float, float]:
    """The processor time of a process in seconds, and its memory in megabytes."""
    fields = Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rpartition(") ")[2].split()
    ticks = int(fields[11]) + int(fields[12])
    return ticks / os.sysconf("SC_CLK_TCK"), int(fields[21]) * os.sysconf("SC_PAGE_SIZE") / 1e6


def started(*arguments: str) -> tuple[subprocess.Popen[str], str]:
    """Start a server as a process; returns it and its address."""
    environment = {**os.environ, "PYTHONPATH": f"{ROOT}{os.pathsep}{ROOT / 'benchmarks'}"}
    process = subprocess.Popen(
        [sys.executable, __file__, *arguments], stdout=subprocess.PIPE, text=True, env=environment
    )
    assert process.stdout is not None
    return process, process.stdout.readline().strip()


def end(server: subprocess.Popen[str]) -> None:
    """Stop a server."""
    server.terminate()
    server.communicate()


async def serve_tables(place: str) -> None:
    """Serve as the program does, but without the limit on what a seat sends.

    `place` is a folder for the tables, or the address of a Redis.
    """
    limits = Limits(seat_rate=Rate(1e9, 1e9), connections=100_000)
    options = Options(port=0, limits=limits)
    if "://" in place:
        from straights_server.cluster.router import cluster_at  # noqa: PLC0415  # else it would be measured

        cluster = cluster_at(place)
        server = Server(options, cluster.store, secrets.randbits, cluster)
    else:
        server = Server(options, SqliteStore(f"{place}/tables"), secrets.randbits)
    stop = asyncio.Event()
    asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, stop.set)
    await server.start()
    print(server.url, flush=True)
    await server.run(stop)


async def serve_bare() -> None:
    """Serve as a bare server: for each message of one of four, all four get as many bytes as after a move."""
    groups: list[list[ServerConnection]] = []
    event = {"ways": [["hand.0", "row.S", "7S"]], "told": [[1]]}
    answer = json.dumps({"type": "moved", "seq": 1, "turn": 1, "events": [event]})

    async def handle(connection: ServerConnection) -> None:
        if not groups or len(groups[-1]) == SEATS:
            groups.append([])
        group = groups[-1]
        group.append(connection)
        async for _ in connection:
            broadcast(group, answer)

    async with serve(handle, "127.0.0.1", 0, compression=None, ping_interval=None) as server:
        print(f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}", flush=True)
        await asyncio.get_running_loop().create_future()


def compare_two(tables: int, seconds: float) -> None:
    """Measure one server with a Redis, then two of them, and print ratios."""
    from tests.support.server.redis_process import running_redis  # noqa: PLC0415  # as above

    one = 0.0
    with tempfile.TemporaryDirectory() as folder, running_redis(Path(folder)) as address:
        for count, is_apart in ((1, False), (2, False), (2, True)):
            servers = [started("--serve", address) for _ in range(count)]
            places = [
                [servers[(table + seat * is_apart) % count][1] for seat in range(SEATS)]
                for table in range(tables)
            ]
            found = run(measure(places, [process.pid for process, _ in servers], seconds))
            for process, _ in servers:
                end(process)
            moves = 1e6 / found.each
            one = one or moves
            told = f"p99 {percentile(found.waits, 99):.0f} ms, ratio {moves / one:.2f}"
            where = "apart" if is_apart else "together"
            print(f"servers: {count}, people {where:8s} {moves:6.0f} moves a second, {told}", flush=True)
    print(f"(goal of two, people together: at least {_GOAL_OF_TWO})")


def main(tables: int, seconds: float, *, is_paced: bool, is_idle: bool) -> None:
    """Measure, and print."""
    people, chance = people_at(tables, raise_open_files()), Random(1)  # for the server too, a child process
    pause = (lambda: chance.uniform(0, 2 * _PERIOD)) if is_paced else None
    with tempfile.TemporaryDirectory() as folder:
        server, url = started("--serve", folder)
        try:
            places = [[url] * count for count in people]
            found = run(measure(places, [server.pid], seconds, pause, is_idle=is_idle))
        finally:
            end(server)
    print(f"{tables} tables, {sum(people)} people, {len(found.waits)} of their moves in {seconds:.0f} s")
    print(f"the server: {found.memory:.0f} MB, {found.cpu / seconds:.1%} of a processor")
    if is_idle:
        return
    print_times("until a move is acknowledged", found.waits)
    print(f"p99 {percentile(found.waits, 99):.2f} ms; {found.each:.0f} us of the server a move")
    if is_paced:
        return
    print(f"moves for each second that it computes: {1e6 / found.each:.0f}   (goal: at least 5000)")
    server, url = started("--bare")
    bare = asyncio.run(measure_bare(url, server.pid, tables, seconds))
    end(server)
    print(f"a bare server: {bare.each:.0f} us for each message that four get")
    print(f"ratio of the two: {found.each / bare.each:.2f}")


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("tables", type=int, nargs="?", default=50)
    parser.add_argument("seconds", type=float, nargs="?", default=5.0)
    parser.add_argument("--paced", action="store_true")
    parser.add_argument("--idle", action="store_true")
    parser.add_argument("--redis", action="store_true")
    parser.add_argument("--serve", metavar="PLACE", help=argparse.SUPPRESS)
    parser.add_argument("--bare", action="store_true", help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.serve:
        run(serve_tables(given.serve))
    elif given.bare:
        asyncio.run(serve_bare())
    elif given.redis:
        compare_two(given.tables, given.seconds)
    else:
        main(given.tables, given.seconds, is_paced=given.paced, is_idle=given.idle)
