"""Transparent buttons over the cards of the hand, for screen readers, and labels over rows and seats.

The scene's items are invisible to assistive technology; the buttons have names, positions, focus and
actions.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QGraphicsView, QLabel, QWidget

from engine.cards.card import Card
from engine.games.table import Form
from straights_gui.view.cards.shape import CARD_ASPECT
from straights_gui.view.table.hand import Hand
from straights_gui.view.text.table_text import hand_text, row_text, seat_text

if TYPE_CHECKING:
    from engine.games.table import Table
    from straights_gui.view.table.scene import TableScene


_MAX_HAND = 13


class AccessibleCard(QAbstractButton):
    """A button over a card for assistive technology and the keyboard; it ignores the mouse.

    Attributes:
        focused: the button received the keyboard focus.
        key_pressed: a key was pressed that the button does not handle itself.
        card: the card below, None while the button is unused.
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
        """Paint nothing: the scene paints the card and the focus ring."""

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Emit `focused`, so that the card is lifted and the focus is visible."""
        super().focusInEvent(event)
        self.focused.emit(self.card)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Emit `key_pressed`: keys have the same meaning as on the table."""
        event.ignore()
        self.key_pressed.emit(event)


class AccessibleCards(QWidget):
    """The buttons of a hand, in a named group.

    Attributes:
        chosen: a card received the keyboard focus.
        activated: a card's button was pressed.
        key_pressed: a key was pressed on a button.
    """

    chosen = Signal(object)
    activated = Signal(object)
    key_pressed = Signal(QKeyEvent)

    def __init__(self, view: QGraphicsView) -> None:
        super().__init__(view.viewport())
        self._view = view
        self.setUpdatesEnabled(False)  # the scene paints the cards and the focus ring
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAccessibleName(self.tr("Your hand"))
        self.buttons = [AccessibleCard(self) for _ in range(_MAX_HAND)]
        for button in self.buttons:
            button.focused.connect(self._on_focused)
            button.key_pressed.connect(self.key_pressed)
            button.clicked.connect(self._on_clicked)
        self.show()
        self._table = AccessibleTable(view)

    def follow(self, scene: TableScene, table: Table) -> None:
        """Align the buttons with the home poses of the cards, and name rows and seats."""
        self._table.follow(scene, table)
        self._follow_hand(scene.hand, is_my_turn=table.viewer is not None and table.viewer == table.turn)
        self.show()

    def _follow_hand(self, hand: Hand, *, is_my_turn: bool) -> None:
        self.setAccessibleName(self.tr("Your hand"))
        cards = hand.cards
        if self.geometry() != self._view.viewport().rect():
            self.setGeometry(self._view.viewport().rect())
        for number, button in enumerate(self.buttons):
            card = cards[number] if number < len(cards) else None
            button.card = card
            if card is None:
                button.hide()
                if button.accessibleName():
                    button.setAccessibleName("")  # a hand that is covered must not stay readable
                continue
            may_play = is_my_turn and not hand.picks
            name = hand_text(card, number + 1, len(cards), is_my_turn=may_play, legal=hand.legal)
            if button.accessibleName() != name:
                button.setAccessibleName(name)
            item = hand.item_of(card)
            if item is not None:
                box = QRectF(0, 0, item.width, item.width * CARD_ASPECT)
                box.moveCenter(item.home.point)
                button.setGeometry(self._view.mapFromScene(box).boundingRect().intersected(self.rect()))
            button.show()
        self.show_picked(hand)
        self._take_tab(hand.chosen or hand.neighbour(1))
        if hand.chosen is None and any(button.hasFocus() for button in self.buttons):
            self._view.setFocus()  # the focused card has left the hand, and no other is chosen yet

    def show_picked(self, hand: Hand) -> None:
        """Say which cards are chosen together, as buttons that are checked."""
        for button in self.buttons:
            button.setCheckable(hand.picks)
            button.setChecked(button.card in hand.picked)

    def focus(self, card: Card | None) -> None:
        """Move the keyboard focus to the chosen card, if the table or a button has the focus."""
        if card is not None:
            self._take_tab(card)
        if not (self._view.hasFocus() or any(button.hasFocus() for button in self.buttons)):
            return
        for button in self.buttons:
            if card is not None and button.card == card and button.isVisible():
                if not button.hasFocus():
                    button.setFocus(Qt.FocusReason.OtherFocusReason)
                return
        self._view.setFocus()

    def _take_tab(self, card: Card | None) -> None:
        """Let Tab stop at one card of the hand; arrows move between the cards."""
        for button in self.buttons:
            stops = button.card is not None and button.card == card
            button.setFocusPolicy(Qt.FocusPolicy.StrongFocus if stops else Qt.FocusPolicy.ClickFocus)

    def _on_focused(self, card: Card | None) -> None:
        """Emit `chosen`: the focus came by Tab or from assistive technology."""
        if card is not None:
            self.chosen.emit(card)

    def _on_clicked(self) -> None:
        button = self.sender()
        if isinstance(button, AccessibleCard) and button.card is not None:
            self.activated.emit(button.card)


class AccessibleTable:
    """Names the rows and the seats, each where it is."""

    def __init__(self, view: QGraphicsView) -> None:
        self._view = view
        self._labels: list[QLabel] = []

    def follow(self, scene: TableScene, table: Table) -> None:
        """Say what the table shows; a row is as wide as the board."""
        board = scene.geometry.board
        rows = [pile for pile in table.piles if pile.form is Form.ROW]
        high, said = board.height() / max(len(rows), 1), list[tuple[str, QRectF]]()
        for row in rows:
            middle = next(scene.geometry.place(card).y() for card in row.slots if card)
            said.append((row_text(row), QRectF(board.left(), middle - high / 2, board.width(), high)))
        said += [(seat_text(table, seat), scene.panels[seat].rect) for seat in range(len(table.seats))]
        while len(self._labels) < len(said):
            self._labels.append(self._label())
        for label in self._labels[len(said) :]:
            label.hide()
        for label, (name, box) in zip(self._labels, said, strict=False):
            self._show(label, name, box)

    def _label(self) -> QLabel:
        label = QLabel(self._view.viewport())
        label.setUpdatesEnabled(False)  # there is nothing to paint
        label.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        label.show()
        return label

    def _show(self, label: QLabel, name: str, box: QRectF) -> None:
        if label.accessibleName() != name:
            label.setAccessibleName(name)
        label.show()
        label.setGeometry(self._view.mapFromScene(box).boundingRect())
