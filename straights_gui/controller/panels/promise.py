"""Says after a deal what the player's new cards are worth, in a game against computers that counts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer

from straights_gui.controller.panels.statistics import StatisticsController
from straights_gui.controller.play.event_player import EventPlayer
from straights_gui.controller.play.game_controller import GameController
from straights_gui.model.preferences import Preferences
from straights_gui.model.straights_game import StraightsGame
from straights_gui.model.strategy_runner import StrategyRunner
from straights_gui.view.table.table_view import TableView
from straights_gui.view.text.rendering import shown

if TYPE_CHECKING:
    from engine.cards.card import Card
    from engine.text.sentence import Sentence

TOLD = 4000
"""For how long it is said at most, in milliseconds; a card of the player ends it sooner."""


class Promise(QObject):
    """Computed from the player's hand alone while the cards are dealt; nothing waits for it."""

    def __init__(
        self,
        model: StraightsGame,
        game: GameController,
        event_player: EventPlayer,
        table: TableView,
        strategy_runner: StrategyRunner,
        statistics: StatisticsController,
        preferences: Preferences,
    ) -> None:
        super().__init__()
        self._model, self._game, self._table = model, game, table
        self._runner, self._statistics, self._preferences = strategy_runner, statistics, preferences
        self._text = ""
        self._hand: tuple[Card, ...] = ()
        self._timer = QTimer(self, singleShot=True, interval=TOLD)
        self._timer.timeout.connect(self.end)
        event_player.playing.connect(self._ask)
        strategy_runner.promised.connect(self._on_promised)
        game.settled.connect(self._tell)

    def end(self) -> None:
        """Say it no longer."""
        if self._text and self._table.message == self._text:
            self._table.show_lasting()
        self._text = ""
        self._timer.stop()

    def _ask(self) -> None:
        seen = self._model.observation()
        if not set(seen.hand) <= set(self._hand):  # dealt, not played or taken back
            self.end()
            self._hand = seen.hand
            if self._preferences.is_on("promise") and self._statistics.counts():
                self._runner.promise(seen)

    def _on_promised(self, said: Sentence, hand: tuple[Card, ...]) -> None:
        if hand == self._hand:
            self._text = shown(said)
            if self._game.is_settled:
                self._tell()

    def _tell(self) -> None:
        """Say it in place of whose turn it is, again after each of the moves before the player's first."""
        if self._text and self._hand != self._model.observation().hand:
            self.end()
        elif self._text:
            self._table.show_for_now(self._text)
            if not self._timer.isActive():
                self._timer.start()
