"""A game at a table of a server, with the same signals as a local game."""

from __future__ import annotations

from PySide6.QtCore import Signal

from engine.errors import BadMessage, EngineError
from engine.games.table import Answer, Happening, Table
from engine.straights.observation import Observation
from engine.straights.protocol.server_messages import RoomMessage, SeatedMessage, WatchingMessage
from engine.straights.protocol.table_requests import GiveAnswer
from engine.straights.protocol.tables import TableMoves, WholeTable
from engine.straights.setup import FIRST_LEGAL
from engine.text.sentence import EventText, Sentence
from straights_gui.model.game import Game
from straights_gui.model.local_game import only_answer
from straights_gui.model.network.client_table import ClientTable
from straights_gui.model.network.problems import ConnectionProblem, ProblemKind
from straights_gui.model.network.straights_client import opened
from straights_gui.model.network.table_client import TableClient

_MAX_SHOWN = 16
"""The number of missed events up to which they are animated; otherwise the game is redrawn."""


class RemoteGame(Game):
    """The game as received from the server; the model is never ahead of the server.

    Events that were missed during a disconnect are emitted by `happened` if they continue the known game;
    otherwise the game is `replaced`. Before the first game nobody is on turn and nobody holds a card.

    Attributes:
        dealt: emitted when another game has begun, whose only event is its first deal.
        refused: emitted with the Refused when the server refuses a move that seemed legal.
        client: the session at the table.
        known: what the server has told.
    """

    simplest = FIRST_LEGAL  # the server takes its own one
    dealt = Signal()
    refused = Signal(object)

    def __init__(self, client: TableClient) -> None:
        super().__init__()
        self.client = client
        self.known = ClientTable.waiting(None, None)
        self._is_told = False  # of a game
        client.entered.connect(self._on_entered)
        client.room_changed.connect(self._on_room)
        client.told.connect(self._on_told)
        client.refused.connect(self._on_refused)

    @property
    def viewer(self) -> int | None:
        """The client's seat, None for a spectator."""
        return self.table().viewer

    @property
    def turn(self) -> int | None:
        return self.table().turn

    @property
    def is_over(self) -> bool:
        result = self.table().result
        return self.turn is None and result is not None and result.is_last

    @property
    def humans(self) -> tuple[int, ...]:
        """The client's seat, unless a computer plays it."""
        seat, seats = self.viewer, self.table().seats
        return () if seat is None or seats[seat].player else (seat,)

    @property
    def waits_for_viewer(self) -> bool:
        """False: the other players do not wait."""
        return False

    @property
    def is_substituted(self) -> bool:
        """Whether a computer plays the client's seat in the current game."""
        return self.turn is not None and self.viewer is not None and not self.humans

    def observation(self) -> Observation:
        """The game, redacted for the seat or the spectator; one without cards if it is not Straights."""
        known = self.known if self.known.is_straights else ClientTable.waiting(None, None)
        return known.observation()

    def table(self) -> Table:
        return self.known.table

    def happenings(self) -> tuple[Happening, ...]:
        return opened(self.known.happenings)

    def said(self) -> tuple[EventText, ...]:
        return self.known.said()

    def description(self, table: Table) -> tuple[Sentence, ...]:
        return tuple(self.known.rules.description(table))

    def rules_text(self) -> tuple[Sentence, ...]:
        """The rules in words, if it is not Straights."""
        return self.known.rules_text

    def refusal(self, error: EngineError) -> tuple[Sentence, ...]:
        return self.known.rules.refusal(error, self.table())

    def answer(self, answer: Answer) -> None:
        """Send what the viewer wants; raises a Refusal, which changes nothing.

        `happened` emits the steps that follow. While a move is pending, further moves are ignored.
        """
        self.known.verify(answer)
        if not self.client.has_pending_move:
            self.client.move(GiveAnswer(answer))

    def exchange(self, _seat: int, player: str) -> None:
        """Leave the seat to a computer, or take it back ("")."""
        if player:
            self.client.leave()
        else:
            self.client.come_back()

    def forced(self) -> object | None:
        return only_answer(self.table())

    def act(self, action: object) -> None:
        assert isinstance(action, Answer)
        self.answer(action)

    def _on_entered(self, _message: SeatedMessage | WatchingMessage) -> None:
        self._on_room(self.client.room)

    def _on_room(self, room: RoomMessage | None) -> None:
        """Show the table until the first game has begun."""
        if self._is_told:
            return
        try:
            waiting = ClientTable.waiting(room, self.client.seat)
        except EngineError as error:
            self._fail(error)
            return
        if waiting != self.known:
            self.known = waiting
            self.revision += 1
            self.replaced.emit()

    def _on_told(self, message: WholeTable | TableMoves) -> None:
        try:
            if not isinstance(message, TableMoves):
                self._on_whole_game(message)
            elif self._is_told:
                known = self.known.after(message)
                steps, self.known = known.steps_since(self.known), known
                self.revision += 1
                self.happened.emit(steps)
            elif self.client.seat is None:
                self.client.enter()  # the round during which the spectator came has ended
            else:
                raise BadMessage("a move without a game")
        except EngineError as error:
            self._fail(error)

    def _on_whole_game(self, message: WholeTable) -> None:
        """Replace the game, or animate the missed events if they continue the known game."""
        known = ClientTable.of(message)
        if known.table.viewer != self.client.seat:
            raise BadMessage("the game of another seat")
        joined = known.joined(self.known) if self._is_told else None
        steps = None if joined is None else joined.steps_since(self.known)
        self.known, self._is_told = known if joined is None else joined, True
        self.revision += 1
        if steps is None or len(steps) > _MAX_SHOWN:
            self.replaced.emit()
            if message.reason == "new":
                self.dealt.emit()
        else:
            self.happened.emit(steps)

    def _fail(self, error: EngineError) -> None:
        self.client.connection.fail(ConnectionProblem(ProblemKind.PROTOCOL_ERROR, str(error)))

    def _on_refused(self, request: object, message: object) -> None:
        if isinstance(request, GiveAnswer):
            self.refused.emit(message)
