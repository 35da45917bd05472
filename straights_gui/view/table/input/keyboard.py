"""The keyboard on the table: arrows choose a card, Enter activates it, Escape cancels, or a card is typed."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent

from engine.cards.card import Card, Rank, Suit
from straights_gui.platform.latin_key import latin_letter
from straights_gui.view.table.hand import Hand

_STEPS = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}
_MODIFIERS = (Qt.Key.Key_Shift, Qt.Key.Key_Control, Qt.Key.Key_Alt, Qt.Key.Key_AltGr, Qt.Key.Key_Meta)
_ACTIVATE = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
_WITH_TEXT = Qt.KeyboardModifier.KeypadModifier | Qt.KeyboardModifier.ShiftModifier
_MAY_TYPE = (
    Qt.KeyboardModifier.NoModifier,
    Qt.KeyboardModifier.KeypadModifier,
    Qt.KeyboardModifier.ShiftModifier,
)
_SUITS = {suit.value: suit for suit in Suit}
_RANKS = {rank.value: rank for rank in Rank} | {"0": Rank.TEN, "1": Rank.ACE}


class KeyboardInput(QObject):
    """Turns key presses into signals.

    A card is typed as rank and suit, such as 7 S or 1 0 H. The rank waits for its suit without a time limit:
    otherwise a late suit would act as a shortcut, and D starts the demo.

    Attributes:
        chosen: the player chose a card, or none (None).
        activated: the player wants to play or discard a card.
        cancelled: the player pressed Escape.
        rank_typed: a typed rank waits for its suit; None when it no longer does.
        confirmed: the player pressed Enter or Space without a card.
        skipped: the player wants to skip the animations.
        uses_escape: whether a listener of `cancelled` needs Escape, whatever is chosen.
        may_skip: whether Space means `skipped`; otherwise it activates the chosen card, like Enter.
    """

    chosen = Signal(object)
    activated = Signal(object)
    cancelled = Signal()
    rank_typed = Signal(object)
    confirmed = Signal()
    skipped = Signal()

    def __init__(self, hand: Hand) -> None:
        super().__init__()
        self._hand = hand
        self.uses_escape: Callable[[], bool] = lambda: False
        self.may_skip: Callable[[], bool] = lambda: False
        self._rank: Rank | None = None

    def cancel_typing(self) -> None:
        """Discard a rank that waits for its suit."""
        if self._rank is not None:
            self._rank = None
            self.rank_typed.emit(None)

    def override_shortcut(self, event: QKeyEvent) -> None:
        """Accept a ShortcutOverride for a letter of a typed card; any other shortcut cancels the typing."""
        key = Qt.Key(event.key())
        text = latin_letter(event) or event.text()
        if event.modifiers() in _MAY_TYPE and text and self._is_part_of_card(text):
            event.accept()
            return
        if key not in _MODIFIERS and key is not Qt.Key.Key_Escape:
            self.cancel_typing()
        event.ignore()

    def press(self, event: QKeyEvent) -> bool:
        """Handle a key press; returns whether the table uses the key."""
        key = Qt.Key(event.key())
        text = "" if event.modifiers() & ~_WITH_TEXT else latin_letter(event) or event.text()
        if self._is_part_of_card(text):
            self._type(text.upper())
            return True
        was_typing = self._rank is not None
        if key not in _MODIFIERS:
            self.cancel_typing()
        if key is Qt.Key.Key_Escape:
            has_choice = self._hand.chosen is not None or self.uses_escape()
            self.cancelled.emit()
            return was_typing or has_choice  # otherwise the window may leave full-screen mode
        return self._choose_or_activate(key)

    def _choose_or_activate(self, key: Qt.Key) -> bool:
        cards = self._hand.cards
        if key in _STEPS:
            self.chosen.emit(self._hand.neighbour(_STEPS[key]))
        elif key in (Qt.Key.Key_Home, Qt.Key.Key_End):
            self.chosen.emit(cards[0 if key is Qt.Key.Key_Home else -1] if cards else None)
        elif key is Qt.Key.Key_Space and self.may_skip():
            self.skipped.emit()
        elif key in _ACTIVATE or key is Qt.Key.Key_Space:
            if self._hand.chosen is not None:
                self.activated.emit(self._hand.chosen)
            else:
                self.confirmed.emit()
        else:
            return False
        return True

    def _is_part_of_card(self, text: str) -> bool:
        """Whether a letter can be part of a typed card now: ranks always, suits after a rank."""
        letter = text.upper()
        return letter in _RANKS or (letter in _SUITS and self._rank is not None)

    def _type(self, letter: str) -> None:
        card = None
        if letter in _SUITS and self._rank is not None:
            card, self._rank = Card(self._rank, _SUITS[letter]), None
        else:
            self._rank = _RANKS[letter]
        self.rank_typed.emit(self._rank)
        if card is not None:
            self.chosen.emit(card if card in self._hand.cards else None)
