"""The light on the place where a card would come to lie."""

from __future__ import annotations

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QGraphicsPixmapItem


class DropHighlight(QGraphicsPixmapItem):
    """A light that is seen only while a card is held over its place."""

    def __init__(self) -> None:
        """No light yet."""
        super().__init__()
        self.setVisible(False)

    def shine(self, pixmap: QPixmap, point: QPointF) -> None:
        """Lie with the middle at a point."""
        size = pixmap.deviceIndependentSize()
        self.setPixmap(pixmap)
        self.setOffset(-size.width() / 2, -size.height() / 2)
        self.setPos(point)
