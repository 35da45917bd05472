"""The features of a face that change with its expression: eyes, brows, nose and mouth."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath

from straights_gui.view.cards.colours import mix
from straights_gui.view.cards.drawing import mirrored, outline
from straights_gui.view.cards.shape import faint, round_pen
from straights_gui.view.portraits.expressions import Expression, Eyes, Look, Mouth
from straights_gui.view.portraits.people import FEATURES, Portrait

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
