"""The faces of the cards: paper, indices, and pips, ace or court figure; simplified for small cards."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter

from engine.cards.card import Card, Rank, Suit
from straights_gui.view.cards.face_design import FaceDesign
from straights_gui.view.cards.glyphs import glyph
from straights_gui.view.cards.pips import draw_pip, layout
from straights_gui.view.cards.shape import SHEET_HEIGHT, SHEET_WIDTH, paint_paper

SIMPLE_BELOW = 77.0
"""The width in logical pixels below which a face is simplified: an index in the hand is then 16 high."""

SIMPLE_ON_TABLE_BELOW = 100.0
"""The same for cards on the table, which are read from further away than the hand."""

_COURTS = (Rank.JACK, Rank.QUEEN, Rank.KING)
_LARGE_INDEX, _LARGE_COURT_INDEX = 52.0, 46.0


def paint_face(
    painter: QPainter, card: Card, size: QSizeF, design: FaceDesign, *, simple_below: float = SIMPLE_BELOW
) -> None:
    """Paint a face of this size at the painter's origin, simplified if it is narrower than `simple_below`.

    The index of the simplified face is limited to that of the full face at this width, so that it never
    shrinks when the card grows.
    """
    colours = design.colours
    painter.save()
    paint_paper(painter, size, colours.paper, colours.border)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.scale(size.width() / SHEET_WIDTH, size.height() / SHEET_HEIGHT)
    if design.paper is not None:
        design.paper(painter, card, colours)
    if design.is_always_simple:
        _paint_simple(painter, card, design, SHEET_WIDTH)
    elif size.width() < simple_below:
        _paint_simple(painter, card, design, design.index * simple_below / size.width())
    else:
        _paint_full(painter, card, design)
    painter.restore()


def _paint_simple(painter: QPainter, card: Card, design: FaceDesign, tallest: float) -> None:
    """Paint an index of at most this height, and a large pip: legible on the smallest cards."""
    ink = QColor(design.colours.ink(card.suit))
    painter.setBrush(ink)
    if card.rank in _COURTS:
        design.bust(painter, card, design.colours)
        painter.setBrush(ink)
        part = min(1.0, tallest / _LARGE_COURT_INDEX)
        _draw_index(painter, card, QPointF(26.0, 31.0) * part, _LARGE_COURT_INDEX * part, design)
        draw_pip(painter, card.suit, QPointF(21.0, 74.0) * part, 31.0 * part)
        return
    part = min(1.0, tallest / _LARGE_INDEX)
    _draw_index(painter, card, QPointF(30.0, 38.0) * part, _LARGE_INDEX * part, design)
    draw_pip(painter, card.suit, QPointF(46.0 + 6.0 * (1 - part), 98.0 - 40.0 * (1 - part)), 64.0)


def _paint_full(painter: QPainter, card: Card, design: FaceDesign) -> None:
    ink = QColor(design.colours.ink(card.suit))
    painter.setBrush(ink)
    if card.rank in _COURTS:
        design.court(painter, card, design.colours)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(ink)
    if card.rank not in _COURTS:
        _paint_number(painter, card, design)
    for turn in (0.0,) if design.has_one_pip else (0.0, 180.0):
        painter.save()
        painter.translate(50.0, 70.0)
        painter.rotate(turn)
        painter.translate(-50.0, -70.0)
        top = 6.5 + design.index / 2
        _draw_index(painter, card, QPointF(design.index_x, top), design.index, design)
        below = top + design.index / 2 + 2.5 + design.index_pip / 2
        draw_pip(painter, card.suit, QPointF(design.index_x, below), design.index_pip)
        painter.restore()


def _paint_number(painter: QPainter, card: Card, design: FaceDesign) -> None:
    if design.has_one_pip:
        draw_pip(painter, card.suit, QPointF(60.0, 92.0), design.pip)
    elif card.rank is Rank.ACE:
        _paint_ace(painter, card, design)
    else:
        for spot in layout(card.rank):
            draw_pip(painter, card.suit, QPointF(spot.x, spot.y), -design.pip if spot.turned else design.pip)


def _paint_ace(painter: QPainter, card: Card, design: FaceDesign) -> None:
    """Paint one large pip; that of spades has an ornament, a tradition since it bore the tax stamp."""
    colours = design.colours
    spades = card.suit is Suit.SPADES
    draw_pip(painter, card.suit, QPointF(50.0, 70.0), 74.0 if spades else 54.0)
    if not spades:
        return
    painter.setBrush(QColor(colours.paper))
    draw_pip(painter, card.suit, QPointF(50.0, 66.5), 46.0)
    painter.setBrush(QColor(colours.gold))
    draw_pip(painter, card.suit, QPointF(50.0, 65.5), 38.0)
    painter.setBrush(QColor(colours.ink(card.suit)))
    draw_pip(painter, card.suit, QPointF(50.0, 64.5), 27.0)


def _draw_index(painter: QPainter, card: Card, middle: QPointF, height: float, design: FaceDesign) -> None:
    painter.save()
    painter.translate(middle)
    painter.scale(height, height)
    painter.drawPath(glyph(card.rank, design.lettering))
    painter.restore()
