"""A connection to a server that reconnects whenever it is lost, after longer and longer pauses."""

from __future__ import annotations

import json
from collections.abc import Mapping

from PySide6.QtCore import QElapsedTimer, QObject, QTimer, Signal
from PySide6.QtNetwork import QNetworkInformation

from engine.errors import InvalidJson
from engine.fast_dataclass import replace
from engine.json_text import read_json
from engine.straights.protocol.server_requests import EAGER_MS, EAGER_PAUSE_MS, ELSEWHERE
from straights_gui.model.network.problems import ConnectionProblem, ProblemKind
from straights_gui.model.network.table_link import TableLink
from straights_gui.model.network.web_socket import WebSocket

_FIRST_MS, _MAX_MS = 250, 4_000
"""The first pause after a loss; each is twice the one before, up to a maximum."""
_MAX_ATTEMPTS = 7
"""The number of simultaneous attempts; one more ends the oldest, which has then had about five seconds."""


class Connection(QObject):
    """A connection that exchanges JSON objects with a server.

    Attributes:
        opened: emitted when messages can be sent; the client first resumes its seat.
        received: emitted with each message, a dictionary.
        failed: emitted with the ConnectionProblem; another attempt follows unless the problem is lasting.
        link: the address of the server.
        problem: the last problem; None while connected, and before the first attempt has failed.
    """

    opened = Signal()
    received = Signal(object)
    failed = Signal(object)

    def __init__(self, link: TableLink, parent: QObject | None = None, first_ms: int = _FIRST_MS) -> None:
        """No connection yet: see `open`."""
        super().__init__(parent)
        self.link, self._first_ms = link, first_ms
        self.problem: ConnectionProblem | None = None
        self._socket: WebSocket | None = None
        self._attempts: list[WebSocket] = []  # that nobody has answered yet, the oldest first
        self._pause = first_ms
        self._tries = 0
        self._since_lost = QElapsedTimer()
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self.open)
        if QNetworkInformation.loadDefaultBackend():
            QNetworkInformation.instance().reachabilityChanged.connect(self.retry)

    @property
    def is_open(self) -> bool:
        """Whether messages can be sent."""
        return self._socket is not None and self._socket.is_open

    @property
    def is_closed_by_host(self) -> bool:
        """Whether the host has closed the table, and not opened it again since."""
        return self.problem is not None and self.problem.kind is ProblemKind.CLOSED_BY_HOST

    @property
    def pause_ms(self) -> int:
        """After how long the next attempt follows the one before, in milliseconds; 0 where none follows."""
        return self._timer.interval() if self._timer.isActive() else 0

    def open(self) -> None:
        """Connect now, unless connected; pending attempts continue, and the first to succeed wins."""
        self._timer.stop()
        if self._socket is not None:
            return
        if len(self._attempts) == _MAX_ATTEMPTS:
            self._attempts[0].fail(ConnectionProblem(ProblemKind.TIMEOUT))
        self._tries += 1
        is_anywhere = self._tries % ELSEWHERE == 0
        attempt = WebSocket(replace(self.link, table="") if is_anywhere else self.link, self)
        self._attempts.append(attempt)
        attempt.opened.connect(self._on_opened)
        attempt.received.connect(self._on_received)
        attempt.closed.connect(self._on_closed)
        self._timer.start(self._longest_pause)

    def send(self, message: Mapping[str, object]) -> None:
        """Send a message; it is lost without a connection."""
        if self._socket is not None:
            self._socket.send(json.dumps(message, ensure_ascii=False))

    def retry(self) -> None:
        """Try again now, if the next attempt is waited for: the network is back."""
        if self._timer.isActive():
            self._pause = self._first_ms
            self.open()

    def settle(self) -> None:
        """What it was opened for is possible: after the next cut the pauses start over."""
        self._pause = self._first_ms
        self._tries = 0
        self._since_lost.invalidate()

    def fail(self, problem: ConnectionProblem) -> None:
        """Close the connection because of a protocol error."""
        if self._socket is not None:
            self._socket.fail(problem)

    def close(self) -> None:
        """Close the connection for good."""
        self._give_up_attempts()
        socket, self._socket = self._socket, None
        if socket is not None:
            socket.close()

    @property
    def _longest_pause(self) -> int:
        """Short at first, so that a restored link is used within a second."""
        since_loss = self._since_lost.elapsed() if self._since_lost.isValid() else 0
        return EAGER_PAUSE_MS if since_loss < EAGER_MS else _MAX_MS

    def _give_up_attempts(self) -> None:
        self._timer.stop()
        attempts, self._attempts = self._attempts, []
        for attempt in attempts:
            attempt.close()

    def _on_opened(self) -> None:
        self._socket = next(attempt for attempt in self._attempts if attempt.was_accepted)
        self._attempts.remove(self._socket)
        self._give_up_attempts()
        self.problem = None
        self.opened.emit()

    def _on_received(self, text: str) -> None:
        try:
            message = read_json(text)
        except InvalidJson as error:
            self.fail(ConnectionProblem(ProblemKind.PROTOCOL_ERROR, str(error)))
            return
        if isinstance(message, dict):
            self.received.emit(message)
        else:
            self.fail(ConnectionProblem(ProblemKind.PROTOCOL_ERROR, "a message that is no object"))

    def _on_closed(self, problem: ConnectionProblem) -> None:
        """Report the problem and, unless it is lasting or other attempts are pending, retry with back-off."""
        self._socket = None
        self._attempts = [attempt for attempt in self._attempts if not attempt.is_over]
        if self.is_closed_by_host and not problem.is_lasting:
            problem = ConnectionProblem(ProblemKind.CLOSED_BY_HOST)  # why nobody answers now
        self.problem = problem
        if not self._since_lost.isValid():
            self._since_lost.start()
        if problem.is_lasting:
            self._give_up_attempts()
        elif not self._attempts:
            self._timer.start(self._pause)
            self._pause = min(2 * self._pause, self._longest_pause)
        self.failed.emit(problem)
