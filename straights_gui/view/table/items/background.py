"""The background of the table: its surface, and a faint outline for each card's place."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap

from engine.cards.card import CARDS, Rank, Suit
from straights_gui.view.cards.card_slots import paint_outline, paint_rank, paint_suit
from straights_gui.view.cards.shape import card_size, faint
from straights_gui.view.style.blank_pixmap import begin_pixmap
from straights_gui.view.style.theme import theme
from straights_gui.view.style.themes import Theme
from straights_gui.view.table.items.table_top import paint_table_top
from straights_gui.view.table.layout import TableLayout


class Background:
    """The background for one layout, size and device pixel ratio; rendered at the first paint."""

    def __init__(self, layout: TableLayout, size: QSizeF, ratio: float) -> None:
        self._layout, self._size, self._ratio = layout, size, ratio
        self._theme = theme()
        self._pixmap: QPixmap | None = None

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        """Paint the part inside the rectangle, in logical pixels of the view."""
        if self._pixmap is None:
            self._pixmap = table_pixmap(self._layout, self._size, self._ratio, self._theme)
        ratio = self._pixmap.devicePixelRatio()
        painter.drawPixmap(rect, self._pixmap, QRectF(rect.topLeft() * ratio, rect.size() * ratio))


def table_pixmap(layout: TableLayout, size: QSizeF, ratio: float, colours: Theme) -> QPixmap:
    """The table without cards, painted for a device pixel ratio."""
    pixmap = QPixmap((size * ratio).toSize())
    pixmap.setDevicePixelRatio(ratio)
    painter = QPainter(pixmap)
    paint_table_top(painter, size, layout.board.center(), colours, ratio)
    if layout.has_rows:
        _paint_places(painter, layout, ratio, QColor(colours.place))
    else:
        _paint_oval(painter, layout.board, QColor(colours.place))
    painter.end()
    return pixmap


def _paint_places(painter: QPainter, layout: TableLayout, ratio: float, place: QColor) -> None:
    """Paint an outline for each card; each shape is rendered once and copied, which speeds up the start."""
    size = card_size(layout.board_card)
    outline = _stamp(size, ratio, lambda stamp: paint_outline(stamp, size, place))
    ranks = {
        rank: _stamp(size, ratio, partial(paint_rank, rank=rank, size=size, colour=place)) for rank in Rank
    }
    suits = {
        suit: _stamp(size, ratio, partial(paint_suit, suit=suit, size=size, colour=place)) for suit in Suit
    }
    for card in CARDS:
        corner = layout.place(card) - QPointF(size.width() / 2, size.height() / 2)
        for stamp in (outline, ranks[card.rank], suits[card.suit]):
            painter.drawPixmap(corner, stamp)


def _paint_oval(painter: QPainter, board: QRectF, place: QColor) -> None:
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(faint(place, 0.4), 1.5))
    painter.drawRoundedRect(board, board.height() / 2, board.height() / 2)


def _stamp(size: QSizeF, ratio: float, paint: Callable[[QPainter], None]) -> QPixmap:
    stamp, painter = begin_pixmap(size, ratio)
    paint(painter)
    painter.end()
    return stamp
