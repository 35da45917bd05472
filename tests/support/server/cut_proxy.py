"""A way to a server that a test can cut: what goes through it is passed on, byte by byte."""

import socket
import threading
from contextlib import suppress
from enum import Enum
from types import TracebackType
from typing import Self


class Way(Enum):
    """What becomes of new connections."""

    OPEN = "passed on"
    REFUSED = "closed at once"
    SILENT = "nobody answers, neither now nor later"


class CutProxy:
    """Listens on a port of its own, and passes everything on to a server of this machine.

    Attributes:
        port: where it listens.
        way: what becomes of new connections from now on.
    """

    def __init__(self, server_port: int) -> None:
        self.way = Way.OPEN
        self._server_port = server_port
        self._silent: list[socket.socket] = []
        self._open: set[socket.socket] = set()
        self._listener = socket.create_server(("127.0.0.1", 0))
        self.port: int = self._listener.getsockname()[1]
        threading.Thread(target=self._accept, daemon=True).start()

    def cut(self) -> None:
        """Cut all connections, without a word; new ones are passed on again."""
        for each in tuple(self._open):
            with suppress(OSError):
                each.shutdown(socket.SHUT_RDWR)

    def close(self) -> None:
        self._listener.close()
        self.cut()
        for client in self._silent:
            client.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def _accept(self) -> None:
        with suppress(OSError):
            while True:
                client, _ = self._listener.accept()
                if self.way is Way.SILENT:
                    self._silent.append(client)
                    continue
                if self.way is Way.REFUSED:
                    client.close()
                    continue
                try:
                    server = socket.create_connection(("127.0.0.1", self._server_port))
                except OSError:
                    client.close()
                    continue
                for way in ((client, server), (server, client)):
                    self._open.add(way[0])
                    threading.Thread(target=self._pass_on, args=way, daemon=True).start()

    def _pass_on(self, source: socket.socket, target: socket.socket) -> None:
        with suppress(OSError):
            while data := source.recv(65536):
                target.sendall(data)
        for each in (source, target):
            with suppress(OSError):
                each.shutdown(socket.SHUT_RDWR)
        self._open.discard(source)
        source.close()
