"""The court figures in two more techniques: engraving with hatching, and woodcut in a few strong tones."""

from __future__ import annotations

from functools import cache
from itertools import pairwise
from math import ceil

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from engine.cards.card import Card, Rank
from straights_gui.view.cards.colours import FaceColours, mix
from straights_gui.view.cards.courts import figure_shapes, paint_bust, paint_court, paint_features

_FINE, _HATCH, _HATCH_STEP = 0.55, 0.4, 1.55
_STRONG = 1.5
_HATCHED = ("ink", "hair", "bronze")


def paint_engraved_court(painter: QPainter, card: Card, colours: FaceColours) -> None:
    """Paint a court card in the style of an engraving."""
    paint_court(painter, card, colours, _paint_engraving)


def paint_engraved_bust(painter: QPainter, card: Card, colours: FaceColours) -> None:
    """Paint head and shoulders in the style of an engraving."""
    paint_bust(painter, card, colours, _paint_engraving)


def paint_woodcut_court(painter: QPainter, card: Card, colours: FaceColours) -> None:
    """Paint a court card in the style of a woodcut."""
    paint_court(painter, card, colours, _paint_woodcut)


def paint_woodcut_bust(painter: QPainter, card: Card, colours: FaceColours) -> None:
    """Paint head and shoulders in the style of a woodcut."""
    paint_bust(painter, card, colours, _paint_woodcut)


def _paint_engraving(painter: QPainter, card: Card, colours: FaceColours) -> None:
    ink = colours.ink(card.suit)
    washes = {
        "ink": mix(colours.paper, ink, 0.22),
        "hair": mix(colours.paper, colours.hair_of(card.suit), 0.4),
        "gold": mix(colours.paper, colours.gold, 0.7),
        "bronze": mix(colours.paper, colours.bronze, 0.6),
        "blush": mix(colours.paper, colours.blush, 0.6),
    }
    pen = QPen(QColor(colours.line), _FINE, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap)
    for number, (part, shape) in enumerate(figure_shapes(card.rank)):
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(washes.get(part, colours.paper)))
        painter.drawPath(shape)
        if part in _HATCHED:
            painter.setPen(QPen(QColor(ink if part == "ink" else colours.line), _HATCH))
            painter.drawPath(_hatching(card.rank, number))
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(shape)
    paint_features(painter, card.rank, QColor(colours.line))


@cache
def _hatching(rank: Rank, number: int) -> QPainterPath:
    """The hatching of a part of a figure, cut at its outline; clipping it takes a hundred times longer."""
    _part, shape = figure_shapes(rank)[number]
    crossings: dict[int, list[float]] = {}
    for polygon in shape.toSubpathPolygons():
        for start, end in pairwise(polygon.toList()):
            _add_crossings(crossings, start, end)
    path = QPainterPath()
    for line, across in crossings.items():
        across.sort()
        for left, right in zip(across[::2], across[1::2], strict=False):
            for x, add in ((left, path.moveTo), (right, path.lineTo)):
                add(x, line * _HATCH_STEP - x)
    return path


def _add_crossings(crossings: dict[int, list[float]], start: QPointF, end: QPointF) -> None:
    """Add the crossings of an edge with the lines x + y = n * step, as x by n."""
    first, last = ((point.x() + point.y()) / _HATCH_STEP for point in (start, end))
    for line in range(ceil(min(first, last)), ceil(max(first, last))):
        part = (line - first) / (last - first)
        crossings.setdefault(line, []).append(start.x() + part * (end.x() - start.x()))


def _paint_woodcut(painter: QPainter, card: Card, colours: FaceColours) -> None:
    ink = colours.ink(card.suit)
    tones = {"ink": ink, "hair": colours.hair_of(card.suit), "gold": colours.gold, "bronze": colours.bronze}
    painter.setPen(QPen(QColor(colours.line), _STRONG, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    for part, shape in figure_shapes(card.rank):
        painter.setBrush(QColor(tones.get(part, colours.paper)))
        painter.drawPath(shape)
    paint_features(painter, card.rank, QColor(colours.line))
