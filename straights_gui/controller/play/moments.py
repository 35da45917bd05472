"""Moments of a review: the table before a choice, to choose again or to continue from."""

from __future__ import annotations

from itertools import chain
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from engine.cards.card import Card
from engine.fast_dataclass import replace
from engine.straights.session import Session
from straights_gui.controller.play.shown_table import shown_table
from straights_gui.controller.play.window_parts import WindowParts
from straights_gui.model.game_model import GameModel
from straights_gui.view.text.rendering import shown, spoken

if TYPE_CHECKING:
    from engine.straights.commands import Action
    from engine.straights.review.game_review import Decision
    from engine.straights.setup import Setup


class Moments(QObject):
    """Shows a moment while the game is suspended; nothing that came later is visible.

    Attributes:
        asked: emitted with the place in the game, the choice, and whether it is a puzzle, for each moment.
        told: emitted with the text of the answer.
        tried: emitted with the card that the player has chosen, None to be told the answer.
        opening: emitted before the table shows a moment.
        left: emitted when the table shows something else again.
        taken: emitted with a game and its name when the player continues from the moment.
    """

    opening = Signal()
    asked = Signal(str, object, bool)
    told = Signal(str)
    tried = Signal(object)
    left = Signal()
    taken = Signal(object, str)

    def __init__(self, parts: WindowParts[GameModel]) -> None:
        super().__init__()
        self._model, self._game, self._table = parts.model, parts.game, parts.table
        self._now: Session | None = None
        self._decision: Decision | None = None
        self._place, self._is_puzzle = "", False
        parts.table.card_activated.connect(self._on_chosen)
        parts.table.card_dropped.connect(lambda card, _target: self._on_chosen(card))
        parts.table.cancelled.connect(self.close)

    @property
    def is_open(self) -> bool:
        """Whether the table shows a moment."""
        return self._decision is not None

    def open(
        self,
        setup: Setup,
        actions: tuple[Action, ...],
        place: str,
        decision: Decision,
        *,
        is_puzzle: bool = False,
    ) -> None:
        """Suspend the game, show the table before the choice, and ask the player."""
        self.opening.emit()
        self._game.suspend()
        self._now = Session(setup, actions[: decision.action])
        self._decision, self._place, self._is_puzzle = decision, place, is_puzzle
        from engine.straights import game  # not for the first paint

        table = shown_table(game.table_of(self._now.observe(decision.played.seat)))
        self._table.draw(table)
        self._table.settle(table)
        self._game.changed.emit()
        self.asked.emit(place, decision, is_puzzle)
        if is_puzzle:
            self._table.setFocus()

    def tell(self, tried: Card | None = None) -> None:
        """Mark what each card costs, and show the reason."""
        from engine.straights.text.hints import recommendation, whole_advice
        from engine.straights.text.reviews import answer
        from engine.straights.text.today import puzzle_answer
        from straights_gui.controller.play.hint_costs import costs_of

        if self._now is None or self._decision is None:
            return
        self.tried.emit(tried)
        advice, paragraphs = self._decision.advice, answer(self._decision, tried)
        if self._is_puzzle:
            observation = self._now.observe(self._decision.played.seat)
            paragraphs = puzzle_answer(self._decision, tried, observation)
        heard = map(spoken, (*chain.from_iterable(paragraphs), *whole_advice(advice)))
        said = (recommendation(advice, tried),)
        self._table.advise(advice.hint.choice.card, costs_of(advice), said, " ".join(dict.fromkeys(heard)))
        self.told.emit("\n\n".join(shown(*each) for each in paragraphs))

    def close(self) -> None:
        """Return to the game."""
        if self._end():
            self._table.setFocus()
            self._game.resume()
            self.left.emit()

    def leave(self) -> None:
        """Close the moment before the table shows something other than the game."""
        if self._end():
            self.left.emit()

    def play_on(self) -> None:
        """Continue from the moment as a separate game that does not count."""
        if self._now is None:
            return
        setup, place = self._now.setup, self._place
        session = Session(setup if setup.key else replace(setup, salt=""), self._now.actions)
        if self._model.turn is not None and self._model.session.setup == setup:
            self._model.mark_practice(for_good=True)  # its later deals will be known
        self.close()
        self.taken.emit(session, place)

    def _end(self) -> bool:
        was_open, self._now, self._decision = self.is_open, None, None
        return was_open

    def _on_chosen(self, card: Card) -> None:
        if self._now is None or self._decision is None:
            return
        observation = self._now.observe(self._decision.played.seat)
        if card in [choice.card for choice in observation.choices]:
            self.tell(card)
        else:
            self._table.return_card(self.tr("This card doesn’t fit. Choose one of the raised cards."))
