"""A WebSocket without threads: websockets' protocol over a socket that blocks."""

import socket
from collections import deque

from websockets.client import ClientProtocol
from websockets.exceptions import InvalidState
from websockets.frames import Frame, Opcode
from websockets.http11 import Response
from websockets.typing import Origin
from websockets.uri import parse_uri

from tests.support.waiting import LONGEST_WAIT


class LineClosed(Exception):
    """The server has closed the connection."""


class NotAccepted(Exception):
    """The server has refused the connection.

    Attributes:
        status: of its answer.
    """

    def __init__(self, status: int) -> None:
        super().__init__(f"status {status}")
        self.status = status


class Line:
    """A connection to a server; raises NotAccepted where it is refused.

    Attributes:
        socket: what carries it.
    """

    def __init__(
        self,
        address: str,
        origin: str | None = None,
        patience: float = LONGEST_WAIT,
        forwarded_for: str | None = None,
    ) -> None:
        """`forwarded_for` is from where a proxy says that the connection comes."""
        uri = parse_uri(address.replace("http", "ws", 1) + "/ws")
        self.socket = socket.create_connection((uri.host, uri.port), patience)
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self._protocol = ClientProtocol(uri, origin=None if origin is None else Origin(origin))
        self._texts: deque[str] = deque()
        self._is_open = False
        request = self._protocol.connect()
        if forwarded_for is not None:
            request.headers["X-Forwarded-For"] = forwarded_for
        self._protocol.send_request(request)
        try:
            self._flush()
            while not self._is_open:
                self._read()
        except TimeoutError:
            self.socket.close()
            raise

    @property
    def close_code(self) -> int | None:
        return self._protocol.close_code

    def send(self, text: str | bytes) -> None:
        """Send a text, or bytes that are none; raises LineClosed."""
        try:
            if isinstance(text, str):
                self._protocol.send_text(text.encode())
            else:
                self._protocol.send_binary(text)
        except InvalidState as error:
            raise LineClosed(str(error)) from error
        self._flush()

    def send_half(self, text: str) -> None:
        """Send the first half of what would carry a text."""
        self._protocol.send_text(text.encode())
        data = b"".join(self._protocol.data_to_send())
        self.socket.sendall(data[: len(data) // 2])

    def receive(self) -> str:
        """The next text; raises LineClosed."""
        while not self._texts:
            self._read()
        return self._texts.popleft()

    def cut(self) -> None:
        """Lose the connection, without a word."""
        self.socket.close()

    def close(self) -> None:
        if self.socket.fileno() < 0:
            return
        try:
            self._protocol.send_close(1000)
            self._flush()
            while True:
                self._read()
        except LineClosed:
            self.socket.close()

    def _read(self) -> None:
        try:
            data = self.socket.recv(65_536)
        except ConnectionError:
            data = b""
        if data:
            self._protocol.receive_data(data)
        else:
            self._protocol.receive_eof()
        for event in self._protocol.events_received():
            self._take(event)
        self._flush()
        if not data:
            self.socket.close()
            raise LineClosed(f"closed with code {self.close_code}")

    def _take(self, event: object) -> None:
        if isinstance(event, Response):
            if event.status_code != 101:
                self.socket.close()
                raise NotAccepted(event.status_code)
            self._is_open = True
        elif isinstance(event, Frame) and event.opcode is Opcode.TEXT:
            assert event.fin
            self._texts.append(bytes(event.data).decode())

    def _flush(self) -> None:
        try:
            for data in self._protocol.data_to_send():
                if data:
                    self.socket.sendall(data)
        except OSError as error:
            raise LineClosed(str(error)) from error
