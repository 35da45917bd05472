"""The features of a face that change with its expression: eyes, brows, nose and mouth."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from straights_gui.view.cards.colours import mix
from straights_gui.view.cards.outlines import mirrored, outline
from straights_gui.view.portraits.expressions import Brows, Expression, Eyes, Look, Mouth
from straights_gui.view.portraits.portrait import Portrait

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

_NOSE = "M 50.4 48.5 C 49 51.5 47.6 54 48 55.2 Q 49.4 56.6 51.8 55.9"
_BROWS = {
    Brows.LEVEL: "M 37.4 41.4 Q 41.6 38.4 46.4 40.2",
    Brows.RAISED: "M 37.4 39 Q 41.6 34.8 46.4 37",
    Brows.WORRIED: "M 37 41.6 Q 41.4 38.6 46.2 36.4",
}
_MOUTHS = {
    Mouth.NEUTRAL: "M 44.6 61.8 Q 50 64.2 55.4 61.8",
    Mouth.SMILE: "M 43 60.8 Q 50 67.4 57 60.8",
    Mouth.GRIN: "M 42 60 Q 50 62.2 58 60 C 57.6 66 54 69.2 50 69.2 C 46 69.2 42.4 66 42 60 Z",
    Mouth.DISMAY: "M 46.4 64.2 C 46.4 60.6 53.6 60.6 53.6 64.2 C 53.6 67.6 46.4 67.6 46.4 64.2 Z",
}
_TEETH = "M 43 60.3 Q 50 62.2 57 60.3 Q 56.8 62.4 56.2 63.4 Q 50 64.8 43.8 63.4 Q 43.2 62.4 43 60.3 Z"
_TONGUE_SHAPE = "M 46 67.6 Q 50 64.6 54 67.6 Q 50 70 46 67.6 Z"
_CLOSED = "M 38.2 48 Q 42.3 51 46.4 48"
_HAPPY = "M 38.2 49.2 Q 42.3 44.6 46.4 49.2"
_LASH = "M 38 46 L 35.9 44.6"
_FRECKLES = "O 39.4 56 0.55 0.55 O 41.8 57.4 0.55 0.55 O 37.8 58 0.55 0.55"
_WRINKLES = "M 36.2 52.6 Q 38.6 54.6 42 53.9"
_GLASSES = {
    "round": "O 42.3 48 7 7",
    "square": "M 35.2 44 Q 42 42 48.6 44 L 48.2 50.6 Q 47 53.6 42 53.6 Q 36.8 53.6 35.6 50.6 Z",
}
_BRIDGE = {"round": "M 49.2 47 Q 50 45.8 50.8 47", "square": "M 48.6 46 Q 50 44.8 51.4 46"}
_TEMPLE = {"round": "M 35.4 47 L 32 45.4", "square": "M 35.2 45 L 32 44.6"}


def paint_features(painter: QPainter, portrait: Portrait, expression: Expression) -> None:
    """Paint the features of a face, on the sheet of 100 by 100 units."""
    across, down = expression.look.value
    painter.save()
    painter.translate(across * _TURN.x(), down * _TURN.y())
    _paint_mouth(painter, portrait, expression.mouth)
    _stroke(painter, outline(_NOSE), mix(LINE, portrait.skin, 0.2), 1.4)
    for is_right in (False, True):
        _paint_eye(painter, portrait, expression, is_right=is_right)
    brow = portrait.brow or mix(portrait.hair, LINE, 0.35)
    _stroke_both(painter, _BROWS[expression.brows], brow, 2.3)
    if portrait.glasses:
        _paint_glasses(painter, portrait)
    painter.restore()


def paint_cheeks(painter: QPainter, portrait: Portrait, look: Look) -> None:
    """Paint blush, freckles and wrinkles, clipped to the face."""
    across, down = look.value
    painter.save()
    painter.setClipPath(outline(portrait.face), Qt.ClipOperation.IntersectClip)
    painter.translate(across * _TURN.x(), down * _TURN.y())
    blush = QColor(mix(portrait.skin, "#d8573f", 0.42))
    blush.setAlphaF(0.55)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(blush)
    for middle in (38.2, 61.8):
        painter.drawEllipse(QPointF(middle, 57.0), 4.2, 3.0)
    if portrait.has_freckles:
        painter.setBrush(QColor(mix(portrait.skin, "#8a4a22", 0.6)))
        for shape in _both(_FRECKLES):
            painter.drawPath(shape)
    if portrait.is_old:
        _stroke_both(painter, _WRINKLES, mix(portrait.skin, "#8a4a32", 0.45), 1.0)
    painter.restore()


def _paint_mouth(painter: QPainter, portrait: Portrait, mouth: Mouth) -> None:
    down = 2.4 if portrait.moustache else 0.0
    painter.save()
    painter.translate(0.0, down)
    shape = outline(_MOUTHS[mouth])
    if mouth in (Mouth.GRIN, Mouth.DISMAY):
        painter.setPen(_pen(LINE, 1.3))
        painter.setBrush(QColor(_INSIDE))
        painter.drawPath(shape)
        painter.setPen(Qt.PenStyle.NoPen)
        if mouth is Mouth.GRIN:
            painter.setBrush(QColor(_TONGUE))
            painter.drawPath(outline(_TONGUE_SHAPE))
            painter.setBrush(QColor(_WHITE))
            painter.drawPath(outline(_TEETH))
    else:
        _stroke(painter, shape, _lips(portrait.skin), 1.9)
    painter.restore()
    if portrait.moustache:
        painter.setPen(_pen(LINE, LINE_WIDTH * 0.8))
        painter.setBrush(QColor(portrait.hair))
        painter.drawPath(outline(portrait.moustache))


def _paint_eye(painter: QPainter, portrait: Portrait, expression: Expression, *, is_right: bool) -> None:
    if expression.eyes in (Eyes.CLOSED, Eyes.HAPPY):
        line = outline(_CLOSED if expression.eyes is Eyes.CLOSED else _HAPPY)
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
        lash = outline(_LASH)
        _stroke(painter, mirrored(lash, _AXIS) if is_right else lash, LINE, 1.6)


def _lid(middle: QPointF, height: float, *, is_half: bool) -> QPainterPath:
    ends = middle.y() - (0.0 if is_half else 1.2)
    path = QPainterPath(QPointF(middle.x() - 4.2, ends))
    top = QPointF(middle.x(), height - (0.4 if is_half else 2.2))
    path.quadTo(top, QPointF(middle.x() + 4.2, ends))
    return path


def _paint_glasses(painter: QPainter, portrait: Portrait) -> None:
    lens = QColor("#ffffff")
    lens.setAlphaF(0.1)
    frame = portrait.accent
    for shape in _both(_GLASSES[portrait.glasses]):
        painter.fillPath(shape, lens)
        _stroke(painter, shape, mix(frame, LINE, 0.35), 1.9)
    _stroke(painter, outline(_BRIDGE[portrait.glasses]), mix(frame, LINE, 0.35), 1.9)
    _stroke_both(painter, _TEMPLE[portrait.glasses], mix(frame, LINE, 0.35), 1.6)


def _lips(skin: str) -> str:
    """The colour of the lips, with enough contrast on dark and light skin."""
    return mix(skin, "#e59a90", 0.6) if QColor(skin).lightness() < _DARK else mix(LINE, "#8c2f36", 0.45)


def _stroke_both(painter: QPainter, text: str, colour: str, width: float) -> None:
    for shape in _both(text):
        _stroke(painter, shape, colour, width)


def _stroke(painter: QPainter, shape: QPainterPath, colour: str, width: float) -> None:
    painter.strokePath(shape, _pen(colour, width))


def _pen(colour: str, width: float) -> QPen:
    cap, join = Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin
    return QPen(QColor(colour), width, Qt.PenStyle.SolidLine, cap, join)


def _both(text: str) -> tuple[QPainterPath, QPainterPath]:
    """A shape of the left half and its reflection."""
    left = outline(text)
    return left, mirrored(left, _AXIS)
