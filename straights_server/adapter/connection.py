"""A connection that starts with a request over HTTP, which is answered or makes it a WebSocket connection."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from functools import lru_cache, partial
from http import HTTPStatus
from time import perf_counter
from typing import Any

from websockets.asyncio.server import Server, ServerConnection
from websockets.frames import CloseCode, Frame, Opcode
from websockets.protocol import Event, State
from websockets.server import ServerProtocol

from straights_server.adapter.causes import CAUSES, cause_of_end
from straights_server.adapter.open_files import Sockets
from straights_server.http import messages as http
from straights_server.limits import Traffic
from straights_server.monitoring.monitor import Cause, Monitor
from straights_server.service.peers import Listener

_IDLE_TIMEOUT = 15.0
"""Seconds for a request to come."""

ANSWER_SECONDS = 3.0
"""The time limit of a response that is not available at once."""

_MAX_WAITING = 200
"""Messages that a client may send at once; far above the rate limit of a seat."""

_MAX_ANSWER_SECONDS = 600.0
"""Seconds after which a client that still reads a response is disconnected."""

_PIECE_LENGTH = 1024
"""Bytes that are parsed before the limits are checked: at most 170 frames, which take two milliseconds."""

_MESSAGES = frozenset({Opcode.TEXT, Opcode.BINARY, Opcode.CONT})

_END_OF_HEAD = b"\r\n\r\n"

Respond = Callable[[http.HttpRequest, str | None], http.HttpResponse | http.LaterResponse | None]
"""Returns the response to a request from an address; None to upgrade to WebSocket."""


class Connection(ServerConnection):
    """Answers one request and closes; if the request is for a WebSocket, `websockets` takes over.

    `websockets` would answer requests, too, but cuts a long answer off after its time for a handshake.

    Messages are delivered by callbacks of the loop, in turns with those of other clients, and a text is
    framed once for all its recipients: a task for each connection and a frame for each client would take as
    long as the game itself.

    Attributes:
        peer: the address of the peer.
        address: for which it is counted; None for this machine itself.
        unsent_limit: the number of unsent bytes at which a slow client is disconnected.
    """

    peer: str
    address: str | None
    _stream: asyncio.Transport
    _cause = Cause.CLOSED
    _request: http.HttpRequest | None = None
    _timer: asyncio.TimerHandle | None = None
    _closing: asyncio.Task[None] | None = None

    def __init__(
        self,
        protocol: ServerProtocol,
        server: Server,
        *,
        respond: Respond,
        listen: Callable[[Connection, http.HttpRequest], Listener],
        address_of: Callable[[http.HttpRequest, str], str | None],
        sockets: Sockets,
        traffic: Callable[[str | None], Traffic],
        unsent_limit: int,
        monitor: Monitor,
        idle_timeout: float = _IDLE_TIMEOUT,
        **options: Any,
    ) -> None:
        super().__init__(protocol, server, **options)
        self._is_websocket = self._is_text = self._is_unread = False
        self._monitor = monitor
        self.unsent_limit = unsent_limit
        self._idle_timeout = idle_timeout
        self._respond = respond
        self._listen = listen
        self._address_of = address_of
        self._sockets = sockets
        self._traffic_of = traffic
        self._extra_frames = self._whole_messages = 0
        self._listener: Listener | None = None
        self._message = bytearray()
        self._texts: deque[str] = deque()
        self._received = bytearray()

    def put(self, text: str) -> None:
        """Send a text without blocking; a client with too much unsent data is disconnected."""
        is_open = self.protocol.state is State.OPEN and not self.transport.is_closing()
        if not is_open or self._closing is not None:
            return
        if self.transport.get_write_buffer_size() > self.unsent_limit:
            self._abort(Cause.NOT_READING)
        else:
            frame = _framed(text)
            self._monitor.counts.bytes_sent += len(frame)
            self.transport.write(frame)

    async def wait_for_end(self) -> None:
        """Wait for the end; frees the handshake's headers, a quarter of the connection's memory."""
        for message in (self.request, self.response):
            if message is not None:
                message.headers.clear()
        await self.wait_closed()

    def end(self, code: int, reason: str, cause: Cause | None = None) -> None:
        """Close the connection; nothing more is read from the client."""
        if self._closing is None and self.protocol.state is State.OPEN:
            self._cause = cause or CAUSES.get(code, Cause.CLOSED)
            if code == CloseCode.POLICY_VIOLATION:  # whatever else it has sent is not even received
                self._stream.pause_reading()
            self._closing = self.loop.create_task(self.close(code, reason))

    def count_for(self, address: str | None) -> None:
        """Count what is sent from now on for this address, None for this machine itself."""
        self.address = address
        self._traffic = self._traffic_of(address)

    def process_event(self, event: Event) -> None:
        """Deliver a message; `websockets` handles everything else."""
        if not isinstance(event, Frame) or event.opcode not in _MESSAGES:
            self._extra_frames += 1
            super().process_event(event)
            return
        if event.fin and event.opcode is not Opcode.CONT:
            self._whole_messages += 1
        else:
            self._extra_frames += 1
        if event.opcode is not Opcode.CONT:
            self._is_text = event.opcode is Opcode.TEXT
        self._message += event.data  # `websockets` limits the length
        if event.fin and self._closing is None and self._listener is not None:
            self._tell(self._message)
        if event.fin:
            self._message.clear()

    def _tell(self, data: bytearray) -> None:
        try:
            text = data.decode() if self._is_text else ""
        except UnicodeDecodeError:
            self.end(CloseCode.INVALID_DATA, "")
        else:
            self._take(text)

    def _take(self, text: str) -> None:
        """Deliver a message later; those that arrived with it take turns with those of other clients."""
        self._texts.append(text)
        if len(self._texts) > _MAX_WAITING:
            self._traffic.charge(len(self._texts))
            self._cut_off()
        elif len(self._texts) == 1:
            self._traffic.take_turn(self._hand_on)

    def _hand_on(self) -> None:
        if self._texts and self._closing is None and self._listener is not None:
            text = self._texts.popleft()
            if self._texts:
                self._traffic.take_turn(self._hand_on)
            since = perf_counter()
            self._listener.receive(text)
            self._monitor.handled(text, since)

    def _abort(self, cause: Cause) -> None:
        """Close the connection at once."""
        self._cause = cause
        self._stream.abort()

    def _cut_off(self) -> None:
        self._texts.clear()
        self.end(CloseCode.POLICY_VIOLATION, "too many messages")

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # or one of uvloop's
        """Wait for a request, unless there are too many connections."""
        self._stream = transport
        peer = transport.get_extra_info("peername")
        self.peer = peer[0] if isinstance(peer, tuple) else ""
        self.count_for(self._sockets.address_of(self.peer))
        cause = None if self._sockets.open(self.peer) else Cause.SOCKET_LIMIT
        if self._traffic.is_in_debt:
            cause = Cause.ADDRESS_LIMIT
        if cause is None:
            self._wait(self._idle_timeout)
        else:
            self._monitor.refuse_connection(cause, self.address)
            self._stream.abort()

    def data_received(self, data: bytes) -> None:
        """Respond to the first request, or pass the data to `websockets`."""
        if self._is_websocket:
            self._receive_frames(data)
            return
        self._received += data
        if self._request is not None:
            if len(self._received) > http.MAX_HEAD_LENGTH:
                self._stream.pause_reading()
            return
        end = self._received.find(_END_OF_HEAD, 0, http.MAX_HEAD_LENGTH)
        if end >= 0:
            self._take_request(bytes(self._received[:end]))
        elif len(self._received) >= http.MAX_HEAD_LENGTH:
            self._reply(http.plain(HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE))
        elif not self._traffic.allows(1):
            self._abort(Cause.TOO_MANY_MESSAGES)  # sends a request byte by byte

    def _receive_frames(self, data: bytes) -> None:
        """Pass data to `websockets`, and cut off a client that sends more than it may."""
        self._monitor.counts.bytes_received += len(data)
        for start in range(0, len(data), _PIECE_LENGTH):
            if self._cause is Cause.TOO_MANY_MESSAGES or self._stream.is_closing():
                return
            self._extra_frames = self._whole_messages = 0
            super().data_received(data[start : start + _PIECE_LENGTH])
            if not self._traffic.allows(max(self._extra_frames, 1 - self._whole_messages)):
                self._cut_off()
            elif self._stream.get_write_buffer_size() > self.unsent_limit:
                self._abort(Cause.NOT_READING)

    def eof_received(self) -> bool | None:  # type: ignore[override]  # as asyncio's protocols may
        """The client sends nothing more; returns whether a response is still pending."""
        if self._is_websocket:
            return super().eof_received()
        return self._request is not None

    def connection_lost(self, exc: Exception | None) -> None:
        """Count it; the session ends once what remains is delivered."""
        if self._is_unread:
            self._sockets.resume(self.peer)
        self._sockets.close(self.peer)
        if self._is_websocket and self._cause is Cause.CLOSED:
            self._cause = cause_of_end(self.protocol)
        if self._is_websocket or self._cause is not Cause.CLOSED:
            self._monitor.end_connection(self._cause, self.address)
        if self._timer is not None:
            self._timer.cancel()
        if self._is_websocket:
            super().connection_lost(exc)
        self.protocol.parser.close()  # breaks the cycles of references, as does what follows
        self.protocol.parser_exc = None
        self._end_session()

    def _end_session(self) -> None:
        """End it after the messages that were sent just before the end, which wait for their turns."""
        if self._texts and self._closing is None:
            self._traffic.take_turn(self._end_session)
        elif self._listener is not None:
            self._listener.closed()
            self._listener = None

    def pause_writing(self) -> None:
        """Pause `websockets`, or count a response that the client is not reading."""
        if self._is_websocket:
            super().pause_writing()
            return
        self._is_unread = True
        if not self._sockets.pause(self.peer):
            self._abort(Cause.NOT_READING)

    def resume_writing(self) -> None:
        """Resume `websockets`, or count that a response has been read, even if it came before an upgrade."""
        if self._is_unread:
            self._is_unread = False
            self._sockets.resume(self.peer)
        elif self._is_websocket:
            super().resume_writing()

    def _take_request(self, head: bytes) -> None:
        """Answer a request in turn with what other clients send."""
        self._wait(_MAX_ANSWER_SECONDS)
        try:
            self._request = http.request_in(head)
        except http.BadRequest:
            self._reply(http.plain(HTTPStatus.BAD_REQUEST))
        else:
            self.count_for(self._address_of(self._request, self.peer))
            self._traffic.take_turn(partial(self._answer, self._request))

    def _answer(self, request: http.HttpRequest) -> None:
        if self._stream.is_closing():
            return
        since = perf_counter()
        try:
            response = self._respond(request, self.address)
        except BaseException:
            self._stream.abort()
            raise
        self._monitor.handled(request.path, since)
        if response is None:
            self._upgrade(request)
        elif isinstance(response, http.LaterResponse):
            self.loop.call_later(ANSWER_SECONDS, self._give_up, response)
            response.ask(self._reply)
        else:
            self._reply(response)

    def _wait(self, seconds: float) -> None:
        """Close the connection unless it has become a WebSocket within this time."""
        if self._timer is not None:
            self._timer.cancel()
        self._timer = self.loop.call_later(seconds, self._stream.abort)

    def _upgrade(self, request: http.HttpRequest) -> None:
        if self._timer is not None:
            self._timer.cancel()
        self._is_websocket = True
        self._listener = self._listen(self, request)
        super().connection_made(self._stream)
        head, end, frames = bytes(self._received).partition(_END_OF_HEAD)
        self._received.clear()
        super().data_received(head + end)
        self._receive_frames(frames)

    def _give_up(self, response: http.LaterResponse) -> None:
        if not self._stream.is_closing():
            self._reply(response.otherwise())

    def _reply(self, response: http.HttpResponse) -> None:
        """Send the response, unless there was one, and close the connection once it is read."""
        if self._stream.is_closing():
            return
        is_head = self._request is not None and self._request.method == "HEAD"
        self._stream.write(response.encoded(has_body=not is_head))
        self._stream.close()


@lru_cache(maxsize=4)  # a text goes to several clients in succession
def _framed(text: str) -> bytes:
    """The unmasked WebSocket text frame (RFC 6455, section 5.2)."""
    return Frame(Opcode.TEXT, text.encode()).serialize(mask=False)
