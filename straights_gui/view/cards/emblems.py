"""The court cards of the minimal face: a crown, a coronet and a feather for king, queen and jack."""

from __future__ import annotations

from functools import cache

from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QPainter, QPainterPath

from engine.cards.card import Card, Rank
from straights_gui.view.cards.colours import FaceColours
from straights_gui.view.cards.outlines import outline
from straights_gui.view.cards.pips import draw_pip

# Outlines around the origin, about 100 units wide.
_EMBLEMS = {
    Rank.KING: (
        "M -42 28 L -50 -22 L -25 -1 L 0 -36 L 25 -1 L 50 -22 L 42 28 Z"
        " M -42 35 L 42 35 L 42 45 L -42 45 Z"
        " O -50 -29 6.5 6.5 O 0 -43 7 7 O 50 -29 6.5 6.5"
    ),
    Rank.QUEEN: (
        "M -43 28 L -52 -8 Q -38 -4 -31 8 Q -27 -14 -17 -24 Q -8 -14 0 6 Q 8 -14 17 -24 Q 27 -14 31 8"
        " Q 38 -4 52 -8 L 43 28 Q 0 36 -43 28 Z"
        " M -42 35 Q 0 43 42 35 L 41 44 Q 0 52 -41 44 Z"
        " O -53 -15 5.5 5.5 O -17 -32 6.5 6.5 O 17 -32 6.5 6.5 O 53 -15 5.5 5.5"
    ),
    Rank.JACK: (
        "M -38 50 C -37 34 -34 26 -30 17 C -34 -12 -12 -42 42 -50 C 40 -40 44 -30 38 -18 L 26 -16 L 36 -10"
        " C 32 2 26 12 16 20 L 4 20 L 11 25 C 0 32 -14 33 -24 26 C -28 33 -30 40 -31 50 Z"
    ),
}
_SHAFT = "M -29 24 C -18 0 0 -22 26 -36 C 4 -18 -10 4 -22 27 Z"


def paint_emblem(painter: QPainter, card: Card, colours: FaceColours) -> None:
    """Paint the emblem of a court card on the sheet of 100 by 140 units, above its suit."""
    _paint(painter, card, colours, QPointF(58.0, 70.0), 0.46)
    draw_pip(painter, card.suit, QPointF(58.0, 111.0), 25.0)


def paint_small_emblem(painter: QPainter, card: Card, colours: FaceColours) -> None:
    """Paint the emblem enlarged in the lower right part of the sheet, for small court cards."""
    _paint(painter, card, colours, QPointF(60.0, 103.0), 0.56)


def _paint(painter: QPainter, card: Card, colours: FaceColours, middle: QPointF, scale: float) -> None:
    painter.save()
    painter.translate(middle)
    painter.scale(scale, scale)
    painter.setBrush(QColor(colours.ink(card.suit)))
    painter.drawPath(_shape(_EMBLEMS[card.rank]))
    if card.rank is Rank.JACK:
        painter.setBrush(QColor(colours.paper))
        painter.drawPath(_shape(_SHAFT))
    painter.restore()


@cache
def _shape(text: str) -> QPainterPath:
    return outline(text)
