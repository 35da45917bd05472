"""Moves of four honest players while a stranger attacks the server, over real sockets.

python benchmarks/server_attacks.py [--seconds 6] [ATTACK ...]      all attacks, or some of them by name

Each attack runs in a process of its own, against a server of its own, as one address behind a proxy. A
connection that the server closes is opened again. At the end every table must equal its log, replayed by the
rules.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import sqlite3
import struct
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import closing, suppress
from itertools import count
from pathlib import Path
from random import Random
from time import perf_counter
from urllib.parse import urlsplit

from reporting import ROOT, percentile

sys.path.append(str(ROOT / "packaging"))

from engine.straights.setup import Variant
from server import Seat, connected, cpu_and_memory, seated
from straights_server.entries import PlayerJoined, SeatAssigned
from straights_server.requests import Leave, NumberedRequest, SetReady
from straights_server.sqlite_store import SqliteStore
from straights_server.store import EntriesAppended, TableOpened
from straights_server.table import Table
from straights_server.table_settings import TableSettings
from straights_server.tokens import invitation, token_hash
from tests.support.server.attacks import Attacks

_PAUSE = 0.1
"""Seconds between the moves of the honest players."""

_GOAL = 100.0
_BYTES_PER_SECOND = 600_000
_CONNECTIONS = 3
_TICK = 0.01
_STRANGER = "203.0.113.9"
_PATH = os.pathsep.join(str(ROOT / each) for each in (".", "packaging", "benchmarks"))
_UPGRADE = (
    "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
)
_TEXT, _UNFINISHED_TEXT, _UNFINISHED, _PING, _PONG = 0x81, 0x01, 0x00, 0x89, 0x8A
_NAMES = count()


class Line:
    """A connection of the stranger, which reads and discards what it receives unless told otherwise."""

    def __init__(self, url: str, counts: Counter[str], address: str = _STRANGER) -> None:
        self._place = urlsplit(url)
        self._counts = counts
        self._address = address
        self._writer: asyncio.StreamWriter | None = None
        self._reading: asyncio.Task[None] | None = None
        self.texts = ""

    async def open(self, *, is_websocket: bool = True, reads: bool = True) -> None:
        """Open the connection, again if the server has closed it."""
        self.cut()
        reader, self._writer = await asyncio.open_connection(self._place.hostname, self._place.port)
        self._counts["connections"] += 1
        if is_websocket:
            self._writer.write(self.head("GET /ws", _UPGRADE))
            await reader.readuntil(b"\r\n\r\n")
        if reads:
            self._reading = asyncio.create_task(self._discard(reader, self._writer))

    def head(self, request: str, headers: str = "", body: str = "") -> bytes:
        """The bytes of a request."""
        length = f"Content-Length: {len(body)}\r\n" if body else ""
        host = f"Host: {self._place.netloc}\r\nX-Forwarded-For: {self._address}\r\n"
        return f"{request} HTTP/1.1\r\n{host}{headers}{length}\r\n{body}".encode()

    @property
    def is_open(self) -> bool:
        """Whether the server has not closed it."""
        return self._writer is not None and not self._writer.is_closing()

    def send(self, data: bytes) -> None:
        """Send bytes without waiting."""
        if self._writer is not None and self.is_open:
            self._writer.write(data)
            self._counts["bytes"] += len(data)

    async def sent(self) -> None:
        """Wait until the bytes are sent, at most a while."""
        if self._writer is not None:
            with suppress(TimeoutError):
                await asyncio.wait_for(self._writer.drain(), 0.1)

    def cut(self) -> None:
        """Close the connection without a word."""
        if self._reading is not None:
            self._reading.cancel()
        if self._writer is not None:
            self._writer.transport.abort()

    async def _discard(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            while data := await reader.read(1 << 16):
                self.texts = (self.texts + data.decode("utf-8", "replace"))[-4000:]
        writer.close()


def _frame(opcode: int, data: bytes = b"") -> bytes:
    """A frame whose mask changes nothing."""
    length = struct.pack("!B", 0x80 | len(data)) if len(data) < 126 else struct.pack("!BH", 0xFE, len(data))
    return bytes((opcode,)) + length + bytes(4) + data


Attack = Callable[[str, Counter[str], float], Awaitable[None]]


async def _rest(url: str, counts: Counter[str], until: float) -> None:
    del url, counts
    await asyncio.sleep(until - perf_counter())


def _frames(
    data: bytes,
    first: bytes = b"",
    *,
    rate: float = _BYTES_PER_SECOND,
    connections: int = _CONNECTIONS,
    reads: bool = True,
) -> Attack:
    """The attack that repeats some bytes over WebSocket connections; `first` opens each of them."""

    async def repeat(url: str, counts: Counter[str], until: float) -> None:
        share = max(int(rate * _TICK / connections / len(data)), 1)

        async def over_one_line() -> None:
            line = Line(url, counts)
            while perf_counter() < until:
                with suppress(OSError, EOFError):
                    if not line.is_open:
                        await line.open(reads=reads)
                        line.send(first)
                    line.send(data * share)
                    await line.sent()
                await asyncio.sleep(_TICK)

        await asyncio.gather(*(over_one_line() for _ in range(connections)))

    return repeat


async def _requests(url: str, counts: Counter[str], until: float) -> None:
    """Pipeline as many requests as the bytes allow."""
    line = Line(url, counts)
    data = line.head("GET /healthz")
    while perf_counter() < until:
        with suppress(OSError):
            if not line.is_open:
                await line.open(is_websocket=False)
            line.send(data * int(_BYTES_PER_SECOND * _TICK / len(data)))
            await line.sent()
        await asyncio.sleep(_TICK)


async def _single_bytes(url: str, counts: Counter[str], until: float) -> None:
    """Send each byte of texts by itself."""
    data = _frame(_TEXT, b" " * 100)
    lines = [Line(url, counts) for _ in range(_CONNECTIONS)]
    for place in count():
        if perf_counter() >= until:
            return
        for line in lines:
            with suppress(OSError, EOFError):
                if not line.is_open:
                    await line.open()
                line.send(data[place % len(data) :][:1])
        await asyncio.sleep(0)


async def _handshakes(url: str, counts: Counter[str], until: float) -> None:
    """Open and cut WebSocket connections."""

    async def again_and_again() -> None:
        line = Line(url, counts)
        while perf_counter() < until:
            with suppress(OSError, EOFError):
                await line.open(reads=False)
            line.cut()
            await asyncio.sleep(0.001)

    await asyncio.gather(*(again_and_again() for _ in range(_CONNECTIONS)))


async def _tables(url: str, counts: Counter[str], until: float) -> None:
    """Open tables from a hundred networks of one /48, which list the public tables as well."""
    lines = [Line(url, counts, f"2001:db8:7:{number:x}::1") for number in range(100)]
    host = {"type": "host", "n": 1, "name": "Eve", "score_limit": 80, "turn_limit": None, "is_private": False}
    for line in lines:
        await line.open()
        line.send(_frame(_TEXT, json.dumps(host).encode()))
    while perf_counter() < until:
        for line in lines:
            with suppress(OSError):
                other = Line(url, counts, line._address)  # noqa: SLF001  # of this script
                await other.open(is_websocket=False)
                other.send(line.head("POST /api/tables", "", "{}") * 10)
                await other.sent()
                line.send(_frame(_TEXT, b'{"type":"list","n":2}'))
            await asyncio.sleep(0.001)
            other.cut()


async def _messages(url: str, counts: Counter[str], until: float) -> None:
    """Send valid and broken messages, moves out of turn and for other seats, replays and garbage."""

    async def mix(number: int) -> None:
        chance = Random(number)
        attacks, line = Attacks(chance), Line(url, counts)
        while perf_counter() < until:
            with suppress(OSError, EOFError):
                if not line.is_open or chance.random() < 0.01:
                    await line.open()
                line.send(_frame(_TEXT, attacks.text().encode()[:4096]))
                counts["messages"] += 1
                await line.sent()
            for text in line.texts.split('"table":"')[1:2]:
                attacks.learn(text.partition('"')[0], "A" * 22)
            await asyncio.sleep(chance.choice((0.0, 0.01, 0.05)))  # without a pause it is a flood

    await asyncio.gather(*(mix(number) for number in range(20)))


_LONG_TABLE, _TOKEN = "k3f9a7zz", "A" * 22
_WATCH = {"type": "watch", "n": 1, "table": _LONG_TABLE, "invitation": invitation(token_hash(_TOKEN))}


def prepare_long_game(database: str) -> None:
    """Store a table with as many moves as it may have."""
    table = Table(_LONG_TABLE, TableSettings(Variant(1_000_000)), Random(1).getrandbits)
    entries = list(table.join(0, "Ann", token_hash(_TOKEN), 0.0).entries)
    entries += table.attach(0, 0.0).entries
    for seat in (1, 2, 3):
        entries += table.fill(seat, "first-legal").entries
    entries += table.receive(0, NumberedRequest(1, SetReady(is_ready=True)), 0.0).entries
    entries += table.receive(0, NumberedRequest(2, Leave()), 0.0).entries
    while (turn := table.computer_turn()) is not None:
        entries += table.choose(turn.revision, None, 0.0).entries
    store = SqliteStore(database)
    store.append(
        [TableOpened(_LONG_TABLE, table.state.settings), EntriesAppended(_LONG_TABLE, 1, tuple(entries))]
    )
    store.close()


def prepare_old_tables(database: str) -> None:
    """Store ten thousand tables that the server deletes when it starts."""
    store = SqliteStore(database)
    entries = (PlayerJoined(0, "Ann", token_hash(_TOKEN)), SeatAssigned(1, "lowest")) * 50
    for number in range(10_000):
        name = f"t{number}"
        store.append([TableOpened(name, TableSettings()), EntriesAppended(name, 1, entries)])
    store.close()
    with closing(sqlite3.connect(database)) as connection, connection:
        connection.execute("UPDATE tables SET changed = 0")


_PREPARATIONS = {"long-game": prepare_long_game, "old-tables": prepare_old_tables}
_LISTED_TABLES = 300

_ATTACKS: dict[str, Attack] = {
    "none": _rest,
    "pings": _frames(_frame(_PING)),
    "pongs": _frames(_frame(_PONG)),
    "empty-fragments": _frames(_frame(_UNFINISHED), _frame(_UNFINISHED_TEXT)),
    "one-byte-fragments": _frames(_frame(_UNFINISHED, b" "), _frame(_UNFINISHED_TEXT)),
    "texts": _frames(_frame(_TEXT, b"{}")),
    "unread-pings": _frames(_frame(_PING, bytes(125)), rate=20 * _BYTES_PER_SECOND, reads=False),
    "single-bytes": _single_bytes,
    "requests": _requests,
    "handshakes": _handshakes,
    "tables": _tables,
    "lists": _frames(_frame(_TEXT, b'{"type":"list","n":1}'), connections=100),
    "long-game": _frames(_frame(_TEXT, json.dumps(_WATCH).encode())),
    "old-tables": _rest,
    "messages": _messages,
}


def loop_time(pid: int) -> float:
    """The processor time of a process's main thread, in milliseconds (Linux)."""
    return int(Path(f"/proc/{pid}/schedstat").read_text(encoding="ascii").split()[0]) / 1e6


async def play_on(seats: list[Seat], pid: int, until: float) -> list[tuple[float, float]]:
    """Play for a while; returns how long each move was waited for, in milliseconds.

    Also how long the server's loop was at work meanwhile: on a machine without other work this is the wait.
    """
    waits: list[tuple[float, float]] = []
    with suppress(TimeoutError):
        while perf_counter() < until:
            await asyncio.sleep(_PAUSE)
            mover = seats[seats[0].turn or 0]
            start, work = perf_counter(), loop_time(pid)
            await mover.move()
            await asyncio.wait_for(mover.until("moved"), until + 1 - perf_counter())
            waits.append(((perf_counter() - start) * 1e3, loop_time(pid) - work))
            for seat in seats:
                if seat is not mover:
                    await asyncio.wait_for(seat.until("moved"), until + 1 - perf_counter())
    return waits


async def measure(url: str, pid: int, name: str, seconds: float) -> tuple[list[tuple[float, float]], str]:
    """The times of moves during an attack, and the attacker's report."""
    seats = await seated(url)
    hosts = [Seat(await connected(url)) for _ in range(_LISTED_TABLES if name == "lists" else 0)]
    for host in hosts:
        await host.ask("host", name="Ann", score_limit=80, turn_limit=None, is_private=False)
        await host.until("seated")
    attacker = await asyncio.create_subprocess_exec(
        sys.executable,
        __file__,
        name,
        *("--seconds", str(seconds), "--attack", url),
        stdout=subprocess.PIPE,
        env={**os.environ, "PYTHONPATH": _PATH},
    )
    assert attacker.stdout is not None
    await attacker.stdout.readline()
    waits = await play_on(seats, pid, perf_counter() + seconds)
    told, _ = await attacker.communicate()
    return waits, told.decode().strip()


def verify(database: str) -> int:
    """Rebuild every table from its log by the rules; returns their number."""
    store = SqliteStore(database)
    with closing(sqlite3.connect(database)) as connection:
        names = [str(name) for (name,) in connection.execute("SELECT name FROM tables")]
    for name in names:
        kept = store.load(name)
        assert kept is not None
        Table(name, kept.settings, Random(0).getrandbits).restore(kept.entries, 0.0)
    store.close()
    return len(names)


def attacked(name: str, seconds: float) -> None:
    """Measure one attack, verify, and print a line."""
    with tempfile.TemporaryDirectory() as folder:
        database = f"{folder}/tables"
        _PREPARATIONS.get(name, lambda _database: None)(database)
        command = [sys.executable, "-m", "straights_server.cli", "--port", "0", "--database", database]
        environment = {**os.environ, "PYTHONPATH": _PATH}
        server = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, env=environment
        )
        assert server.stdout is not None
        url = server.stdout.readline().split()[3].rstrip("/")
        _, before = cpu_and_memory(server.pid)
        waits, told = asyncio.run(measure(url, server.pid, name, seconds))
        cpu, memory = cpu_and_memory(server.pid)
        server.terminate()
        assert server.wait() == 0
        size = Path(database).stat().st_size / 1e6
        tables = verify(database)
    p99, work = (
        percentile(figures, 99) if len(waits) > 1 else float("inf")
        for figures in zip(*waits or [(0.0, 0.0)], strict=True)
    )
    verdict = "" if work <= _GOAL else f"   above {_GOAL:.0f} ms"
    print(
        f"{name:18s} {len(waits):4d} moves   p99 {p99:7.1f} ms, {work:6.1f} at work   {cpu:4.1f} s in all"
        f"   {before:3.0f} to {memory:3.0f} MB   {tables} tables, {size:.1f} MB   {told}{verdict}",
        flush=True,
    )


async def attack(name: str, url: str, seconds: float) -> None:
    """Attack as one process, which leaves the processors to the others, and report what was done."""
    os.nice(10)
    counts: Counter[str] = Counter()
    print("begun", flush=True)
    with suppress(OSError, EOFError):
        await _ATTACKS[name](url, counts, perf_counter() + seconds)
    print(", ".join(f"{number} {what}" for what, number in counts.items()))


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("attacks", nargs="*", choices=[[], *_ATTACKS])
    parser.add_argument("--seconds", type=float, default=6.0)
    parser.add_argument("--attack", help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.attack:
        asyncio.run(attack(given.attacks[0], given.attack, given.seconds))
    else:
        print(f"load of the machine: {' '.join(map(str, os.getloadavg()))}; {os.cpu_count()} processors")
        for each in given.attacks or _ATTACKS:
            attacked(each, given.seconds)
