"""The empty places of the table: a faint outline with the rank and suit of the card."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QSizeF
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from engine.cards.card import Card, Rank, Suit
from straights_gui.view.cards.artwork import glyph, pip
from straights_gui.view.cards.shape import faint, fill_at, rounded

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
    painter.strokePath(rounded(size, 1.0), QPen(faint(colour, EDGE), 1.0))


def paint_rank(painter: QPainter, rank: Rank, size: QSizeF, colour: QColor) -> None:
    """Paint only the rank."""
    _paint(painter, glyph(rank), size, *RANK, colour)


def paint_suit(painter: QPainter, suit: Suit, size: QSizeF, colour: QColor) -> None:
    """Paint only the suit."""
    _paint(painter, pip(suit), size, *SUIT, colour)


def _paint(
    painter: QPainter, shape: QPainterPath, size: QSizeF, middle: float, height: float, colour: QColor
) -> None:
    place = QPointF(size.width() / 2, size.height() * middle)
    fill_at(painter, shape, place, size.width() * height, faint(colour, FAINT))
