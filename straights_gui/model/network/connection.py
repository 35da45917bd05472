"""A connection to a server that reconnects whenever it is lost."""

from __future__ import annotations

import json
from collections.abc import Mapping

from PySide6.QtCore import QElapsedTimer, QObject, QTimer, Signal
from PySide6.QtNetwork import QNetworkInformation

from engine.fast_dataclass import replace
from straights_gui.model.network.problems import ConnectionProblem, ProblemKind
from straights_gui.model.network.table_link import TableLink
from straights_gui.model.network.web_socket import WebSocket

_FIRST_PAUSE_MS, _MAX_PAUSE_MS = 250, 4_000
_EAGER_PAUSE_MS, _EAGER_MS = 750, 60_000
"""For a minute, attempts are so frequent that a restored link is noticed within a second."""
_MAX_ATTEMPTS = 7
"""With this many concurrent attempts, the oldest has had some five seconds and is cancelled."""
_ELSEWHERE = 3
"""Each third attempt names no table, since a proxy may route those that do to a server that hangs."""


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

    def __init__(self, link: TableLink, parent: QObject | None = None) -> None:
        """Create the object without connecting; see `open`."""
        super().__init__(parent)
        self.link = link
        self.problem: ConnectionProblem | None = None
        self._socket: WebSocket | None = None
        self._attempts: list[WebSocket] = []  # pending attempts, the oldest first
        self._pause = _FIRST_PAUSE_MS
        self._tries = 0
        self._since_lost = QElapsedTimer()
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self.open)
        if QNetworkInformation.loadDefaultBackend():
            QNetworkInformation.instance().reachabilityChanged.connect(self._on_reachability)

    @property
    def is_open(self) -> bool:
        """Whether messages can be sent."""
        return self._socket is not None and self._socket.is_open

    def open(self) -> None:
        """Connect now, unless connected; pending attempts continue, and the first to succeed wins."""
        self._timer.stop()
        if self._socket is not None:
            return
        if len(self._attempts) == _MAX_ATTEMPTS:
            self._attempts[0].fail(ConnectionProblem(ProblemKind.TIMEOUT))
        self._tries += 1
        is_anywhere = self._tries % _ELSEWHERE == 0
        attempt = WebSocket(replace(self.link, table="") if is_anywhere else self.link, self)
        self._attempts.append(attempt)
        attempt.opened.connect(self._on_opened)
        attempt.received.connect(self._on_received)
        attempt.closed.connect(self._on_closed)
        self._timer.start(_EAGER_PAUSE_MS if self._is_eager else _MAX_PAUSE_MS)

    def send(self, message: Mapping[str, object]) -> None:
        """Send a message; it is lost without a connection."""
        if self._socket is not None:
            self._socket.send(json.dumps(message, ensure_ascii=False))

    def settle(self) -> None:
        """Reset the retry delay after a successful join."""
        self._pause = _FIRST_PAUSE_MS
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
    def _is_eager(self) -> bool:
        return not self._since_lost.isValid() or self._since_lost.elapsed() < _EAGER_MS

    def _give_up_attempts(self) -> None:
        """Cancel pending and scheduled attempts."""
        self._timer.stop()
        attempts, self._attempts = self._attempts, []
        for attempt in attempts:
            attempt.close()

    def _on_opened(self) -> None:
        """Use the first successful attempt."""
        self._socket = next(attempt for attempt in self._attempts if attempt.was_accepted)
        self._attempts.remove(self._socket)
        self._give_up_attempts()
        self.problem = None
        self.opened.emit()

    def _on_received(self, text: str) -> None:
        try:
            message = json.loads(text)
        except (ValueError, RecursionError) as error:
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
        self.problem = problem
        if not self._since_lost.isValid():
            self._since_lost.start()
        if problem.is_lasting:
            self._give_up_attempts()
        elif not self._attempts:
            self._timer.start(self._pause)
            self._pause = min(2 * self._pause, _EAGER_PAUSE_MS if self._is_eager else _MAX_PAUSE_MS)
        self.failed.emit(problem)

    def _on_reachability(self) -> None:
        """Retry at once: the network is available again."""
        if self._timer.isActive():
            self._pause = _FIRST_PAUSE_MS
            self.open()
