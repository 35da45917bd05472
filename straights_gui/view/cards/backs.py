"""The backs of the cards: a pattern in a frame, and on some an emblem in the middle."""

from __future__ import annotations

from PySide6.QtCore import QSizeF
from PySide6.QtGui import QPainter

from straights_gui.view.cards.artwork import artwork
from straights_gui.view.cards.drawing import Group, Part, paint
from straights_gui.view.cards.shape import SHEET_HEIGHT, SHEET_WIDTH, paint_paper

LATTICE = "lattice"
_INSIDE = (9.5, 9.5, 81.0, 121.0)


def paint_back(painter: QPainter, size: QSizeF, name: str) -> None:
    """Paint the back of that name, of this size at the painter's origin."""
    colours = artwork().backs[name].colours
    painter.save()
    paint_paper(painter, size, colours["paper"], colours["border"])
    painter.scale(size.width() / SHEET_WIDTH, size.height() / SHEET_HEIGHT)
    paint(painter, back(name), colours)
    painter.restore()


def back(name: str) -> tuple[Part, ...]:
    """What is on the paper of a back, on the sheet of 100 by 140 units."""
    design, common = artwork().backs[name], artwork()
    emblem = common.emblem if design.has_emblem else ()
    return (*common.back_ground, Group(design.pattern, clip=_INSIDE), *common.back_border, *emblem)
