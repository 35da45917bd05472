"""Cards beside each other."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from engine.cards.card import Card
from straights_gui.view.cards.pixmaps import CardPixmaps
from straights_gui.view.cards.shape import card_size

_OVERLAP = 0.62


class CardRow(QWidget):
    """Cards beside each other, overlapping if there are many; None is a card face down."""

    def __init__(
        self, parent: QWidget, cards: Sequence[Card | None], width: float, dimmed: Sequence[bool] = ()
    ) -> None:
        super().__init__(parent)
        self._cards, self._width = tuple(cards), width
        self._dimmed = tuple(dimmed) or (False,) * len(self._cards)
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        self._is_fan = len(self._cards) > 3
        self.setAccessibleName(" ".join(str(card) for card in cards if card is not None))

    def sizeHint(self) -> QSize:
        """Return the size of the row."""
        step = self._width * (_OVERLAP if self._is_fan else 1.12)
        width = step * (len(self._cards) - 1) + 1.2 * self._width
        return QSize(round(width), round(card_size(self._width).height() + 0.2 * self._width))

    def minimumSizeHint(self) -> QSize:
        """Return the size of a row that overlaps more."""
        return QSize(min(120, self.sizeHint().width()), self.sizeHint().height())

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the cards."""
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
