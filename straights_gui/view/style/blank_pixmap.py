"""A transparent pixmap for painting at any device pixel ratio."""

from __future__ import annotations

from PySide6.QtCore import QSizeF, Qt
from PySide6.QtGui import QPixmap


def blank_pixmap(size: QSizeF, ratio: float) -> QPixmap:
    """Return a transparent pixmap for a size in logical pixels and a device pixel ratio."""
    pixmap = QPixmap((size * ratio).toSize())
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    return pixmap
