"""The panel of a seat: name, portrait, cards left, points, and whose turn it is."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsPixmapItem

from engine.fast_dataclass import replace
from straights_gui.view.portraits.expressions import Expression
from straights_gui.view.style.blank_pixmap import blank_pixmap
from straights_gui.view.style.motion import Fade, Motion, ease_out
from straights_gui.view.style.tokens import Duration
from straights_gui.view.table.items.seat_layout import Form, SeatLayout
from straights_gui.view.table.items.seat_painting import paint_panel
from straights_gui.view.table.items.seat_portrait import SeatPortrait
from straights_gui.view.table.items.seat_state import SeatState
from straights_gui.view.text.table_text import number_in

_OUT_OPACITY = 0.5
"""Of a seat that takes no part until the next round."""


class SeatPanel(QGraphicsPixmapItem):
    """A panel, repainted lazily after a change; its portrait is a separate item.

    It paints into a pixmap: for a `paint` method, PySide would create Python classes for all Qt widgets to
    find that of the viewport, which takes 20 ms the first time.

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
        self._is_stale = False
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

    def pixmap(self) -> QPixmap:
        """Return the up-to-date pixmap of the panel; null before it has a state and a place."""
        self.paint_change()
        return super().pixmap()

    def paint_change(self) -> None:
        """Repaint the panel if it has changed; the view calls it before it paints."""
        if not self._is_stale:
            return
        self._is_stale = False
        assert self.state is not None
        state = self.state
        if self._fade is not None and self._fade.share < 1.0:
            before = self._metered_before
            grown = self._fade.share * (number_in(state.data.facts[0]) - before)
            state = replace(state, metered=before + grown)
        self.setPixmap(panel_pixmap(self.rect.size(), self._line, self._ratio, state))

    def _repaint(self) -> None:
        self._is_stale = True
        self.update()

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
    pixmap = blank_pixmap(size, ratio)
    painter = QPainter(pixmap)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
    paint_panel(painter, size, SeatLayout.for_panel(size, line, is_own=state.is_viewer), state)
    painter.end()
    return pixmap
