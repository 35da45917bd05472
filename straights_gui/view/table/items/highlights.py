"""Highlights of a card or a place: a ring, a glow, a translucent card, and frames."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap
from PySide6.QtWidgets import QGraphicsPathItem, QGraphicsPixmapItem, QWidget

from engine.cards.card import Card
from straights_gui.view.cards.shape import CARD_ASPECT, rounded_box
from straights_gui.view.style.theme import theme
from straights_gui.view.table.layout import Pose

if TYPE_CHECKING:
    from PySide6.QtWidgets import QStyleOptionGraphicsItem

_GHOST_OPACITY = 0.62


class SelectionRing(QGraphicsPathItem):
    """A bright ring just outside the chosen card; the lift alone is hard to see at the edge of a fan."""

    def __init__(self) -> None:
        super().__init__()
        self.setVisible(False)
        self.setBrush(Qt.BrushStyle.NoBrush)

    def show_around(self, pose: Pose, width: float) -> None:
        """Show the ring around a card of this width in pixels."""
        box = QRectF(-width / 2, -width * CARD_ASPECT / 2, width, width * CARD_ASPECT)
        path = rounded_box(box.adjusted(-2, -2, 2, 2), width * 0.07)
        self.setPath(path)
        self.setPen(QPen(QColor(theme().active), max(3.0 if theme().forced is None else 4.0, width * 0.035)))
        self.setPos(pose.point)
        self.setRotation(pose.angle)
        self.setVisible(True)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Paint with antialiasing, as the cards of the fan are rotated."""
        was_smooth = painter.testRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        super().paint(painter, option, widget)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, was_smooth)


class DropHighlight(QGraphicsPixmapItem):
    """A glow around an empty place, shown while its card is chosen or dragged."""

    def __init__(self) -> None:
        super().__init__()
        self.setVisible(False)

    def show_at(self, pixmap: QPixmap, point: QPointF) -> None:
        """Show the pixmap centred on a point."""
        _centre(self, pixmap)
        self.setPos(point)
        self.setVisible(True)


class CardGhost(QGraphicsPixmapItem):
    """A translucent copy of the card under the pointer, at its place on the table.

    Attributes:
        card: the shown card, or None.
    """

    def __init__(self) -> None:
        super().__init__()
        self.card: Card | None = None
        self.setVisible(False)
        self.setOpacity(_GHOST_OPACITY)

    def show_at(self, card: Card, face: QPixmap, point: QPointF) -> None:
        """Show a card centred on a point."""
        self.card = card
        _centre(self, face)
        self.setPos(point)
        self.setVisible(True)

    def show_none(self) -> None:
        """Hide the card."""
        self.card = None
        self.setVisible(False)


class OpenedPlace(QGraphicsPathItem):
    """A frame around an empty place: dashed, or solid with the player's own card in it.

    Attributes:
        is_own: whether the player holds the card.
    """

    def __init__(self, point: QPointF, width: float, face: QPixmap | None) -> None:
        """`face` is None if the player does not hold the card."""
        super().__init__()
        self.is_own = face is not None
        box = QRectF(-width / 2, -width * CARD_ASPECT / 2, width, width * CARD_ASPECT)
        path = rounded_box(box.adjusted(1, 1, -1, -1), width * 0.07)
        self.setPath(path)
        pen = QPen(QColor(theme().active), max(2.0, width * 0.04))
        pen.setStyle(Qt.PenStyle.DashLine if face is None else Qt.PenStyle.SolidLine)
        self.setPen(pen)
        self.setPos(point)
        if face is not None:
            card = QGraphicsPixmapItem(face, self)
            card.setFlag(QGraphicsPixmapItem.GraphicsItemFlag.ItemStacksBehindParent)
            card.setOpacity(_GHOST_OPACITY)
            _centre(card, face)


def _centre(item: QGraphicsPixmapItem, pixmap: QPixmap) -> None:
    size = pixmap.deviceIndependentSize()
    item.setPixmap(pixmap)
    item.setOffset(-size.width() / 2, -size.height() / 2)
