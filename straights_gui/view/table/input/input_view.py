"""A view that turns mouse and keys into what a player means, as signals."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt, Signal
from PySide6.QtGui import QContextMenuEvent, QKeyEvent, QMouseEvent

from straights_gui.view.table.input.keyboard import KeyboardInput
from straights_gui.view.table.input.mouse import MouseInput
from straights_gui.view.table.input.raster_view import RasterView
from straights_gui.view.table.scene import TableScene

if TYPE_CHECKING:
    from straights_gui.view.table.input.accessible_cards import AccessibleCards

_PLAIN = (
    Qt.KeyboardModifier.NoModifier,
    Qt.KeyboardModifier.KeypadModifier,
    Qt.KeyboardModifier.ShiftModifier,
)


class InputView(RasterView):
    """The table's mouse and keys.

    Attributes:
        card_chosen: the player lifted a card, or none (None).
        card_activated: the player wants to use a card: play it, or discard it where nothing can be played.
        card_dropped: the player let a card go over a Target.
        cancelled: the player thought better of it.
        rank_typed: a rank waits for its suit; None where it waits no more.
        seat_asked: the player wants to know what can be done with a seat; at a global point.
        scene_: what stands on the table.
        pointer: what knows whether a card is being dragged.
    """

    card_chosen = Signal(object)
    card_activated = Signal(object)
    card_dropped = Signal(object, object)
    cancelled = Signal()
    rank_typed = Signal(object)
    seat_asked = Signal(int, QPoint)

    def __init__(self) -> None:
        """A view of an empty table."""
        super().__init__()
        self.scene_ = TableScene()
        self.pointer = MouseInput(self.scene_)
        self.keyboard = KeyboardInput(self.scene_.hand)
        self.setScene(self.scene_)
        self.pointer.chosen.connect(self.card_chosen)
        self.pointer.activated.connect(self.card_activated)
        self.pointer.dropped.connect(self.card_dropped)
        self.keyboard.chosen.connect(self.card_chosen)
        self.keyboard.activated.connect(self.card_activated)
        self.keyboard.cancelled.connect(self.cancelled)
        self.keyboard.rank_typed.connect(self.rank_typed)

    @cached_property
    def buttons(self) -> AccessibleCards:
        """The buttons over the cards; made when the first hand is held, so that the window opens sooner."""
        from straights_gui.view.table.input.accessible_cards import AccessibleCards  # as above

        buttons = AccessibleCards(self)
        buttons.chosen.connect(self.card_chosen)
        buttons.activated.connect(self.card_activated)
        buttons.key_pressed.connect(self._on_button_key)
        return buttons

    def let_go(self) -> None:
        """Let go of a dragged card, and of a rank that waits for its suit."""
        self.pointer.let_go()
        self.keyboard.forget()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A press with the left button may become a click or a drag."""
        if event.button() is Qt.MouseButton.LeftButton:
            self.keyboard.forget()
            self.pointer.press(self._point(event))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """A card follows the pointer."""
        if event.buttons() & Qt.MouseButton.LeftButton:
            self.pointer.move(self._point(event))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """The end of a click or of a drag."""
        if event.button() is Qt.MouseButton.LeftButton:
            self.pointer.release(self._point(event))

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """A double click uses a card."""
        if event.button() is Qt.MouseButton.LeftButton:
            self.pointer.double_click(self._point(event))

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Ask what can be done with the seat under the pointer."""
        point = self.mapToScene(event.pos())
        for panel in self.scene_.panels:
            if panel.sceneBoundingRect().contains(point):
                self.seat_asked.emit(panel.seat, event.globalPos())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """A key that means nothing here goes on to the window."""
        plain = event.modifiers() & ~(Qt.KeyboardModifier.KeypadModifier | Qt.KeyboardModifier.ShiftModifier)
        text = "" if plain else event.text()
        if not self.keyboard.press(Qt.Key(event.key()), text):
            super().keyPressEvent(event)

    def event(self, event: QEvent) -> bool:
        """A letter of a typed card is no shortcut."""
        if event.type() is QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            self._override(event)
            if event.isAccepted():
                return True
        return super().event(event)

    def _override(self, event: QKeyEvent) -> None:
        """Keep a letter from the shortcuts where it belongs to a typed card."""
        if event.modifiers() in _PLAIN and event.text() and self.keyboard.claims(event.text()):
            event.accept()
        else:
            self.keyboard.pass_on(Qt.Key(event.key()))
            event.ignore()

    def _on_button_key(self, event: QKeyEvent) -> None:
        """A key on a card's button means what it means on the table."""
        if event.type() is QEvent.Type.ShortcutOverride:
            self._override(event)
        elif event.key() in (Qt.Key.Key_Tab, Qt.Key.Key_Backtab):
            event.ignore()
        else:
            event.accept()
            self.keyPressEvent(event)

    def _point(self, event: QMouseEvent) -> QPointF:
        """Where the event happened on the table."""
        return self.mapToScene(event.position().toPoint())
