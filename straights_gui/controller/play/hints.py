"""Hints: asked for by the player, thought out off the window's thread, shown with reason and prices."""

from __future__ import annotations

from PySide6.QtCore import QObject

from engine.cards.card import Card
from engine.straights.advice.hints import Advice
from straights_gui.controller.panels.statistics import StatisticsController
from straights_gui.controller.play.game_controller import GameController
from straights_gui.model.game_model import GameModel
from straights_gui.model.strategy_runner import StrategyRunner
from straights_gui.view.table.table_view import TableView


class Hints(QObject):
    """Lifts the best card, says what speaks for it, and marks what every choice is expected to cost."""

    def __init__(
        self,
        model: GameModel,
        game: GameController,
        table: TableView,
        strategy_runner: StrategyRunner,
        statistics: StatisticsController,
    ) -> None:
        super().__init__()
        self._model, self._game, self._table = model, game, table
        self._strategy_runner, self._statistics = strategy_runner, statistics
        self._asked: tuple[int, Card | None] | None = None
        strategy_runner.advised.connect(self._on_advised)
        strategy_runner.advice_failed.connect(self._on_advice_failed)

    def show(self) -> None:
        """Think about the player's turn; what comes of it is shown."""
        observation, revision = self._model.observation(), self._model.revision
        is_thought_out = self._asked is not None and self._asked[0] == revision
        if observation.is_my_turn and self._game.is_settled and not is_thought_out:
            self._asked = revision, self._table.scene_.hand.chosen
            self._strategy_runner.advise(observation, revision)
            self._statistics.count_hint()  # last: whatever is wrong with the statistics, the hint comes

    def _on_advised(self, advice: Advice, revision: int) -> None:
        """Show the advice, unless the game has gone on, or the player has lifted another card meanwhile."""
        from straights_gui.view.text.hint_text import advice_text, spoken_advice

        asked, self._asked = self._asked, None
        is_wanted = asked == (revision, self._table.scene_.hand.chosen)
        if is_wanted and revision == self._model.revision and self._game.is_settled:
            self._table.advise(advice, advice_text(advice), spoken_advice(advice))

    def _on_advice_failed(self, reason: str) -> None:
        self._asked = None
        self._table.warn(self.tr("No hint available: {reason}").replace("{reason}", reason))
