"""Latency of moves for honest players during an attack on the server, over real sockets.

python benchmarks/server_attacks.py [MESSAGES]

The attackers run in a process of their own. They send valid messages, modified ones, garbage, moves out of
turn and for other seats, replays and floods; they cut connections, send half a frame, fail handshakes. Then
every table must equal its log, replayed by the rules.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import socket
import sqlite3
import subprocess
import sys
import tempfile
from collections import Counter
from contextlib import closing, suppress
from itertools import chain
from random import Random
from time import perf_counter

from reporting import ROOT, percentile, print_times

sys.path.append(str(ROOT / "packaging"))

from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed, InvalidMessage
from websockets.frames import CloseCode

from server import Seat, connected, cpu_and_memory, seated
from straights_server.sqlite_store import SqliteStore
from straights_server.table import Table
from tests.support.server.attacks import Attacks

_ATTACKERS = 20
_TABLES = 8
_PAUSE = 0.4
"""Seconds between the moves of an honest table."""

_QUIET_SECONDS = 10.0
_GOAL = 100.0
_PATH = os.pathsep.join(str(ROOT / each) for each in (".", "packaging", "benchmarks"))


async def attack(url: str, messages: int, known: list[list[str]]) -> Counter[str]:
    """Send this many hostile messages; returns the number of each kind."""
    counts: Counter[str] = Counter()
    attackers = (
        _attacker(url, messages // _ATTACKERS, known, Random(each), counts) for each in range(_ATTACKERS)
    )
    await asyncio.gather(*attackers)
    return counts


async def _attacker(
    url: str, messages: int, known: list[list[str]], chance: Random, counts: Counter[str]
) -> None:
    attacks = Attacks(chance)
    for table, invitation in known:
        attacks.learn(table, invitation)
    left = messages
    while left > 0:
        await asyncio.to_thread(_break_a_line, url, chance)
        counts["lines broken before or in the handshake, or in a message"] += 1
        try:
            connection = await connected(url)
        except (OSError, InvalidMessage):
            continue
        reader = asyncio.create_task(_learn(connection, attacks, counts))
        pause = chance.choice((0.0, 0.01, 0.05))  # without a pause it is a flood
        with suppress(ConnectionClosed):
            for _ in range(min(left, chance.randrange(1, 120))):
                await connection.send(attacks.text())
                left -= 1
                counts["messages"] += 1
                await asyncio.sleep(pause)
        if chance.random() < 0.5:
            await connection.close()
        else:
            connection.transport.abort()
        await reader


async def _learn(connection: ClientConnection, attacks: Attacks, counts: Counter[str]) -> None:
    """Read the server's answers, for use in further attacks."""
    with suppress(ConnectionClosed):
        async for text in connection:
            counts["answers"] += 1
            answer = json.loads(text)
            if answer["type"] == "seated":
                attacks.learn(answer["table"], answer.get("token", answer["invitation"]))
    if connection.close_code == CloseCode.POLICY_VIOLATION:
        counts["connections that the server closed for too many messages"] += 1


def _break_a_line(url: str, chance: Random) -> None:
    """Send something that is not a WebSocket, or an incomplete handshake or frame."""
    host, _, port = url.removeprefix("http://").partition(":")
    head = f"GET /ws HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    key = "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n"
    texts = (
        head,
        f"{head}\r\n",
        f"{head}{key}\r\n\x81\xfe",
        "POST /api/tables HTTP/1.1\r\n\r\n{",
        "\0" * 5000,
    )
    with suppress(OSError), socket.create_connection((host, int(port)), 5.0) as line:
        line.sendall(chance.choice(texts).encode("latin-1"))
        if chance.random() < 0.5:
            line.settimeout(0.05)
            line.recv(1000)


async def play_on(seats: list[Seat], is_over: asyncio.Event) -> list[float]:
    """Play until the attack is over; returns the times from moves to acknowledgements, in milliseconds."""
    waits = []
    while not is_over.is_set():
        await asyncio.sleep(_PAUSE)
        mover = seats[seats[0].turn or 0]
        start = perf_counter()
        await mover.move()
        await mover.until("moved")
        waits.append((perf_counter() - start) * 1e3)
        for seat in seats:
            if seat is not mover:
                await seat.until("moved")
    return waits


async def measure(url: str, pid: int, messages: int) -> tuple[list[float], list[float], float, str]:
    """Latencies before and during an attack, the server's processor load, and the attackers' report."""
    tables = [await seated(url) for _ in range(_TABLES)]
    quiet = asyncio.Event()
    asyncio.get_running_loop().call_later(_QUIET_SECONDS, quiet.set)
    before = await asyncio.gather(*(play_on(seats, quiet) for seats in tables))
    known = json.dumps([[seats[0].table, seats[0].invitation] for seats in tables])
    environment = {**os.environ, "PYTHONPATH": _PATH}
    attacker = await asyncio.create_subprocess_exec(
        sys.executable,
        __file__,
        str(messages),
        "--attack",
        url,
        known,
        stdout=subprocess.PIPE,
        env=environment,
    )
    before_cpu, _ = cpu_and_memory(pid)
    is_over = asyncio.Event()
    playing = asyncio.gather(*(play_on(seats, is_over) for seats in tables))
    told, _ = await attacker.communicate()
    is_over.set()
    cpu = cpu_and_memory(pid)[0] - before_cpu
    return list(chain(*before)), list(chain(*await playing)), cpu, told.decode()


def verify(database: str) -> tuple[int, int]:
    """Rebuild every table from its log by the rules; returns the numbers of tables and entries."""
    store, entries = SqliteStore(database), 0
    with closing(sqlite3.connect(database)) as connection:
        names = [str(name) for (name,) in connection.execute("SELECT name FROM tables")]
    for name in names:
        kept = store.load(name)
        assert kept is not None
        Table(name, kept.settings, Random(0).getrandbits).restore(kept.entries, 0.0)
        entries += len(kept.entries)
    store.close()
    return len(names), entries


def main(messages: int) -> None:
    """Measure, verify, and print."""
    with tempfile.TemporaryDirectory() as folder:
        database = f"{folder}/tables"
        command = [sys.executable, "-m", "straights_server.cli", "--port", "0", "--database", database]
        environment = {**os.environ, "PYTHONPATH": _PATH}
        server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment)
        assert server.stdout is not None
        url = server.stdout.readline().split()[3].rstrip("/")
        quiet, attacked, cpu, told = asyncio.run(measure(url, server.pid, messages))
        server.terminate()
        assert server.wait() == 0
        tables, entries = verify(database)
    print(f"load of the machine: {' '.join(map(str, os.getloadavg()))}; {os.cpu_count()} processors")
    print(told, end="")
    print_times("a move without an attack", quiet)
    print_times(f"each of {len(attacked)} moves during it", attacked)
    print(
        f"p99 {percentile(attacked, 99):.1f} ms (goal: at most {_GOAL}), {percentile(quiet, 99):.1f} without"
    )
    print(
        f"{cpu:.1f} s of the server: {cpu / messages * 1e6:.0f} us a hostile message, honest moves included"
    )
    print(f"{tables} tables with {entries} entries in their logs are by the rules")


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("messages", type=int, nargs="?", default=50_000)
    parser.add_argument("--attack", nargs=2, help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.attack:
        url, known = given.attack
        for name, number in asyncio.run(attack(url, given.messages, json.loads(known))).items():
            print(f"{number:7d} {name}")
    else:
        main(given.messages)
