"""A view that turns mouse and keys into what a player means, as signals."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QPointF, Qt, Signal
from PySide6.QtGui import QContextMenuEvent, QKeyEvent, QMouseEvent

from straights_gui.view.keyboard import Keyboard
from straights_gui.view.pointer import Pointer
from straights_gui.view.raster_view import RasterView
from straights_gui.view.table_scene import TableScene


class InputView(RasterView):
    """The table's mouse and keys.

    Attributes:
        card_chosen: the player lifted a card, or none (None).
        card_activated: the player wants to use a card: play it, or discard it where nothing can be played.
        card_dropped: the player let a card go over a Target.
        cancelled: the player thought better of it.
        seat_asked: the player wants to know what can be done with a seat; at a global point.
        scene_: what stands on the table.
        pointer: what knows whether a card is being dragged.
    """

    card_chosen = Signal(object)
    card_activated = Signal(object)
    card_dropped = Signal(object, object)
    cancelled = Signal()
    seat_asked = Signal(int, QPoint)

    def __init__(self) -> None:
        """A view of an empty table."""
        super().__init__()
        self.scene_ = TableScene()
        self.pointer = Pointer(self.scene_)
        self.keyboard = Keyboard(self.scene_.hand)
        self.setScene(self.scene_)
        self.pointer.chosen.connect(self.card_chosen)
        self.pointer.activated.connect(self.card_activated)
        self.pointer.dropped.connect(self.card_dropped)
        self.keyboard.chosen.connect(self.card_chosen)
        self.keyboard.activated.connect(self.card_activated)
        self.keyboard.cancelled.connect(self.cancelled)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A press with the left button may become a click or a drag."""
        if event.button() is Qt.MouseButton.LeftButton:
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
        if not self.keyboard.press(Qt.Key(event.key())):
            super().keyPressEvent(event)

    def _point(self, event: QMouseEvent) -> QPointF:
        """Where the event happened on the table."""
        return self.mapToScene(event.position().toPoint())
