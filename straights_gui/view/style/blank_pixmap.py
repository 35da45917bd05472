"""Transparent pixmaps for painting at any device pixel ratio."""

from __future__ import annotations

from PySide6.QtCore import QSizeF, Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsPixmapItem


def blank_pixmap(size: QSizeF, ratio: float) -> QPixmap:
    """Return a transparent pixmap for a size in logical pixels and a device pixel ratio."""
    pixmap = QPixmap((size * ratio).toSize())
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    return pixmap


def begin_pixmap(size: QSizeF, ratio: float) -> tuple[QPixmap, QPainter]:
    """Return a transparent pixmap of a size in logical pixels, and an active painter on it."""
    pixmap = blank_pixmap(size, ratio)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    return pixmap, painter


class LazyPixmapItem(QGraphicsPixmapItem):
    """An item that is painted anew after a change, before the view paints.

    It paints into a pixmap: for a `paint` method, PySide would create Python classes for all Qt widgets to
    find that of the viewport, which takes 20 ms the first time.
    """

    _is_stale = False

    def pixmap(self) -> QPixmap:
        """Return the up-to-date pixmap; null before there is anything to paint."""
        self.paint_change()
        return super().pixmap()

    def paint_change(self) -> None:
        """Paint it if it has changed; the view calls this before it paints."""
        if self._is_stale:
            self._is_stale = False
            self.setPixmap(self._painted())

    def _repaint(self) -> None:
        self._is_stale = True
        self.update()

    def _painted(self) -> QPixmap:
        raise NotImplementedError


def show_centred(item: QGraphicsPixmapItem, pixmap: QPixmap) -> None:
    """Show a pixmap with its middle at the position of an item."""
    size = pixmap.deviceIndependentSize()
    item.setPixmap(pixmap)
    item.setOffset(-size.width() / 2, -size.height() / 2)
