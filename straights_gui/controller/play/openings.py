"""A preview of a card's effect, shown while the player holds a button down on it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from engine.cards.card import Card
from straights_gui.controller.play.window_parts import WindowParts
from straights_gui.view.text.rendering import shown

if TYPE_CHECKING:
    from straights_gui.model.game_model import GameModel
    from straights_gui.model.network.remote_game import RemoteGame


class Openings(QObject):
    """Frames the places that a card of the hand opens, and names the cards that fit there.

    While the table shows another moment of the game, nothing is framed.
    """

    def __init__(self, parts: WindowParts[GameModel | RemoteGame]) -> None:
        super().__init__()
        self._model, self._game, self._view = parts.model, parts.game, parts.table
        parts.table.card_held.connect(self._on_held)
        parts.table.hold_ended.connect(self._on_ended)

    def _on_held(self, card: Card) -> None:
        if self._game.is_suspended or card not in self._model.observation().hand:
            return
        from engine.straights.advice.hints import opening_of  # rarely needed
        from engine.straights.text.table import opening

        found = opening_of(card, self._model.observation())
        text = shown(opening(card, found.cards, found.own))
        self._view.show_opened(found.cards, found.own)
        self._view.show_for_now(text)

    def _on_ended(self) -> None:
        self._view.show_opened((), ())
        self._view.message.show_lasting()
