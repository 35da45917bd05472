"""The server's processor time per move, as a ratio to a bare WebSocket server that sends as much.

python benchmarks/server.py [TABLES] [SECONDS]       four clients a table, which play as fast as they can
                                                     and take a fourth of what the server takes
python benchmarks/server.py --paced TABLES SECONDS   a move in three seconds at each table: waits and memory
python benchmarks/server.py --idle TABLES SECONDS    nobody moves: memory and processor time

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
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from itertools import chain, cycle, islice
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any

from load_client import LoadClient, answer_to, light_table
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
_SEATS = 4
_AT_ONCE = 20
"""The number of tables that are set up concurrently."""

Message = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Measurement:
    """The results of a measurement.

    Attributes:
        waits: the time of each move, in milliseconds.
        cpu: the server's processor time meanwhile, in seconds.
        memory: its memory, in megabytes.
    """

    waits: list[float]
    cpu: float
    memory: float

    @property
    def each(self) -> float:
        """The server's processor time per move, in microseconds."""
        return self.cpu / len(self.waits) * 1e6


class Seat:
    """A client that plays the first card that fits."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self.seat = -1
        self.table = self.invitation = ""
        self.turn: int | None = None
        self.offers: list[Message] = []
        self.n = 0

    async def ask(self, kind: str, **fields: object) -> None:
        """Send a message."""
        self.n += 1
        await self.connection.send(json.dumps({"type": kind, "n": self.n, **fields}))

    async def until(self, kind: str) -> Message:
        """Receive messages up to one of a type."""
        while True:
            message: Message = json.loads(await self.connection.recv())
            assert message["type"] != "refused", message
            self._learn(message)
            if message["type"] == kind:
                return message

    async def move(self) -> None:
        """Play the first card that fits, else discard one."""
        await self.ask("answer", **answer_to(self.offers[0]))

    def _learn(self, message: Message) -> None:
        if message["type"] == "seated":
            self.seat, self.table = message["seat"], message["table"]
            self.invitation = message["invitation"]
        elif message["type"] in {"table", "moved"}:
            table = message.get("table", message)
            self.offers, self.turn = table.get("offers", []), table.get("turn")


async def connected(url: str) -> ClientConnection:
    """Open a connection."""
    address = url.replace("http", "ws", 1) + "/ws"
    return await connect(address, compression=None, proxy=None, ping_interval=None, max_size=None)


async def seated(*urls: str) -> list[Seat]:
    """Four clients at a table with an endless game, connected to these servers in turn."""
    seats = [Seat(await connected(url)) for url in islice(cycle(urls), _SEATS)]
    await seats[0].ask("host", name="A", score_limit=1000, turn_limit=None, is_private=True)
    table = (await seats[0].until("seated"))["table"]
    for seat in seats[1:]:
        await seat.ask("join", table=table, name="B", seat=None)
        await seat.until("seated")
    for seat in seats:
        await seat.ask("ready_to_play", is_ready=True)
    for seat in seats:
        await seat.until("table")
    return seats


async def play(seats: list[Seat], until: float, pause: Callable[[], Awaitable[None]]) -> list[float]:
    """Play until the time is over; returns the times from moves to acknowledgements."""
    waits = []
    while perf_counter() < until:
        await pause()
        mover = seats[seats[0].turn or 0]
        start = perf_counter()
        await mover.move()
        await mover.until("moved")
        waits.append((perf_counter() - start) * 1e3)
        for seat in seats:
            if seat is not mover:
                await seat.until("moved")
    return waits


async def measure(
    url: str, pid: int, people: list[int], seconds: float, *, is_paced: bool, is_idle: bool
) -> Measurement:
    """Let tables with these numbers of players play for some seconds: at once, with human pauses, or not."""
    everybody = await all_seated(url, people)
    chance = Random(1)
    before, _ = cpu_and_memory(pid)
    for seat in () if is_idle else everybody:
        seat.play((lambda: chance.uniform(0, 2 * _PERIOD)) if is_paced else None)
    await asyncio.sleep(seconds)
    cpu, memory = cpu_and_memory(pid)
    for seat in everybody:
        seat.stop()
    return Measurement(list(chain(*(seat.waits for seat in everybody))), cpu - before, memory)


async def all_seated(url: str, people: list[int]) -> list[LoadClient]:
    """Clients at tables with these numbers of players; some tables are set up concurrently."""
    waiting = iter(people)

    async def set_up() -> list[LoadClient]:
        return list(chain(*[await light_table(url, count) for count in waiting]))

    return list(chain(*await asyncio.gather(*(set_up() for _ in range(_AT_ONCE)))))


def people_at(tables: int, open_files: int) -> list[int]:
    """The number of players at each table: four, or three at some if the limit of open files requires it."""
    missing = max(tables * _SEATS - (open_files - KEPT_FOR_OTHERS), 0)
    if missing > tables:
        sys.exit(f"{tables} tables need more than the {open_files} open files that the system allows")
    return [_SEATS - (number < missing) for number in range(tables)]


async def measure_bare(url: str, pid: int, tables: int, seconds: float) -> Measurement:
    """Let the bare server relay messages for some seconds."""
    groups = [[await connected(url) for _ in range(_SEATS)] for _ in range(tables)]
    text = json.dumps({"type": "answer", "n": 100, "key": "play", "cards": "7S", "target": "row.S"})
    waits: list[float] = []

    async def pass_around(group: list[ClientConnection]) -> None:
        turn = 0
        while perf_counter() < until:
            start = perf_counter()
            await group[turn % _SEATS].send(text)
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
        if not groups or len(groups[-1]) == _SEATS:
            groups.append([])
        group = groups[-1]
        group.append(connection)
        async for _ in connection:
            broadcast(group, answer)

    async with serve(handle, "127.0.0.1", 0, compression=None, ping_interval=None) as server:
        print(f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}", flush=True)
        await asyncio.get_running_loop().create_future()


def main(tables: int, seconds: float, *, is_paced: bool, is_idle: bool, is_plain: bool) -> None:
    """Measure, and print."""
    people = people_at(tables, raise_open_files())  # for the server too, which is a child process
    print(f"load of the machine: {os.getloadavg()[0]:.1f}; {os.cpu_count()} processors", flush=True)
    with tempfile.TemporaryDirectory() as folder:
        server, url = started("--serve", folder, *(["--asyncio"] if is_plain else []))
        try:
            found = run(measure(url, server.pid, people, seconds, is_paced=is_paced, is_idle=is_idle))
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
    parser.add_argument("--asyncio", action="store_true", help="without uvloop")
    parser.add_argument("--serve", metavar="PLACE", help=argparse.SUPPRESS)
    parser.add_argument("--bare", action="store_true", help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.serve:
        runner = asyncio.run if given.asyncio else run
        runner(serve_tables(given.serve))
    elif given.bare:
        asyncio.run(serve_bare())
    else:
        main(given.tables, given.seconds, is_paced=given.paced, is_idle=given.idle, is_plain=given.asyncio)
