"""The panel of a seat: who sits there, what the hand still holds, the points, and whose turn it is."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from straights_gui.view.cards.pixmaps import CardPixmaps
from straights_gui.view.portraits.expressions import Expression
from straights_gui.view.table.items.lazy_pixmap_item import LazyPixmapItem
from straights_gui.view.table.items.seat_layout import Form, SeatLayout
from straights_gui.view.table.items.seat_painting import paint_panel
from straights_gui.view.table.items.seat_portrait import SeatPortrait
from straights_gui.view.table.items.seat_state import SeatState


class SeatPanel(LazyPixmapItem):
    """A panel, painted only when what it shows has changed; its portrait is an item of its own.

    Attributes:
        seat: the number of the seat.
        state: what it shows.
        portrait: the item of the portrait.
    """

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat
        self.state: SeatState | None = None
        self.portrait = SeatPortrait(seat, self)
        self._resting_face = Expression()
        self._is_reacting = False
        self._rect = QRectF()
        self._line = 16.0
        self._screen_ratio = 1.0
        self._backs: CardPixmaps | None = None

    def place(self, rect: QRectF, line: float, ratio: float, backs: CardPixmaps) -> None:
        """Take a rectangle, for a height of text and a device pixel ratio."""
        if (rect, line, ratio, backs) == (self._rect, self._line, self._screen_ratio, self._backs):
            return
        self._rect, self._line, self._screen_ratio, self._backs = rect, line, ratio, backs
        self.setPos(rect.topLeft())
        self._lay_out()

    def show_state(self, state: SeatState) -> None:
        """Show another state."""
        if state != self.state:
            self.state = state
            self._lay_out()

    def rest_with(self, face: Expression) -> None:
        """Show this expression whenever nothing happens, once a reaction is over."""
        self._resting_face = face
        self.show_expression(face)

    def react(self, face: Expression) -> None:
        """Show an expression until `rest`."""
        self._is_reacting = True
        self.portrait.show_expression(face)

    def rest(self) -> None:
        """End a reaction: show the expression of a moment in which nothing happens."""
        self._is_reacting = False
        self.portrait.show_expression(self._resting_face)

    def show_expression(self, expression: Expression) -> None:
        """Show another expression, except during a reaction; only the portrait is painted."""
        if not self._is_reacting:
            self.portrait.show_expression(expression)

    def _lay_out(self) -> None:
        """Paint the panel again, and place the portrait."""
        if self.state is None or self._backs is None or self._rect.isEmpty():
            return
        self.resize(self._rect.size(), self._screen_ratio)
        layout = SeatLayout.for_panel(self._rect.size(), self._line)
        self.portrait.place(layout.portrait, self._screen_ratio)
        self.portrait.setVisible(self.state.open_hand is None or layout.form is not Form.COMPACT)
        self.portrait.show_person(self.state.portrait, is_thinking=self.state.is_thinking)
        self.mark_changed()

    def paint_pixmap(self, painter: QPainter) -> None:
        """Paint all but the portrait; nothing before a state is known."""
        if self.state is None or self._backs is None:
            return
        size = self._rect.size()
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        paint_panel(painter, size, SeatLayout.for_panel(size, self._line), self.state, self._backs)
