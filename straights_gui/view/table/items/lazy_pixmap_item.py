"""An item that paints itself into a pixmap, and only once somebody looks at it."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from straights_gui.view.style.blank_pixmap import blank_pixmap


class LazyPixmapItem(QGraphicsItem):
    """What changes several times before the next frame is painted once; what is not seen, never.

    A class of such items paints in `paint_pixmap`.
    """

    def __init__(self, parent: QGraphicsItem | None = None) -> None:
        super().__init__(parent)
        self._size = QSizeF()
        self._ratio = 1.0
        self._bounds = QRectF()
        self._pixmap: QPixmap | None = None

    def resize(self, size: QSizeF, ratio: float) -> None:
        """Take another size in logical pixels, for a device pixel ratio."""
        if (size, ratio) == (self._size, self._ratio):
            return
        self.prepareGeometryChange()
        self._size, self._ratio = QSizeF(size), ratio
        self._bounds = QRectF(QPointF(), QSizeF((size * ratio).toSize()) / ratio)
        self.mark_changed()

    def mark_changed(self) -> None:
        """Show something else from the next frame on."""
        self._pixmap = None
        self.update()

    def pixmap(self) -> QPixmap:
        """What the item shows; painted now where that has changed."""
        if self._pixmap is None:
            self._pixmap = blank_pixmap(self._size, self._ratio)
            if not self._pixmap.isNull():
                painter = QPainter(self._pixmap)
                painter.setRenderHint(QPainter.RenderHint.Antialiasing)
                self.paint_pixmap(painter)
                painter.end()
        return self._pixmap

    def paint_pixmap(self, painter: QPainter) -> None:
        """Paint what the item shows now, in logical pixels."""
        raise NotImplementedError

    def boundingRect(self) -> QRectF:
        """The rectangle of the pixmap."""
        return self._bounds

    def paint(
        self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None
    ) -> None:
        """Paint the pixmap."""
        painter.drawPixmap(QPointF(), self.pixmap())
