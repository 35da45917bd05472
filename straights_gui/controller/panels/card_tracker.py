"""Keeps “Who can hold what” in step with the table, from what the viewer may know and nothing else."""

from __future__ import annotations

from PySide6.QtCore import QObject

from engine.cards.card import CARDS, Card
from engine.straights.advice.inference import possible_holders
from engine.straights.events import GameEnded, RoundEnded, RoundStarted
from engine.straights.observation import Observation
from straights_gui.controller.play.event_player import EventPlayer, Shown
from straights_gui.controller.play.game_controller import GameController
from straights_gui.controller.play.replay import Replay
from straights_gui.model.game_model import GameModel
from straights_gui.view.card_tracker.state import CardLocation, CardTrackerState, TrackedCard
from straights_gui.view.window.main_window import MainWindow


class CardTrackerController(QObject):
    """Works it out when the table has settled, but only while somebody sees the dock: it takes a while."""

    def __init__(
        self,
        window: MainWindow,
        model: GameModel,
        game: GameController,
        player: EventPlayer,
        replay: Replay,
    ) -> None:
        """A keeper that knows nothing yet."""
        super().__init__()
        self._dock, self._model, self._replay = window.card_tracker, model, replay
        self._known: Observation | None = None
        self._told: Observation | None = None
        self._is_seen = self._dock.isVisible()  # it may have been opened before the game
        model.replaced.connect(self._on_settled)  # the table was drawn anew, for other eyes perhaps
        game.settled.connect(self._on_settled)
        game.changed.connect(self._on_changed)
        player.playing.connect(self._on_playing)
        self._dock.visibilityChanged.connect(self._on_visibility)

    def _on_settled(self) -> None:
        """The table shows the game as it is."""
        if self._replay.is_open:
            return
        observation = self._model.observation()
        is_hidden = observation.seat is None and bool(self._model.humans)  # behind the curtain
        self._know(None if is_hidden or observation.turn is None else observation)

    def _on_changed(self) -> None:
        """A replay may have been opened: its table is not that of the game."""
        if self._replay.is_open:
            self._know(None)

    def _on_playing(self, event: Shown) -> None:
        """While a round ends or is dealt nobody holds what was held; the next move begins with the deal."""
        if isinstance(event, RoundStarted | RoundEnded | GameEnded):
            self._know(None)

    def _on_visibility(self, is_seen: bool) -> None:
        """Somebody has opened the dock, or closed it."""
        self._is_seen = is_seen
        self._tell()

    def _know(self, observation: Observation | None) -> None:
        """The table shows this."""
        self._known = observation
        self._tell()

    def _tell(self) -> None:
        """Show what follows from it; what nobody sees is shown later, but what is to be hidden is hidden."""
        if self._known is None:
            self._told = None
            self._dock.show_state(None)
        elif self._is_seen and self._known != self._told:
            self._told = self._known
            self._dock.show_state(card_tracker_state(self._known))


def card_tracker_state(observation: Observation) -> CardTrackerState:
    """What the looker knows of each card."""
    count = len(observation.seats)
    first = 0 if observation.seat is None else observation.seat + 1
    seats = [(first + place) % count for place in range(count)]
    others = tuple(seat for seat in seats if seat != observation.seat)
    holders = possible_holders(observation)
    return CardTrackerState(
        seats=others,
        names=tuple(observation.seats[seat].name for seat in others),
        cards=tuple(_card_shown(observation, card, others, holders) for card in CARDS),
        has_viewer=observation.seat is not None,
    )


def _card_shown(
    observation: Observation, card: Card, others: tuple[int, ...], holders: dict[Card, frozenset[int]]
) -> TrackedCard:
    """What the looker knows of a card."""
    if card in holders:
        return TrackedCard(card, CardLocation.UNSEEN, tuple(seat in holders[card] for seat in others))
    if card in observation.hand:
        return TrackedCard(card, CardLocation.IN_HAND)
    return TrackedCard(card, CardLocation.PUT_DOWN if card in observation.discards else CardLocation.ON_TABLE)
