"""The ring around the chosen card: a lift alone would be hard to see at the edge of a fan."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsPathItem

from straights_gui.view.cards.shape import CARD_ASPECT
from straights_gui.view.style.theme import theme
from straights_gui.view.table.layout import Pose


class Ring(QGraphicsPathItem):
    """A bright outline, a little outside a card."""

    def __init__(self) -> None:
        """A ring that is not seen yet."""
        super().__init__()
        self.setVisible(False)
        self.setBrush(Qt.BrushStyle.NoBrush)

    def surround(self, pose: Pose, width: float) -> None:
        """Lie around a card of a width."""
        box = QRectF(-width / 2, -width * CARD_ASPECT / 2, width, width * CARD_ASPECT)
        path = QPainterPath()
        path.addRoundedRect(box.adjusted(-2, -2, 2, 2), width * 0.07, width * 0.07)
        self.setPath(path)
        self.setPen(QPen(QColor(theme().active), max(3.0, width * 0.035)))
        self.setPos(pose.point)
        self.setRotation(pose.angle)
