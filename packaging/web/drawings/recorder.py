"""Records what the window paints on a card, as outlines with the names of their colours.

The window's own functions paint with a `Recorder` instead of a QPainter. Faces are painted in placeholder
colours; `NAMES` maps each of them to its name, mixed colours included.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, fields, replace
from math import sqrt
from typing import TypeVar

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QImage, QPainter, QPainterPath, QPen, QTransform

from engine.cards.card import Suit
from straights_gui.view.cards.colours import FaceColours, mix

T = TypeVar("T")

_INK, _HAIR = "#000000", "#ffff00"
FACE_NAMES = FaceColours(
    paper="#ffffff",
    border="#808080",
    clubs=_INK,
    diamonds=_INK,
    hearts=_INK,
    spades=_INK,
    gold="#ff0000",
    bronze="#00ff00",
    skin="#0000ff",
    blush="#00ffff",
    line="#ff00ff",
    hair=(_HAIR, _HAIR, _HAIR, _HAIR),
)
PLACE = "#000007"


@dataclass(frozen=True, slots=True)
class FaceMixtures:
    """The mixed colours of a suit's faces, as courts.py, line_courts.py and face_designs.py mix them.

    The modules are in straights_gui/view/cards; a wash of the ink is equally pale.
    """

    pale: str
    ground: str
    frame: str
    edge: str
    blush: str
    tint: str
    gold_wash: str
    bronze_wash: str
    blush_wash: str
    hair_wash: str

    @classmethod
    def of(cls, colours: FaceColours, suit: Suit) -> FaceMixtures:
        """Mix the colours of the faces."""
        ink = colours.ink(suit)
        return cls(
            pale=mix(ink, colours.paper, 0.78),
            ground=mix(colours.paper, colours.gold, 0.13),
            frame=mix(ink, colours.paper, 0.35),
            edge=mix(ink, colours.paper, 0.2),
            blush=mix(colours.blush, "#a04030", 0.4),
            tint=mix(colours.paper, ink, 0.065),
            gold_wash=mix(colours.paper, colours.gold, 0.7),
            bronze_wash=mix(colours.paper, colours.bronze, 0.6),
            blush_wash=mix(colours.paper, colours.blush, 0.6),
            hair_wash=mix(colours.paper, colours.hair_of(suit), 0.4),
        )


_MIXED = FaceMixtures.of(FACE_NAMES, Suit.CLUBS)
NAMES = {
    _INK: "ink",
    _HAIR: "hair",
    **{getattr(FACE_NAMES, name): name for name in ("paper", "border", "gold", "bronze", "skin", "line")},
    **{getattr(_MIXED, each.name): each.name.replace("_", "-") for each in fields(FaceMixtures)},
    PLACE: "place",
}
"""The names of the painted colours, by their placeholder colours."""


@dataclass(frozen=True, slots=True)
class Stroke:
    """The style of a line: the name of its colour, its width in local units, its ends."""

    colour: str
    width: float
    is_round: bool


@dataclass(frozen=True, slots=True)
class Shape:
    """One painted outline.

    Attributes:
        path, transform: the outline in its own coordinates, and its transform to the sheet.
        fill: the name of its colour; empty for none.
        clip: its visible part, in the units of the sheet.
    """

    path: QPainterPath
    transform: QTransform
    fill: str
    stroke: Stroke | None
    opacity: float
    clip: QRectF | None

    def on_sheet(self) -> QPainterPath:
        """The outline in the units of the sheet."""
        return self.transform.map(self.path)

    def bounds(self) -> QRectF:
        """Its bounding rectangle on the sheet, including its line."""
        reach = 0.0 if self.stroke is None else self.stroke.width * scale_of(self.transform) / 2
        return self.on_sheet().boundingRect().adjusted(-reach, -reach, reach, reach)

    def without_idle_clip(self) -> Shape:
        """The same shape, without a clip that has no effect."""
        if self.clip is not None and self.clip.contains(self.bounds()):
            return replace(self, clip=None)
        return self


class Recorder(QPainter):
    """A painter that records outlines instead of colouring pixels; its state is that of a real one."""

    def __init__(self, name_of: Callable[[str], str] = NAMES.__getitem__) -> None:
        """`name_of` returns the name of a colour given as `#rrggbb`."""
        self._image = QImage(1, 1, QImage.Format.Format_ARGB32_Premultiplied)
        super().__init__(self._image)
        self._name_of = name_of
        self._clips: list[QRectF | None] = [None]  # on the sheet; a rotated painter's own is too large
        self.shapes: list[Shape] = []

    def save(self) -> None:
        """Save the state, including the clip."""
        self._clips.append(self._clips[-1])
        super().save()

    def restore(self) -> None:
        """Restore the previous state."""
        self._clips.pop()
        super().restore()

    def setClipRect(self, *arguments: object) -> None:  # noqa: N802  # Qt's name
        """Clip to a rectangle, optionally intersected with the previous clip."""
        box, *operation = arguments
        clip = self.worldTransform().mapRect(_only(box, QRectF))
        former = self._clips[-1]
        if operation == [Qt.ClipOperation.IntersectClip] and former is not None:
            clip = clip.intersected(former)
        self._clips[-1] = clip

    def drawPath(self, path: QPainterPath, /) -> None:  # noqa: N802  # Qt's name
        """Record an outline with the current pen and brush."""
        self._keep(path, self.brush(), self.pen())

    def fillPath(self, path: QPainterPath, brush: object, /) -> None:  # noqa: N802  # Qt's name
        """Record an outline filled with a colour."""
        if not isinstance(brush, QColor):
            raise TypeError(f"the recorder fills with colours, not with {brush!r}")
        self._keep(path, QBrush(brush), QPen(Qt.PenStyle.NoPen))

    def drawRect(self, *arguments: object) -> None:  # noqa: N802  # Qt's name
        """Record a rectangle."""
        (box,) = arguments
        path = QPainterPath()
        path.addRect(_only(box, QRectF))
        self.drawPath(path)

    def drawRoundedRect(self, *arguments: object, mode: object = None) -> None:  # noqa: N802  # Qt's name
        """Record a rectangle with rounded corners."""
        box, *radii = arguments
        x, y = (radius for radius in radii if mode is None and isinstance(radius, float))
        path = QPainterPath()
        path.addRoundedRect(_only(box, QRectF), x, y)
        self.drawPath(path)

    def drawEllipse(self, *arguments: object) -> None:  # noqa: N802  # Qt's name
        """Record an ellipse."""
        middle, *radii = arguments
        x, y = (radius for radius in radii if isinstance(radius, float))
        path = QPainterPath()
        path.addEllipse(_only(middle, QPointF), x, y)
        self.drawPath(path)

    def drawLine(self, *points: object) -> None:  # noqa: N802  # Qt's name
        """Record a line between two points, unless it is completely clipped."""
        start, end = (_only(point, QPointF) for point in points)
        clip = self._clips[-1]
        if clip is not None and not _crosses(self.worldTransform().map(QLineF(start, end)), clip):
            return
        path = QPainterPath(start)
        path.lineTo(end)
        self._keep(path, QBrush(Qt.BrushStyle.NoBrush), self.pen())

    def _keep(self, path: QPainterPath, brush: QBrush, pen: QPen) -> None:
        transform = self.worldTransform()
        fill, stroke, opacity = "", None, 1.0
        if brush.style() != Qt.BrushStyle.NoBrush:
            fill, opacity = self._name_of(brush.color().name()), brush.color().alphaF()
        if pen.style() != Qt.PenStyle.NoPen:
            is_round = pen.capStyle() == Qt.PenCapStyle.RoundCap
            stroke = Stroke(self._name_of(pen.color().name()), pen.widthF(), is_round)
            opacity = min(opacity, pen.color().alphaF())
        shape = Shape(QPainterPath(path), transform, fill, stroke, opacity, self._clips[-1])
        self.shapes.append(shape.without_idle_clip())


def recorded(
    paint: Callable[[Recorder], None], scale: float, name_of: Callable[[str], str] = NAMES.__getitem__
) -> tuple[Shape, ...]:
    """The shapes that a function paints at a scale."""
    recorder = Recorder(name_of)
    recorder.scale(scale, scale)
    paint(recorder)
    recorder.end()
    return tuple(recorder.shapes)


def _only(value: object, kind: type[T]) -> T:
    if not isinstance(value, kind):
        raise TypeError(f"the recorder knows no call with {value!r}")
    return value


def scale_of(transform: QTransform) -> float:
    """The scale factor of a transform that preserves shapes."""
    return sqrt(abs(transform.determinant()))


def _crosses(line: QLineF, box: QRectF) -> bool:
    """Whether any point of a line is in a rectangle."""
    corners = (box.topLeft(), box.topRight(), box.bottomRight(), box.bottomLeft())
    sides = zip(corners, (*corners[1:], corners[0]), strict=True)
    bounded = QLineF.IntersectionType.BoundedIntersection
    return any(line.intersects(QLineF(*side))[0] == bounded for side in sides) or box.contains(line.p1())
