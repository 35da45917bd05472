"""Paints a person with an expression in a disc, or renders it to a pixmap that is kept.

Eyes, brows, nose and mouth change with the expression. `Face` shows who sits at a seat.
"""

from __future__ import annotations

from functools import cache, lru_cache

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QWidget

from straights_gui.view.cards.colours import mix
from straights_gui.view.cards.drawing import mirrored, outline
from straights_gui.view.cards.shape import faint, round_pen, smooth_painter
from straights_gui.view.portraits.expressions import Expression, Eyes, Look, Mouth
from straights_gui.view.portraits.people import FEATURES, PEOPLE, Portrait, Shapes
from straights_gui.view.style.blank_pixmap import begin_pixmap
from straights_gui.view.style.seat_marks import paint_seat_mark
from straights_gui.view.style.theme import tokens

LINE = "#2a2b33"
LINE_WIDTH = 1.5
_WHITE = "#fffdf8"
_INSIDE = "#7c2430"
_TONGUE = "#d9737a"
_AXIS = 50.0
_DARK = 100  # the lightness of skin below which lips are lighter than the skin
_EYE = QPointF(42.3, 47.6)
_TURN = QPointF(2.7, 1.5)
"""The shift of the features when the head turns to the side, up or down."""

_GAZE = QPointF(1.5, 1.1)
"""The additional shift of the irises."""


def paint_features(painter: QPainter, portrait: Portrait, expression: Expression) -> None:
    """Paint the features of a face, on the sheet of 100 by 100 units."""
    across, down = expression.look.value
    painter.save()
    painter.translate(across * _TURN.x(), down * _TURN.y())
    _paint_mouth(painter, portrait, expression.mouth)
    _stroke(painter, outline(FEATURES["nose"]), mix(LINE, portrait.skin, 0.2), 1.4)
    for is_right in (False, True):
        _paint_eye(painter, portrait, expression, is_right=is_right)
    brow = portrait.brow or mix(portrait.hair, LINE, 0.35)
    _stroke_both(painter, FEATURES[f"brows-{expression.brows.value}"], brow, 2.3)
    if portrait.glasses:
        _paint_glasses(painter, portrait)
    painter.restore()


def paint_cheeks(painter: QPainter, portrait: Portrait, look: Look) -> None:
    """Paint blush, freckles and wrinkles, clipped to the face."""
    across, down = look.value
    painter.save()
    painter.setClipPath(outline(portrait.face), Qt.ClipOperation.IntersectClip)
    painter.translate(across * _TURN.x(), down * _TURN.y())
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(faint(mix(portrait.skin, "#d8573f", 0.42), 0.55))
    for middle in (38.2, 61.8):
        painter.drawEllipse(QPointF(middle, 57.0), 4.2, 3.0)
    if portrait.has_freckles:
        painter.setBrush(QColor(mix(portrait.skin, "#8a4a22", 0.6)))
        for shape in _both(FEATURES["freckles"]):
            painter.drawPath(shape)
    if portrait.is_old:
        _stroke_both(painter, FEATURES["wrinkles"], mix(portrait.skin, "#8a4a32", 0.45), 1.0)
    painter.restore()


def _paint_mouth(painter: QPainter, portrait: Portrait, mouth: Mouth) -> None:
    down = 2.4 if portrait.moustache else 0.0
    painter.save()
    painter.translate(0.0, down)
    shape = outline(FEATURES[f"mouth-{mouth.value}"])
    if mouth in (Mouth.GRIN, Mouth.DISMAY):
        painter.setPen(round_pen(LINE, 1.3))
        painter.setBrush(QColor(_INSIDE))
        painter.drawPath(shape)
        painter.setPen(Qt.PenStyle.NoPen)
        if mouth is Mouth.GRIN:
            painter.setBrush(QColor(_TONGUE))
            painter.drawPath(outline(FEATURES["tongue"]))
            painter.setBrush(QColor(_WHITE))
            painter.drawPath(outline(FEATURES["teeth"]))
    else:
        _stroke(painter, shape, _lips(portrait.skin), 1.9)
    painter.restore()
    if portrait.moustache:
        painter.setPen(round_pen(LINE, LINE_WIDTH * 0.8))
        painter.setBrush(QColor(portrait.hair))
        painter.drawPath(outline(portrait.moustache))


def _paint_eye(painter: QPainter, portrait: Portrait, expression: Expression, *, is_right: bool) -> None:
    if expression.eyes in (Eyes.CLOSED, Eyes.HAPPY):
        line = outline(FEATURES[f"eyes-{expression.eyes.value}"])
        _stroke(painter, mirrored(line, _AXIS) if is_right else line, LINE, 1.9)
        return
    middle = QPointF(2 * _AXIS - _EYE.x(), _EYE.y()) if is_right else _EYE
    white = QPainterPath()
    white.addEllipse(middle, 4.1, 3.7)
    painter.save()
    painter.setClipPath(white, Qt.ClipOperation.IntersectClip)
    painter.fillPath(white, QColor(_WHITE))
    across, down = expression.look.value
    iris = middle + QPointF(across * _GAZE.x(), down * _GAZE.y() + 0.2)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor("#33262a"))
    painter.drawEllipse(iris, 2.75, 2.9)
    painter.setBrush(QColor(_WHITE))
    painter.drawEllipse(iris + QPointF(0.9, -1.1), 0.85, 0.85)
    lid = middle.y() - (0.2 if expression.eyes is Eyes.HALF else 2.9)
    painter.fillRect(QRectF(middle.x() - 6, middle.y() - 6, 12, lid - middle.y() + 6), QColor(portrait.skin))
    painter.restore()
    _stroke(painter, _lid(middle, lid, is_half=expression.eyes is Eyes.HALF), LINE, 1.7)
    if portrait.has_lashes:
        lash = outline(FEATURES["lash"])
        _stroke(painter, mirrored(lash, _AXIS) if is_right else lash, LINE, 1.6)


def _lid(middle: QPointF, height: float, *, is_half: bool) -> QPainterPath:
    ends = middle.y() - (0.0 if is_half else 1.2)
    path = QPainterPath(QPointF(middle.x() - 4.2, ends))
    top = QPointF(middle.x(), height - (0.4 if is_half else 2.2))
    path.quadTo(top, QPointF(middle.x() + 4.2, ends))
    return path


def _paint_glasses(painter: QPainter, portrait: Portrait) -> None:
    lens, frame = faint("#ffffff", 0.1), portrait.accent
    for shape in _both(FEATURES[f"glasses-{portrait.glasses}"]):
        painter.fillPath(shape, lens)
        _stroke(painter, shape, mix(frame, LINE, 0.35), 1.9)
    _stroke(painter, outline(FEATURES[f"bridge-{portrait.glasses}"]), mix(frame, LINE, 0.35), 1.9)
    _stroke_both(painter, FEATURES[f"temple-{portrait.glasses}"], mix(frame, LINE, 0.35), 1.6)


def _lips(skin: str) -> str:
    """The colour of the lips, with enough contrast on dark and light skin."""
    return mix(skin, "#e59a90", 0.6) if QColor(skin).lightness() < _DARK else mix(LINE, "#8c2f36", 0.45)


def _stroke_both(painter: QPainter, text: str, colour: str, width: float) -> None:
    for shape in _both(text):
        _stroke(painter, shape, colour, width)


def _stroke(painter: QPainter, shape: QPainterPath, colour: str, width: float) -> None:
    painter.strokePath(shape, round_pen(colour, width))


def _both(text: str) -> tuple[QPainterPath, QPainterPath]:
    """A shape of the left half and its reflection."""
    left = outline(text)
    return left, mirrored(left, _AXIS)


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


class Face(QWidget):
    """Shows a portrait with a mark and a ring in its colour; a free seat has its mark in a dashed ring."""

    def __init__(self, parent: QWidget, mark: int, portrait: str = "", side: int = 40) -> None:
        super().__init__(parent)
        self._mark, self.portrait = mark, portrait
        self.set_side(side)

    def set_side(self, side: int) -> None:
        """Set the width and the height in pixels."""
        self.setFixedSize(side, side)

    def show_portrait(self, portrait: str) -> None:
        """Show the portrait of that name, or with "" that nobody sits here."""
        if portrait != self.portrait:
            self.portrait = portrait
            self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter, now, side = smooth_painter(self), tokens(), float(self.width())
        colour, ring = QColor(now.seats[self._mark]), QRectF(self.rect()).adjusted(2, 2, -2, -2)
        middle, radius = ring.center(), 0.16 * side
        pen = QPen(colour, 2.0)
        if self.portrait:
            expression = Expression(mouth=Mouth.SMILE)
            pixmap = portrait_pixmap(self.portrait, ring.width(), self.devicePixelRatioF(), expression)
            painter.drawPixmap(ring.topLeft(), pixmap)
            middle = QPointF(side - radius, side - radius)
        else:
            pen = QPen(QColor(now.edge), 1.0, Qt.PenStyle.DashLine)
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawEllipse(ring)
        paint_seat_mark(painter, middle, 0.8 * radius, self._mark, colour, QColor(now.sheet))
