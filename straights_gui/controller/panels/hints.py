"""What a strong computer tells the player: hints on request, and after a deal what the cards are worth."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QElapsedTimer, QObject, QTimer

from engine.cards.card import Card
from engine.straights.advice.hints import Advice
from engine.straights.text.hints import short_advice, whole_advice, why
from engine.text.sentence import Sentence
from straights_gui.controller.panels.statistics import StatisticsController
from straights_gui.controller.play.hint_costs import costs_of
from straights_gui.controller.play.window_parts import WindowParts
from straights_gui.model.game_model import GameModel
from straights_gui.view.text.rendering import fill, shown, spoken

_PROGRESS_AFTER = 150
"""Milliseconds without a hint after which the table says that one is being computed."""

REASON_AFTER = 600
"""Milliseconds for which a hint must have been visible before a second request asks for its reason; whoever
presses sooner pressed while it was being computed."""


class Hints(QObject):
    """Raises the best card, says what the dearest one costs, and marks the expected cost of every choice."""

    def __init__(self, parts: WindowParts[GameModel], statistics: StatisticsController) -> None:
        super().__init__()
        self._model, self._game, self._table = parts.model, parts.game, parts.table
        self._strategy_runner, self._statistics = parts.runner, statistics
        self._asked: tuple[int, Card | None] | None = None
        self._shown: tuple[int, Advice] | None = None
        self._visible_for = QElapsedTimer()
        self._progress_timer = QTimer(self, singleShot=True, interval=_PROGRESS_AFTER)
        self._progress_timer.timeout.connect(self._show_progress)
        parts.game.changed.connect(self._on_changed)
        parts.runner.advised.connect(self._on_advised)
        parts.runner.advice_failed.connect(self._on_advice_failed)

    def show(self) -> None:
        """Compute and show a hint for the player's turn; on a second request, show the reason."""
        observation, revision = self._model.observation(), self._model.revision
        if self._shown is not None and self._shown[0] == revision:
            if self._visible_for.elapsed() >= REASON_AFTER:
                self._explain(self._shown[1])
            return
        is_thought_out = self._asked is not None and self._asked[0] == revision
        if self._game.is_players_turn and not is_thought_out:
            self._asked = revision, self._table.chosen_card
            self._progress_timer.start()
            self._strategy_runner.advise(observation, revision)
            self._statistics.count_hint()  # last, so that the hint is shown even if the statistics fail

    def _on_changed(self) -> None:
        """Show no progress message in a replay or after the end of the game, and no hint after the move."""
        if self._shown is not None and self._shown[0] != self._model.revision:
            self._shown = None
        if self._game.is_suspended or self._model.turn is None:
            self._progress_timer.stop()

    def _show_progress(self) -> None:
        if self._asked is not None and self._asked[0] == self._model.revision:
            self._table.show_for_now(self._progress_text())

    def _progress_text(self) -> str:
        return self.tr("Thinking…")

    def _on_advised(self, advice: Advice, revision: int) -> None:
        """Show the advice, unless the game has continued or the player has raised another card."""
        asked, self._asked = self._asked, None
        self._hide_progress()
        is_wanted = asked == (revision, self._table.chosen_card)
        if is_wanted and revision == self._model.revision and self._game.is_settled:
            self._shown = revision, advice
            self._visible_for.start()
            self._advise(advice, (short_advice(advice),))

    def _explain(self, advice: Advice) -> None:
        """Show the reason for the advice, or the advice again if there is none or it is not shown."""
        is_short = self._table.message.text == shown(short_advice(advice))
        self._advise(advice, (is_short and why(advice)) or (short_advice(advice),))

    def _advise(self, advice: Advice, said: Sequence[Sentence]) -> None:
        best = advice.hint.choice.card
        self._table.advise(best, costs_of(advice), said, spoken(*whole_advice(advice)))

    def _on_advice_failed(self, reason: str) -> None:
        self._asked = None
        self._hide_progress()
        self._table.warn(fill(self.tr("No hint available: {reason}"), reason=reason))

    def _hide_progress(self) -> None:
        self._progress_timer.stop()
        if self._table.message.text == self._progress_text():
            self._table.message.show_lasting()


TOLD = 4000
"""For how long it is said at most, in milliseconds; a card of the player ends it sooner."""


class Promise(QObject):
    """Computed from the player's hand alone while the cards are dealt; nothing waits for it."""

    def __init__(self, parts: WindowParts[GameModel], statistics: StatisticsController) -> None:
        super().__init__()
        self._model, self._game, self._table = parts.model, parts.game, parts.table
        self._runner, self._statistics, self._preferences = parts.runner, statistics, parts.preferences
        self._text = ""
        self._hand: tuple[Card, ...] = ()
        self._timer = QTimer(self, singleShot=True, interval=TOLD)
        self._timer.timeout.connect(self.end)
        parts.event_player.playing.connect(self._ask)
        parts.runner.promised.connect(self._on_promised)
        parts.game.settled.connect(self._tell)

    def end(self) -> None:
        """Say it no longer."""
        if self._text and self._table.message.text == self._text:
            self._table.message.show_lasting()
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
