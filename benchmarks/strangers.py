"""What strangers can take of a server with many tables: processor time for a message that they pay with.

python benchmarks/strangers.py [TABLES] [SECONDS]

Each request is sent from one address in each of its encodings, and the processor time of the server's thread
is divided by the messages that the address is charged. Then people play at ten tables with pauses of 0.1 s
while the address asks as fast as it can over four connections, with the limits of a real server: how long a
move waits.
"""

import argparse
import asyncio
import gc
import json
import os
import secrets
import sys
import tempfile
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import closing, suppress
from http.client import HTTPConnection
from itertools import count, takewhile
from pathlib import Path
from random import Random
from threading import Thread
from time import monotonic, thread_time
from urllib.parse import urlsplit

from reporting import ROOT, percentile
from websockets.exceptions import WebSocketException
from websockets.sync.client import ClientConnection, connect

from server import SEATS
from server import measure as measure_tables
from straights_server.adapter.loop import run
from straights_server.adapter.open_files import raise_open_files
from straights_server.adapter.options import Options
from straights_server.adapter.server import Server
from straights_server.limits import Limits, Rate
from straights_server.sqlite_store import SqliteStore

STRANGER = "192.0.2.1"
_GOAL = 1.0
_CONNECTIONS = 4
_TABLES = 10
_ASKED = 100
_BATCH = 20
"""The number of messages after which a stranger waits for the answers."""

HOST = {"type": "host", "name": "A", "turn_limit": None, "is_private": False}
MESSAGES: dict[str, dict[str, object]] = {
    "hello": {"type": "hello", "v": 2},
    "list": {"type": "list"},
    "join no table": {"type": "join", "table": "k3f9", "name": "B", "seat": None},
    "resume without a token": {"type": "resume", "table": "{table}", "token": "x", "seq": None},
    "watch": {"type": "watch", "table": "{table}", "invitation": None},
    "answer without a seat": {"type": "answer", "key": "play", "cards": "7S", "target": "row.S"},
    "no message": {"type": "nothing"},
}
PATHS = {
    "page": "/",
    "page of a table": "/?table={table}",
    "health": "/healthz",
    "readiness": "/readyz",
    "tables": "/api/tables",
    "a table": "/api/tables/{table}",
    "no file": "/nothing",
}
SENDERS: dict[str, Callable[[ClientConnection, str], None]] = {
    "text": lambda line, text: line.send(text),
    "binary": lambda line, text: line.send(text.encode()),
    "fragments": lambda line, text: line.send(iter((text[:5], text[5:10], text[10:]))),
}


def kinds() -> Iterator[str]:
    """Each request in each encoding."""
    for encoding in SENDERS:
        yield from (f"{name} / {encoding}" for name in MESSAGES)
    for encoding in ("identity", "gzip, br"):
        yield from (f"{name} / {encoding}" for name in PATHS)
    yield from ("new connection", "new table")


def ask(kind: str, url: str, table: str, requests: Iterable[int]) -> None:
    """Send requests over one connection, or a connection each."""
    name, _, encoding = kind.partition(" / ")
    if name in MESSAGES:
        text = json.dumps(MESSAGES[name]).replace("{table}", table)
        with opened(url) as line:
            for n in requests:
                SENDERS[encoding](line, f'{text[:-1]}, "n": {n}}}')
                if n % _BATCH == 0:
                    line.ping().wait(10)
    elif name in PATHS:
        for _ in requests:
            with closing(HTTPConnection(urlsplit(url).netloc)) as line, suppress(OSError):
                headers = {"X-Forwarded-For": STRANGER, "Accept-Encoding": encoding}
                line.request("GET", PATHS[name].format(table=table), headers=headers)
                line.getresponse().read()
    else:
        for _ in requests:
            with opened(url) as line:
                if name == "new table":
                    line.send(json.dumps({**HOST, "n": 1}))
                    line.recv(10)


def opened(url: str) -> ClientConnection:
    """A WebSocket of the stranger."""
    address = f"{url.replace('http', 'ws', 1)}/ws"
    headers = {"X-Forwarded-For": STRANGER}
    return connect(address, compression=None, proxy=None, additional_headers=headers, max_queue=None)


def ask_on(kind: str, url: str, table: str, seconds: float) -> None:
    """Ask as fast as possible, over several connections, whatever the server answers."""
    end = monotonic() + seconds

    def asking() -> None:
        while monotonic() < end:
            with suppress(OSError, WebSocketException):
                ask(kind, url, table, takewhile(lambda _n: monotonic() < end, count()))

    for thread in [Thread(target=asking) for _ in range(_CONNECTIONS)]:
        thread.start()


async def play(url: str, seconds: float) -> None:
    """Let people play with pauses, and print how long 99 of 100 moves wait at most."""
    chance = Random(1)
    places = [[url] * SEATS for _ in range(_TABLES)]
    found = await measure_tables(places, [os.getpid()], seconds, lambda: chance.uniform(0.05, 0.15))
    print(f"{percentile(found.waits, 99):.1f} ms, {len(found.waits)} moves")


def open_tables(server: Server, tables: int) -> str:
    """Let a person sit at each of many public tables; returns the name of one of them."""
    service = server._service  # noqa: SLF001  # 40,000 sockets are more than a system allows
    name = ""
    for _ in range(tables):
        told: list[str] = []
        client = service.connect(None, told.append, told.append, 0.0)
        service.receive(client, json.dumps({**HOST, "n": 1}), monotonic())
        assert client.table is not None
        name = client.table.state.name
    return name


async def child(*arguments: str) -> str:
    """Run this program with arguments; returns what it prints."""
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, __file__, *arguments),
        stdout=asyncio.subprocess.PIPE,
        env={"PYTHONPATH": f"{ROOT}:{Path(__file__).parent}"},
    )
    printed, _ = await process.communicate()
    return printed.decode().strip()


async def cost(server: Server, kind: str, table: str) -> float:
    """The milliseconds of processor time for each message that the stranger pays."""
    addresses = server._service.addresses  # noqa: SLF001
    addresses.limits = Limits(address_rate=Rate(0.0, 1e9), opening_rate=Rate(1e9, 1e9))
    addresses._known.clear()  # noqa: SLF001
    began = thread_time()
    await child("--ask", kind, server.url, table)
    spent = thread_time() - began
    return spent * 1e3 / (1e9 - addresses._known[STRANGER].messages.level)  # noqa: SLF001


async def measure(tables: int, seconds: float, folder: str) -> None:
    """Print a line for each kind of request."""
    raise_open_files()
    limits = Limits(seat_rate=Rate(1e9, 1e9), tables=10 * tables, tables_of_address=10 * tables)
    page = ROOT / "straights_server/page"
    options = Options(port=0, page=page if page.is_dir() else None, limits=limits)
    server = Server(options, SqliteStore(f"{folder}/tables"), secrets.randbits)
    stop = asyncio.Event()
    await server.start()
    running = asyncio.create_task(server.run(stop))
    table = open_tables(server, tables)
    gc.collect()  # whatever else grows is little beside them, so no full collection comes later
    idle = await child("--play", server.url, str(seconds))
    print(
        f"{tables} tables; goal: {_GOAL} ms for a message; a move waits {idle} without strangers", flush=True
    )
    for kind in kinds():
        spent = await cost(server, kind, table)
        addresses = server._service.addresses  # noqa: SLF001
        addresses.limits = Limits()
        addresses._known.clear()  # noqa: SLF001
        asking = asyncio.create_task(child("--ask-on", kind, server.url, table, str(seconds)))
        waited = await child("--play", server.url, str(seconds))
        await asking
        mark = "!" if spent > _GOAL else " "
        print(f"{mark} {kind:36} {spent:8.3f} ms   a move waits {waited}", flush=True)
    stop.set()
    await running


def main(arguments: Sequence[str]) -> None:
    """Measure, or be one of the clients of a measurement."""
    match arguments:
        case ["--ask", kind, url, table]:
            ask(kind, url, table, range(1, _ASKED + 1))
        case ["--ask-on", kind, url, table, seconds]:
            # Strangers have machines of their own: they only take what server and players leave.
            os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))
            ask_on(kind, url, table, float(seconds))
        case ["--play", url, seconds]:
            asyncio.run(play(url, float(seconds)))
        case _:
            parser = argparse.ArgumentParser()
            parser.add_argument("tables", type=int, nargs="?", default=10_000)
            parser.add_argument("seconds", type=float, nargs="?", default=3.0)
            given = parser.parse_args(arguments)
            with tempfile.TemporaryDirectory() as folder:
                run(measure(given.tables, given.seconds, folder))


if __name__ == "__main__":
    main(sys.argv[1:])
