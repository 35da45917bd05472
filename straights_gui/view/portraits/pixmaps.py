"""Portraits as pixmaps, cached by size, device pixel ratio and expression."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter, QPixmap

from straights_gui.view.portraits.expressions import Expression
from straights_gui.view.portraits.painting import SHEET, paint_portrait
from straights_gui.view.portraits.people import PEOPLE

_KEPT = 64
"""More than the expressions of four players in a round."""


@lru_cache(maxsize=_KEPT)
def portrait_pixmap(name: str, side: float, ratio: float, expression: Expression) -> QPixmap:
    """Render a portrait in a disc of a diameter in logical pixels, for a device pixel ratio."""
    device = max(1, round(side * ratio))
    pixmap = QPixmap(device, device)
    pixmap.fill(Qt.GlobalColor.transparent)
    pixmap.setDevicePixelRatio(ratio)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(side / SHEET, side / SHEET)
    paint_portrait(painter, PEOPLE[name], expression)
    painter.end()
    return pixmap
