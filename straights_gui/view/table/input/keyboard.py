"""What the keys mean on the table: arrows choose, Enter uses, Escape lets be, rank and suit name a card."""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt, Signal

from straights_gui.view.table.hand import Hand
from straights_gui.view.table.input.card_typing import CardTyping

_STEPS = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}
_MODIFIERS = (Qt.Key.Key_Shift, Qt.Key.Key_Control, Qt.Key.Key_Alt, Qt.Key.Key_AltGr, Qt.Key.Key_Meta)
_USE = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)


class KeyboardInput(QObject):
    """Turns keys into what they mean.

    Attributes:
        chosen: the player lifted a card, or none (None).
        activated: the player wants to use a card.
        cancelled: the player thought better of it.
        rank_typed: a rank waits for its suit; None where it waits no more.
    """

    chosen = Signal(object)
    activated = Signal(object)
    cancelled = Signal()
    rank_typed = Signal(object)

    def __init__(self, hand: Hand) -> None:
        """Keys for a hand."""
        super().__init__()
        self._hand = hand
        self._typed = CardTyping()

    def claims(self, text: str) -> bool:
        """Whether a letter belongs to a card that is being typed, and is no shortcut now."""
        return self._typed.means(text.upper())

    def forget(self) -> None:
        """A rank that waits for its suit is not wanted any more."""
        if self._typed.rank is not None:
            self._typed.forget()
            self.rank_typed.emit(None)

    def pass_on(self, key: Qt.Key) -> None:
        """A key may be a shortcut: then what was typed before is not wanted any more."""
        if key not in _MODIFIERS and key is not Qt.Key.Key_Escape:
            self.forget()

    def press(self, key: Qt.Key, text: str = "") -> bool:
        """A key goes down, with the text that it types; answers whether it means anything here."""
        cards = self._hand.cards
        if self.claims(text):
            self._type(text.upper())
            return True
        was_typing = self._typed.rank is not None
        if key not in _MODIFIERS:
            self.forget()
        if key in _STEPS:
            self.chosen.emit(self._hand.beside(_STEPS[key]))
        elif key in (Qt.Key.Key_Home, Qt.Key.Key_End):
            self.chosen.emit(cards[0 if key is Qt.Key.Key_Home else -1] if cards else None)
        elif key in _USE:
            if self._hand.chosen is not None:
                self.activated.emit(self._hand.chosen)
        elif key is Qt.Key.Key_Escape:
            lets_go = was_typing or self._hand.chosen is not None
            self.cancelled.emit()
            return lets_go  # where there was nothing to let be, the window may leave its full screen
        else:
            return False
        return True

    def _type(self, letter: str) -> None:
        """A letter of a card: the whole card is chosen if it is held."""
        card = self._typed.type(letter)
        self.rank_typed.emit(self._typed.rank)
        if card is not None:
            self.chosen.emit(card if card in self._hand.cards else None)
