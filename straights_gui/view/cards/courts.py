"""The court figures: flat, double-headed half-lengths in few shapes, in the ink of their suit."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from engine.cards.card import Card, Rank, Suit
from straights_gui.view.cards.colours import FaceColours, mix
from straights_gui.view.cards.outlines import outline
from straights_gui.view.cards.pips import pip

_FRAME = QRectF(24.0, 9.0, 52.0, 122.0)
_LINE = 0.9
_BUST = QRectF(38.0, 62.0, 58.0, 72.0)
_BUST_SCALE = 1.07

# Shapes of the upper half on the sheet of 100 by 140 units, back to front: (colour, outline).
# Colours: ink and pale (of the suit), gold, bronze, skin, blush, hair, line.
_SHAPES: dict[Rank, tuple[tuple[str, str], ...]] = {
    Rank.KING: (
        ("hair", "M 38 34 C 34 44 35 54 38 60 L 62 60 C 65 54 66 44 62 34 Z"),
        ("ink", "M 24 72 C 25 60 33 54 42 52 L 58 52 C 67 54 75 60 76 72 Z"),
        ("pale", "M 36 54 L 50 72 L 64 54 L 58 51 L 42 51 Z"),
        ("gold", "M 33 55.5 L 37.5 53.5 L 49 72 L 43 72 Z"),
        ("gold", "M 67 55.5 L 62.5 53.5 L 51 72 L 57 72 Z"),
        ("skin", "M 41 30 C 41 27 59 27 59 30 C 60 42 57.5 50 50 51 C 42.5 50 40 42 41 30 Z"),
        (
            "hair",
            "M 40.6 39 C 43 44 46 41 50 42.5 C 54 41 57 44 59.4 39 C 61 50 57 60 50 63 C 43 60 39 50 40.6 39 Z",
        ),
        ("blush", "M 46 45.2 Q 50 43.8 54 45.2 Q 50 48.6 46 45.2 Z"),
        (
            "gold",
            "M 38 29 L 34.5 13.5 L 42.5 20.5 L 50 10.5 L 57.5 20.5 L 65.5 13.5 L 62 29 Q 50 25.5 38 29 Z",
        ),
        ("ink", "O 50 20.8 2.3 3 O 42.6 23.6 1.5 1.9 O 57.4 23.6 1.5 1.9"),
        ("bronze", "M 38 29 Q 50 25.5 62 29 L 61.6 32 Q 50 28.5 38.4 32 Z"),
        ("gold", "M 70.6 20 L 72.6 20 L 72.6 72 L 70.6 72 Z"),
        ("gold", "O 71.6 17.5 3.2 3.2"),
        ("bronze", "M 67.6 31 L 75.6 31 L 75.6 33.4 L 67.6 33.4 Z"),
    ),
    Rank.QUEEN: (
        ("hair", "M 38 27 C 28 38 31 56 36 63 L 64 63 C 69 56 72 38 62 27 C 58 21 42 21 38 27 Z"),
        ("ink", "M 26 72 C 27 62 35 56 43 54 L 57 54 C 65 56 73 62 74 72 Z"),
        ("skin", "M 45.5 46 L 54.5 46 L 56 54 C 58 58 54 63 50 64 C 46 63 42 58 44 54 Z"),
        ("skin", "M 41 31 C 41 25 59 25 59 31 C 60 42 56 50.5 50 51 C 44 50.5 40 42 41 31 Z"),
        (
            "hair",
            "M 40.5 36 C 40 28 46 24.5 50 25.5 C 54 24.5 60 28 59.5 36 C 58 31.5 54 29.5 50 29.2 "
            "C 46 29.5 42 31.5 40.5 36 Z",
        ),
        ("blush", "M 47 45.4 Q 50 43.6 53 45.4 Q 50 48.8 47 45.4 Z"),
        (
            "gold",
            "M 40 25.5 L 36.5 15.5 L 43 19.5 L 46 12 L 50 18.5 L 54 12 L 57 19.5 L 63.5 15.5 L 60 25.5 "
            "Q 50 22 40 25.5 Z",
        ),
        ("ink", "O 46 12 1.4 1.4 O 54 12 1.4 1.4 O 36.5 15.5 1.4 1.4 O 63.5 15.5 1.4 1.4"),
        ("gold", "M 41.5 56 Q 50 66.5 58.5 56 L 60 58 Q 50 70.5 40 58 Z"),
        ("pale", "M 30 64 Q 36 60 40 66 L 44 72 L 28 72 Z"),
        ("pale", "M 70 64 Q 64 60 60 66 L 56 72 L 72 72 Z"),
        ("gold", "O 30.5 49 2.3 2.3"),
        (
            "ink",
            "O 30.5 44.9 2.3 2.3 O 34.4 47.8 2.3 2.3 O 32.9 52.4 2.3 2.3 O 28.1 52.4 2.3 2.3 O 26.6 47.8 2.3 2.3",
        ),
        ("gold", "O 30.5 49 1.7 1.7"),
    ),
    Rank.JACK: (
        ("hair", "M 38.5 29 C 35 38 35.5 47 38 52 L 62 52 C 64.5 47 65 38 61.5 29 Z"),
        ("ink", "M 25 72 C 26 60 34 54.5 43 52.5 L 57 52.5 C 66 54.5 74 60 75 72 Z"),
        ("pale", "M 46 53 L 54 53 L 57 72 L 43 72 Z"),
        ("gold", "M 40 52.5 Q 50 58 60 52.5 L 61 56.5 Q 50 62.5 39 56.5 Z"),
        ("skin", "M 45.5 46 L 54.5 46 L 55.5 53 Q 50 57 44.5 53 Z"),
        ("skin", "M 41 30 C 41 26 59 26 59 30 C 60 42 56.5 50 50 50.6 C 43.5 50 40 42 41 30 Z"),
        ("blush", "M 47 45 Q 50 44 53 45 Q 50 47.6 47 45 Z"),
        ("ink", "M 36 28 C 35 17 47 13.5 56 16 C 63 18 66 24 64 28.5 Q 50 24 36 28 Z"),
        ("gold", "M 36 28 Q 50 23.6 64 28.5 L 63.4 31.6 Q 50 27.4 36.6 31.2 Z"),
        ("pale", "M 60 23 C 64 12 72 11 75 13 C 73 15 74 18 70 20 C 68 23 64 24 60.6 27 Z"),
        ("bronze", "M 29.6 24 L 31.4 24 L 31.4 72 L 29.6 72 Z"),
        ("pale", "M 30.5 11 L 33 20 L 30.5 27 L 28 20 Z"),
        ("gold", "M 31 26 C 36 25 37.5 31 35.5 35 C 34.5 32 32.5 31 31 31 Z"),
        ("gold", "M 30 26.5 L 26 29 L 30 31 Z"),
    ),
}
_LINES = {
    Rank.KING: "M 43.4 35.2 Q 45.4 34 47.4 35.2 M 52.6 35.2 Q 54.6 34 56.6 35.2 M 50 36 L 48.8 41 L 50.6 41",
    Rank.QUEEN: "M 43.6 36.4 Q 45.6 35 47.6 36.4 M 52.4 36.4 Q 54.4 35 56.4 36.4 M 50 37 L 49 41.6 L 50.6 41.6",
    Rank.JACK: "M 43.6 35.8 Q 45.6 34.4 47.6 35.8 M 52.4 35.8 Q 54.4 34.4 56.4 35.8 M 50 36.4 L 49 41 L 50.6 41",
}
_EYES = "O 45.5 37.4 1 1.2 O 54.5 37.4 1 1.2"


Figure = Callable[[QPainter, Card, FaceColours], None]
"""Paints a single court figure, on the sheet of 100 by 140 units; its upper half is inside the frame."""


def paint_court(painter: QPainter, card: Card, colours: FaceColours, figure: Figure | None = None) -> None:
    """Paint a court figure, double-headed and framed, on the sheet of 100 by 140 units."""
    ink = colours.ink(card.suit)
    painter.save()
    painter.setBrush(QColor(mix(colours.paper, colours.gold, 0.13)))
    painter.setPen(QPen(QColor(mix(ink, colours.paper, 0.35)), 0.8))
    painter.drawRect(_FRAME)
    for turn in (0.0, 180.0):
        painter.save()
        painter.translate(50.0, 70.0)
        painter.rotate(turn)
        painter.translate(-50.0, -70.0)
        painter.setClipRect(QRectF(_FRAME.left(), _FRAME.top(), _FRAME.width(), 61.0))
        _paint_half(painter, card, colours, figure or paint_figure)
        painter.restore()
    painter.setPen(QPen(QColor(colours.gold), 1.4))
    painter.drawLine(QPointF(_FRAME.left(), 70.0), QPointF(_FRAME.right(), 70.0))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(mix(ink, colours.paper, 0.2)), 1.0))
    painter.drawRect(_FRAME)
    painter.restore()


def paint_bust(painter: QPainter, card: Card, colours: FaceColours, figure: Figure | None = None) -> None:
    """Paint head and shoulders, framed, beside pip and index, for small court cards."""
    ink = colours.ink(card.suit)
    painter.save()
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(mix(colours.paper, colours.gold, 0.13)))
    painter.drawRect(_BUST)
    painter.save()
    painter.setClipRect(_BUST)
    painter.translate(_BUST.center().x(), _BUST.bottom())
    painter.scale(_BUST_SCALE, _BUST_SCALE)
    painter.translate(-50.0, -71.5)
    (figure or paint_figure)(painter, card, colours)
    painter.restore()
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(mix(ink, colours.paper, 0.2)), 1.4))
    painter.drawRect(_BUST)
    painter.restore()


def _paint_half(painter: QPainter, card: Card, colours: FaceColours, figure: Figure) -> None:
    figure(painter, card, colours)
    painter.setBrush(QColor(colours.ink(card.suit)))
    painter.translate(32.0, 17.5) if card.rank is not Rank.JACK else painter.translate(39.0, 61.0)
    painter.scale(10.5, 10.5)
    painter.drawPath(pip(card.suit))


def paint_figure(painter: QPainter, card: Card, colours: FaceColours) -> None:
    """Paint a court figure in flat colours; its upper half is inside the frame."""
    paints = _paints(card.suit, colours)
    painter.setPen(QPen(QColor(colours.line), _LINE, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    for colour, shape in figure_shapes(card.rank):
        painter.setBrush(QColor(paints[colour]))
        painter.drawPath(shape)
    paint_features(painter, card.rank, QColor(colours.line))


def figure_shapes(rank: Rank) -> tuple[tuple[str, QPainterPath], ...]:
    """The parts of a court figure, back to front: the name of the colour and the outline of each."""
    return tuple((colour, _shape(text)) for colour, text in _SHAPES[rank])


def paint_features(painter: QPainter, rank: Rank, colour: QColor) -> None:
    """Paint the brows and the nose of a court figure with the painter's pen, and the eyes."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(_shape(_LINES[rank]))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour)
    painter.drawPath(_shape(_EYES))


def _paints(suit: Suit, colours: FaceColours) -> dict[str, str]:
    ink = colours.ink(suit)
    return {
        "ink": ink,
        "pale": mix(ink, colours.paper, 0.78),
        "gold": colours.gold,
        "bronze": colours.bronze,
        "skin": colours.skin,
        "blush": mix(colours.blush, "#a04030", 0.4),
        "hair": colours.hair_of(suit),
        "line": colours.line,
    }


@cache
def _shape(text: str) -> QPainterPath:
    return outline(text)
