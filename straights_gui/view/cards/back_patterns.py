"""The patterns of the backs, except the lattice; each is unchanged by a half turn."""

from __future__ import annotations

from collections.abc import Callable
from math import cos, pi, sin

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from engine.cards.card import Suit
from straights_gui.view.cards.backs import FRAME
from straights_gui.view.cards.colours import BackColours, mix
from straights_gui.view.cards.outlines import outline
from straights_gui.view.cards.pips import pip
from straights_gui.view.cards.shape import SHEET_HEIGHT, SHEET_WIDTH

_MIDDLE = QPointF(SHEET_WIDTH / 2, SHEET_HEIGHT / 2)
_WHOLE = QRectF(0.0, 0.0, SHEET_WIDTH, SHEET_HEIGHT)


def paint_scales(painter: QPainter, colours: BackColours) -> None:
    """Paint rows of overlapping fans, as on Japanese cloth; the lower half is upside down."""
    _paint_halves(painter, lambda: _paint_upper_scales(painter, colours))


def _paint_upper_scales(painter: QPainter, colours: BackColours) -> None:
    radius = 14.4
    for row in range(11, -1, -1):
        y = row * radius / 2 - 4.0
        for column in range(-1, 6):
            middle = QPointF(50.0 + (column - 2 + (0.5 if row % 2 else 0.0)) * 2 * radius, 70.0 - y)
            for part, colour in ((1.0, colours.line), (0.88, colours.background), (0.62, colours.line)):
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(QColor(colour))
                painter.drawEllipse(middle, radius * part, radius * part)
            painter.setBrush(QColor(colours.deep))
            painter.drawEllipse(middle, radius * 0.5, radius * 0.5)
            painter.setBrush(QColor(colours.gold))
            painter.drawEllipse(middle, radius * 0.2, radius * 0.2)


def paint_waves(painter: QPainter, colours: BackColours) -> None:
    """Paint waves across the card, every fourth one in gold."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for number in range(-14, 15):
        is_gold = number % 4 == 0
        path = QPainterPath()
        for step in range(0, 101, 2):
            swell = sin((step - 50) / 50 * pi * 1.5) * (5.5 + 2.5 * cos(number * pi / 7))
            point = QPointF(float(step), 70.0 + number * 5.4 + swell)
            if step:
                path.lineTo(point)
            else:
                path.moveTo(point)
        painter.setPen(QPen(QColor(colours.gold if is_gold else colours.line), 1.3 if is_gold else 2.1))
        painter.drawPath(path)


def paint_stars(painter: QPainter, colours: BackColours) -> None:
    """Paint a moon between constellations on a night sky."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(colours.deep))
    painter.drawRect(_WHOLE)
    _paint_halves(painter, lambda: _paint_constellation(painter, colours))
    painter.setPen(QPen(QColor(colours.line), 0.7))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for radius in (19.0, 23.0):
        painter.drawEllipse(_MIDDLE, radius, radius)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(colours.gold))
    for number in range(12):
        angle = number * pi / 6
        point = QPointF(21.0 * cos(angle), 21.0 * sin(angle)) + _MIDDLE
        painter.drawPath(_star(point, 2.2 if number % 3 == 0 else 1.1))
    painter.drawEllipse(_MIDDLE, 13.0, 13.0)
    painter.setBrush(QColor(colours.deep))
    painter.drawEllipse(_MIDDLE + QPointF(4.2, -2.6), 11.4, 11.4)
    painter.setBrush(QColor(colours.gold))
    painter.drawPath(_star(_MIDDLE + QPointF(4.6, -2.4), 4.2))


_STARS = ((18.0, 20.0, 3.6), (33.0, 28.0, 2.4), (50.0, 21.0, 4.4), (66.0, 33.0, 2.6), (81.0, 24.0, 3.8),
          (24.0, 43.0, 2.6), (77.0, 46.0, 2.8))  # fmt: skip
_FAINT_STARS = ((26.0, 15.0), (41.0, 15.5), (60.0, 14.5), (73.0, 16.0), (40.0, 38.0), (58.0, 41.0), (16.0, 32.0),
                (86.0, 36.0), (15.0, 55.0), (85.0, 58.0), (20.0, 64.0), (46.0, 31.0), (56.0, 28.0))  # fmt: skip
_LINES = ((0, 1), (1, 2), (2, 3), (3, 4), (1, 5), (3, 6))


def _paint_constellation(painter: QPainter, colours: BackColours) -> None:
    points = [QPointF(x, y) for x, y, _size in _STARS]
    painter.setPen(QPen(QColor(colours.line), 0.7))
    for first, second in _LINES:
        painter.drawLine(points[first], points[second])
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(mix(colours.gold, "#ffffff", 0.35)))
    for x, y in _FAINT_STARS:
        painter.drawEllipse(QPointF(x, y), 0.75, 0.75)
    painter.setBrush(QColor(colours.gold))
    for (_x, _y, size), point in zip(_STARS, points, strict=True):
        painter.drawPath(_star(point, size))


def _star(middle: QPointF, radius: float) -> QPainterPath:
    path = QPainterPath(middle + QPointF(0.0, -radius))
    for number in range(1, 5):
        angle = number * pi / 2
        path.quadTo(middle, middle + QPointF(radius * sin(angle), -radius * cos(angle)))
    return path


def paint_fans(painter: QPainter, colours: BackColours) -> None:
    """Paint fans of rays in the style of the 1920s."""
    _paint_halves(painter, lambda: _paint_fan(painter, colours))
    painter.setPen(QPen(QColor(colours.gold), 1.2))
    painter.setBrush(QColor(colours.deep))
    painter.drawPath(_diamond(16.0, 22.0))
    painter.drawPath(_diamond(11.5, 16.0))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(colours.gold))
    painter.drawPath(_diamond(5.5, 8.0))


def _diamond(across: float, down: float) -> QPainterPath:
    x, y = _MIDDLE.x(), _MIDDLE.y()
    path = QPainterPath(QPointF(x, y - down))
    for point in (QPointF(x + across, y), QPointF(x, y + down), QPointF(x - across, y)):
        path.lineTo(point)
    path.closeSubpath()
    return path


def _paint_fan(painter: QPainter, colours: BackColours) -> None:
    """Paint a large fan that opens upwards from the middle, and a small one in each corner."""
    for corner in (QPointF(FRAME.left() + 2.5, 70.0), QPointF(FRAME.right() - 2.5, 70.0)):
        _paint_rays(painter, colours, corner, 40.0, 20)
    _paint_rays(painter, colours, QPointF(50.0, 70.0), 52.0, 16)
    painter.setPen(QPen(QColor(colours.gold), 1.2))
    painter.drawLine(QPointF(FRAME.left(), 70.0), QPointF(FRAME.right(), 70.0))


def _paint_rays(painter: QPainter, colours: BackColours, middle: QPointF, radius: float, count: int) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(colours.background))
    painter.drawEllipse(middle, radius, radius)
    painter.setBrush(QColor(colours.line))
    for number in range(0, count, 2):
        path = QPainterPath(middle)
        for end in (number, number + 1):
            angle = pi * end / count + pi / count / 2
            path.lineTo(middle + QPointF(radius * 0.94 * cos(angle), -radius * 0.94 * sin(angle)))
        path.closeSubpath()
        painter.drawPath(path)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(colours.gold), 1.3))
    painter.drawEllipse(middle, radius, radius)
    painter.setPen(QPen(QColor(colours.gold), 0.8))
    painter.drawEllipse(middle, radius * 0.62, radius * 0.62)


_STEM = "M 50 70 C 30 66 22 54 26 42 C 29 32 40 32 40 40 C 40 46 33 46 33 41 M 50 70 C 50 52 46 40 50 18"
_SPRIG = "M 26 48 C 14 40 14 26 22 16"
_LEAF = "M 0 0 C 4 -4 5 -9 0 -15 C -5 -9 -4 -4 0 0 Z"
_LEAVES = (
    (50.0, 30.0, 0.0, 1.0), (49.0, 36.0, 48.0, 0.85), (49.0, 36.0, -48.0, 0.85), (48.6, 46.0, 55.0, 0.95),
    (48.6, 46.0, -55.0, 0.95), (49.2, 56.0, 60.0, 0.8), (49.2, 56.0, -60.0, 0.8), (26.0, 48.0, -70.0, 0.75),
    (27.0, 40.0, -28.0, 0.7), (30.0, 58.0, -100.0, 0.7), (35.0, 64.0, -20.0, 0.7), (17.0, 30.0, -62.0, 0.7),
    (17.6, 27.0, 30.0, 0.75), (16.0, 36.0, 62.0, 0.62), (21.0, 18.0, -20.0, 0.8), (21.0, 20.0, 60.0, 0.7),
)  # fmt: skip
"""The position, the direction (degrees) and the scale of each leaf."""


def paint_botanical(painter: QPainter, colours: BackColours) -> None:
    """Paint twigs with leaves and berries that grow from the middle."""
    for turn in (0.0, 180.0):
        for flip in (1.0, -1.0):
            painter.save()
            painter.translate(_MIDDLE)
            painter.rotate(turn)
            painter.scale(flip, 1.0)
            painter.translate(-_MIDDLE)
            _paint_twigs(painter, colours)
            painter.restore()
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(colours.gold))
    for number in range(6):
        angle = number * pi / 3
        painter.drawEllipse(_MIDDLE + QPointF(4.6 * cos(angle), 4.6 * sin(angle)), 2.7, 2.7)
    painter.setBrush(QColor(colours.deep))
    painter.drawEllipse(_MIDDLE, 2.5, 2.5)


def _paint_twigs(painter: QPainter, colours: BackColours) -> None:
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(colours.gold), 1.1))
    painter.drawPath(outline(_STEM))
    painter.drawPath(outline(_SPRIG))
    painter.setPen(Qt.PenStyle.NoPen)
    for number, (x, y, angle, size) in enumerate(_LEAVES):
        painter.save()
        painter.translate(x, y)
        painter.rotate(angle)
        painter.scale(size, size)
        painter.setBrush(QColor(colours.line if number % 3 else mix(colours.line, colours.gold, 0.35)))
        painter.drawPath(outline(_LEAF))
        painter.restore()
    painter.setBrush(QColor(colours.gold))
    for x, y in ((36.5, 43.0), (50.0, 14.0), (22.5, 14.5)):
        painter.drawEllipse(QPointF(x, y), 1.9, 1.9)


def paint_stripes(painter: QPainter, colours: BackColours) -> None:
    """Paint vertical stripes of two widths."""
    painter.setPen(Qt.PenStyle.NoPen)
    for number in range(-4, 5):
        x = 50.0 + number * 10.0
        painter.setBrush(QColor(colours.deep))
        painter.drawRect(QRectF(x - 2.5, 0.0, 5.0, SHEET_HEIGHT))
        painter.setBrush(QColor(colours.line))
        painter.drawRect(QRectF(x + 4.6, 0.0, 0.8, SHEET_HEIGHT))
    painter.drawRect(QRectF(50.0 - 45.4, 0.0, 0.8, SHEET_HEIGHT))


def paint_rosette(painter: QPainter, colours: BackColours) -> None:
    """Paint a guilloche: interlaced curves around the middle, as engraved on banknotes."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for radius, depth, petals, colour, width in (
        (62.0, 16.0, 12, colours.line, 0.8),
        (47.0, 12.0, 12, colours.line, 0.8),
        (33.0, 9.0, 12, colours.gold, 0.9),
        (19.0, 7.0, 8, colours.gold, 0.9),
    ):
        painter.setPen(QPen(QColor(colour), width))
        for shift in range(3):
            painter.drawPath(_rosette(radius, depth, petals, shift * 2 * pi / 3 / petals * 1.0))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(colours.gold))
    for number, suit in enumerate(Suit):
        painter.save()
        painter.translate(_MIDDLE)
        painter.rotate(90.0 * number)
        painter.translate(0.0, -5.6)
        painter.scale(6.6, 6.6)
        painter.drawPath(pip(suit))
        painter.restore()


def _rosette(radius: float, depth: float, petals: int, shift: float) -> QPainterPath:
    path = QPainterPath()
    steps = petals * 14
    for step in range(steps):
        angle = 2 * pi * step / steps
        reach = radius + depth * cos(petals * (angle + shift))
        point = _MIDDLE + QPointF(reach * cos(angle), reach * sin(angle))
        if step:
            path.lineTo(point)
        else:
            path.moveTo(point)
    path.closeSubpath()
    return path


def _paint_halves(painter: QPainter, paint: Callable[[], None]) -> None:
    for turn in (0.0, 180.0):
        painter.save()
        painter.translate(_MIDDLE)
        painter.rotate(turn)
        painter.translate(-_MIDDLE)
        painter.setClipRect(QRectF(0.0, 0.0, SHEET_WIDTH, 70.0), Qt.ClipOperation.IntersectClip)
        paint()
        painter.restore()
