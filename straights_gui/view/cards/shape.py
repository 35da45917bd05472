"""The proportions of a card and its rounded outline, and what all paintings share."""

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPaintDevice, QPainter, QPainterPath, QPen

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


def smooth_painter(device: QPaintDevice) -> QPainter:
    """Return a painter with smooth edges."""
    painter = QPainter(device)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    return painter


def faint(colour: QColor | str, opacity: float) -> QColor:
    """Return a colour with this opacity, from 0 to 1."""
    made = QColor(colour)
    made.setAlphaF(opacity)
    return made


def round_pen(colour: QColor | str, width: float) -> QPen:
    """Return a pen for lines with round ends and corners."""
    cap, join = Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin
    return QPen(QColor(colour), width, Qt.PenStyle.SolidLine, cap, join)


def fill_at(painter: QPainter, shape: QPainterPath, middle: QPointF, height: float, colour: QColor) -> None:
    """Fill a shape that is one unit high, such as a pip, around a middle in this height."""
    painter.save()
    painter.translate(middle)
    painter.scale(height, height)
    painter.fillPath(shape, colour)
    painter.restore()


def paint_shadow(painter: QPainter, box: QRectF, radius: float, width: int, shade: int) -> None:
    """Paint rings of that width, darker from ring to ring, around a box that is painted over them.

    `shade` is the opacity of each ring, of 255.
    """
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(0, 0, 0, shade))
    for ring in range(width, 0, -1):
        painter.drawRoundedRect(box.adjusted(-ring, -ring, ring, ring), radius + ring, radius + ring)
