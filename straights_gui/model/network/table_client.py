"""A client's session at one table of a server, as a player or a spectator, across reconnects."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer, Signal

from engine.cards.card import Card
from engine.errors import EngineError
from engine.protocol.records import Json, numbered
from engine.straights.protocol.server_messages import (
    RoomMessage,
    SaidMessage,
    SeatedMessage,
    ServerHello,
    ServerMessage,
    Stage,
    WatchingMessage,
    server_message_from,
)
from engine.straights.protocol.server_requests import (
    ANSWER_MS,
    SERVER_REQUEST,
    ComeBack,
    Hello,
    Join,
    Leave,
    NumberedRequest,
    Resume,
    ServerRequest,
    SetReady,
    Watch,
)
from engine.straights.protocol.table_requests import GiveAnswer
from engine.straights.protocol.tables import VERSION, Refused, TableMoves, WholeTable
from engine.text.network import refused_request
from engine.text.sentence import Sentence
from straights_gui.model.network.connection import Connection
from straights_gui.model.network.problems import ConnectionProblem, ProblemKind
from straights_gui.model.network.table_link import TableLink, Visitor

_MOMENT_MS = 200
_BUSY = "StoreError"
_NOBODYS = frozenset({"NoSuchTable", "BadMessage"})
"""The refusals that invalidate a token; others are temporary."""


class TableClient(QObject):
    """A client's session at one table of a server: joins, resumes after disconnects, sends requests.

    Attributes:
        entered: emitted with a SeatedMessage or, for a spectator, a WatchingMessage; again after a reconnect.
        not_entered: emitted with the reason when the table refuses the visitor; the connection is closed.
        token_refused: emitted when the stored seat no longer exists; the visitor joins again.
        room_changed: emitted when somebody came, left, or is ready.
        told: emitted with a WholeTable or TableMoves when the game has changed.
        received: emitted with each message, after the client has handled it.
        refused: emitted with the refused request, None if it is unknown, and the Refused.
        connection_changed: emitted when the connection was opened or lost.
        room: the places at the table; None until they are received.
        seat: the visitor's, None without one.
        token: of the seat; "" without a seat.
        seq: of the last message about the game.
        phrases: the phrases of this server.
        can_kick: whether this server lets people remove others.
        invitation: for spectators; "" without a seat.
        connection: the connection to the server.
        refusal: why the table refused the visitor; () if it has not.
    """

    entered = Signal(object)
    not_entered = Signal(str)
    token_refused = Signal()
    room_changed = Signal(object)
    told = Signal(object)
    received = Signal(object)
    refused = Signal(object, object)
    connection_changed = Signal()

    def __init__(
        self,
        link: TableLink,
        visitor: Visitor,
        *,
        connection: Connection | None = None,
        answer_ms: int = ANSWER_MS,
    ) -> None:
        """Nothing is sent before `open`; a move may take `answer_ms`, docs/protocol.md says what follows."""
        super().__init__()
        self.link, self.visitor, self._answer_ms = link, visitor, answer_ms
        self.room: RoomMessage | None = None
        self.seat: int | None = None
        self.phrases: tuple[str, ...] = ()
        self.can_kick = False
        self.invitation = ""
        self.refusal: tuple[Sentence, ...] = ()
        self.token, self.seq = visitor.token, visitor.seq
        self._n = 0
        self._entry = -1
        self._asked: dict[int, ServerRequest] = {}
        self._move: NumberedRequest | None = None
        self._is_ready = self._is_in = False
        self._returns = bool(visitor.token)
        self.connection = Connection(link, self) if connection is None else connection
        self.connection.opened.connect(self._on_opened)
        self.connection.failed.connect(self._on_failed)
        self.connection.received.connect(self._on_received)
        self._patience = QTimer(self, singleShot=True)
        self._patience.timeout.connect(lambda: self.connection.fail(ConnectionProblem(ProblemKind.TIMEOUT)))

    @property
    def is_at_table(self) -> bool:
        """Whether the connection is open and has entered the table."""
        return self._is_in and self.connection.is_open

    @property
    def has_pending_move(self) -> bool:
        """Whether a move was sent to which the server has not responded."""
        return self._move is not None

    @property
    def late_card(self) -> Card | None:
        """The card of a pending move to which the server has not responded at once."""
        is_late = self._answer_ms - self._patience.remainingTime() >= _MOMENT_MS
        request = self._move.request if self._move is not None and is_late else None
        cards = request.answer.cards if isinstance(request, GiveAnswer) else ()
        return cards[0] if cards else None

    def open(self) -> None:
        """Connect and enter the table; also after a lasting problem or a refusal."""
        self.refusal = ()
        self.connection.open()

    def close(self) -> None:
        """Close the connection without leaving: the visitor keeps the seat."""
        self._patience.stop()
        self.connection.close()

    def move(self, answer: GiveAnswer) -> None:
        """Send a move; it is sent again after reconnects until there is a response, and counts once."""
        self._move = NumberedRequest(self._next_number(), answer)
        self._send_move()

    def set_ready(self, *, is_ready: bool) -> None:
        """Set whether the visitor is ready for a game; sent again after a reconnect."""
        self._is_ready = is_ready
        self.ask(SetReady(is_ready))

    def leave(self) -> None:
        """Leave the seat: before a game it becomes empty, in a game a computer plays it."""
        self._is_ready = False
        self.ask(Leave())

    def come_back(self) -> None:
        """Take the seat back from the computer that plays it."""
        self.ask(ComeBack())

    def ask(self, request: ServerRequest) -> None:
        """Send a request, which is lost without a connection."""
        self._send(request, self._next_number())

    def _next_number(self) -> int:
        self._n += 1
        return self._n

    def _send(self, request: ServerRequest, n: int) -> None:
        self._asked[n] = request
        self.connection.send(numbered(SERVER_REQUEST.write(request), n))

    def _send_move(self) -> None:
        """Send the pending move; without a response in time, the connection is considered lost."""
        if self._move is not None and self.connection.is_open:
            self._send(self._move.request, self._move.n)
            self._patience.start(self._answer_ms)

    def _end_move(self, number: int | None) -> None:
        """Clear the pending move if this is the number of its request."""
        if self._move is not None and number == self._move.n:
            self._move = None
            self._patience.stop()

    def _on_opened(self) -> None:
        self._asked.clear()
        self.connection.send(SERVER_REQUEST.write(Hello(VERSION)))
        self.enter()
        self.connection_changed.emit()

    def enter(self) -> None:
        """Enter the table; a spectator who is at it is told the whole game again."""
        table = self.link.table
        if self.visitor.is_watching:
            self.ask(Watch(table, self.visitor.invitation or None))
        elif self.token:
            self.ask(Resume(table, self.token, self.seq))
        else:
            self.ask(Join(table, self.visitor.name, None))
        self._entry = self._n

    def _on_failed(self, _problem: ConnectionProblem) -> None:
        self._is_in = False
        self._patience.stop()
        self.connection_changed.emit()

    def _on_received(self, fields: Json) -> None:
        """Handle a message; close the connection if it violates the protocol."""
        try:
            message = server_message_from(fields)
            if message is not None:
                self._take(message)
                self.received.emit(message)
        except (EngineError, ValueError) as error:
            self.connection.fail(ConnectionProblem(ProblemKind.PROTOCOL_ERROR, str(error)))

    def _take(self, message: ServerMessage) -> None:
        match message:
            case ServerHello():
                self._on_hello(message)
            case SeatedMessage():
                self._on_seated(message)
            case WatchingMessage():
                self._is_in = True
                self.connection.settle()
                self.entered.emit(message)
                self.connection_changed.emit()
            case RoomMessage():
                self._on_room(message)
            case WholeTable() | TableMoves():
                self._on_game(message)
            case SaidMessage():
                self._end_request(message.n)
            case Refused():
                self._on_refused(message)
            case _:
                pass  # for those who listen to `received`

    def _on_hello(self, message: ServerHello) -> None:
        self.phrases, self.can_kick = message.phrases, "kick" in message.requests
        if message.v != VERSION:
            self.connection.fail(ConnectionProblem(ProblemKind.OTHER_VERSION, f"version {message.v}"))

    def _on_seated(self, message: SeatedMessage) -> None:
        """Record the seat, and send the pending move again unless the server has executed it."""
        self.seat, self.invitation = message.seat, message.invitation
        self.token = message.token or self.token
        self._n = max(self._n, message.last_n)
        self._is_in = True
        self.connection.settle()
        self.entered.emit(message)
        if self._move is not None:
            if self._move.n > message.last_n:
                self._send_move()
            else:
                self._end_move(self._move.n)
        self.connection_changed.emit()

    def _on_room(self, room: RoomMessage) -> None:
        """Send again that the visitor is ready, if the server has lost that after a disconnect."""
        self.room = room
        self._end_request(room.n)
        if self._returns and self.seat is not None:
            self._returns = False
            if room.stage is Stage.PLAYING and room.places[self.seat].has_left:
                self.come_back()
        if room.stage is Stage.PLAYING:
            self._is_ready = False
        elif self.seat is not None and self._is_ready and not room.places[self.seat].is_ready:
            if not any(isinstance(request, SetReady) for request in self._asked.values()):
                self.ask(SetReady(is_ready=True))
        elif self.seat is not None and room.places[self.seat].is_ready:
            self._asked = {
                n: request for n, request in self._asked.items() if not isinstance(request, SetReady)
            }
        self.room_changed.emit(room)

    def _on_game(self, message: WholeTable | TableMoves) -> None:
        self.seq = message.seq
        if isinstance(message, TableMoves):
            self._end_request(message.n)
            self._end_move(message.n)
        self.told.emit(message)

    def _end_request(self, n: int | None) -> None:
        """Note that a request was executed; another window at the same seat sends requests as well."""
        if n is not None:
            self._asked.pop(n, None)
            self._n = max(self._n, n)

    def _on_refused(self, message: Refused) -> None:
        if message.reason == "UnknownVersion":
            self.connection.fail(ConnectionProblem(ProblemKind.OTHER_VERSION, message.detail))
            return
        request = None if message.n is None else self._asked.pop(message.n, None)
        if message.n == self._entry and not self._is_in:
            self._on_not_entered(message)
            return
        self._end_move(message.n)
        if isinstance(request, SetReady):
            self._is_ready = False
        self.refused.emit(request, message)

    def _on_not_entered(self, message: Refused) -> None:
        returns = bool(self.token) and not self.visitor.is_watching
        if message.reason == _BUSY or (returns and message.reason not in _NOBODYS):
            # Retried after a pause.
            self.connection.fail(ConnectionProblem(ProblemKind.UNAVAILABLE, message.detail))
        elif returns:
            self.token, self.seq = "", None
            self.token_refused.emit()
            self.enter()
        else:
            self.connection.close()
            self.refusal = message.text or (refused_request(message.reason, has_seat=False),)
            self.not_entered.emit(message.reason)
