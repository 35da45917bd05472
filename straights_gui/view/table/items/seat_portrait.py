"""The portrait in a seat's panel, with a ring, the mark of the seat, and dots while it thinks."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPixmapItem

from straights_gui.view.portraits.expressions import Expression
from straights_gui.view.style.seat_marks import paint_seat_mark, table_seat_colour
from straights_gui.view.style.theme import theme

_RING = 0.055
_MARK = 0.14
_DOTS = 3
_BUBBLE = QRectF(0.56, 0.0, 0.44, 0.27)
"""Fractions of the side of the square."""

NO_PERSON = ""


class SeatPortrait(QGraphicsPixmapItem):
    """A portrait, rendered only when it changes.

    Attributes:
        expression: the current expression of the face.
    """

    def __init__(self, parent: QGraphicsItem) -> None:
        super().__init__(parent)
        self.expression = Expression()
        self._mark = 0
        self._name = NO_PERSON
        self._is_thinking = False
        self._side = 0.0
        self._ratio = 1.0
        self._shown: object = None

    def place(self, rect: QRectF, ratio: float) -> None:
        """Set the square in the panel, for a device pixel ratio; `show_person` must follow."""
        self.setPos(rect.topLeft())
        self._side, self._ratio = rect.width(), ratio

    def show_person(self, name: str, mark: int, *, is_thinking: bool) -> None:
        """Show the portrait of this name, with the mark of the seat; nobody for ""."""
        self._name, self._mark, self._is_thinking = name, mark, is_thinking
        self._render()

    def show_expression(self, expression: Expression) -> None:
        """Show another expression."""
        self.expression = expression
        self._render()

    def _render(self) -> None:
        now = (self._name, self._mark, self.expression, self._is_thinking, self._side, self._ratio, theme())
        if not self._name or self._side < 1.0 or now == self._shown:
            return
        self._shown = now
        device = round(self._side * self._ratio)
        pixmap = QPixmap(device, device)
        pixmap.setDevicePixelRatio(self._ratio)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint(painter)
        painter.end()
        self.setPixmap(pixmap)

    def _paint(self, painter: QPainter) -> None:
        from straights_gui.view.portraits.pixmaps import portrait_pixmap  # not for the first paint

        side, ring = self._side, max(1.5, _RING * self._side)
        colour = table_seat_colour(self._mark)
        inset = 0.8 * ring
        portrait = portrait_pixmap(self._name, side - 2 * inset, self._ratio, self.expression)
        painter.drawPixmap(QPointF(inset, inset), portrait)
        painter.setPen(QPen(colour, ring))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawEllipse(QRectF(0, 0, side, side).adjusted(ring / 2, ring / 2, -ring / 2, -ring / 2))
        ground = QColor(theme().panel)
        middle, radius = QPointF(0.82 * side, 0.82 * side), max(3.0, _MARK * side)
        middle -= QPointF(max(0.0, 0.5 * (radius - _MARK * side)), 0.0)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(ground)
        painter.drawEllipse(middle, 1.28 * radius, 1.28 * radius)
        paint_seat_mark(painter, middle, 0.8 * radius, self._mark, colour, ground)
        if self._is_thinking:
            _paint_dots(painter, side)


def _paint_dots(painter: QPainter, side: float) -> None:
    """Paint a bubble with three dots: the seat is thinking."""
    box = QRectF(_BUBBLE.x() * side, _BUBBLE.y() * side, _BUBBLE.width() * side, _BUBBLE.height() * side)
    path = QPainterPath()
    path.addRoundedRect(box, box.height() / 2, box.height() / 2)
    tail = QPainterPath(QPointF(box.left() + 0.18 * box.width(), box.bottom() - 0.3 * box.height()))
    tail.lineTo(box.left() + 0.1 * box.width(), box.bottom() + 0.22 * box.height())
    tail.lineTo(box.left() + 0.5 * box.width(), box.bottom() - 0.1 * box.height())
    bubble = path.united(tail)
    painter.fillPath(bubble, QColor("#fffdf8"))
    painter.strokePath(bubble, QPen(QColor(theme().panel), max(1.0, 0.015 * side)))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor("#2a2b33"))
    for number in range(_DOTS):
        across = box.left() + (0.26 + 0.24 * number) * box.width()
        painter.drawEllipse(QPointF(across, box.center().y()), 0.14 * box.height(), 0.14 * box.height())
