"""A connection: requests of HTTP first, and then, where the client asks for it, messages over WebSocket."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

from websockets.asyncio.server import Server, ServerConnection, broadcast
from websockets.server import ServerProtocol

from straights_server.adapter.http import BadRequest, HttpRequest, HttpResponse, plain, take_request

_PATIENCE = 15.0
"""Seconds for a request to come, and again as long as its answer is still being read."""

_LONGEST_ANSWER = 600.0
"""Seconds after which an answer that is still being read is cut off."""

Respond = Callable[[HttpRequest, str], HttpResponse | None]
"""Gives the answer to a request from a peer; None lets it become a WebSocket."""


class Connection(ServerConnection):
    """Speaks HTTP until a request becomes a WebSocket; only then websockets sees the connection.

    Attributes:
        head: the request that became a WebSocket.
        unsent_limit: bytes that may wait for the client before it is cut off.
    """

    def __init__(
        self, protocol: ServerProtocol, server: Server, *, respond: Respond, unsent_limit: int, **options: Any
    ) -> None:
        super().__init__(protocol, server, **options)
        self.head: HttpRequest | None = None
        self.peer = ""
        self.unsent_limit = unsent_limit
        self._respond = respond
        self._received = bytearray()
        self._stream: asyncio.Transport | None = None
        self._timer: asyncio.TimerHandle | None = None

    def put(self, text: str) -> None:
        """Send a text without waiting; a client for whom too much waits already is cut off."""
        if self.transport.get_write_buffer_size() > self.unsent_limit:
            self.transport.abort()
        else:
            broadcast((self,), text)

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Wait for a request."""
        assert isinstance(transport, asyncio.Transport)
        self._stream = transport
        peer = transport.get_extra_info("peername")
        self.peer = peer[0] if isinstance(peer, tuple) else ""
        self._wait(self.loop.time() + _LONGEST_ANSWER)

    def data_received(self, data: bytes) -> None:
        """Answer requests, or let websockets read."""
        if self.head is not None:
            super().data_received(data)
            return
        self._received += data
        try:
            self._read_requests()
        except BadRequest as error:
            self._send(plain(error.status), is_last=True, has_body=True)

    def eof_received(self) -> None:
        """The client sends nothing more."""
        if self.head is not None:
            super().eof_received()

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget the connection."""
        if self._timer is not None:
            self._timer.cancel()
        if self.head is not None:
            super().connection_lost(exc)

    def pause_writing(self) -> None:
        """Let websockets wait; answers of HTTP are written at once."""
        if self.head is not None:
            super().pause_writing()

    def resume_writing(self) -> None:
        """Let websockets go on."""
        if self.head is not None:
            super().resume_writing()

    def _read_requests(self) -> None:
        while (request := take_request(self._received)) is not None:
            self._answer(request)
            if request is self.head:
                return

    def _answer(self, request: HttpRequest) -> None:
        assert self._stream is not None
        response = self._respond(request, self.peer)
        if response is None:
            if self._timer is not None:
                self._timer.cancel()
            self.head = request
            super().connection_made(self._stream)
            super().data_received(bytes(self._received))
            self._received.clear()
            return
        is_last = request.is_upgrade or request.headers.get("connection", "").lower() == "close"
        self._send(response, is_last=is_last, has_body=request.method != "HEAD")

    def _send(self, response: HttpResponse, *, is_last: bool, has_body: bool) -> None:
        assert self._stream is not None
        if self._stream.is_closing():
            return
        self._stream.write(response.encoded(has_body=has_body))
        if is_last:
            self._received.clear()
            self._stream.close()
        self._wait(self.loop.time() + _LONGEST_ANSWER)

    def _wait(self, latest: float) -> None:
        """Close the connection when nothing comes, and not while an answer is being read."""
        if self._timer is not None:
            self._timer.cancel()
        self._timer = self.loop.call_later(_PATIENCE, self._on_silence, latest)

    def _on_silence(self, latest: float) -> None:
        assert self._stream is not None
        if self._stream.get_write_buffer_size() and self.loop.time() < latest:
            self._wait(latest)
        else:
            self._stream.abort()
