"""The dark sheet behind a result, with its title."""

from __future__ import annotations

from PySide6.QtCore import QSizeF
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap
from PySide6.QtWidgets import QGraphicsPathItem, QGraphicsPixmapItem

from straights_gui.view.cards.shape import rounded_box
from straights_gui.view.style.blank_pixmap import blank_pixmap
from straights_gui.view.style.fonts import draw_text
from straights_gui.view.style.theme import tokens
from straights_gui.view.style.tokens import Radius
from straights_gui.view.table.results.result_layout import ResultLayout

_SHEET_LAYER = 20
RESULT_LAYER = 21


class ResultSheet(QGraphicsPathItem):
    """The sheet with its title; the score sheet shows a sentence below the title."""

    def __init__(self, layout: ResultLayout, ratio: float, title: str) -> None:
        super().__init__(rounded_box(layout.panel, min(Radius.SHEET, 2 * layout.margin)))
        self.setBrush(QColor(tokens().sheet))
        self.setPen(QPen(QColor(tokens().sheet_line), 1.0))
        self.setZValue(_SHEET_LAYER)
        box = layout.title
        if box.height() < layout.line:
            return
        pixmap, painter = begin_pixmap(box.size(), ratio)
        painter.translate(-box.topLeft())
        draw_text(painter, box, layout.line, title, colour=tokens().sheet_quiet)
        painter.end()
        item = QGraphicsPixmapItem(pixmap, self)
        item.setPos(box.topLeft())


def begin_pixmap(size: QSizeF, ratio: float) -> tuple[QPixmap, QPainter]:
    """Return a transparent pixmap of a size in logical pixels, and an active painter on it."""
    pixmap = blank_pixmap(size, ratio)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    return pixmap, painter
