"""Clients that use little processor time, so that the server beside them is the bottleneck.

They parse only what they need: what they may do.
"""

import asyncio
import json
from collections.abc import Callable
from time import perf_counter
from urllib.parse import urlsplit

from straights_server.adapter.stream import Stream

_SEATS = 4
_HANDSHAKE = (
    "GET /ws HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)
_TEXT, _PING, _PONG = 0x81, 0x89, 0x8A
_UNMASKED = b"\x00\x00\x00\x00"
"""A mask that changes nothing: the server's work is the same as with any other."""


Message = dict[str, object]
_OFFERS = b'"offers":['


def answer_to(offer: Message) -> Message:
    """The first of the cards that are offered."""
    return {"key": offer["key"], "cards": str(offer["cards"]).partition(" ")[0], "target": offer["target"]}


class LoadClient(asyncio.Protocol):
    """A client that plays the first card that fits, else discards its first card.

    Attributes:
        waits: the time from each of its moves to the acknowledgement, in milliseconds.
    """

    def __init__(self, host: str) -> None:
        self.waits: list[float] = []
        self.seat = -1
        self.table = ""
        self._host = host
        self._received = bytearray()
        self._is_open = False
        self._may_play = False
        self._pause: Callable[[], float] | None = None
        self._turn: Message | None = None
        self._n = 0
        self._began = 0.0
        self._waiting: dict[str, asyncio.Future[None]] = {}

    async def ask(self, kind: str, answer: str, **fields: object) -> None:
        """Send a message, and wait for an answer of a type."""
        waiting = self._waiting[answer] = asyncio.get_running_loop().create_future()
        self._send({"type": kind, **fields})
        await waiting

    async def opened(self) -> None:
        """Wait until the connection is a WebSocket."""
        waiting = self._waiting["open"] = asyncio.get_running_loop().create_future()
        if not self._is_open:
            await waiting

    def play(self, pause: Callable[[], float] | None = None) -> None:
        """Play from now on, at full speed or with a pause in seconds after the start of each turn."""
        self._may_play = True
        self._pause = pause
        self._think()

    def stop(self) -> None:
        """Stop playing."""
        self._may_play = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Request a WebSocket."""
        assert isinstance(transport, Stream)
        self._write = transport.write
        self._write(_HANDSHAKE.format(host=self._host).encode())

    def data_received(self, data: bytes) -> None:
        """Process the complete frames."""
        received = self._received
        received += data
        if not self._is_open:
            end = received.find(b"\r\n\r\n")
            if end < 0:
                return
            del received[: end + 4]
            self._is_open = True
            self._tell("open")
        while len(received) >= 2:
            length, start = received[1], 2
            if length == 126:
                length, start = int.from_bytes(received[2:4], "big"), 4
            elif length == 127:
                length, start = int.from_bytes(received[2:10], "big"), 10
            end = start + length
            if len(received) < end:
                return
            frame = bytes(received[start:end])
            head = received[0]
            del received[:end]
            if head == _TEXT:
                self._take(frame)
            elif head == _PING:
                self._write(bytes((_PONG, 0x80 | len(frame))) + _UNMASKED + frame)

    def _take(self, text: bytes) -> None:
        """Parse a message if necessary."""
        if not text.startswith(b'{"type":"moved"'):
            self._take_other(json.loads(text))
            return
        if self._began and b'"n":' in text:
            self.waits.append((perf_counter() - self._began) * 1e3)
            self._began = 0.0
        place = text.find(_OFFERS)
        if place >= 0:
            self._turn = json.loads(text[place + len(_OFFERS) : text.index(b"}", place) + 1])
            self._think()

    def _take_other(self, message: Message) -> None:
        kind = str(message["type"])
        assert kind != "refused", message
        match message:
            case {"type": "seated", "seat": int(seat), "table": str(table)}:
                self.seat, self.table = seat, table
            case {"type": "table", "table": {"offers": [offer, *_]}}:
                self._turn = offer
            case _:
                pass
        self._tell(kind)

    def _tell(self, kind: str) -> None:
        waiting = self._waiting.pop(kind, None)
        if waiting is not None:
            waiting.set_result(None)

    def _think(self) -> None:
        if self._pause is None or self._turn is None:
            self._move()
        else:
            asyncio.get_running_loop().call_later(self._pause(), self._move)

    def _move(self) -> None:
        if self._turn is None or not self._may_play:
            return
        answer = answer_to(self._turn)
        self._turn = None
        self._began = perf_counter()
        self._send({"type": "answer", **answer})

    def _send(self, message: Message) -> None:
        self._n += 1
        data = json.dumps({**message, "n": self._n}).encode()
        assert len(data) < 1 << 16
        short = bytes((0x81, 0x80 | min(len(data), 126)))
        head = short if len(data) < 126 else short + len(data).to_bytes(2, "big")
        self._write(head + _UNMASKED + data)


async def light_table(url: str, people: int = _SEATS) -> list[LoadClient]:
    """Clients at a table with an endless game; computers have the other seats."""
    loop, address = asyncio.get_running_loop(), urlsplit(url)
    host, port = address.hostname or "", address.port or 0
    seats = []
    for _ in range(people):
        _transport, seat = await loop.create_connection(lambda: LoadClient(address.netloc), host, port)
        await seat.opened()
        seats.append(seat)
    await seats[0].ask("host", "seated", name="A", score_limit=1000, turn_limit=None, is_private=True)
    for seat in seats[1:]:
        await seat.ask("join", "seated", table=seats[0].table, name="B", seat=None)
    for number in range(people, _SEATS):
        await seats[0].ask("fill", "room", seat=number, strategy="lowest")
    await asyncio.gather(*(seat.ask("ready_to_play", "table", is_ready=True) for seat in seats))
    return seats
