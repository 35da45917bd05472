"""The backs of the cards: a pattern in a frame, and on some an emblem in the middle."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from engine.cards.card import Suit
from engine.fast_dataclass import dataclass
from straights_gui.view.cards.colours import BackColours
from straights_gui.view.cards.pips import pip
from straights_gui.view.cards.shape import SHEET_HEIGHT, SHEET_WIDTH, paint_paper

FRAME = QRectF(7.0, 7.0, SHEET_WIDTH - 14.0, SHEET_HEIGHT - 14.0)
"""The printed part of the sheet."""

_STEP = 10.75
_SUIT_STEP = 15.0

Pattern = Callable[[QPainter, BackColours], None]
"""Paints the inside of the frame, on the sheet of 100 by 140 units; the painter is clipped to it."""


def paint_lattice(painter: QPainter, colours: BackColours) -> None:
    """Paint diagonal lines in both directions."""
    painter.setPen(QPen(QColor(colours.line), 1.1))
    reach = SHEET_HEIGHT + SHEET_WIDTH
    steps = round(2 * reach / _STEP)
    for number in range(-steps // 2, steps // 2 + 1):
        x = 50.0 + (number + 0.5) * _STEP
        painter.drawLine(QPointF(x - 70.0, 0.0), QPointF(x + 70.0, SHEET_HEIGHT))
        painter.drawLine(QPointF(x + 70.0, 0.0), QPointF(x - 70.0, SHEET_HEIGHT))


@dataclass(frozen=True, slots=True)
class BackDesign:
    """The design of a back.

    Attributes:
        has_emblem: whether the four suits are shown around the middle.
    """

    colours: BackColours = BackColours()
    pattern: Pattern = paint_lattice
    has_emblem: bool = True


LATTICE = BackDesign()


def paint_back(painter: QPainter, size: QSizeF, design: BackDesign) -> None:
    """Paint a back of this size at the painter's origin."""
    colours = design.colours
    painter.save()
    paint_paper(painter, size, colours.paper, colours.border)
    painter.scale(size.width() / SHEET_WIDTH, size.height() / SHEET_HEIGHT)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(colours.background))
    painter.drawRoundedRect(FRAME, 4.0, 4.0)
    painter.save()
    painter.setClipRect(FRAME.adjusted(2.5, 2.5, -2.5, -2.5))
    design.pattern(painter, colours)
    painter.restore()
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(colours.gold), 1.6))
    painter.drawRoundedRect(FRAME.adjusted(3.0, 3.0, -3.0, -3.0), 2.5, 2.5)
    if design.has_emblem:
        _paint_emblem(painter, colours)
    painter.restore()


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
