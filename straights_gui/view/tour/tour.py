"""The tour: steps over the table, each of which highlights the part that it explains."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QFrame, QPushButton, QWidget

from engine.straights.setup import Variant
from engine.straights.text.table import Part, tour_steps
from straights_gui.view.cards.shape import faint, rounded_box, smooth_painter
from straights_gui.view.style.parts.buttons import Kind, Text, button, label
from straights_gui.view.style.parts.focus_ring import FocusRing
from straights_gui.view.style.parts.layouts import TOP, column_of, row_of
from straights_gui.view.style.sheet_style import sheet_style
from straights_gui.view.style.theme import theme, tokens
from straights_gui.view.style.tokens import BAR_HEIGHT, SCRIM, SCRIM_OPACITY, Radius, type_unit
from straights_gui.view.table.layout import BOTTOM, RIGHT
from straights_gui.view.table.table_view import TableView
from straights_gui.view.text.fill import fill
from straights_gui.view.text.rendering import shown

_WIDTH = 44.0
"""The width of the card in units of type, for a card so low that it has room below the board."""

_ABOVE = 4.0
"""What of the card is above the middle of the board, in units of type."""

_PADDING, _SPACE, _GAP = 16, 8, 8  # the gap: to what it speaks of, and to the edges of the table


class Tour(QWidget):
    """Dims the table, except for the part that the step explains.

    Attributes:
        ended: the tour is over, or was skipped.
        number: of the step that is shown, from 0.
        card: what stands on the table, with the text and the buttons.
    """

    ended = Signal()

    def __init__(self, table: TableView, variant: Variant) -> None:
        super().__init__(table.viewport())
        self._table = table
        self._steps = tour_steps(variant)
        self.number = 0
        self.card = QFrame(self)
        self.card.setObjectName("card")
        self._title = label(self.card, "", Text.TITLE, wraps=True)
        self._text = label(self.card, "", wraps=True)
        self._count = label(self.card, "", Text.QUIET)
        self.skip_button = button(self.card, self.tr("Skip"), Kind.QUIET, self.end)
        self.back_button = button(
            self.card, self.tr("Back"), Kind.SECONDARY, lambda: self.show_step(self.number - 1)
        )
        self.next_button = button(self.card, "", Kind.PRIMARY, self._on_next)
        self._buttons = (self.skip_button, self.back_button, self.next_button)
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.setFocusProxy(self.next_button)  # else a click beside it would give the keys to the table
        self._ring = FocusRing(self)
        self._lay_out()
        table.laid_out.connect(self._on_laid_out)
        self.show_step(0)
        self.show()
        self.raise_()

    @property
    def light(self) -> QRectF:
        """The part of the table that it highlights; empty where it is none."""
        geometry = self._table.table_layout
        margin = geometry.margin
        boxes = {
            Part.BOARD: geometry.board,
            Part.HAND: geometry.hand.adjusted(margin, 0, -margin, -margin),
            Part.PILE: geometry.piles[BOTTOM].adjusted(-margin, -margin, margin, margin / 2),
            Part.SEAT: geometry.panels[RIGHT].united(geometry.piles[RIGHT]),
        }
        part = self._steps[self.number].part
        if part not in boxes:
            return QRectF()
        return boxes[part].adjusted(-margin / 2, -margin / 2, margin / 2, margin / 2)

    def show_step(self, number: int) -> None:
        """Show a step."""
        self.number = number
        step = self._steps[number]
        is_last = number == len(self._steps) - 1
        self._title.setText(shown(step.title))
        self._text.setText(shown(step.text))
        self._count.setText(fill(self.tr("{number} of {count}"), number=number + 1, count=len(self._steps)))
        self.next_button.setText(self.tr("Start playing") if is_last else self.tr("Next"))
        self.back_button.setVisible(number > 0)
        self.skip_button.setVisible(not is_last)
        self.card.setAccessibleName(shown(step.title))
        self.card.setAccessibleDescription(shown(step.text))
        self._place()
        self.next_button.setFocus()
        self.update()

    def end(self) -> None:
        """End the tour and delete it."""
        self._table.laid_out.disconnect(self._on_laid_out)
        self._table.setFocus()  # before hiding: Qt would focus the first card and lift it
        self.hide()
        self.ended.emit()
        self.deleteLater()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Skip on Escape; click the focused button on Enter; pass no key on to the table."""
        focused = self.focusWidget()
        if event.key() == Qt.Key.Key_Escape:
            self.end()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and isinstance(focused, QPushButton):
            focused.click()
        event.accept()

    def focusNextPrevChild(self, is_next: bool) -> bool:
        """Move the focus between the buttons only, never to the cards below."""
        shown = [button for button in self._buttons if button.isVisible()]
        if not shown:  # Qt calls this while the tour is hidden, too
            return super().focusNextPrevChild(is_next)
        focused = self.focusWidget()
        place = next((number for number, button in enumerate(shown) if button is focused), 0)
        shown[(place + (1 if is_next else -1)) % len(shown)].setFocus(Qt.FocusReason.TabFocusReason)
        return True

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Accept the event: a click beside a button must not play a card."""
        event.accept()

    mouseReleaseEvent = mouseDoubleClickEvent = mousePressEvent

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the shade around the highlighted part."""
        painter = smooth_painter(self)
        path, light = QPainterPath(), QPainterPath()
        path.addRect(QRectF(self.rect()))
        if not self.light.isEmpty():
            light = rounded_box(self.light, Radius.PLATE)
        painter.fillPath(path.subtracted(light), faint(SCRIM, SCRIM_OPACITY))
        painter.strokePath(light, QPen(QColor(theme().active), 2.0))

    def _lay_out(self) -> None:
        buttons = ((each, 0, TOP) for each in self._buttons)
        heading = row_of((self._title, 1), self._count, *buttons, spacing=_SPACE)
        self._column = column_of(
            heading, self._text, None, spacing=_SPACE, margins=(_PADDING,) * 4, parent=self.card
        )

    def _unit(self) -> float:
        return type_unit(self._table.width(), self._table.height() + BAR_HEIGHT)

    def _style(self) -> str:
        return (
            f"QFrame#card {{ background: {tokens().sheet}; border: 1px solid {tokens().sheet_line};"
            f" border-radius: {Radius.SHEET}px; }}" + sheet_style(theme(), self._unit())
        )

    def _place(self) -> None:
        self.setGeometry(self._table.viewport().rect())
        if self.card.styleSheet() != self._style():
            self.card.setStyleSheet(self._style())
        self._column.activate()  # or the sizes would be those of the former step
        width = min(round(_WIDTH * self._unit()), self.width() - 2 * _GAP)
        self.card.setFixedSize(width, self._column.totalHeightForWidth(width))
        middle = self._table.table_layout.board.center().toPoint()
        top = middle.y() - round(_ABOVE * self._unit())  # the same for each height: the buttons stay
        card = QRect(QPoint(middle.x() - width // 2, top), self.card.size())
        light = self.light.toRect()
        if card.intersects(light):
            above, below = light.top() - _GAP - card.height(), light.bottom() + _GAP
            card.moveTop(above if above >= 0 else min(below, self.height() - card.height()))
        self.card.move(card.topLeft())

    def _on_laid_out(self) -> None:
        self.show_step(self.number)

    def _on_next(self) -> None:
        if self.number == len(self._steps) - 1:
            self.end()
        else:
            self.show_step(self.number + 1)
