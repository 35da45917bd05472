"""The table top: a soft light on its colour, and a faint outline for each card's place."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPixmap, QRadialGradient

from engine.cards.card import CARDS, Rank, Suit
from straights_gui.view.cards.card_slots import paint_outline, paint_rank, paint_suit
from straights_gui.view.cards.shape import card_size
from straights_gui.view.style.theme import theme
from straights_gui.view.table.layout import TableLayout


class Background:
    """The table top for one layout, size and device pixel ratio; rendered once, at the first paint."""

    def __init__(self, layout: TableLayout, size: QSizeF, ratio: float) -> None:
        self._layout, self._size, self._ratio = layout, size, ratio
        self._pixmap: QPixmap | None = None

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        """Paint the part of it that lies in the rectangle, in logical pixels of the view."""
        if self._pixmap is None:
            self._pixmap = self._render()
        ratio = self._pixmap.devicePixelRatio()
        painter.drawPixmap(rect, self._pixmap, QRectF(rect.topLeft() * ratio, rect.size() * ratio))

    def _render(self) -> QPixmap:
        pixmap = QPixmap((self._size * self._ratio).toSize())
        pixmap.setDevicePixelRatio(self._ratio)
        painter = QPainter(pixmap)
        painter.fillRect(QRectF(QPointF(0, 0), self._size), _light(self._layout, self._size))
        _paint_places(painter, self._layout, self._ratio)
        painter.end()
        return pixmap


def _paint_places(painter: QPainter, layout: TableLayout, ratio: float) -> None:
    """Paint an outline for each card; each shape is drawn once and copied, since an opening window waits."""
    size = card_size(layout.board_card)
    place = QColor(theme().place)
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


def _stamp(size: QSizeF, ratio: float, paint: Callable[[QPainter], None]) -> QPixmap:
    """A transparent pixmap of a card's size with something painted on it."""
    stamp = QPixmap((size * ratio).toSize())
    stamp.setDevicePixelRatio(ratio)
    stamp.fill(Qt.GlobalColor.transparent)
    painter = QPainter(stamp)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    paint(painter)
    painter.end()
    return stamp


def _light(layout: TableLayout, size: QSizeF) -> QRadialGradient:
    """Brighter over the board, darker towards the corners."""
    gradient = QRadialGradient(layout.board.center(), 0.62 * max(size.width(), 1.6 * size.height()))
    gradient.setColorAt(0.0, QColor(theme().felt_light))
    gradient.setColorAt(1.0, QColor(theme().felt_dark))
    return gradient
