"""The table top: felt under a soft light, and the thirteen places of each suit as faint outlines."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QColor, QPainter, QPixmap, QRadialGradient

from engine.cards.card import CARDS
from straights_gui.view.cards.pixmaps import paint_place
from straights_gui.view.cards.shape import card_size
from straights_gui.view.layout import TableLayout
from straights_gui.view.theme import TABLE


def felt_pixmap(layout: TableLayout, size: QSizeF, ratio: float) -> QPixmap:
    """The table top of a view, for a device pixel ratio."""
    pixmap = QPixmap((size * ratio).toSize())
    pixmap.setDevicePixelRatio(ratio)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.fillRect(QRectF(QPointF(0, 0), size), _light(layout, size))
    _paint_places(painter, layout)
    painter.end()
    return pixmap


def _paint_places(painter: QPainter, layout: TableLayout) -> None:
    """An outline for each card."""
    card = card_size(layout.board_card)
    for place in CARDS:
        painter.save()
        painter.translate(layout.place(place) - QPointF(card.width() / 2, card.height() / 2))
        paint_place(painter, place, card, QColor(TABLE.place))
        painter.restore()


def _light(layout: TableLayout, size: QSizeF) -> QRadialGradient:
    """Brighter over the board, darker towards the corners."""
    gradient = QRadialGradient(layout.board.center(), 0.62 * max(size.width(), 1.6 * size.height()))
    gradient.setColorAt(0.0, QColor(TABLE.felt_light))
    gradient.setColorAt(1.0, QColor(TABLE.felt_dark))
    return gradient
