"""The server in a child process, which ends with the window, or when the window stops it."""

from __future__ import annotations

import sys
from pathlib import Path

from PySide6.QtCore import QDeadlineTimer, QObject, QProcess, QTimer, QUrl, Signal
from PySide6.QtNetwork import QHostAddress, QNetworkAccessManager, QNetworkReply, QNetworkRequest, QTcpServer

from straights_gui.model.about.installation import installation
from straights_gui.model.hosting.hosted_table import ANYWHERE, TABLES, THIS_MACHINE

SERVE = "--serve-tables"
"""The argument with which a bundle's program runs the server: packaging/bundle/programs/window.py."""

_HEALTH, _PAGE = "/healthz", "/"
_END_MS = 2_000
_ASK_MS, _START_MS = 40, 60_000
"""It is asked again and again whether it serves; on a busy machine a server needs more than 15 seconds."""


class ServerProcess(QObject):
    """A server with its tables in a folder.

    Attributes:
        ready: emitted when it serves.
        page_known: emitted with whether it has the page for browsers.
        ended: emitted with the reason when it has ended unexpectedly.
        port: the port at which it listens.
    """

    ready = Signal()
    page_known = Signal(bool)
    ended = Signal(str)

    def __init__(self, folder: Path, parent: QObject | None = None) -> None:
        """Its database is in the folder."""
        super().__init__(parent)
        self._network = QNetworkAccessManager(self)
        self._network.finished.connect(self._on_reply)
        self._folder = folder
        self.port = 0
        self._is_wanted = False
        self._deadline = QDeadlineTimer()
        self._process = QProcess(self)
        self._process.finished.connect(self._on_finished)
        self._process.errorOccurred.connect(self._on_error)
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._ask)

    @property
    def is_running(self) -> bool:
        """Whether the process is running."""
        return self._process.state() is not QProcess.ProcessState.NotRunning

    def start(self, port: int, *, is_visible: bool) -> None:
        """Start the process; `ready` or `ended` follows."""
        self.port, self._is_wanted = port, True
        program, *arguments = server_command()
        arguments += ["--host", ANYWHERE if is_visible else THIS_MACHINE, "--port", str(port)]
        arguments += ["--database", str(self._folder / TABLES), "--processes", "0", "--until-input-ends"]
        self._deadline = QDeadlineTimer(_START_MS)
        self._process.start(program, arguments + (["--announce"] if is_visible else []))
        self._timer.start(_ASK_MS)

    def stop(self) -> None:
        """Stop the process and wait for its end, after which everything is stored."""
        self._is_wanted = False
        self._timer.stop()
        if self.is_running:
            self._process.closeWriteChannel()  # it ends with its input, on every system
            if not self._process.waitForFinished(_END_MS):
                self._process.kill()
                self._process.waitForFinished(_END_MS)

    def ask_for_page(self) -> None:
        """Request the page for browsers; `page_known` follows."""
        self._network.get(QNetworkRequest(self._url(_PAGE)))

    def _url(self, path: str) -> QUrl:
        return QUrl(f"http://{THIS_MACHINE}:{self.port}{path}")

    def _ask(self) -> None:
        request = QNetworkRequest(self._url(_HEALTH))
        request.setTransferTimeout(max(1, self._deadline.remainingTime()))
        self._network.get(request)

    def _on_reply(self, reply: QNetworkReply) -> None:
        reply.deleteLater()
        if not self._is_wanted or not self.is_running:
            return
        is_well = reply.error() is QNetworkReply.NetworkError.NoError
        if reply.url().path() == _PAGE:
            self.page_known.emit(is_well)
        elif is_well:
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
    """The command of the server: the bundle's own program, or a module of this Python."""
    if installation().bundle is not None:
        return (sys.executable, SERVE)
    return (sys.executable, "-m", "straights_server.cli")


def free_port(wanted: int, *, is_visible: bool) -> int:
    """A free port, if possible the wanted one; 0 if there is none."""
    address = QHostAddress(ANYWHERE if is_visible else THIS_MACHINE)
    server = QTcpServer()
    for port in dict.fromkeys((wanted, 0)):
        if server.listen(address, port):
            found = server.serverPort()
            server.close()
            return found
    return 0
