"""What points out a card: the ring around the chosen one, and the light on the place where it may be put."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap
from PySide6.QtWidgets import QGraphicsPathItem, QGraphicsPixmapItem, QStyleOptionGraphicsItem, QWidget

from straights_gui.view.cards.shape import CARD_ASPECT
from straights_gui.view.style.theme import theme
from straights_gui.view.table.layout import Pose


class SelectionRing(QGraphicsPathItem):
    """A bright outline, a little outside a card: being lifted alone is hard to see at the edge of a fan."""

    def __init__(self) -> None:
        super().__init__()
        self.setVisible(False)
        self.setBrush(Qt.BrushStyle.NoBrush)

    def show_around(self, pose: Pose, width: float) -> None:
        """Show the ring around a card of that width in pixels."""
        box = QRectF(-width / 2, -width * CARD_ASPECT / 2, width, width * CARD_ASPECT)
        path = QPainterPath()
        path.addRoundedRect(box.adjusted(-2, -2, 2, 2), width * 0.07, width * 0.07)
        self.setPath(path)
        self.setPen(QPen(QColor(theme().active), max(3.0, width * 0.035)))
        self.setPos(pose.point)
        self.setRotation(pose.angle)
        self.setVisible(True)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Paint smoothly: the cards of the fan are turned."""
        was_smooth = painter.testRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        super().paint(painter, option, widget)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, was_smooth)


class DropHighlight(QGraphicsPixmapItem):
    """Light around an empty place, shown while its card is chosen or dragged."""

    def __init__(self) -> None:
        super().__init__()
        self.setVisible(False)

    def show_at(self, pixmap: QPixmap, point: QPointF) -> None:
        """Show the pixmap with its middle at a point."""
        size = pixmap.deviceIndependentSize()
        self.setPixmap(pixmap)
        self.setOffset(-size.width() / 2, -size.height() / 2)
        self.setPos(point)
        self.setVisible(True)
