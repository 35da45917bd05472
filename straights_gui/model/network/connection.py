"""A connection to a server that is opened again whenever it is lost."""

from __future__ import annotations

import json
from collections.abc import Mapping

from PySide6.QtCore import QElapsedTimer, QObject, QTimer, Signal
from PySide6.QtNetwork import QNetworkInformation

from straights_gui.model.network.problems import Problem, Trouble
from straights_gui.model.network.table_link import TableLink
from straights_gui.model.network.web_socket import WebSocket

_FIRST_PAUSE_MS, _LONGEST_PAUSE_MS = 250, 4_000
_EAGER_PAUSE_MS, _EAGER_MS = 1_000, 60_000
"""For a minute no pause is longer than a second: so long at most somebody waits whose link is back."""


class Connection(QObject):
    """JSON objects to a server and back.

    Attributes:
        opened: messages can be sent; whoever has a seat says so first.
        received: a message has come, a dictionary.
        failed: there is no connection, the Problem says why; another attempt follows unless it is lasting.
        link: where the server is.
        problem: why there is none, None while there is one, and before the first attempt has ended.
    """

    opened = Signal()
    received = Signal(object)
    failed = Signal(object)

    def __init__(self, link: TableLink, parent: QObject | None = None) -> None:
        """No connection yet: see `open`."""
        super().__init__(parent)
        self.link = link
        self.problem: Problem | None = None
        self._socket: WebSocket | None = None
        self._pause = _FIRST_PAUSE_MS
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
        """Connect now, unless that is done or under way."""
        self._timer.stop()
        if self._socket is None:
            self._socket = WebSocket(self.link, self)
            self._socket.opened.connect(self._on_opened)
            self._socket.received.connect(self._on_received)
            self._socket.closed.connect(self._on_closed)

    def send(self, message: Mapping[str, object]) -> None:
        """Send a message; it is lost where the connection is."""
        if self._socket is not None:
            self._socket.send(json.dumps(message, ensure_ascii=False))

    def settle(self) -> None:
        """What it was opened for is possible: after the next cut the pauses start over."""
        self._pause = _FIRST_PAUSE_MS
        self._since_lost.invalidate()

    def fail(self, problem: Problem) -> None:
        """End the connection because of what the server has sent."""
        if self._socket is not None:
            self._socket.fail(problem)

    def close(self) -> None:
        """End the connection for good."""
        self._timer.stop()
        socket, self._socket = self._socket, None
        if socket is not None:
            socket.close()

    def _on_opened(self) -> None:
        self.problem = None
        self.opened.emit()

    def _on_received(self, text: str) -> None:
        try:
            message = json.loads(text)
        except (ValueError, RecursionError) as error:
            self.fail(Problem(Trouble.NONSENSE, str(error)))
            return
        if isinstance(message, dict):
            self.received.emit(message)
        else:
            self.fail(Problem(Trouble.NONSENSE, "a message that is no object"))

    def _on_closed(self, problem: Problem) -> None:
        """Say why, and try again after a pause that grows."""
        self._socket = None
        self.problem = problem
        if not problem.is_lasting:
            self._timer.start(self._pause)
            if not self._since_lost.isValid():
                self._since_lost.start()
            is_eager = self._since_lost.elapsed() < _EAGER_MS
            self._pause = min(2 * self._pause, _EAGER_PAUSE_MS if is_eager else _LONGEST_PAUSE_MS)
        self.failed.emit(problem)

    def _on_reachability(self) -> None:
        """The network is back: there is no reason to wait."""
        if self._timer.isActive():
            self._pause = _FIRST_PAUSE_MS
            self.open()
