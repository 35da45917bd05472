"""What tells the seats apart wherever they are drawn: a colour and a shape each."""

from __future__ import annotations

from math import cos, pi, sin

from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF

_ON_LIGHT = ("#0a5aa8", "#a63c06", "#1a6e36", "#7a3596")
_ON_DARK = ("#8cc4ff", "#ffb27a", "#8fe0a6", "#dcb0f5")
_ROUND = 24
_CORNERS = ((_ROUND, 0.0), (4, pi / 4), (3, -pi / 2), (4, 0.0))
"""Of the marks: how many corners, and where the first is: a disc, a square, a triangle, a diamond."""

_HOLLOW = 3
"""Whose mark is hollow: small, a diamond and a disc are much alike."""


def seat_colour(seat: int, *, on_dark: bool) -> QColor:
    """The colour of a seat on a light or a dark background; the felt, its panels and sheets count as dark."""
    return QColor((_ON_DARK if on_dark else _ON_LIGHT)[seat])


def seat_shape(seat: int, middle: QPointF, radius: float) -> QPolygonF:
    """The corners of a seat's mark; `radius` is from its middle to the corners."""
    corners, start = _CORNERS[seat]
    reach = radius * (1.25 if corners < _ROUND else 1.0)
    angles = (start + 2 * pi * number / corners for number in range(corners))
    return QPolygonF([middle + QPointF(reach * cos(angle), reach * sin(angle)) for angle in angles])


def paint_seat_mark(
    painter: QPainter, middle: QPointF, radius: float, seat: int, colour: QColor, background: QColor
) -> None:
    """Paint a seat's mark, with an edge in the colour of the background."""
    is_hollow = seat == _HOLLOW
    painter.setPen(QPen(colour, 0.4 * radius) if is_hollow else QPen(background, 1.0))
    painter.setBrush(background if is_hollow else colour)
    painter.drawPolygon(seat_shape(seat, middle, radius))
