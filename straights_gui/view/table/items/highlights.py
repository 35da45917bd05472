"""Highlights of a card or a place: a ring, frames, the mark of a last play."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap
from PySide6.QtWidgets import QGraphicsPathItem, QGraphicsPixmapItem, QWidget

from engine.cards.card import Card
from straights_gui.view.cards.shape import CARD_ASPECT, card_size, rounded, rounded_box
from straights_gui.view.style.blank_pixmap import begin_pixmap, show_centred
from straights_gui.view.style.plain_text import plain_tooltip
from straights_gui.view.style.seat_marks import paint_seat_mark, table_seat_colour
from straights_gui.view.style.theme import theme
from straights_gui.view.table.layout import Pose

if TYPE_CHECKING:
    from PySide6.QtWidgets import QStyleOptionGraphicsItem


GHOST_OPACITY = 0.62


class SelectionRing(QGraphicsPathItem):
    """A bright ring just outside the chosen card; the lift alone is hard to see at the edge of a fan."""

    def __init__(self) -> None:
        super().__init__()
        self.setVisible(False)
        self.setBrush(Qt.BrushStyle.NoBrush)

    def show_around(self, pose: Pose, width: float) -> None:
        """Show the ring around a card of this width in pixels."""
        box = QRectF(-width / 2, -width * CARD_ASPECT / 2, width, width * CARD_ASPECT)
        path = rounded_box(box.adjusted(-2, -2, 2, 2), width * 0.07)
        self.setPath(path)
        self.setPen(QPen(QColor(theme().active), max(3.0 if theme().forced is None else 4.0, width * 0.035)))
        self.setPos(pose.point)
        self.setRotation(pose.angle)
        self.setVisible(True)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Paint with antialiasing, as the cards of the fan are rotated."""
        was_smooth = painter.testRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        super().paint(painter, option, widget)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, was_smooth)


class OpenedPlace(QGraphicsPathItem):
    """A frame around an empty place: dashed, or solid with the player's own card in it.

    Attributes:
        is_own: whether the player holds the card.
    """

    def __init__(self, point: QPointF, width: float, face: QPixmap | None) -> None:
        """`face` is None if the player does not hold the card."""
        super().__init__()
        self.is_own = face is not None
        box = QRectF(-width / 2, -width * CARD_ASPECT / 2, width, width * CARD_ASPECT)
        path = rounded_box(box.adjusted(1, 1, -1, -1), width * 0.07)
        self.setPath(path)
        pen = QPen(QColor(theme().active), max(2.0, width * 0.04))
        pen.setStyle(Qt.PenStyle.DashLine if face is None else Qt.PenStyle.SolidLine)
        self.setPen(pen)
        self.setPos(point)
        if face is not None:
            card = QGraphicsPixmapItem(face, self)
            card.setFlag(QGraphicsPixmapItem.GraphicsItemFlag.ItemStacksBehindParent)
            card.setOpacity(GHOST_OPACITY)
            show_centred(card, face)


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
        from straights_gui.view.text.table_text import played_text  # with the game, not for the first paint

        is_new, self.card = card != self.card, card
        # The theme contains everything but the size that the mark is painted with.
        look = (mark, width, ratio, theme())
        if look != self._painted:
            self._painted = look
            show_centred(self, _paint(mark, width, ratio))
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
    pixmap, painter = begin_pixmap(whole.size(), ratio)
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
