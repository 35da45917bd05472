"""The faces of the cards: paper, indices, and pips, ace or court figure; simpler on little room."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from engine.cards.card import Card, Rank, Suit
from straights_gui.view.cards.colours import FaceColours
from straights_gui.view.cards.courts import paint_bust, paint_court
from straights_gui.view.cards.glyphs import glyph
from straights_gui.view.cards.pips import layout, pip
from straights_gui.view.cards.shape import SHEET_HEIGHT, SHEET_WIDTH, rounded

SIMPLE_BELOW = 60.0
"""The width in logical pixels below which a face is simplified; the smallest hand is wider."""

SIMPLE_ON_TABLE_BELOW = 100.0
"""The same for the cards on the table, which are read from further away than the hand."""

_COURTS = (Rank.JACK, Rank.QUEEN, Rank.KING)
_PIP = 20.0
_INDEX, _LARGE_INDEX, _LARGE_COURT_INDEX = 21.0, 52.0, 46.0


def paint_face(
    painter: QPainter, card: Card, size: QSizeF, colours: FaceColours, *, simple_below: float = SIMPLE_BELOW
) -> None:
    """Paint a face of that size from the painter's origin, simplified where it is narrower than a width.

    The index of the simplified face does not grow beyond that of the full face of that width, so that
    it never shrinks when the card grows.
    """
    painter.save()
    painter.setPen(QPen(QColor(colours.border), max(0.8, size.width() * 0.008)))
    painter.setBrush(QColor(colours.paper))
    painter.drawPath(rounded(size, 0.5))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.scale(size.width() / SHEET_WIDTH, size.height() / SHEET_HEIGHT)
    if size.width() < simple_below:
        _paint_simple(painter, card, colours, _INDEX * simple_below / size.width())
    else:
        _paint_full(painter, card, colours)
    painter.restore()


def _paint_simple(painter: QPainter, card: Card, colours: FaceColours, tallest: float) -> None:
    """Paint a large index, at most so tall, and a large pip: legible on the smallest cards."""
    painter.setBrush(QColor(colours.ink(card.suit)))
    if card.rank in _COURTS:
        paint_bust(painter, card, colours)
        part = min(1.0, tallest / _LARGE_COURT_INDEX)
        _draw(painter, card, QPointF(26.0, 31.0) * part, _LARGE_COURT_INDEX * part, is_pip=False)
        _draw(painter, card, QPointF(21.0, 74.0) * part, 31.0 * part, is_pip=True)
        return
    part = min(1.0, tallest / _LARGE_INDEX)
    _draw(painter, card, QPointF(30.0, 38.0) * part, _LARGE_INDEX * part, is_pip=False)
    _draw(painter, card, QPointF(46.0 + 6.0 * (1 - part), 98.0 - 40.0 * (1 - part)), 64.0, is_pip=True)


def _paint_full(painter: QPainter, card: Card, colours: FaceColours) -> None:
    ink = QColor(colours.ink(card.suit))
    if card.rank in _COURTS:
        paint_court(painter, card, colours)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(ink)
    if card.rank is Rank.ACE:
        _paint_ace(painter, card, colours)
    elif card.rank not in _COURTS:
        for spot in layout(card.rank):
            _draw(painter, card, QPointF(spot.x, spot.y), -_PIP if spot.turned else _PIP, is_pip=True)
    for turn in (0.0, 180.0):
        painter.save()
        painter.translate(50.0, 70.0)
        painter.rotate(turn)
        painter.translate(-50.0, -70.0)
        _draw(painter, card, QPointF(13.0, 17.0), _INDEX, is_pip=False)
        _draw(painter, card, QPointF(13.0, 37.0), 14.0, is_pip=True)
        painter.restore()


def _paint_ace(painter: QPainter, card: Card, colours: FaceColours) -> None:
    """One large pip; that of spades carries an ornament, as it has since it bore the tax stamp."""
    spades = card.suit is Suit.SPADES
    _draw(painter, card, QPointF(50.0, 70.0), 74.0 if spades else 54.0, is_pip=True)
    if not spades:
        return
    painter.setBrush(QColor(colours.paper))
    _draw(painter, card, QPointF(50.0, 66.5), 46.0, is_pip=True)
    painter.setBrush(QColor(colours.gold))
    _draw(painter, card, QPointF(50.0, 65.5), 38.0, is_pip=True)
    painter.setBrush(QColor(colours.ink(card.suit)))
    _draw(painter, card, QPointF(50.0, 64.5), 27.0, is_pip=True)


def _draw(painter: QPainter, card: Card, middle: QPointF, height: float, *, is_pip: bool) -> None:
    """Draw the suit's symbol or the rank's letter, so high; upside down with a negative height."""
    painter.save()
    painter.translate(middle)
    painter.scale(height, height)
    painter.drawPath(pip(card.suit) if is_pip else glyph(card.rank))
    painter.restore()
