"""The panel of a seat: name, portrait, cards left, points, and whose turn it is."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPixmapItem

from engine.fast_dataclass import replace
from straights_gui.view.cards.shape import rounded_box
from straights_gui.view.portraits.expressions import Expression
from straights_gui.view.style.blank_pixmap import LazyPixmapItem, begin_pixmap
from straights_gui.view.style.motion import Fade, Motion, ease_out
from straights_gui.view.style.seat_marks import paint_seat_mark, table_seat_colour
from straights_gui.view.style.theme import theme
from straights_gui.view.style.tokens import Duration
from straights_gui.view.table.items.seat_layout import Form, SeatLayout
from straights_gui.view.table.items.seat_painting import paint_panel
from straights_gui.view.table.items.seat_state import SeatState, number_in

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
        pixmap, painter = begin_pixmap(QSizeF(self._side, self._side), self._ratio)
        self._paint(painter)
        painter.end()
        self.setPixmap(pixmap)

    def _paint(self, painter: QPainter) -> None:
        from straights_gui.view.portraits.painting import portrait_pixmap  # not for the first paint

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
    tail = QPainterPath(QPointF(box.left() + 0.18 * box.width(), box.bottom() - 0.3 * box.height()))
    tail.lineTo(box.left() + 0.1 * box.width(), box.bottom() + 0.22 * box.height())
    tail.lineTo(box.left() + 0.5 * box.width(), box.bottom() - 0.1 * box.height())
    bubble = rounded_box(box, box.height() / 2).united(tail)
    painter.fillPath(bubble, QColor("#fffdf8"))
    painter.strokePath(bubble, QPen(QColor(theme().panel), max(1.0, 0.015 * side)))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor("#2a2b33"))
    for number in range(_DOTS):
        across = box.left() + (0.26 + 0.24 * number) * box.width()
        painter.drawEllipse(QPointF(across, box.center().y()), 0.14 * box.height(), 0.14 * box.height())


_OUT_OPACITY = 0.5
"""Of a seat that takes no part until the next round."""


class SeatPanel(LazyPixmapItem):
    """A panel; its portrait is a separate item.

    Attributes:
        seat: the number of the seat.
        state: the shown state.
        rect: its rectangle in the scene; Qt knows it once the panel has been painted.
        portrait: the item of the portrait.
    """

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat
        self.state: SeatState | None = None
        self.portrait = SeatPortrait(self)
        self._resting_face = Expression()
        self._is_reacting = False
        self.rect = QRectF()
        self._line = 16.0
        self._ratio = 1.0
        self._metered_before = 0
        self._fade: Fade | None = None

    def follow(self, motion: Motion) -> None:
        """Move the meter in the speed of the table's motion; the panel must be in a scene."""
        self._fade = Fade(self.scene(), motion, self._repaint)

    def place(self, rect: QRectF, line: float, ratio: float) -> None:
        """Set the geometry, and paint anew: the theme or the language may be another one, too."""
        self.rect, self._line, self._ratio = rect, line, ratio
        self.setPos(rect.topLeft())
        self._change()

    def show_state(self, state: SeatState) -> None:
        """Show another state; the meter grows to its score."""
        if state == self.state:
            return
        before, self.state = self.state, state
        self._change()
        if self._fade is None or before is None:
            return
        first, last = (number_in(each.data.facts[0]) for each in (before, state))
        if first != last:
            self._metered_before = first
            self._fade.start(Duration.METER if first < last else 0, ease_out)

    def rest_with(self, face: Expression) -> None:
        """Set the expression at rest, shown once a reaction is over."""
        self._resting_face = face
        self.show_expression(face)

    def react(self, face: Expression) -> None:
        """Show an expression until `rest`."""
        self._is_reacting = True
        self.portrait.show_expression(face)

    def rest(self) -> None:
        """End a reaction and return to the expression at rest."""
        self._is_reacting = False
        self.portrait.show_expression(self._resting_face)

    def show_expression(self, expression: Expression) -> None:
        """Show another expression, except during a reaction; only the portrait is repainted."""
        if not self._is_reacting:
            self.portrait.show_expression(expression)

    def _painted(self) -> QPixmap:
        assert self.state is not None
        state = self.state
        if self._fade is not None and self._fade.share < 1.0:
            before = self._metered_before
            grown = self._fade.share * (number_in(state.data.facts[0]) - before)
            state = replace(state, metered=before + grown)
        return panel_pixmap(self.rect.size(), self._line, self._ratio, state)

    def _change(self) -> None:
        if self.state is None or self.rect.isEmpty():
            return
        is_out = self.state.data.is_out and not self.state.data.is_winner
        self.setOpacity(_OUT_OPACITY if is_out else 1.0)
        self._repaint()
        layout = SeatLayout.for_panel(self.rect.size(), self._line, is_own=self.state.is_viewer)
        self.portrait.place(layout.portrait, self._ratio)
        self.portrait.setVisible(self.state.open_hand is None or layout.form is not Form.COMPACT)
        self.portrait.show_person(
            self.state.portrait, self.state.data.mark, is_thinking=self.state.is_thinking
        )


def panel_pixmap(size: QSizeF, line: float, ratio: float, state: SeatState) -> QPixmap:
    """The panel of a seat without its portrait, for a height of text and a device pixel ratio."""
    pixmap, painter = begin_pixmap(size, ratio)
    paint_panel(painter, size, SeatLayout.for_panel(size, line, is_own=state.is_viewer), state)
    painter.end()
    return pixmap
