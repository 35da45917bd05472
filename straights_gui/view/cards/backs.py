"""The backs of the cards: a pattern in a frame, and on some an emblem in the middle."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter

from straights_gui.view.cards.artwork import artwork
from straights_gui.view.cards.drawing import Group, Part, paint
from straights_gui.view.cards.own_back import is_own, picture_of
from straights_gui.view.cards.shape import SHEET_HEIGHT, SHEET_WIDTH, paint_paper, rounded

LATTICE = "lattice"
_INSIDE = (9.5, 9.5, 81.0, 121.0)


def paint_back(painter: QPainter, size: QSizeF, name: str) -> None:
    """Paint the back of that name, or a picture of the player's own, of this size at the painter's origin."""
    name, colours = _drawable(name), back_colours(name)
    painter.save()
    paint_paper(painter, size, colours["paper"], colours["border"])
    if is_own(name):
        painter.setClipPath(rounded(size, 1.0))
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.drawImage(QRectF(QPointF(), size), picture_of(name))
        painter.restore()
        return
    painter.scale(size.width() / SHEET_WIDTH, size.height() / SHEET_HEIGHT)
    paint(painter, back(name), colours)
    painter.restore()


def back_colours(name: str) -> Mapping[str, str]:
    """The colours of a back; a picture of the player's own has that of its whole as background."""
    name = _drawable(name)
    if not is_own(name):
        return artwork().backs[name].colours
    whole = picture_of(name).scaled(1, 1, mode=Qt.TransformationMode.SmoothTransformation)
    return {**artwork().backs[LATTICE].colours, "background": whole.pixelColor(0, 0).name()}


def _drawable(name: str) -> str:
    """The name, or the usual back in place of a damaged picture."""
    return LATTICE if is_own(name) and picture_of(name).isNull() else name


def back(name: str) -> tuple[Part, ...]:
    """What is on the paper of a back, on the sheet of 100 by 140 units."""
    design, common = artwork().backs[name], artwork()
    emblem = common.emblem if design.has_emblem else ()
    return (*common.back_ground, Group(design.pattern, clip=_INSIDE), *common.back_border, *emblem)
