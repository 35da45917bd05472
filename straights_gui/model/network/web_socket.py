"""A WebSocket connection: the sans-I/O protocol of `websockets` over Qt's sockets."""

from __future__ import annotations

import logging
from functools import partial

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtNetwork import QAbstractSocket, QSslError, QSslSocket, QTcpSocket
from websockets.client import ClientProtocol
from websockets.exceptions import InvalidStatus
from websockets.frames import CloseCode, Frame, Opcode
from websockets.http11 import Response
from websockets.protocol import State
from websockets.uri import parse_uri

from engine.names import is_printable
from engine.straights.protocol.server_messages import CLOSED_BY_HOST
from straights_gui.model.network.problems import ConnectionProblem, ProblemKind
from straights_gui.model.network.table_link import TableLink

_MAX_BYTES = 8 << 20  # bytes of a message; a long game has some 100,000, a very long one more than 1 MiB

_MAX_REASON = 200  # characters

_Errors = QAbstractSocket.SocketError
_KINDS = {
    _Errors.HostNotFoundError: ProblemKind.HOST_NOT_FOUND,
    _Errors.ConnectionRefusedError: ProblemKind.CONNECTION_REFUSED,
    _Errors.RemoteHostClosedError: ProblemKind.CONNECTION_LOST,
    _Errors.NetworkError: ProblemKind.UNREACHABLE,
    _Errors.SocketTimeoutError: ProblemKind.TIMEOUT,
    _Errors.SslHandshakeFailedError: ProblemKind.NO_TLS,
    _Errors.SslInternalError: ProblemKind.NO_TLS,
    _Errors.SslInvalidUserDataError: ProblemKind.NO_TLS,
}
_CODES: dict[int, ProblemKind] = {
    CloseCode.SERVICE_RESTART: ProblemKind.RESTARTING,
    CLOSED_BY_HOST: ProblemKind.CLOSED_BY_HOST,
    CloseCode.GOING_AWAY: ProblemKind.RESTARTING,
    CloseCode.TRY_AGAIN_LATER: ProblemKind.SERVER_FULL,
    CloseCode.POLICY_VIOLATION: ProblemKind.TOO_MANY_MESSAGES,
}
_STATUSES = {
    403: ProblemKind.FORBIDDEN,
    429: ProblemKind.SERVER_FULL,
    502: ProblemKind.RESTARTING,  # from a proxy
    503: ProblemKind.UNAVAILABLE,
    504: ProblemKind.RESTARTING,
}


class WebSocket(QObject):
    """One connection, from its opening to its end.

    Attributes:
        opened: emitted when messages can be sent.
        received: emitted with each text.
        closed: emitted with the ConnectionProblem, unless this side has closed the connection.
        was_accepted: whether the server has accepted the WebSocket handshake.
        is_over: whether the connection has ended; no signals follow.
    """

    opened = Signal()
    received = Signal(str)
    closed = Signal(object)

    def __init__(
        self,
        link: TableLink,
        parent: QObject | None = None,
        *,
        connecting_ms: int = 10_000,
        ping_ms: int = 10_000,
    ) -> None:
        """A connection to the server of a link, which is opened as soon as the event loop runs.

        It has to be open after `connecting_ms`; a ping is sent every `ping_ms`, and has to be answered
        before the next.
        """
        super().__init__(parent)
        self._connecting_ms, self._ping_ms = connecting_ms, ping_ms
        logger = logging.getLogger("straights_gui.websockets")
        logger.setLevel(logging.CRITICAL)  # errors are reported by `closed`
        self._protocol = ClientProtocol(parse_uri(link.socket_url), max_size=_MAX_BYTES, logger=logger)
        self._parts: list[bytes] = []
        self._problem: ConnectionProblem | None = None
        self.was_accepted = self.is_over = self._has_heard = False
        self._clock = QTimer(self)
        self._clock.timeout.connect(self._on_time)
        self._socket: QTcpSocket = QSslSocket(self) if link.has_tls else QTcpSocket(self)
        # Not at once: Qt may know at once that a network is not there, before `closed` is connected.
        QTimer.singleShot(0, self, partial(self._connect, link))

    @property
    def is_open(self) -> bool:
        """Whether messages can be sent."""
        return not self.is_over and self._protocol.state is State.OPEN

    def send(self, text: str) -> None:
        """Send a text; it is lost if the connection is closed, which `closed` reports."""
        if self.is_open:
            self._protocol.send_text(text.encode())
            self._flush()

    def close(self) -> None:
        """Close the connection without further signals."""
        if self.is_over:
            return
        if self._protocol.state is State.OPEN:
            self._protocol.send_close(CloseCode.NORMAL_CLOSURE)
            self._flush()
            self._socket.flush()
        self._end(None)

    def fail(self, problem: ConnectionProblem) -> None:
        """Close the connection because of a protocol error."""
        if not self.is_over:
            self._end(problem)

    def _connect(self, link: TableLink) -> None:
        if self.is_over:
            return
        socket = self._socket
        socket.readyRead.connect(self._on_bytes)
        socket.errorOccurred.connect(self._on_error)
        socket.disconnected.connect(self._on_disconnected)
        self._clock.start(self._connecting_ms)
        if isinstance(socket, QSslSocket):
            if not QSslSocket.supportsSsl():
                self._problem = ConnectionProblem(ProblemKind.NO_TLS)
                QTimer.singleShot(0, self, self._on_disconnected)
                return
            socket.sslErrors.connect(self._on_untrusted)
            socket.encrypted.connect(self._on_connected)
            socket.connectToHostEncrypted(link.host, link.port)
        else:
            socket.connected.connect(self._on_connected)
            socket.connectToHost(link.host, link.port)

    def _on_connected(self) -> None:
        self._socket.setSocketOption(QAbstractSocket.SocketOption.LowDelayOption, 1)
        self._protocol.send_request(self._protocol.connect())
        self._flush()

    def _on_bytes(self) -> None:
        self._has_heard = True
        self._protocol.receive_data(bytes(self._socket.readAll().data()))
        for event in self._protocol.events_received():
            if self.is_over:
                return
            if isinstance(event, Response):
                self._on_answer()
            elif isinstance(event, Frame):
                self._on_frame(event)
        if not self.is_over:
            self._flush()
            if self._protocol.handshake_exc is not None or self._protocol.close_expected():
                self._end(self._closing_problem())

    def _on_answer(self) -> None:
        error = self._protocol.handshake_exc
        if error is not None:
            self._end(_handshake_problem(error))
            return
        self._clock.start(self._ping_ms)
        self.was_accepted = True
        self.opened.emit()

    def _on_frame(self, frame: Frame) -> None:
        """Join the frames of a message; the protocol handles other frames itself."""
        if frame.opcode is Opcode.BINARY:
            self._end(ConnectionProblem(ProblemKind.PROTOCOL_ERROR, "a binary message"))
        elif frame.opcode in (Opcode.TEXT, Opcode.CONT):
            self._parts.append(bytes(frame.data))
            if frame.fin:
                whole, self._parts = b"".join(self._parts), []
                self._on_text(whole)

    def _on_text(self, data: bytes) -> None:
        try:
            text = data.decode()
        except UnicodeDecodeError:
            self._end(ConnectionProblem(ProblemKind.PROTOCOL_ERROR, "a text that is not in UTF-8"))
        else:
            self.received.emit(text)

    def _on_time(self) -> None:
        """Handle a time-out; while connected, ping a silent server first."""
        if self._protocol.state is not State.OPEN or not self._has_heard:
            self._end(ConnectionProblem(ProblemKind.TIMEOUT))
            return
        self._has_heard = False
        self._protocol.send_ping(b"")
        self._flush()

    def _on_untrusted(self, errors: list[QSslError]) -> None:
        texts = dict.fromkeys(error.errorString() for error in errors)
        self._problem = ConnectionProblem(ProblemKind.UNTRUSTED_CERTIFICATE, "; ".join(texts))

    def _on_error(self, error: QAbstractSocket.SocketError) -> None:
        kind = _KINDS.get(error, ProblemKind.UNREACHABLE)
        if self._protocol.close_rcvd is None:
            self._end(self._problem or ConnectionProblem(kind, self._socket.errorString()))
        else:
            self._end(self._closing_problem())

    def _on_disconnected(self) -> None:
        if not self.is_over:
            self._end(self._problem or self._closing_problem())

    def _closing_problem(self) -> ConnectionProblem:
        if self._protocol.parser_exc is not None:
            return ConnectionProblem(ProblemKind.PROTOCOL_ERROR, str(self._protocol.parser_exc))
        if self._protocol.handshake_exc is not None:
            return _handshake_problem(self._protocol.handshake_exc)
        closing = self._protocol.close_rcvd
        code = CloseCode.ABNORMAL_CLOSURE if closing is None else closing.code
        return ConnectionProblem(_CODES.get(code, ProblemKind.CONNECTION_LOST))

    def _flush(self) -> None:
        """Send the protocol's pending data; an empty part closes the connection."""
        for data in self._protocol.data_to_send():
            if data:
                self._socket.write(data)

    def _end(self, problem: ConnectionProblem | None) -> None:
        self.is_over = True
        self._clock.stop()
        self._socket.blockSignals(True)
        if problem is None:
            self._socket.disconnectFromHost()  # after sending pending data
        else:
            self._socket.abort()
        self.deleteLater()
        if problem is not None:
            self.closed.emit(problem)


def _handshake_problem(error: Exception) -> ConnectionProblem:
    if isinstance(error, InvalidStatus):
        response = error.response
        kind = _STATUSES.get(response.status_code, ProblemKind.NOT_A_STRAIGHTS_SERVER)
        says = _plain_text(response) if kind is ProblemKind.UNAVAILABLE else ""
        return ConnectionProblem(kind, says or f"HTTP {response.status_code}")
    return ConnectionProblem(ProblemKind.NOT_A_STRAIGHTS_SERVER, str(error))


def _plain_text(response: Response) -> str:
    """The sentence of a server of tables; "" for the HTML page of a proxy, or for more than a sentence."""
    text = response.body.decode(errors="replace").strip()
    kinds = response.headers.get_all("Content-Type")
    is_plain = bool(kinds) and all(kind.startswith("text/plain") for kind in kinds)
    return text if is_plain and len(text) <= _MAX_REASON and is_printable(text) else ""
