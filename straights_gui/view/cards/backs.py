"""The back of the cards: a lattice in a frame, and the four suits around the middle."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from engine.cards.card import Suit
from straights_gui.view.cards.colours import BackColours
from straights_gui.view.cards.pips import pip
from straights_gui.view.cards.shape import SHEET_HEIGHT, SHEET_WIDTH, rounded

_FRAME = QRectF(7.0, 7.0, SHEET_WIDTH - 14.0, SHEET_HEIGHT - 14.0)
_STEP = 10.75
_SUIT_STEP = 15.0


def paint_back(painter: QPainter, size: QSizeF, colours: BackColours) -> None:
    """Paint a back of that size from the painter's origin."""
    painter.save()
    painter.setPen(QPen(QColor(colours.border), max(0.8, size.width() * 0.008)))
    painter.setBrush(QColor(colours.paper))
    painter.drawPath(rounded(size, 0.5))
    painter.scale(size.width() / SHEET_WIDTH, size.height() / SHEET_HEIGHT)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(colours.background))
    painter.drawRoundedRect(_FRAME, 4.0, 4.0)
    _paint_lattice(painter, colours)
    _paint_emblem(painter, colours)
    painter.restore()


def _paint_lattice(painter: QPainter, colours: BackColours) -> None:
    painter.save()
    painter.setClipRect(_FRAME.adjusted(2.5, 2.5, -2.5, -2.5))
    painter.setPen(QPen(QColor(colours.line), 1.1))
    reach = SHEET_HEIGHT + SHEET_WIDTH
    steps = round(2 * reach / _STEP)
    for number in range(-steps // 2, steps // 2 + 1):
        x = 50.0 + (number + 0.5) * _STEP
        painter.drawLine(QPointF(x - 70.0, 0.0), QPointF(x + 70.0, SHEET_HEIGHT))
        painter.drawLine(QPointF(x + 70.0, 0.0), QPointF(x - 70.0, SHEET_HEIGHT))
    painter.restore()
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(colours.gold), 1.6))
    painter.drawRoundedRect(_FRAME.adjusted(3.0, 3.0, -3.0, -3.0), 2.5, 2.5)


def _paint_emblem(painter: QPainter, colours: BackColours) -> None:
    painter.save()
    painter.translate(50.0, 70.0)
    painter.setPen(QPen(QColor(colours.gold), 1.6))
    painter.setBrush(QColor(colours.deep))
    painter.drawEllipse(QPointF(0.0, 0.0), 27.0, 27.0)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(colours.gold))
    for number, suit in enumerate(Suit):
        painter.save()
        painter.rotate(90.0 * number)
        painter.translate(0.0, -_SUIT_STEP)
        painter.scale(15.0, 15.0)
        painter.drawPath(pip(suit))
        painter.restore()
    painter.restore()
