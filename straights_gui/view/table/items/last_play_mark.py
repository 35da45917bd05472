"""The mark on the card that a seat played last: a ring and the seat's shape, in the seat's colour."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap
from PySide6.QtWidgets import QGraphicsPixmapItem

from engine.cards.card import Card
from straights_gui.view.cards.shape import card_size, rounded
from straights_gui.view.style.blank_pixmap import blank_pixmap
from straights_gui.view.style.plain_text import plain_tooltip
from straights_gui.view.style.seat_marks import paint_seat_mark, table_seat_colour
from straights_gui.view.style.theme import theme
from straights_gui.view.text.table_text import played_text

_SHAPE_OF_CARD = 0.085
_SMALLEST_SHAPE = 3.6
_RING_OF_CARD = 0.032


class LastPlayMark(QGraphicsPixmapItem):
    """The mark of one seat, painted once for a size.

    Attributes:
        seat: the seat of the mark.
        card: the marked card, or None.
    """

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat
        self.card: Card | None = None
        self._painted: tuple[object, ...] = ()
        self.setVisible(False)

    def show_on(self, card: Card, middle: QPointF, width: float, ratio: float, mark: int, name: str) -> None:
        """Mark a card of this width with its middle at this point; `mark` and `name` are the seat's.

        A mark that is hidden while its card flies stays hidden.
        """
        is_new, self.card = card != self.card, card
        # The theme contains everything but the size that the mark is painted with.
        look = (mark, width, ratio, theme())
        if look != self._painted:
            self._painted = look
            self.setPixmap(_paint(mark, width, ratio))
            size = self.pixmap().deviceIndependentSize()
            self.setOffset(-size.width() / 2, -size.height() / 2)
        self.setToolTip(plain_tooltip(played_text(name, card)))
        self.setPos(middle)
        if is_new:
            self.setVisible(True)

    def clear(self) -> None:
        """Hide the mark."""
        self.card = None
        self.setVisible(False)


def _paint(mark: int, width: float, ratio: float) -> QPixmap:
    """Paint ring and shape around the empty area of a card of this width."""
    card = card_size(width)
    radius = max(_SMALLEST_SHAPE, _SHAPE_OF_CARD * width)
    room = 2.2 * radius
    whole = QRectF(QPointF(), card).adjusted(-room, -room, room, room)
    pixmap = blank_pixmap(whole.size(), ratio)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(-whole.topLeft())
    is_forced = theme().forced is not None
    line = max(3.0 if is_forced else 1.6, _RING_OF_CARD * width)
    colour, ground = table_seat_colour(mark), QColor(theme().bubble)
    painter.strokePath(rounded(card, -line / 2), QPen(ground, line + 1.6))
    painter.strokePath(rounded(card, -line / 2), QPen(QColor(theme().text) if is_forced else colour, line))
    corner = QPointF(card.width() - 0.8 * radius, 0.5 * radius)
    painter.setPen(QPen(colour, max(1.0, 0.3 * radius)))
    painter.setBrush(ground)
    painter.drawEllipse(corner, 1.75 * radius, 1.75 * radius)
    paint_seat_mark(painter, corner, 0.92 * radius, mark, colour, ground)
    painter.end()
    return pixmap
