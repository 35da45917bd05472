"""The empty places of the table: a faint outline with the rank and suit of the card."""

from __future__ import annotations

from PySide6.QtCore import QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from engine.cards.card import Card, Rank, Suit
from straights_gui.view.cards.artwork import glyph, pip
from straights_gui.view.cards.shape import rounded

EDGE, FAINT = 0.34, 0.26
"""The opacity of the outline, and of rank and suit."""

RANK, SUIT = (0.4, 0.36), (0.68, 0.26)
"""The middle as a fraction of the card's height, and the height as one of its width."""


def paint_place(painter: QPainter, card: Card, size: QSizeF, colour: QColor) -> None:
    """Paint the empty place of a card, in this size at the painter's origin."""
    paint_outline(painter, size, colour)
    paint_rank(painter, card.rank, size, colour)
    paint_suit(painter, card.suit, size, colour)


def paint_outline(painter: QPainter, size: QSizeF, colour: QColor) -> None:
    """Paint only the outline."""
    painter.save()
    edge = QColor(colour)
    edge.setAlphaF(EDGE)
    painter.setPen(QPen(edge, 1.0))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(rounded(size, 1.0))
    painter.restore()


def paint_rank(painter: QPainter, rank: Rank, size: QSizeF, colour: QColor) -> None:
    """Paint only the rank."""
    _paint(painter, glyph(rank), size, *RANK, colour)


def paint_suit(painter: QPainter, suit: Suit, size: QSizeF, colour: QColor) -> None:
    """Paint only the suit."""
    _paint(painter, pip(suit), size, *SUIT, colour)


def _paint(
    painter: QPainter, shape: QPainterPath, size: QSizeF, middle: float, height: float, colour: QColor
) -> None:
    faint = QColor(colour)
    faint.setAlphaF(FAINT)
    painter.save()
    painter.translate(size.width() / 2, size.height() * middle)
    painter.scale(size.width() * height, size.width() * height)
    painter.fillPath(shape, faint)
    painter.restore()
