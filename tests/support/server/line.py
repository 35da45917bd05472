"""A client's WebSocket, which tells what the tests of a server ask for."""

from contextlib import ExitStack

from websockets.exceptions import ConnectionClosed, InvalidMessage, InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from tests.support.opened import OPENED
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
        query: str = "",
    ) -> None:
        """`forwarded_for` is from where a proxy says that the connection comes."""
        self._patience = patience
        self._open = ExitStack()
        try:
            opening = connect(
                address.replace("http", "ws", 1) + f"/ws{query}",
                origin=None if origin is None else Origin(origin),
                additional_headers={} if forwarded_for is None else {"X-Forwarded-For": forwarded_for},
                compression=None,
                proxy=None,
                open_timeout=patience,
                ping_interval=None,
                close_timeout=LONGEST_WAIT,
                max_queue=None,  # closing would wait for messages that nobody reads
            )
            self._connection = self._open.enter_context(opening)
        except InvalidStatus as error:
            raise NotAccepted(error.response.status_code) from error
        except InvalidMessage as error:
            raise LineClosed(str(error)) from error
        self.socket = self._connection.socket
        OPENED.append(self.close)

    @property
    def close_code(self) -> int | None:
        return self._connection.close_code

    def send(self, text: str | bytes) -> None:
        """Send a text, or bytes that are none; raises LineClosed."""
        try:
            self._connection.send(text)
        except ConnectionClosed as error:
            raise LineClosed(str(error)) from error

    def send_half(self, text: str) -> None:
        """Send the first half of what would carry a text."""
        self._connection.protocol.send_text(text.encode())
        data = b"".join(self._connection.protocol.data_to_send())
        self.socket.sendall(data[: len(data) // 2])

    def receive(self) -> str:
        """The next text; raises LineClosed."""
        try:
            return str(self._connection.recv(self._patience, decode=True))
        except ConnectionClosed as error:
            raise LineClosed(str(error)) from error

    def cut(self) -> None:
        """Lose the connection, without a word."""
        self._connection.close_socket()

    def close(self) -> None:
        self._open.close()
