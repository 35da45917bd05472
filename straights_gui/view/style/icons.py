"""The icons of the actions, drawn in the text colour, and the icon of the application."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, QSizeF
from PySide6.QtGui import QIcon, QIconEngine, QPainter, QPixmap

from straights_gui.resources import folder
from straights_gui.view.cards.artwork import artwork
from straights_gui.view.cards.drawing import outline, paint
from straights_gui.view.cards.shape import faint, round_pen
from straights_gui.view.style.blank_pixmap import begin_pixmap
from straights_gui.view.style.theme import theme, tokens
from straights_gui.view.style.tokens import DISABLED_OPACITY

_GRID = 24.0
_STROKE = 1.5
_COLOURS = {"paper": "#fdfbf5", "behind": "#d9e2d8", "ink": "#1b2431"}


@cache
def lines() -> dict[str, str]:
    """Return the icons of actions by name: centre lines on a grid of 24 units, 3 of them air at each side."""
    found: dict[str, str] = json.loads((folder() / "icons.json").read_text(encoding="utf-8"))
    return found


def program_icon() -> QIcon:
    """Return the icon of the application, scalable to every size."""
    return QIcon(_Engine(lambda painter, _mode: _paint_program(painter)))


def sheet_icon(name: str, colour: Callable[[], str] = lambda: tokens().sheet_text) -> QIcon:
    """Return an icon by name in the colour of texts in the bar and in menus, or in another."""
    path = lines()[name]

    def paint_lines(painter: QPainter, mode: QIcon.Mode) -> None:
        ink = faint(colour(), DISABLED_OPACITY if mode is QIcon.Mode.Disabled else 1.0)
        painter.strokePath(outline(path), round_pen(ink, _STROKE))

    return QIcon(_Engine(paint_lines))


def paint_icon(painter: QPainter, name: str, box: QRectF) -> None:
    """Paint the icon of an action into a square, in the colour of the pen."""
    painter.save()
    painter.translate(box.topLeft())
    painter.scale(box.width() / _GRID, box.height() / _GRID)
    painter.strokePath(outline(lines()[name]), round_pen(painter.pen().color(), _STROKE))
    painter.restore()


class _Engine(QIconEngine):
    """Paints an icon on demand, at the size that is needed."""

    def __init__(self, paint_on_grid: Callable[[QPainter, QIcon.Mode], None]) -> None:
        super().__init__()
        self._paint_on_grid = paint_on_grid

    def clone(self) -> QIconEngine:
        return _Engine(self._paint_on_grid)

    def paint(self, painter: QPainter, rect: QRect, mode: QIcon.Mode, _state: QIcon.State) -> None:
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        side = min(rect.width(), rect.height())
        painter.translate(QRectF(rect).center() - QPointF(side / 2, side / 2))
        painter.scale(side / _GRID, side / _GRID)
        self._paint_on_grid(painter, mode)
        painter.restore()

    def pixmap(self, size: QSize, mode: QIcon.Mode, state: QIcon.State) -> QPixmap:
        """Return the icon as a pixmap; the size is in device pixels."""
        pixmap, painter = begin_pixmap(QSizeF(size), 1.0)
        self.paint(painter, QRect(0, 0, size.width(), size.height()), mode, state)
        painter.end()
        return pixmap


def _paint_program(painter: QPainter) -> None:
    """Paint a seven of spades in front of two cards, on the table's colour, like `straights.svg`."""
    paint(painter, artwork().program_icon, _COLOURS | {"felt": theme().felt_light, "edge": theme().felt_dark})
