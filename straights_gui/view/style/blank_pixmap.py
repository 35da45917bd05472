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


def show_centred(item: QGraphicsPixmapItem, pixmap: QPixmap) -> None:
    """Show a pixmap with its middle at the position of an item."""
    size = pixmap.deviceIndependentSize()
    item.setPixmap(pixmap)
    item.setOffset(-size.width() / 2, -size.height() / 2)
