"""A stranger who attacks a server in each of several ways, as one address behind a proxy."""

from __future__ import annotations

import asyncio
import json
import struct
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress
from itertools import count
from random import Random
from time import perf_counter
from urllib.parse import urlsplit

from straights_server.tokens import invitation, token_hash
from tests.support.server.attacks import Attacks

_BYTES_PER_SECOND = 600_000
_CONNECTIONS = 3
_TICK = 0.01
_STRANGER = "203.0.113.9"
_UPGRADE = (
    "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
)
_TEXT, _UNFINISHED_TEXT, _UNFINISHED, _PING, _PONG = 0x81, 0x01, 0x00, 0x89, 0x8A


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


LONG_TABLE, TOKEN = "k3f9a7zz", "A" * 22
_WATCH = {"type": "watch", "n": 1, "table": LONG_TABLE, "invitation": invitation(token_hash(TOKEN))}


ATTACKS: dict[str, Attack] = {
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
