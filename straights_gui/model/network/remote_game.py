"""A game at a table of a server, with the same signals as a local game."""

from __future__ import annotations

from PySide6.QtCore import Signal

from engine.cards.card import Card
from engine.errors import BadMessage, EngineError, Refusal
from engine.games.table import Answer, Happening, Table
from engine.straights import game
from engine.straights.commands import Command, Quit, RageQuit, SetStrategy, ShowDeck, TakeSeat
from engine.straights.events import Event
from engine.straights.observation import Observation, SeatView
from engine.straights.player import Computer, Human, Player
from engine.straights.protocol.other_games import OtherTable
from engine.straights.protocol.server_messages import (
    Place,
    RoomMessage,
    SeatedMessage,
    WatchingMessage,
)
from engine.straights.protocol.table_requests import GiveAnswer
from engine.straights.protocol.tables import TableMoves, WholeTable
from engine.straights.session import Session
from engine.straights.setup import SEATS, Variant
from engine.straights.table import Table as Rows
from engine.straights.verification import verify_seen
from engine.text.sentence import EventText, Sentence
from straights_gui.model.game import Game
from straights_gui.model.network.client_game import ClientGame
from straights_gui.model.network.client_table import ClientTable
from straights_gui.model.network.problems import ConnectionProblem, ProblemKind
from straights_gui.model.network.table_client import TableClient
from straights_gui.model.straights_game import StraightsGame
from straights_gui.model.table_game import only_answer

_NOBODY = "\N{EN DASH}"
_MAX_SHOWN = 16
"""The number of missed events up to which they are animated; otherwise the game is redrawn."""


class RemoteGame(StraightsGame):
    """The game as received from the server; the model is never ahead of the server.

    Events that were missed during a disconnect are emitted by `happened` if they continue the known game;
    otherwise the game is `replaced`. Before the first game nobody is on turn and nobody holds a card.
    A game other than Straights is what the server tells; nobody is on turn in the observation.

    Attributes:
        dealt: emitted when another game has begun, whose only event is its first deal.
        refused: emitted with the Refused when the server refuses a move that seemed legal.
        client: the session at the table.
        other: the game, if it is not Straights.
    """

    dealt = Signal()
    refused = Signal(object)

    def __init__(self, client: TableClient) -> None:
        super().__init__()
        self.client = client
        self._known: ClientGame | None = None
        self.other: ClientTable | None = None
        self._is_told = False  # of another game
        self._shown: tuple[int, Table] | None = None  # at a revision
        self._waiting = _waiting(None, None)
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
        """The seat on turn, None while no game is in progress."""
        return self.table().turn

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
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

    @property
    def seal(self) -> str:
        """The seal of the deals, "" for none."""
        known = self.other or self._known
        return "" if known is None else known.seal

    @property
    def key(self) -> str:
        """The key of the seal; "" before the end of the game."""
        known = self.other or self._known
        return "" if known is None else known.key

    def observation(self) -> Observation:
        """The game, redacted for the seat or the spectator."""
        return self._waiting if self._known is None else self._known.observation

    def observation_of(self, seat: int) -> Observation:
        """The observation of the client's own seat; those of other seats are not available."""
        assert seat == self.viewer
        return self.observation()

    def history(self) -> tuple[Event, ...]:
        """All events; discards of finished rounds are open."""
        return () if self._known is None else self._known.history

    def table(self) -> Table:
        """All that the viewer sees."""
        if self._shown is None or self._shown[0] != self._revision:
            self._shown = self._revision, super().table() if self.other is None else self.other.table
        return self._shown[1]

    def hand(self) -> tuple[Card, ...]:
        """The cards of the viewer, as dealt."""
        return Game.hand(self)

    def happenings(self) -> tuple[Happening, ...]:
        """All events as the viewer may see them."""
        return super().happenings() if self.other is None else self.other.happenings

    def said(self) -> tuple[EventText, ...]:
        """What is said of all events."""
        return super().said() if self.other is None else tuple(map(self.other.said, self.other.happenings))

    def description(self, table: Table) -> tuple[Sentence, ...]:
        """A table for a screen reader."""
        rules = game if self.other is None else self.other.rules
        return tuple(rules.description(table))

    def rules_text(self) -> tuple[Sentence, ...]:
        """The rules in words, if it is not Straights."""
        return () if self.other is None else self.other.rules_text

    def answer(self, answer: Answer) -> None:
        """Send what the viewer wants; raises a Refusal, which changes nothing, as `submit`."""
        if self.other is None:
            super().answer(answer)
        elif not self.client.has_pending_move:
            self.client.move(GiveAnswer(answer))

    def exchange(self, seat: int, player: str) -> None:
        """Leave the seat to a computer, or take it back ("")."""
        if self.other is None:
            super().exchange(seat, player)
        elif player:
            self.client.leave()
        else:
            self.client.come_back()

    def forced(self) -> object | None:
        """The only choice of the viewer; None if there are others, or none."""
        return super().forced() if self.other is None else only_answer(self.other.table)

    def act(self, action: object) -> None:
        """Carry out the only choice; raises a Refusal as `answer`."""
        if isinstance(action, Answer):
            self.answer(action)
        else:
            super().act(action)

    def finished_session(self) -> Session | None:
        """The whole game; None before its end, or without a key.

        Raises BadMessage, a SetupError or a Refusal if the key does not match the game.
        """
        return None if self._known is None else self._known.finished_session()

    def submit(self, command: Command) -> tuple[Event, ...]:
        """Send a command to the server; raises a Refusal, which changes nothing.

        `happened` emits the steps that follow. While a move is pending, further moves are ignored.
        """
        match command:
            case RageQuit():
                self.client.leave()
            case TakeSeat():
                self.client.come_back()
            case SetStrategy() | ShowDeck() | Quit():
                raise Refusal("that is not possible at a table of others")
            case _:
                verify_seen(command, self.observation())
                if not self.client.has_pending_move:
                    self.client.move(GiveAnswer(game.answer(command)))
        return ()

    def _on_entered(self, _message: SeatedMessage | WatchingMessage) -> None:
        self._on_room(self.client.room)

    def _on_room(self, room: RoomMessage | None) -> None:
        if self._known is not None:
            return
        if room is not None and room.game is not None:
            self._show_waiting(room)
            return
        waiting = _waiting(room, self.client.seat)
        if waiting != self._waiting:
            self._waiting = waiting
            self._revision += 1
            self.replaced.emit()

    def _show_waiting(self, room: RoomMessage) -> None:
        """Show the table of another game until the first one has begun."""
        if self._is_told or room.game is None:
            return
        try:
            waiting = ClientTable.waiting(room, room.game, self.client.seat)
        except EngineError as error:
            self.client.fail(ConnectionProblem(ProblemKind.PROTOCOL_ERROR, str(error)))
            return
        if waiting != self.other:
            self.other = waiting
            self._revision += 1
            self.replaced.emit()

    def _on_told(self, message: WholeTable | OtherTable | TableMoves) -> None:
        try:
            if isinstance(message, WholeTable):
                self._on_whole_game(message)
            elif isinstance(message, OtherTable):
                self._on_whole_table(message)
            elif self._known is not None:
                self._on_moved(message)
            elif self.other is not None and self._is_told:
                before, self.other = self.other, self.other.after(message)
                self._revision += 1
                self.happened.emit(self.other.steps_since(before))
            elif self.client.seat is None:
                self.client.watch_again()  # the round during which the spectator came has ended
            else:
                raise BadMessage("a move without a game")
        except EngineError as error:
            self.client.fail(ConnectionProblem(ProblemKind.PROTOCOL_ERROR, str(error)))

    def _on_moved(self, message: TableMoves) -> None:
        assert self._known is not None
        before = self._known
        self._known = before.after(message)
        self._revision += 1
        told = self._known.told[len(before.told) :]
        self.happened.emit(self.steps(before.observation, told))

    def _on_whole_game(self, message: WholeTable) -> None:
        """Replace the game, or animate the missed events if they continue the known game."""
        before, self._known = self._known, ClientGame.of(message)
        if self._known.observation.seat != self.client.seat:
            self._known = before
            raise BadMessage("the game of another seat")
        self._revision += 1
        missed = None if before is None else self._known.missed_since(before)
        if before is None or missed is None or len(missed) > _MAX_SHOWN:
            self.replaced.emit()
            if message.reason == "new":
                self.dealt.emit()
        else:
            self.happened.emit(self.steps(before.observation, missed))

    def _on_whole_table(self, message: OtherTable) -> None:
        """The same for a game other than Straights."""
        before, known = self.other, ClientTable.of(message)
        if known.table.viewer != self.client.seat:
            raise BadMessage("the game of another seat")
        steps = known.steps_since(before) if before and self._is_told and known.goes_on_from(before) else None
        self.other, self._is_told = known, True
        self._revision += 1
        if steps is None or len(steps) > _MAX_SHOWN:
            self.replaced.emit()
            if message.reason == "new":
                self.dealt.emit()
        else:
            self.happened.emit(steps)

    def _on_refused(self, request: object, message: object) -> None:
        if isinstance(request, GiveAnswer):
            self.refused.emit(message)


def _waiting(room: RoomMessage | None, seat: int | None) -> Observation:
    """The table before the first game: names without cards."""
    places: tuple[Place | None, ...] = (None,) * SEATS if room is None else room.places
    seats = tuple(
        SeatView((place.name if place else "") or _NOBODY, _player(place), 0, 0, None, 0) for place in places
    )
    variant = Variant() if room is None else room.variant
    return Observation(seat, 1, variant, None, (), (), (), Rows(), seats, (), (), ())


def _player(place: Place | None) -> Player:
    return Computer(place.strategy) if place is not None and place.strategy else Human()
