"""Tables over a network for tests of the window: servers that mean no good, and clients that are cut off."""

import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import partial
from pathlib import Path

from PySide6.QtCore import QEvent, Qt
from PySide6.QtNetwork import QHostAddress, QTcpServer, QTcpSocket
from PySide6.QtWidgets import QApplication

from straights_gui.model.network.table_client import TableClient
from straights_gui.network_composition import NetworkTables
from tests.support.server.proxy import self_signed_certificate

LOCAL = QHostAddress.SpecialAddress.LocalHost


class StubServer:
    """Answers each connection once, with the same bytes, whatever it is asked.

    Attributes:
        url: where it is.
        asked: how many connections there were.
    """

    def __init__(self, answer: bytes) -> None:
        self.asked = 0
        self._answer = answer
        self._server = QTcpServer()
        assert self._server.listen(LOCAL, 0)
        self._server.newConnection.connect(self._on_connection)

    @property
    def url(self) -> str:
        return f"http://localhost:{self._server.serverPort()}"

    def close(self) -> None:
        self._server.close()
        self._server.deleteLater()

    def _on_connection(self) -> None:
        while (asking := self._server.nextPendingConnection()) is not None:
            self.asked += 1
            asking.readyRead.connect(partial(self._on_asked, asking), Qt.ConnectionType.SingleShotConnection)

    def _on_asked(self, asking: QTcpSocket) -> None:
        asked = bytes(asking.readAll().data())
        asking.write(self._answer.replace(b"@ACCEPT@", accept_key(asked)))


def accept_key(request: bytes) -> bytes:
    from websockets.utils import accept_key as computed

    key = next(
        (line for line in request.split(b"\r\n") if line.lower().startswith(b"sec-websocket-key")), b": "
    )
    return computed(key.split(b": ")[1].decode()).encode()


def upgrade(*texts: str) -> bytes:
    """The answer of a server that opens a WebSocket and sends texts."""
    head = b"HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    frames = b"".join(frame(text.encode()) for text in texts)
    return head + b"Sec-WebSocket-Accept: @ACCEPT@\r\n\r\n" + frames


def frame(data: bytes, first: int = 0x81) -> bytes:
    """A frame of a server, with less than 64 kB."""
    length = bytes([len(data)]) if len(data) < 126 else b"\x7e" + len(data).to_bytes(2, "big")
    return bytes([first]) + length + data


@contextmanager
def server_with_unknown_certificate(folder: Path) -> Iterator[str]:
    """The address of a server whose certificate nobody has signed; skips the test where none can be made."""
    context, _ = self_signed_certificate(folder)
    listening = socket.create_server(("127.0.0.1", 0))

    def serve() -> None:
        connection, _ = listening.accept()
        with suppress(OSError), context.wrap_socket(connection, server_side=True) as encrypted:
            encrypted.recv(1)

    thread = threading.Thread(target=serve)
    thread.start()
    yield f"https://localhost:{listening.getsockname()[1]}"
    thread.join(20.0)
    listening.close()


def cut(client: TableClient) -> None:
    """Lose the connection of a client, without a word."""
    for each in client.findChildren(QTcpSocket):
        each.abort()


def stop_tables(tables: NetworkTables) -> None:
    """Close all their windows and delete them, with the timers of what was just said there."""
    tables.stop()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
