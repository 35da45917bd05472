"""The server in a child process: it ends when the window says so, and when the window is no more."""

from __future__ import annotations

import sys
from pathlib import Path

from PySide6.QtCore import QDeadlineTimer, QObject, QProcess, QTimer, QUrl, Signal
from PySide6.QtNetwork import QHostAddress, QNetworkAccessManager, QNetworkReply, QNetworkRequest, QTcpServer

from straights_gui.model.about.installation import installation
from straights_gui.model.hosting.hosted_table import ANYWHERE, TABLES, THIS_MACHINE

SERVE = "--serve-tables"
"""The argument with which the program of a bundle is the server: packaging/bundle/programs/window.py."""

_ASK_MS = 40
_START_MS = 15_000
_END_MS = 2_000


class ServerProcess(QObject):
    """A server with tables in a folder.

    Attributes:
        ready: it serves.
        ended: it has ended by itself, with why.
        network: sends requests to it.
        port: where it listens.
    """

    ready = Signal()
    ended = Signal(str)

    def __init__(self, folder: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.network = QNetworkAccessManager(self)
        self._folder = folder
        self.port = 0
        self._is_wanted = False
        self._deadline = QDeadlineTimer()
        self._process = QProcess(self)
        self._process.finished.connect(self._on_finished)
        self._process.errorOccurred.connect(self._on_error)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._ask)

    @property
    def is_running(self) -> bool:
        """Whether there is a process."""
        return self._process.state() is not QProcess.ProcessState.NotRunning

    @property
    def process_id(self) -> int:
        """The number of the process, 0 without one."""
        return self._process.processId()

    def start(self, port: int, *, is_visible: bool) -> None:
        """Start it; `ready` or `ended` follows."""
        self.port, self._is_wanted = port, True
        program, *arguments = server_command()
        arguments += ["--host", ANYWHERE if is_visible else THIS_MACHINE, "--port", str(port)]
        arguments += ["--database", str(self._folder / TABLES), "--processes", "0", "--until-input-ends"]
        self._deadline = QDeadlineTimer(_START_MS)
        self._process.start(program, arguments + (["--announce"] if is_visible else []))
        self._timer.start(_ASK_MS)

    def url(self, path: str) -> QUrl:
        """An address at the server."""
        return QUrl(f"http://{THIS_MACHINE}:{self.port}{path}")

    def stop(self) -> None:
        """End it, and return when it has ended: everything is stored."""
        self._is_wanted = False
        self._timer.stop()
        if self.is_running:
            self._process.closeWriteChannel()  # it ends with its input, on every system
            if not self._process.waitForFinished(_END_MS):
                self._process.kill()
                self._process.waitForFinished(_END_MS)

    def _ask(self) -> None:
        """Ask whether it serves."""
        reply = self.network.get(QNetworkRequest(self.url("/healthz")))
        reply.finished.connect(lambda: self._on_answer(reply))

    def _on_answer(self, reply: QNetworkReply) -> None:
        reply.deleteLater()
        if not self._is_wanted or not self.is_running:
            return
        if reply.error() is QNetworkReply.NetworkError.NoError:
            self.ready.emit()
        elif self._deadline.hasExpired():
            self._process.kill()
        else:
            self._timer.start(_ASK_MS)

    def _on_finished(self) -> None:
        self._timer.stop()
        if self._is_wanted:
            self._is_wanted = False
            said = bytes(self._process.readAllStandardError().data()).decode(errors="replace").strip()
            self.ended.emit(said.splitlines()[-1] if said else self._process.errorString())

    def _on_error(self, error: QProcess.ProcessError) -> None:
        if error is QProcess.ProcessError.FailedToStart and self._is_wanted:
            self._is_wanted = False
            self._timer.stop()
            self.ended.emit(self._process.errorString())


def server_command() -> tuple[str, ...]:
    """The program of the server: the bundle's own, else a module of this Python."""
    if installation().bundle is not None:
        return (sys.executable, SERVE)
    return (sys.executable, "-m", "straights_server.cli")


def free_port(wanted: int, *, is_visible: bool) -> int:
    """A port that nobody listens at, the wanted one if it is free; 0 where there is none."""
    address = QHostAddress(ANYWHERE if is_visible else THIS_MACHINE)
    server = QTcpServer()
    for port in dict.fromkeys((wanted, 0)):
        if server.listen(address, port):
            found = server.serverPort()
            server.close()
            return found
    return 0
