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

SIMPLE_BELOW = 64.0
"""The width in device pixels below which a face is simplified."""

_COURTS = (Rank.JACK, Rank.QUEEN, Rank.KING)
_PIP = 20.0


def paint_face(
    painter: QPainter, card: Card, size: QSizeF, colours: FaceColours, *, is_large_print: bool = False
) -> None:
    """Paint a face of that size from the painter's origin, ornate or in large print."""
    painter.save()
    painter.setPen(QPen(QColor(colours.border), max(0.8, size.width() * 0.008)))
    painter.setBrush(QColor(colours.paper))
    painter.drawPath(rounded(size, 0.5))
    painter.setPen(Qt.PenStyle.NoPen)
    device_width = size.width() * painter.deviceTransform().m11()
    painter.scale(size.width() / SHEET_WIDTH, size.height() / SHEET_HEIGHT)
    if is_large_print or device_width < SIMPLE_BELOW:
        _paint_simple(painter, card, colours)
    else:
        _paint_full(painter, card, colours)
    painter.restore()


def _paint_simple(painter: QPainter, card: Card, colours: FaceColours) -> None:
    """A large index and a large pip: legible on the smallest cards."""
    painter.setBrush(QColor(colours.ink(card.suit)))
    if card.rank in _COURTS:
        paint_bust(painter, card, colours)
        _draw(painter, card, QPointF(26.0, 31.0), 46.0, is_pip=False)
        _draw(painter, card, QPointF(21.0, 74.0), 31.0, is_pip=True)
        return
    _draw(painter, card, QPointF(30.0, 38.0), 52.0, is_pip=False)
    _draw(painter, card, QPointF(46.0, 98.0), 64.0, is_pip=True)


def _paint_full(painter: QPainter, card: Card, colours: FaceColours) -> None:
    """Indices in two corners, and what the rank calls for between them."""
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
        _draw(painter, card, QPointF(13.0, 17.0), 21.0, is_pip=False)
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
    """The suit's symbol or the rank's letter, so high; upside down with a negative height."""
    painter.save()
    painter.translate(middle)
    painter.scale(height, height)
    painter.drawPath(pip(card.suit) if is_pip else glyph(card.rank))
    painter.restore()
