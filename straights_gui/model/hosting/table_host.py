"""Hosts a table: starts the server, opens and stores the table, and restarts the server after a crash.

The server is a child process, which ends with the window, or when the window stops it.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from functools import partial
from pathlib import Path

from PySide6.QtCore import QDeadlineTimer, QElapsedTimer, QObject, QProcess, QTimer, QUrl, Signal
from PySide6.QtNetwork import QHostAddress, QNetworkAccessManager, QNetworkReply, QNetworkRequest, QTcpServer

from engine.errors import EngineError
from engine.fast_dataclass import replace
from engine.protocol.records import NUMBER, Json, numbered
from engine.straights.protocol.server_messages import SeatedMessage, server_message_from
from engine.straights.protocol.server_requests import SERVER_REQUEST, Fill, Host
from engine.straights.protocol.tables import Refused
from straights_gui.model.about.installation import installation
from straights_gui.model.hosting.hosted_table import ANYWHERE, TABLES, THIS_MACHINE, HostedTable, forget, keep
from straights_gui.model.network.connection import Connection
from straights_gui.model.network.problems import ConnectionProblem
from straights_gui.model.network.table_link import TableLink

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


class TableOpening(QObject):
    """Opens a table for a host who comes later, and lets computers sit down at it.

    Attributes:
        opened: emitted with the name of the table and the token of the first seat.
        failed: emitted with the reason of a refusal, or the ConnectionProblem that will not pass.
    """

    opened = Signal(str, str)
    failed = Signal(object)

    def __init__(self, requests: Sequence[Host | Fill], port: int, parent: QObject) -> None:
        """`port` is that of the server, which serves by now."""
        super().__init__(parent)
        self._requests = requests
        self._seated: SeatedMessage | None = None
        self._connection = Connection(TableLink(THIS_MACHINE, port, has_tls=False), self)
        self._connection.opened.connect(self._ask)
        self._connection.received.connect(self._on_received)
        self._connection.failed.connect(self._on_problem)
        self._connection.open()

    def close(self) -> None:
        """Close the connection; nothing more is emitted."""
        self._connection.close()

    def _ask(self) -> None:
        for n, request in enumerate(self._requests):
            self._connection.send(numbered(SERVER_REQUEST.write(request), n))

    def _on_problem(self, problem: ConnectionProblem) -> None:
        if problem.is_lasting:
            self.failed.emit(problem)

    def _on_received(self, fields: Json) -> None:
        try:
            message = server_message_from(fields)
        except EngineError as error:
            message = Refused("", str(error))
        if isinstance(message, SeatedMessage):
            self._seated = message
        if isinstance(message, Refused):
            self.failed.emit(message.detail)
        elif self._seated is not None and fields.get(NUMBER) == len(self._requests) - 1:
            self.opened.emit(self._seated.table, self._seated.token or "")


_MAX_RESTARTS = 5


class TableHost(QObject):
    """A table on the window's own server.

    Attributes:
        opened: emitted with the table when it is open.
        failed: emitted when the table could not be opened, or cannot continue, with the reason: a text or a
            ConnectionProblem.
        interrupted: emitted when the server has crashed and is being restarted.
        restored: emitted when the server is available again.
        process: the server.
        hosted: the table, None before it is open.
    """

    opened = Signal(object)
    failed = Signal(object)
    interrupted = Signal()
    restored = Signal()

    def __init__(
        self, folder: Path, parent: QObject | None = None, *, restart_ms: int = 200, calm_ms: int = 60_000
    ) -> None:
        """The server's database is in the folder, as is what is kept of the table.

        A server that died is started again after `restart_ms`; after `calm_ms` without a failure, failures
        are counted again.
        """
        super().__init__(parent)
        self._restart_ms, self._calm_ms = restart_ms, calm_ms
        self._folder = folder
        self.hosted: HostedTable | None = None
        self._order: tuple[Host, *tuple[Fill, ...]] | None = None
        self._resumed: HostedTable | None = None
        self._opening: TableOpening | None = None
        self._restarts = 0
        self._since_failure = QElapsedTimer()
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._start_again)
        self.process = ServerProcess(folder, self)
        self.process.ready.connect(self._on_ready)
        self.process.ended.connect(self._on_ended)

    def open(self, host: Host, *fills: Fill) -> None:
        """Open a new table with computers at it; `opened` or `failed` follows."""
        self._order, self._resumed = (host, *fills), None
        self._start(0, is_visible=not host.is_private)

    def go_on(self, kept: HostedTable) -> None:
        """Open a stored table again; `opened` or `failed` follows."""
        self._order, self._resumed = None, kept
        self._start(kept.port, is_visible=kept.is_visible)

    def close(self, *, keeps: bool) -> None:
        """Stop the server; delete the stored table unless it `keeps` it for resuming."""
        self._timer.stop()
        self._give_up_opening()
        self.process.stop()
        if not keeps:
            forget(self._folder)
        self.hosted = None

    def _start(self, port: int, *, is_visible: bool) -> None:
        try:
            self._folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        except OSError as error:
            self.failed.emit(error.strerror or str(error))
            return
        self.process.start(free_port(port, is_visible=is_visible), is_visible=is_visible)

    def _start_again(self) -> None:
        if self.hosted is not None:
            # At the same port, which is part of the links.
            self.process.start(self.hosted.port, is_visible=self.hosted.is_visible)

    def _on_ready(self) -> None:
        if self.hosted is not None:
            self.restored.emit()
        elif self._resumed is not None:
            self._open_with(replace(self._resumed, port=self.process.port))
        elif self._order is not None:
            opening = self._opening = TableOpening(self._order, self.process.port, self)
            opening.opened.connect(partial(self._on_opened, self._order[0]))
            opening.failed.connect(self._fail)

    def _on_opened(self, host: Host, table: str, token: str) -> None:
        self._give_up_opening()
        self._open_with(HostedTable(table, token, host.name, self.process.port, not host.is_private))

    def _give_up_opening(self) -> None:
        opening, self._opening = self._opening, None
        if opening is not None:
            opening.close()

    def _fail(self, reason: str | ConnectionProblem) -> None:
        self._give_up_opening()
        self.process.stop()
        self.failed.emit(reason)

    def _open_with(self, hosted: HostedTable) -> None:
        self.hosted = hosted
        try:
            keep(self._folder, hosted)
        except OSError as error:
            self.hosted = None
            self._fail(error.strerror or str(error))
            return
        self.opened.emit(hosted)

    def _on_ended(self, reason: str) -> None:
        """The server has died: its tables are on the disk."""
        self._give_up_opening()
        if self._since_failure.isValid() and self._since_failure.elapsed() > self._calm_ms:
            self._restarts = 0
        self._since_failure.start()
        self._restarts += 1
        if self.hosted is None or self._restarts > _MAX_RESTARTS:
            self.failed.emit(reason)
            return
        self.interrupted.emit()
        self._timer.start(self._restart_ms)
