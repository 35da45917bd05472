"""The proportions of a card and its rounded outline."""

from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

CARD_ASPECT = 1.4
CORNER = 0.06

# Faces are designed on a sheet of these units; a painter is scaled to it once.
SHEET_WIDTH = 100.0
SHEET_HEIGHT = SHEET_WIDTH * CARD_ASPECT


def card_size(width: float) -> QSizeF:
    """Return the size of a card of this width."""
    return QSizeF(width, width * CARD_ASPECT)


def rounded(size: QSizeF, inset: float = 0.0) -> QPainterPath:
    """Return the outline of a card, moved inwards from its edge by `inset` (outwards if negative)."""
    box = QRectF(0.0, 0.0, size.width(), size.height()).adjusted(inset, inset, -inset, -inset)
    radius = max(size.width() * CORNER - inset, 0.0)
    return rounded_box(box, radius)


def paint_paper(painter: QPainter, size: QSizeF, paper: str, border: str) -> None:
    """Paint an empty card of this size at the painter's origin."""
    painter.setPen(QPen(QColor(border), max(0.8, size.width() * 0.008)))
    painter.setBrush(QColor(paper))
    painter.drawPath(rounded(size, 0.5))


def rounded_box(box: QRectF, radius: float) -> QPainterPath:
    """Return the outline of a rectangle with round corners of a radius."""
    path = QPainterPath()
    path.addRoundedRect(box, radius, radius)
    return path
