"""Painting of a card's state: a mark for each possible holder, or a shape for a known location.

The marks are stacked in the order of the seats, so that thirteen columns fit.
"""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QBrush, QColor, QFont, QPainter, QPainterPath, QPalette, QPen, QPolygonF

from engine.protocol.sheet import CardMark

_PLACE = 1.45
"""The maximum height of a mark, in line heights."""

_LETTER = 0.8
_PILL = 0.42
_CARD = 0.98
_FAINT = 0.62


def paint_card(painter: QPainter, box: QRectF, mark: CardMark, palette: QPalette, line: float) -> None:
    """Paint what is known of a card into a box, with text of a line height."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    if mark.place == "on_table":
        _paint_tick(painter, box.center(), line, palette)
    elif mark.place == "in_hand":
        _paint_own(painter, box.center(), line, palette)
    elif mark.place == "held":
        height = min((box.height() - 2.0) / len(mark.holders), _PLACE * line)
        top = box.center().y() - height * len(mark.holders) / 2
        for number, letter in enumerate(mark.holders):
            place = QRectF(box.left(), top + number * height, box.width(), height)
            _paint_holder(painter, place, letter, palette, line)
    else:
        _paint_back(painter, box.center(), line, palette, is_mine=mark.place == "put_down")
    painter.restore()


def _paint_holder(painter: QPainter, place: QRectF, letter: str, palette: QPalette, line: float) -> None:
    """Paint a letter on a filled background for a possible holder, a short stroke for an impossible one."""
    text = palette.color(QPalette.ColorRole.Text)
    if not letter:
        text.setAlphaF(_FAINT)
        half = QPointF(0.17 * line, 0.0)
        painter.setPen(QPen(text, max(1.0, 0.07 * line)))
        painter.drawLine(place.center() - half, place.center() + half)
        return
    background = palette.color(QPalette.ColorRole.Highlight)
    background.setAlphaF(_PILL)
    size = QSizeF(min(place.width() - 3.0, 1.3 * line), min(place.height() - 1.5, 1.1 * line))
    pill = QRectF(QPointF(), size)
    pill.moveCenter(place.center())
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(background)
    painter.drawRoundedRect(pill, 0.2 * line, 0.2 * line)
    font = QFont(painter.font())
    font.setPixelSize(max(1, round(min(_LETTER * line, 0.95 * size.height()))))
    painter.setFont(font)
    painter.setPen(text)
    painter.drawText(pill, Qt.AlignmentFlag.AlignCenter, letter)


def _paint_tick(painter: QPainter, middle: QPointF, line: float, palette: QPalette) -> None:
    """Paint a tick: the card is on the table."""
    colour = palette.color(QPalette.ColorRole.Text)
    colour.setAlphaF(_FAINT)
    pen = QPen(colour, max(1.2, 0.09 * line))
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    painter.setPen(pen)
    corners = ((-0.24, 0.02), (-0.07, 0.2), (0.26, -0.22))
    painter.drawPolyline(QPolygonF([middle + QPointF(x * line, y * line) for x, y in corners]))


def _paint_own(painter: QPainter, middle: QPointF, line: float, palette: QPalette) -> None:
    """Paint an upright, filled card: it is in the viewer's hand."""
    path = _card_outline(middle, QSizeF(0.72 * _CARD * line, 1.1 * _CARD * line))
    painter.fillPath(path, palette.color(QPalette.ColorRole.Highlight))
    painter.strokePath(path, QPen(palette.color(QPalette.ColorRole.Text), 1.0))


def _paint_back(painter: QPainter, middle: QPointF, line: float, palette: QPalette, *, is_mine: bool) -> None:
    """Paint a hatched card on its side: it is face down; the viewer's own has a dot."""
    colour = palette.color(QPalette.ColorRole.Text)
    path = _card_outline(middle, QSizeF(0.96 * _CARD * line, 0.66 * _CARD * line))
    painter.fillPath(path, palette.color(QPalette.ColorRole.Base))
    hatch = QColor(colour)
    hatch.setAlphaF(_FAINT)
    painter.fillPath(path, QBrush(hatch, Qt.BrushStyle.BDiagPattern))
    painter.strokePath(path, QPen(colour, 1.0))
    if is_mine:
        painter.setPen(QPen(palette.color(QPalette.ColorRole.Base), 0.1 * line))
        painter.setBrush(colour)
        painter.drawEllipse(middle, 0.24 * line, 0.24 * line)


def _card_outline(middle: QPointF, size: QSizeF) -> QPainterPath:
    box = QRectF(QPointF(), size)
    box.moveCenter(middle)
    path = QPainterPath()
    path.addRoundedRect(box, 0.16 * size.height(), 0.16 * size.height())
    return path
