"""Paints a person with an expression in a disc, or renders it to a pixmap that is kept."""

from __future__ import annotations

from functools import cache, lru_cache

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPixmap

from straights_gui.view.cards.colours import mix
from straights_gui.view.cards.drawing import outline
from straights_gui.view.cards.shape import round_pen
from straights_gui.view.portraits.expressions import Expression
from straights_gui.view.portraits.features import LINE, LINE_WIDTH, paint_cheeks, paint_features
from straights_gui.view.portraits.people import FEATURES, PEOPLE, Portrait, Shapes
from straights_gui.view.style.blank_pixmap import begin_pixmap

SHEET = 100.0
"""The side of the square on which people are drawn."""

_WITHOUT_EDGE = frozenset({"bare", "stubble"})
_MIDDLE = QPointF(50.0, 53.0)  # fixed at any zoom


def paint_portrait(painter: QPainter, portrait: Portrait, expression: Expression) -> None:
    """Paint head and shoulders in the disc that fills the sheet."""
    disc = QPainterPath()
    disc.addEllipse(QRectF(0.0, 0.0, SHEET, SHEET))
    painter.save()
    painter.setClipPath(disc, Qt.ClipOperation.IntersectClip)
    painter.fillPath(disc, QColor(portrait.ground))
    painter.translate(_MIDDLE)
    painter.scale(portrait.zoom, portrait.zoom)
    painter.translate(-_MIDDLE)
    _paint_shapes(painter, portrait, portrait.behind)
    _paint_shapes(painter, portrait, (("skin", FEATURES["neck"]),))
    painter.fillPath(outline(FEATURES["shadow"]), QColor(mix(portrait.skin, "#5a2f26", 0.28)))
    _paint_shapes(painter, portrait, portrait.clothes)
    if portrait.has_ears:
        _paint_shapes(painter, portrait, (("skin", FEATURES["ears"]),))
    _paint_shapes(painter, portrait, (("skin", portrait.face),))
    paint_cheeks(painter, portrait, expression.look)
    _paint_shapes(painter, portrait, portrait.on_face)
    paint_features(painter, portrait, expression)
    _paint_shapes(painter, portrait, portrait.front)
    painter.restore()


def _paint_shapes(painter: QPainter, portrait: Portrait, shapes: Shapes) -> None:
    """Paint outlines: filled with an edge, or as a line only if the outline begins with `~`."""
    colours = _colours(portrait)
    for colour, text in shapes:
        is_line = text.startswith("~")
        ink = QColor(colours[colour])
        if is_line:
            painter.strokePath(outline(text), round_pen(ink, 1.9))
            continue
        painter.setBrush(ink)
        edge = round_pen(LINE, LINE_WIDTH)
        painter.setPen(Qt.PenStyle.NoPen if colour in _WITHOUT_EDGE else edge)
        painter.drawPath(outline(text))


@cache
def _colours(portrait: Portrait) -> dict[str, str]:
    return {
        "skin": portrait.skin,
        "bare": portrait.skin,
        "line": LINE,
        "hair": portrait.hair,
        "light": mix(portrait.hair, "#ffffff", 0.26),
        "silver": mix(portrait.hair, "#000000", 0.16),
        "bronze": mix(portrait.hair, "#000000", 0.3),
        "shine": mix(portrait.skin, "#ffffff", 0.5),
        "stubble": mix(portrait.skin, portrait.hair, 0.24),
        "top": portrait.top,
        "trim": portrait.trim,
        "accent": portrait.accent,
        "accent_dark": mix(portrait.accent, "#000000", 0.22),
        "accent_light": mix(portrait.accent, "#ffffff", 0.3),
        "gold": "#dfb04e",
    }


_KEPT = 64
"""More than the expressions of four players in a round."""


@lru_cache(maxsize=_KEPT)
def portrait_pixmap(name: str, side: float, ratio: float, expression: Expression) -> QPixmap:
    """Render a portrait in a disc of a diameter in logical pixels, for a device pixel ratio."""
    pixmap, painter = begin_pixmap(QSizeF(side, side).expandedTo(QSizeF(1, 1) / ratio), ratio)
    painter.scale(side / SHEET, side / SHEET)
    paint_portrait(painter, PEOPLE[name], expression)
    painter.end()
    return pixmap
