"""Moves of four honest players while a stranger attacks the server, over real sockets.

python benchmarks/server_attacks.py [--seconds 6] [ATTACK ...]      all attacks, or some of them by name

Each attack runs in a process of its own, against a server of its own, as one address behind a proxy. A
connection that the server closes is opened again. At the end every table must equal its log, replayed by the
rules.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import sqlite3
import subprocess
import sys
import tempfile
from collections import Counter
from contextlib import closing, suppress
from itertools import count
from pathlib import Path
from random import Random
from time import perf_counter

from reporting import ROOT, percentile

sys.path.append(str(ROOT / "packaging"))

from attacker import ATTACKS, LONG_TABLE, TOKEN

from engine.straights.protocol.server_requests import Leave, NumberedRequest, SetReady
from engine.straights.setup import MAX_TABLE_SCORE_LIMIT, Variant
from server import Seat, connected, cpu_and_memory, seated
from straights_server.entries import PlayerJoined, SeatAssigned
from straights_server.sqlite_store import SqliteStore
from straights_server.store import EntriesAppended, TableOpened
from straights_server.table import Table
from straights_server.table_settings import TableSettings
from straights_server.tokens import token_hash

_PAUSE = 0.1
"""Seconds between the moves of the honest players."""

_GOAL = 100.0
_PATH = os.pathsep.join(str(ROOT / each) for each in (".", "packaging", "benchmarks"))


def prepare_long_game(database: str) -> None:
    """Store a table with as many moves as it may have."""
    table = Table(LONG_TABLE, TableSettings(Variant(MAX_TABLE_SCORE_LIMIT)), Random(1).getrandbits)
    entries = list(table.join(0, "Ann", token_hash(TOKEN), 0.0).entries)
    entries += table.attach(0, 0.0).entries
    for seat in (1, 2, 3):
        entries += table.fill(seat, "first-legal").entries
    numbers = count(1)
    while not table.state.is_full:
        entries += table.receive(0, NumberedRequest(next(numbers), SetReady(is_ready=True)), 0.0).entries
        entries += table.receive(0, NumberedRequest(next(numbers), Leave()), 0.0).entries
        while (turn := table.computer_turn()) is not None:
            entries += table.choose(turn.revision, None, 0.0).entries
    store = SqliteStore(database)
    store.append(
        [TableOpened(LONG_TABLE, table.state.settings), EntriesAppended(LONG_TABLE, 1, tuple(entries))]
    )
    store.close()


def prepare_old_tables(database: str) -> None:
    """Store ten thousand tables that the server deletes when it starts."""
    store = SqliteStore(database)
    entries = (PlayerJoined(0, "Ann", token_hash(TOKEN)), SeatAssigned(1, "lowest")) * 50
    for number in range(10_000):
        name = f"t{number}"
        store.append([TableOpened(name, TableSettings()), EntriesAppended(name, 1, entries)])
    store.close()
    with closing(sqlite3.connect(database)) as connection, connection:
        connection.execute("UPDATE tables SET changed = 0")


_PREPARATIONS = {"long-game": prepare_long_game, "old-tables": prepare_old_tables}
_LISTED_TABLES = 300


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
        url = server.stdout.readline().partition(" at ")[2].split()[0].rstrip("/")
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
        await ATTACKS[name](url, counts, perf_counter() + seconds)
    print(", ".join(f"{number} {what}" for what, number in counts.items()))


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("attacks", nargs="*", choices=[[], *ATTACKS])
    parser.add_argument("--seconds", type=float, default=6.0)
    parser.add_argument("--attack", help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.attack:
        asyncio.run(attack(given.attacks[0], given.attack, given.seconds))
    else:
        print(f"load of the machine: {' '.join(map(str, os.getloadavg()))}; {os.cpu_count()} processors")
        for each in given.attacks or ATTACKS:
            attacked(each, given.seconds)
