"""A preview of a card's effect, shown while the player holds a button down on it."""

from __future__ import annotations

from PySide6.QtCore import QObject

from engine.cards.card import Card
from straights_gui.model.game import Game
from straights_gui.view.table.table_view import TableView
from straights_gui.view.text.rendering import shown


class Openings(QObject):
    """Frames the places that a card of the hand opens, and names the cards that fit there.

    Attributes:
        is_enabled: False while the table shows another moment of the game; nothing is framed then.
    """

    def __init__(self, model: Game, view: TableView) -> None:
        super().__init__()
        self._model, self._view = model, view
        self.is_enabled = True
        view.card_held.connect(self._on_held)
        view.hold_ended.connect(self._on_ended)

    def _on_held(self, card: Card) -> None:
        if not self.is_enabled:
            return
        from engine.straights.advice.openings import opening_of  # rarely needed
        from engine.straights.text.table import opening

        found = opening_of(card, self._model.observation())
        text = shown(opening(card, found.cards, found.own))
        self._view.show_opened(found.cards, found.own)
        self._view.show_for_now(text)

    def _on_ended(self) -> None:
        self._view.show_opened((), ())
        self._view.show_lasting()
