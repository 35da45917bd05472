"""The cards on a table, small."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QRadialGradient
from PySide6.QtWidgets import QWidget

from engine.cards.card import CARDS, Card, Rank, Suit
from straights_gui.view.cards.card_slots import paint_outline
from straights_gui.view.cards.shape import card_size
from straights_gui.view.style.parts.card_pixmaps import CardPixmaps
from straights_gui.view.style.theme import theme
from straights_gui.view.text.rendering import spoken_cards

_RADIUS, _MARGIN, _GAP = 12.0, 10.0, 3.0


class MiniBoard(QWidget):
    """The board with the cards that were played; they are read once it is painted."""

    def __init__(self, parent: QWidget, read_cards: Callable[[], frozenset[Card]]) -> None:
        super().__init__(parent)
        self._read_cards = read_cards
        self._cards: frozenset[Card] | None = None

    def sizeHint(self) -> QSize:
        """Return the size of cards that can be told apart."""
        return QSize(340, 220)

    def minimumSizeHint(self) -> QSize:
        """Return the size below which the cards are only marks."""
        return QSize(200, 120)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the felt, the places and the cards."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        whole = QRectF(self.rect())
        felt, light = QPainterPath(), QRadialGradient(whole.center(), 0.7 * whole.width())
        felt.addRoundedRect(whole, _RADIUS, _RADIUS)
        light.setColorAt(0.0, QColor(theme().felt_light))
        light.setColorAt(1.0, QColor(theme().felt_dark))
        painter.fillPath(felt, light)
        if self._cards is None:
            self._cards = self._read_cards()
            self.setAccessibleName(spoken_cards([card for card in CARDS if card in self._cards]))
        self._paint_cards(painter, self._cards, whole.adjusted(_MARGIN, _MARGIN, -_MARGIN, -_MARGIN))

    def _paint_cards(self, painter: QPainter, cards: frozenset[Card], room: QRectF) -> None:
        ranks, suits = len(Rank), len(Suit)
        tallest = card_size(1.0).height()
        width = min(room.width() / ranks, room.height() / suits / tallest) - _GAP
        size = card_size(width)
        step = QSizeF(size.width() + _GAP, size.height() + _GAP)
        corner = room.center() - QPointF(ranks * step.width(), suits * step.height()) / 2
        pixmaps = CardPixmaps.for_theme(width, self.devicePixelRatioF())
        for number, card in enumerate(CARDS):
            row, column = divmod(number, ranks)
            place = corner + QPointF(column * step.width(), row * step.height())
            if card in cards:
                off = QPointF(pixmaps.margin, pixmaps.margin)
                painter.drawPixmap(place - off, pixmaps.face(card))
            else:
                painter.save()
                painter.translate(place)
                paint_outline(painter, size, QColor(theme().place))
                painter.restore()
