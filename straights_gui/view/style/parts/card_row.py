"""Cards on sheets: a row of them, and a small table."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QRadialGradient
from PySide6.QtWidgets import QSizePolicy, QWidget

from engine.cards.card import CARDS, Card, Rank, Suit
from straights_gui.view.cards.card_slots import paint_outline
from straights_gui.view.cards.shape import card_size, rounded_box, smooth_painter
from straights_gui.view.style.parts.card_pixmaps import CardPixmaps
from straights_gui.view.style.theme import theme, tokens
from straights_gui.view.text.rendering import spoken_cards

_OVERLAP = 0.62
_RING_WIDTH, _RING_RADIUS = 2.0, 8.0


class CardRow(QWidget):
    """Cards beside each other, overlapping if there are many; None is a card face down.

    A ring around the first one marks the best.
    """

    def __init__(
        self,
        parent: QWidget,
        cards: Sequence[Card | None],
        width: float,
        dimmed: Sequence[bool] = (),
        *,
        has_ring: bool = False,
    ) -> None:
        super().__init__(parent)
        self._cards, self._width, self._has_ring = tuple(cards), width, has_ring
        self._dimmed = tuple(dimmed) or (False,) * len(self._cards)
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        self._is_fan = len(self._cards) > 3
        self.setAccessibleName(spoken_cards([card for card in cards if card is not None]))

    def set_card_width(self, width: float) -> None:
        """Draw the cards at another width, in pixels."""
        self._width = width
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        step = self._width * (_OVERLAP if self._is_fan else 1.12)
        width = step * (len(self._cards) - 1) + 1.2 * self._width
        return QSize(round(width), round(card_size(self._width).height() + 0.2 * self._width))

    def minimumSizeHint(self) -> QSize:
        return QSize(min(120, self.sizeHint().width()), self.sizeHint().height())

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        pixmaps = CardPixmaps.for_theme(self._width, self.devicePixelRatioF())
        spare = self.width() - 1.2 * self._width
        usual = self._width * (_OVERLAP if self._is_fan else 1.12)
        step = min(usual, spare / max(len(self._cards) - 1, 1))
        for number, (card, is_dimmed) in enumerate(zip(self._cards, self._dimmed, strict=True)):
            if card is None:
                picture = pixmaps.back()
            else:
                picture = pixmaps.face_dimmed(card) if is_dimmed else pixmaps.face(card)
            painter.drawPixmap(QPointF(number * step, 0.0), picture)
        if self._has_ring:
            away = pixmaps.margin - _RING_WIDTH / 2
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(QPen(QColor(tokens().sheet_accent), _RING_WIDTH))
            ring = QRectF(QPointF(), card_size(self._width)).translated(pixmaps.margin, pixmaps.margin)
            painter.drawRoundedRect(ring.adjusted(-away, -away, away, away), _RING_RADIUS, _RING_RADIUS)


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
        painter = smooth_painter(self)
        whole = QRectF(self.rect())
        light = QRadialGradient(whole.center(), 0.7 * whole.width())
        light.setColorAt(0.0, QColor(theme().felt_light))
        light.setColorAt(1.0, QColor(theme().felt_dark))
        painter.fillPath(rounded_box(whole, _RADIUS), light)
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
