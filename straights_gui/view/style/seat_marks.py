"""The colours and the shapes that identify the seats, by the seats' marks, 0 to 7."""

from __future__ import annotations

from math import cos, pi, sin

from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF

from straights_gui.view.style.theme import theme, tokens
from straights_gui.view.style.tokens import SEATS_ON_DARK, SEATS_ON_LIGHT

_ROUND = 24
_CORNERS = (
    *((_ROUND, 0.0), (4, pi / 4), (3, -pi / 2), (4, 0.0)),
    *((3, pi / 2), (12, pi / 4), (5, -pi / 2), (6, 0.0)),
)
"""The number of corners of each mark and the angle of the first.

Disc, square, triangle, diamond; triangle on its corner, cross, pentagon, hexagon.
"""

_CROSS, _ARM = 5, 0.38
"""The mark with arms, and the distance of the four corners between them from the middle."""

_HOLLOW = 3
"""The mark with a hollow shape, as a small diamond looks much like a disc."""


def seat_colour(mark: int, *, on_dark: bool) -> QColor:
    """The colour of a mark on a light or a dark background."""
    return QColor((SEATS_ON_DARK if on_dark else SEATS_ON_LIGHT)[mark])


def table_seat_colour(mark: int) -> QColor:
    """The colour of a mark on the table, which is dark unless the desktop forces another colour."""
    return seat_colour(mark, on_dark=True) if theme().forced is None else sheet_seat_colour(mark)


def sheet_seat_colour(mark: int) -> QColor:
    """The colour of a mark on sheets and panels."""
    return QColor(tokens().seats[mark])


def seat_shape(mark: int, middle: QPointF, radius: float) -> QPolygonF:
    """The shape of a mark; `radius` is the distance of its corners from the middle."""
    corners, start = _CORNERS[mark]
    reach = radius * (1.25 if corners < _ROUND else 1.0)
    if mark == _CROSS:
        return _cross(middle, reach)
    angles = (start + 2 * pi * number / corners for number in range(corners))
    return QPolygonF([middle + QPointF(reach * cos(angle), reach * sin(angle)) for angle in angles])


def _cross(middle: QPointF, reach: float) -> QPolygonF:
    """A cross with four arms, its corners in turn from the upper right."""
    arm = _ARM * reach
    corners = [QPointF(arm, -arm), QPointF(reach, -arm), QPointF(reach, arm)]
    for _ in range(3):
        corners += [QPointF(-corner.y(), corner.x()) for corner in corners[-3:]]
    return QPolygonF([middle + corner for corner in corners])


def paint_seat_mark(
    painter: QPainter, middle: QPointF, radius: float, mark: int, colour: QColor, background: QColor
) -> None:
    """Paint a mark, with an edge in the background colour."""
    is_hollow = mark == _HOLLOW
    painter.setPen(QPen(colour, 0.4 * radius) if is_hollow else QPen(background, 1.0))
    painter.setBrush(background if is_hollow else colour)
    painter.drawPolygon(seat_shape(mark, middle, radius))
