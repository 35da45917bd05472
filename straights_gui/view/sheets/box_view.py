"""A box of a sheet: a heading with the key that chooses it, parts, and buttons."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtGui import QMouseEvent, QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QFrame,
    QGridLayout,
    QPushButton,
    QSizePolicy,
    QWidget,
)

from engine.protocol.sheet import Box, SheetAnswer
from straights_gui.view.style.parts.buttons import Icon, Kind, Text, button, label
from straights_gui.view.style.parts.card_row import MiniBoard
from straights_gui.view.style.parts.enter_button import EnterButton
from straights_gui.view.style.parts.layouts import TOP, add, column_of, row_of
from straights_gui.view.style.sheet_style import KIND
from straights_gui.view.text.rendering import shown

_COLUMNS, _TWO = 12, 2
_ON_TABLE, _ON_SHEET = (20, 16, 16, 16), (16, 14, 16, 14)
_BOARD, _BESIDE_BOARD = 5, 4


class BoxView(QFrame):
    """Shows a box; parts are added later.

    Attributes:
        buttons: those of the answers, by their names; the first one stands for the box.
        key, share: the number that chooses it, "" without a heading; its share of the width.
        primary: the primary button.
    """

    def __init__(
        self, parent: QWidget, box: Box, on_answer: Callable[[str], object], *, is_on_table: bool
    ) -> None:
        super().__init__(parent)
        self.setProperty(KIND, "box")
        self._row, margins = row_of(), _ON_TABLE if is_on_table else _ON_SHEET
        self._column = column_of(spacing=8 if is_on_table else 6)
        self._whole = row_of((self._column, _BESIDE_BOARD), spacing=24, margins=margins, parent=self)
        self.key, self.share = box.key, box.share
        if box.title is not None:
            self._add_head(shown(box.title), box.icon)
        self.primary: QPushButton | None = None
        self.buttons = {each.name: self._button(each, on_answer) for each in box.answers}

    def _add_head(self, title: str, icon: str) -> None:
        heading = label(self, title, Text.HEADING, wraps=True)
        keys = [(label(self, self.key, Text.KEY), 0, TOP)] if self.key else []
        self._column.addLayout(row_of((Icon(self, icon), 0, TOP), (heading, 1), *keys, spacing=12))

    def _button(self, answer: SheetAnswer, on_answer: Callable[[str], object]) -> QPushButton:
        kind, text = Kind(answer.kind), shown(answer.text)
        if kind is Kind.PRIMARY:
            made: QPushButton = EnterButton(self, text)
            self.primary = made
        else:
            made = button(self, text, kind)
        made.setEnabled(answer.is_enabled)
        made.setToolTip("" if answer.tip is None else shown(answer.tip))
        made.clicked.connect(lambda _on: on_answer(answer.name))
        self._row.addWidget(made)
        return made

    def add_part(self, part: QWidget) -> None:
        """Add a part below the others; the table of a game stands beside them."""
        if isinstance(part, MiniBoard):
            self._whole.insertWidget(0, part, _BOARD)
        else:
            self._column.addWidget(part)

    def finish(self) -> None:
        """Put the buttons below all parts."""
        if self.buttons:
            add(self._row, None)
            add(self._column, None, self._row)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Place the buttons below each other if they do not fit beside each other."""
        super().resizeEvent(event)
        hints = [each.sizeHint().width() + self._row.spacing() for each in self.buttons.values()]
        direction, margins = QBoxLayout.Direction, self._whole.contentsMargins()
        fits = sum(hints) <= self.width() - margins.left() - margins.right()
        self._row.setDirection(direction.LeftToRight if fits else direction.TopToBottom)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Keep a click beside the buttons from what is below, which would close the sheet."""
        event.accept()


def grid_of(boxes: Sequence[BoxView], beside: int) -> QGridLayout:
    """The boxes in the order in which they are read, at most so many beside each other."""
    grid, row, column = QGridLayout(), 0, 0
    grid.setSpacing(16)
    for each in boxes:
        span = each.share
        if beside <= _TWO:
            span = _COLUMNS if beside == 1 or each.share > _COLUMNS // _TWO else _COLUMNS // _TWO
        if column + span > _COLUMNS:
            row, column = row + 1, 0
        each.setMinimumWidth(1)  # the grid decides
        each.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        grid.addWidget(each, row, column, 1, _COLUMNS - column if each is boxes[-1] else span)
        column += span
    for number in range(_COLUMNS):
        grid.setColumnStretch(number, 1)
    return grid
