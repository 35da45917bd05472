"""Real, transparent buttons over the cards of the hand: a screen reader finds and presses them.

The scene's items are invisible to assistive technology; the buttons have names, places, focus and actions.
"""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QGraphicsView, QWidget

from engine.cards.card import Card
from straights_gui.view.cards.shape import CARD_ASPECT
from straights_gui.view.table.hand import Hand
from straights_gui.view.text.table_text import button_text

_MAX_HAND = 13


class AccessibleCard(QAbstractButton):
    """A button over a card: it is pressed by assistive technology and keys, the mouse goes through it.

    Attributes:
        focused: the button got the keyboard's focus.
        key_pressed: a key that is not the button's own was pressed here.
        card: what lies below, None while the button is not used.
    """

    focused = Signal(object)
    key_pressed = Signal(QKeyEvent)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.card: Card | None = None
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.hide()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """The card is painted by the scene, and so is the ring of the focus."""

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Lift the card, so that the focus can be seen."""
        super().focusInEvent(event)
        self.focused.emit(self.card)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """The keys mean here what they mean on the table."""
        event.ignore()
        self.key_pressed.emit(event)


class AccessibleCards(QWidget):
    """The buttons of a hand, in a group that has a name.

    Attributes:
        chosen: a card got the keyboard's focus.
        activated: a card's button was pressed.
        key_pressed: a key was pressed on a button.
    """

    chosen = Signal(object)
    activated = Signal(object)
    key_pressed = Signal(QKeyEvent)

    def __init__(self, view: QGraphicsView) -> None:
        super().__init__(view.viewport())
        self._view = view
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAccessibleName(self.tr("Your hand"))
        self.buttons = [AccessibleCard(self) for _ in range(_MAX_HAND)]
        for button in self.buttons:
            button.focused.connect(self._on_focused)
            button.key_pressed.connect(self.key_pressed)
            button.clicked.connect(self._on_clicked)
        self.show()

    def follow(self, hand: Hand, *, is_my_turn: bool) -> None:
        """Cover the cards of the hand, where they stand once nothing moves."""
        self.setAccessibleName(self.tr("Your hand"))
        cards = hand.cards
        if self.geometry() != self._view.viewport().rect():
            self.setGeometry(self._view.viewport().rect())
        for number, button in enumerate(self.buttons):
            card = cards[number] if number < len(cards) else None
            button.card = card
            if card is None:
                button.hide()
                continue
            name = button_text(card, number + 1, len(cards), is_my_turn=is_my_turn, legal=hand.legal)
            if button.accessibleName() != name:
                button.setAccessibleName(name)
            item = hand.item_of(card)
            if item is not None:
                box = QRectF(0, 0, item.width, item.width * CARD_ASPECT)
                box.moveCenter(item.home.point)
                button.setGeometry(self._view.mapFromScene(box).boundingRect().intersected(self.rect()))
            button.show()
        if hand.chosen is None and any(button.hasFocus() for button in self.buttons):
            self._view.setFocus()  # the card of the focus has gone; another one was not chosen yet

    def focus(self, card: Card | None) -> None:
        """Move the keyboard's focus to the chosen card, if the table has the focus."""
        if not (self._view.hasFocus() or any(button.hasFocus() for button in self.buttons)):
            return
        for button in self.buttons:
            if card is not None and button.card == card and button.isVisible():
                if not button.hasFocus():
                    button.setFocus(Qt.FocusReason.OtherFocusReason)
                return
        self._view.setFocus()

    def _on_focused(self, card: Card | None) -> None:
        """The focus came by Tab or by assistive technology."""
        if card is not None:
            self.chosen.emit(card)

    def _on_clicked(self) -> None:
        button = self.sender()
        if isinstance(button, AccessibleCard) and button.card is not None:
            self.activated.emit(button.card)
