"""The shadow around what lies on the table."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter


def paint_shadow(painter: QPainter, box: QRectF, radius: float, width: int, shade: int) -> None:
    """Paint rings of that width, darker from ring to ring, around a box that is painted over them.

    `shade` is the opacity of each ring, of 255.
    """
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(0, 0, 0, shade))
    for ring in range(width, 0, -1):
        painter.drawRoundedRect(box.adjusted(-ring, -ring, ring, ring), radius + ring, radius + ring)
