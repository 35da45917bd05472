"""Drawings as values: outlines with the names of their colours; the page's build writes them as SVG."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPainterPath, QPen, QTransform

from engine.fast_dataclass import dataclass

_TOKEN = re.compile(r"[MLQCOZ]|-?[0-9.]+")
_ARITY = {"M": 2, "L": 2, "Q": 4, "C": 6, "O": 4}


@cache
def outline(text: str) -> QPainterPath:
    """Parse an outline: M move, L line, Q and C curves, Z close as in SVG, and O for an ellipse.

    `O cx cy rx ry` is an addition; the other letters take absolute coordinates, and a letter applies
    until the next one.
    """
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    tokens = _TOKEN.findall(text)
    letter, at = "", 0
    while at < len(tokens):
        if tokens[at].isalpha():
            letter, at = tokens[at], at + 1
            if letter == "Z":
                path.closeSubpath()
                continue
        count = _ARITY[letter]
        _add(path, letter, [float(token) for token in tokens[at : at + count]])
        at += count
    return path


def _add(path: QPainterPath, letter: str, n: list[float]) -> None:
    if letter == "M":
        path.moveTo(n[0], n[1])
    elif letter == "L":
        path.lineTo(n[0], n[1])
    elif letter == "Q":
        path.quadTo(n[0], n[1], n[2], n[3])
    elif letter == "C":
        path.cubicTo(n[0], n[1], n[2], n[3], n[4], n[5])
    else:
        path.addEllipse(QPointF(n[0], n[1]), n[2], n[3])


def mirrored(path: QPainterPath, axis: float) -> QPainterPath:
    """Return the path reflected left to right about x = axis."""
    return QTransform(-1.0, 0.0, 0.0, 1.0, 2.0 * axis, 0.0).map(path)


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
