"""The lines of the plot: each seat has its own colour, dash pattern and mark, and is named by its mark."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPalette, QPen, QPixmap

from straights_gui.view.style.seat_marks import paint_seat_mark, seat_colour

_DASHES: tuple[tuple[float, ...], ...] = ((), (5.0, 2.0), (1.2, 1.8), (3.4, 1.4, 1.0, 1.4))
_MIDDLE_GREY = 128

WIDTH = 0.12
"""The width of a line, in text heights."""

MARK = 0.28
"""The distance from the middle of a mark to its corners, in text heights."""

SAMPLE = 2.0
"""The length of a line sample in the table, in text heights."""


def line_colour(seat: int, palette: QPalette) -> QColor:
    """The colour of a seat's line on the background of a palette."""
    is_dark = palette.color(QPalette.ColorRole.Base).lightness() < _MIDDLE_GREY
    return seat_colour(seat, on_dark=is_dark)


def line_pen(seat: int, palette: QPalette, text_height: float) -> QPen:
    """The pen of a seat's line."""
    pen = QPen(line_colour(seat, palette), max(1.6, WIDTH * text_height))
    if _DASHES[seat]:
        pen.setDashPattern(list(_DASHES[seat]))
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    return pen


def paint_line_mark(
    painter: QPainter, middle: QPointF, seat: int, palette: QPalette, text_height: float
) -> None:
    """Paint a seat's mark, with an edge in the background colour."""
    background, colour = palette.color(QPalette.ColorRole.Base), line_colour(seat, palette)
    paint_seat_mark(painter, middle, MARK * text_height, seat, colour, background)


def line_sample(seat: int, palette: QPalette, text_height: float, ratio: float) -> QPixmap:
    """Render a sample of a seat's line with its mark, for the table."""
    size = QSize(round(SAMPLE * text_height), round(text_height))
    pixmap = QPixmap(size * ratio)
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    box = QRectF(QPointF(), size.toSizeF())
    painter.setPen(line_pen(seat, palette, text_height))
    painter.drawLine(QPointF(box.left(), box.center().y()), QPointF(box.right(), box.center().y()))
    paint_line_mark(painter, box.center(), seat, palette, text_height)
    painter.end()
    return pixmap
