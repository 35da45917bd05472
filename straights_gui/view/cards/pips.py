"""The four suit symbols as outlines in a unit box, and the layout of pips on number cards."""

from functools import cache
from typing import NamedTuple

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter, QPainterPath, QTransform

from engine.cards.card import Rank, Suit
from straights_gui.view.cards.outlines import outline, symmetric

# Left halves on a grid of 100 units around the origin, from the top of the axis to its foot.
_HALVES = {
    Suit.HEARTS: "M 0 -27 C -4 -39 -13 -46 -24.5 -46 C -38 -46 -48 -36 -48 -20 C -48 10 -12 28 0 49",
    Suit.DIAMONDS: "M 0 -50 Q -14 -22 -37 0 Q -14 22 0 50",
    Suit.SPADES: (
        "M 0 -50 C -11 -30 -46 -13 -46 13 C -46 27 -36.5 35.5 -25 35.5 C -16 35.5 -8.5 31.5 -3.6 24.5"
        " C -4.4 36 -8.5 44.5 -17.5 50 L 0 50"
    ),
    Suit.CLUBS: (
        "M 0 -49 C -13 -49 -22.5 -39.5 -22.5 -27.5 C -22.5 -20.5 -19.5 -14.5 -14.5 -10"
        " C -17.5 -11.5 -21 -12.2 -25 -12.2 C -38 -12.2 -48 -2.5 -48 10.5 C -48 23.5 -38 33 -25.5 33"
        " C -16 33 -7.5 27.5 -3.6 19.5 C -4 33.5 -8.2 43.8 -17.5 50 L 0 50"
    ),
}


class Spot(NamedTuple):
    """A position on the sheet of 100 by 140 units, and whether the pip there is upside down."""

    x: float
    y: float
    turned: bool


_LEFT, _MIDDLE, _RIGHT = 34.5, 50.0, 65.5
_TOP, _CENTRE = 25.0, 70.0
_THIRD = (2 * _CENTRE - 2 * _TOP) / 3.0

_COLUMNS: dict[Rank, tuple[tuple[float, ...], tuple[float, ...]]] = {
    # rank: (rows of the two outer columns, rows of the middle column), as heights on the sheet
    Rank.TWO: ((), (_TOP, 115.0)),
    Rank.THREE: ((), (_TOP, _CENTRE, 115.0)),
    Rank.FOUR: ((_TOP, 115.0), ()),
    Rank.FIVE: ((_TOP, 115.0), (_CENTRE,)),
    Rank.SIX: ((_TOP, _CENTRE, 115.0), ()),
    Rank.SEVEN: ((_TOP, _CENTRE, 115.0), (47.5,)),
    Rank.EIGHT: ((_TOP, _CENTRE, 115.0), (47.5, 92.5)),
    Rank.NINE: ((_TOP, _TOP + _THIRD, 115.0 - _THIRD, 115.0), (_CENTRE,)),
    Rank.TEN: ((_TOP, _TOP + _THIRD, 115.0 - _THIRD, 115.0), (_TOP + _THIRD / 2, 115.0 - _THIRD / 2)),
}


@cache
def pip(suit: Suit) -> QPainterPath:
    """Return the symbol of a suit, centred on the origin and one unit high."""
    return QTransform.fromScale(0.01, 0.01).map(symmetric(outline(_HALVES[suit]), 0.0))


@cache
def layout(rank: Rank) -> tuple[Spot, ...]:
    """Return the positions of the pips of a number card; those in the lower half are upside down."""
    outer, middle = _COLUMNS[rank]
    places = [(x, y) for x in (_LEFT, _RIGHT) for y in outer] + [(_MIDDLE, y) for y in middle]
    return tuple(Spot(x, y, y > _CENTRE) for x, y in places)


def draw_pip(painter: QPainter, suit: Suit, middle: QPointF, height: float) -> None:
    """Draw a suit symbol of this height with the painter's brush; upside down if it is negative."""
    painter.save()
    painter.translate(middle)
    painter.scale(height, height)
    painter.drawPath(pip(suit))
    painter.restore()
