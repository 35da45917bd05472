"""A game at a table of a server, with the signals of the game in this program."""

from __future__ import annotations

from PySide6.QtCore import Signal

from engine.errors import EngineError, NotYourTurn, Refusal
from engine.straights.commands import Command, Discard, Play, RageQuit, TakeSeat
from engine.straights.errors import BadMessage
from engine.straights.events import Event
from engine.straights.observation import Observation, SeatView
from engine.straights.player import Computer, Human, Player
from engine.straights.session import Session
from engine.straights.setup import SEATS, Variant
from engine.straights.storage.wire import command_value
from engine.straights.table import Table
from engine.straights.verification import verify_choice
from straights_gui.model.game import Game
from straights_gui.model.network.client_game import ClientGame
from straights_gui.model.network.messages import Moved, Place, Room, Seated, Watching, WholeGame
from straights_gui.model.network.problems import ConnectionProblem, ProblemKind
from straights_gui.model.network.table_client import TableClient

_NOBODY = "\N{EN DASH}"
_MAX_SHOWN = 16
"""How many events that were missed are shown one after another; after more of them the game is drawn."""


class RemoteGame(Game):
    """The game as the server has told it; the model is never ahead of the server.

    What was missed while the connection was cut `happened` afterwards, where it goes on from what is known;
    else the game is `replaced`. Before the first game nobody is to move and nobody holds a card.

    Attributes:
        dealt: another game has begun: its first deal is all that has happened.
        refused: the server has refused a move that the rules seemed to allow: the Refused.
        client: speaks with the table.
    """

    dealt = Signal()
    refused = Signal(object)

    def __init__(self, client: TableClient) -> None:
        super().__init__()
        self.client = client
        self._known: ClientGame | None = None
        self._revision = 0
        self._waiting = _waiting(None, None)
        client.entered.connect(self._on_entered)
        client.room_changed.connect(self._on_room)
        client.told.connect(self._on_told)
        client.refused.connect(self._on_refused)

    @property
    def viewer(self) -> int | None:
        """The own seat, None for who looks on."""
        return self.observation().seat

    @property
    def revision(self) -> int:
        """A number that differs after each change."""
        return self._revision

    @property
    def turn(self) -> int | None:
        """The seat that is to move, None while no game is played."""
        return self.observation().turn

    @property
    def humans(self) -> tuple[int, ...]:
        """The own seat, while no computer plays it."""
        now = self.observation()
        return () if now.seat is None or not isinstance(now.seats[now.seat].player, Human) else (now.seat,)

    @property
    def waits_for_viewer(self) -> bool:
        """The others play on."""
        return False

    @property
    def is_substituted(self) -> bool:
        """Whether a computer plays the own seat in the game that goes on."""
        return self.turn is not None and self.viewer is not None and not self.humans

    @property
    def seal(self) -> str:
        """The seal of the deals, "" where there is none."""
        return "" if self._known is None else self._known.seal

    @property
    def key(self) -> str:
        """What opens the seal; "" before the end of the game."""
        return "" if self._known is None else self._known.key

    def observation(self) -> Observation:
        """The game as the seat, or a spectator, may know it."""
        return self._waiting if self._known is None else self._known.observation

    def observation_of(self, seat: int) -> Observation:
        """The same for the own seat; the others' nobody here may know."""
        assert seat == self.viewer
        return self.observation()

    def history(self) -> tuple[Event, ...]:
        """All that has happened; of finished rounds the discards are open."""
        return () if self._known is None else self._known.history

    def strategy_to_ask(self, _seat: int) -> str | None:
        """Computers at this table think elsewhere."""
        return None

    def finished_session(self) -> Session | None:
        """The whole game, None before its end, and where its deals come from no key.

        Raises BadMessage, a SetupError or a Refusal where the key does not fit the game.
        """
        return None if self._known is None else self._known.finished_session()

    def submit(self, command: Command) -> tuple[Event, ...]:
        """Ask the server for it; raises a Refusal that leaves everything as it was.

        What happens then is told by `happened`. While a move is under way, another one is left out.
        """
        now = self.observation()
        match command:
            case Play() | Discard():
                verify_choice(command, now.turn, now.hand, now.table)
                if now.seat != command.seat:
                    raise NotYourTurn("the seat is not that of this player")
                if not self.client.has_pending_move:
                    self.client.move(command_value(command))
            case RageQuit():
                self.client.leave()
            case TakeSeat():
                self.client.come_back()
            case _:
                raise Refusal("that is not possible at a table of others")
        return ()

    def hide_hand(self) -> None:
        """Nobody else comes to this screen."""

    def show_hand(self, _seat: int) -> None:
        """The own hand is shown all the time."""

    def _on_entered(self, _message: Seated | Watching) -> None:
        self._on_room(self.client.room)

    def _on_room(self, room: Room | None) -> None:
        """Before the first game the table shows who sits where."""
        if self._known is not None:
            return
        waiting = _waiting(room, self.client.seat)
        if waiting != self._waiting:
            self._waiting = waiting
            self._revision += 1
            self.replaced.emit()

    def _on_told(self, message: WholeGame | Moved) -> None:
        try:
            if isinstance(message, WholeGame):
                self._on_whole_game(message)
            elif self._known is not None:
                self._on_moved(message)
            elif self.client.seat is None:
                self.client.watch_again()  # the round has ended that a spectator came into
            else:
                raise BadMessage("a move without a game")
        except EngineError as error:
            self.client.fail(ConnectionProblem(ProblemKind.PROTOCOL_ERROR, str(error)))

    def _on_moved(self, message: Moved) -> None:
        assert self._known is not None
        before = self._known
        self._known = before.after(message)
        self._revision += 1
        self.happened.emit(self._known.told[len(before.told) :])

    def _on_whole_game(self, message: WholeGame) -> None:
        """Draw the game; what goes on from what was shown happens instead."""
        before, self._known = self._known, ClientGame.of(message)
        if self._known.observation.seat != self.client.seat:
            self._known = before
            raise BadMessage("the game of another seat")
        self._revision += 1
        missed = None if before is None else self._known.missed_since(before)
        if missed is None or len(missed) > _MAX_SHOWN:
            self.replaced.emit()
            if message.is_new:
                self.dealt.emit()
        else:
            self.happened.emit(missed)

    def _on_refused(self, kind: str, message: object) -> None:
        if kind == "do":
            self.refused.emit(message)


def _waiting(room: Room | None, seat: int | None) -> Observation:
    """The table before the first game: who sits there, and no cards."""
    places: tuple[Place | None, ...] = (None,) * SEATS if room is None else room.places
    seats = tuple(
        SeatView((place.name if place else "") or _NOBODY, _player(place), 0, 0, None, 0) for place in places
    )
    variant = Variant() if room is None else room.variant
    return Observation(seat, 1, variant, None, (), (), (), Table(), seats, (), (), ())


def _player(place: Place | None) -> Player:
    return Computer(place.strategy) if place is not None and place.strategy else Human()
