"""The table top: felt under a soft light, and the thirteen places of each suit as faint outlines."""

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
    """The table top of a view of a size, for a device pixel ratio."""

    def __init__(self, layout: TableLayout, size: QSizeF, ratio: float) -> None:
        """Nothing is painted yet."""
        self._layout, self._size, self._ratio = layout, size, ratio

    def paint(self, painter: QPainter) -> None:
        """Paint it from the painter's origin."""
        painter.fillRect(QRectF(QPointF(0, 0), self._size), _light(self._layout, self._size))
        _paint_places(painter, self._layout, self._ratio)

    def pixmap(self) -> QPixmap:
        """A pixmap of it, to be copied from as often as something moves over it."""
        pixmap = QPixmap((self._size * self._ratio).toSize())
        pixmap.setDevicePixelRatio(self._ratio)
        painter = QPainter(pixmap)
        self.paint(painter)
        painter.end()
        return pixmap


def _paint_places(painter: QPainter, layout: TableLayout, ratio: float) -> None:
    """An outline for each card. Each shape is drawn once and copied: an opening window waits for this."""
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
