"""Drawings as values: outlines with the names of their colours; the page's build writes them as SVG."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPen, QTransform

from engine.fast_dataclass import dataclass
from straights_gui.view.cards.outlines import outline

Place = tuple[float, float, float, float, float, float]
"""A transform to the surrounding coordinates, as in `matrix()` of SVG."""

Box = tuple[float, float, float, float]
"""The left upper corner, width and height."""

HERE: Place = (1.0, 0.0, 0.0, 1.0, 0.0, 0.0)


@dataclass(frozen=True, slots=True)
class Shape:
    """An outline in the notation of `outlines`, with the names of its colours; "" for none."""

    outline: str
    fill: str = ""
    stroke: str = ""
    width: float = 0.0


@dataclass(frozen=True, slots=True)
class Group:
    """Parts drawn at one or several places, cut off at a box in their own coordinates if there is one."""

    parts: tuple[Part, ...]
    places: tuple[Place, ...] = (HERE,)
    clip: Box | None = None


Part = Shape | Group


def at(x: float, y: float, size: float) -> Place:
    """The place of a drawing that is centred on its origin and 100 units high: its middle and its height."""
    scale = size / 100
    return scale, 0.0, 0.0, scale, x, y


def paint(painter: QPainter, parts: Iterable[Part], colours: Mapping[str, str]) -> None:
    """Paint parts from back to front, with these colours by name; pen and brush are changed."""
    for part in parts:
        if isinstance(part, Group):
            _paint_group(painter, part, colours)
            continue
        pen, brush = QPen(Qt.PenStyle.NoPen), QBrush(Qt.BrushStyle.NoBrush)
        if part.fill:
            brush = QBrush(QColor(colours[part.fill]))
        if part.stroke:
            colour, cap = QColor(colours[part.stroke]), Qt.PenCapStyle.RoundCap
            pen = QPen(colour, part.width, Qt.PenStyle.SolidLine, cap, Qt.PenJoinStyle.BevelJoin)
        painter.setPen(pen)
        painter.setBrush(brush)
        painter.drawPath(outline(part.outline))


def _paint_group(painter: QPainter, group: Group, colours: Mapping[str, str]) -> None:
    for place in group.places:
        painter.save()
        painter.setTransform(QTransform(*place), combine=True)
        if group.clip is not None:
            painter.setClipRect(QRectF(*group.clip), Qt.ClipOperation.IntersectClip)
        paint(painter, group.parts, colours)
        painter.restore()
