"""A game at a table of a server, with the same signals as a local game."""

from __future__ import annotations

from PySide6.QtCore import Signal

from engine.errors import BadMessage, EngineError, Refusal
from engine.straights import game
from engine.straights.commands import Command, Quit, RageQuit, SetStrategy, ShowDeck, TakeSeat
from engine.straights.events import Event
from engine.straights.observation import Observation, SeatView
from engine.straights.player import Computer, Human, Player
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
from engine.straights.table import Table
from engine.straights.verification import verify_seen
from straights_gui.model.network.client_game import ClientGame
from straights_gui.model.network.problems import ConnectionProblem, ProblemKind
from straights_gui.model.network.table_client import TableClient
from straights_gui.model.straights_game import StraightsGame

_NOBODY = "\N{EN DASH}"
_MAX_SHOWN = 16
"""The number of missed events up to which they are animated; otherwise the game is redrawn."""


class RemoteGame(StraightsGame):
    """The game as received from the server; the model is never ahead of the server.

    Events that were missed during a disconnect are emitted by `happened` if they continue the known game;
    otherwise the game is `replaced`. Before the first game nobody is on turn and nobody holds a card.

    Attributes:
        dealt: emitted when another game has begun, whose only event is its first deal.
        refused: emitted with the Refused when the server refuses a move that seemed legal.
        client: the session at the table.
    """

    dealt = Signal()
    refused = Signal(object)

    def __init__(self, client: TableClient) -> None:
        super().__init__()
        self.client = client
        self._known: ClientGame | None = None
        self._waiting = _waiting(None, None)
        client.entered.connect(self._on_entered)
        client.room_changed.connect(self._on_room)
        client.told.connect(self._on_told)
        client.refused.connect(self._on_refused)

    @property
    def viewer(self) -> int | None:
        """The client's seat, None for a spectator."""
        return self.observation().seat

    @property
    def turn(self) -> int | None:
        """The seat on turn, None while no game is in progress."""
        return self.observation().turn

    @property
    def humans(self) -> tuple[int, ...]:
        """The client's seat, unless a computer plays it."""
        now = self.observation()
        return () if now.seat is None or not isinstance(now.seats[now.seat].player, Human) else (now.seat,)

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
        return "" if self._known is None else self._known.seal

    @property
    def key(self) -> str:
        """The key of the seal; "" before the end of the game."""
        return "" if self._known is None else self._known.key

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
        waiting = _waiting(room, self.client.seat)
        if waiting != self._waiting:
            self._waiting = waiting
            self._revision += 1
            self.replaced.emit()

    def _on_told(self, message: WholeTable | TableMoves) -> None:
        try:
            if isinstance(message, WholeTable):
                self._on_whole_game(message)
            elif self._known is not None:
                self._on_moved(message)
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
    return Observation(seat, 1, variant, None, (), (), (), Table(), seats, (), (), ())


def _player(place: Place | None) -> Player:
    return Computer(place.strategy) if place is not None and place.strategy else Human()
