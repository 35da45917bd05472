"""A sheet that is a value of the engine: its title, its parts and boxes, its answers."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from types import MappingProxyType
from typing import TypeAlias

from PySide6.QtCore import QCoreApplication, QSize, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent, QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QFrame,
    QGridLayout,
    QLabel,
    QLayout,
    QPlainTextEdit,
    QPushButton,
    QSizePolicy,
    QWidget,
)

from engine.protocol import sheet as values
from engine.protocol.sheet import Box, SheetAnswer
from engine.text.rendering import capitalized
from straights_gui.view.sheets.calendar_view import CalendarView
from straights_gui.view.sheets.choice_view import ChoiceView
from straights_gui.view.sheets.part_views import ROOM_FOR_TILES, PagesView, text_of, view_of
from straights_gui.view.sheets.sheet import USUAL, WIDE, WIDEST, Sheet, put_in_reading_order
from straights_gui.view.style.icons import program_icon, sheet_icon
from straights_gui.view.style.parts.buttons import Icon, Kind, Text, button, label
from straights_gui.view.style.parts.card_row import MiniBoard
from straights_gui.view.style.parts.choices import ListField
from straights_gui.view.style.parts.enter_button import EnterButton
from straights_gui.view.style.parts.layouts import TOP, add, column_of, row_of
from straights_gui.view.style.sheet_style import GROUND, KIND, TABLE
from straights_gui.view.style.theme import theme
from straights_gui.view.table.input.screen_reader import ScreenReader
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


_SPACE, _PICTURE_LINES = 12, 5
_BESIDE_BOXES = 24
_ALL, _ROOM_FOR_ALL, _ROOM_FOR_TWO = 4, 1000, 600
_HEIGHTS: dict[object, int] = {values.Keys: 640, values.Article: 680, "lines": 680}
"""What is scrolled by itself takes this room if it can."""


Answers: TypeAlias = "Mapping[str, Callable[[DrawnSheet], values.Sheet | None]]"
"""What answers do, by their names; it returns what the sheet shows then, None for nothing else."""


class DrawnSheet(Sheet):
    """Shows a value; deleted on close.

    Attributes:
        value: what it shows.
        buttons: those of the answers, by their names.
        choice: what the sheet is about; hidden if there is no choice.
    """

    def __init__(
        self,
        parent: QWidget,
        value: values.Sheet,
        answers: Answers = MappingProxyType({}),
        choose: Callable[[str], values.Sheet | None] | None = None,
    ) -> None:
        """`choose` returns the sheet of another choice, None if it has closed this one."""
        self.width_wanted = WIDE if value.is_wide else USUAL
        self.height_wanted = max(map(_height_of, value.parts))
        if value.is_on_table:
            self.width_wanted, self.has_frame = WIDEST + 2 * _BESIDE_BOXES, False
        self.value, self._answers, self._choose = value, answers, choose
        super().__init__(parent, shown(value.title), Text.HEADLINE if value.is_on_table else Text.TITLE)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._beside = self._boxes_beside(self.room.width())
        self._boxes: list[BoxView] = []
        self.choice = ListField(self)
        self.choice.setVisible(value.choice is not None)
        self.choice.currentIndexChanged.connect(lambda _row: self._on_chosen(self.choice.currentData()))
        self.header.insertWidget(2, self.choice)
        self.buttons = self._add_buttons(value)
        self._drawn = QWidget(self)
        self.body.addWidget(self._drawn)
        self.draw(value)
        self.first = self._first_of(value)
        if value.is_on_table:
            self._stand_on_table()

    def draw(self, value: values.Sheet) -> None:
        """Show another value of the same sheet."""
        focused = self.focusWidget()
        has_lost_focus = focused in self._drawn.findChildren(QWidget)
        name = focused.objectName() if has_lost_focus else ""
        answer = next((name for name, each in self.buttons.items() if each is focused), "")
        self.value, before = value, self._drawn
        self._drawn = self._parts(value.parts)
        self.body.replaceWidget(before, self._drawn)
        before.deleteLater()
        for each in value.answers:
            self.buttons[each.name].setEnabled(each.is_enabled)
            self.buttons[each.name].setText(shown(each.text))
        if value.choice is not None:
            self._fill_choice(value.choice)
        olds, news = (each.findChildren(PagesView) for each in (before, self._drawn))
        for old, new in zip(olds, news, strict=False):  # there are none before the first value
            new.show_page(old.choice.index)
        self._drawn.show()
        layout = self.layout()
        if self.isVisible() and layout is not None:
            put_in_reading_order(layout)
        again = self._drawn.findChild(QWidget, name) if name else None
        after = self.buttons.get(answer, again or focused)
        if has_lost_focus and after is not focused:
            after.setFocus()
        elif has_lost_focus:
            self.take_focus()

    def fit(self, room: QSize) -> None:
        """Draw tiles, cards and boxes for the width of the table."""
        beside = self._boxes_beside(room.width())
        if beside != self._beside:
            self._beside = beside
            if not any(map(_height_of, self.value.parts)):  # else the reader would lose the place
                self.draw(self.value)
        super().fit(room)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Choose a box by its key."""
        chosen = [each for each in self._boxes if each.key == event.text() != "" and each.buttons]
        if not chosen:
            super().keyPressEvent(event)
            return
        event.accept()
        next(iter(chosen[0].buttons.values())).click()

    def _first_of(self, value: values.Sheet) -> QWidget | None:
        """What has the focus at first: nothing that has to be scrolled to, and no text with a cursor."""
        if value.choice is not None:
            return self.choice
        if any(isinstance(part, values.Note) and part.links for part in value.parts):
            return self.cross
        usable = (each for each in value.answers if each.kind == Kind.PRIMARY.value and each.is_enabled)
        return next((self.buttons[each.name] for each in usable), self.first)

    def _boxes_beside(self, width: int) -> int:
        """How many boxes may stand beside each other, the first one counted twice."""
        if not self.value.is_on_table:
            return _ALL if width >= ROOM_FOR_TILES else 1
        return _ALL if width >= _ROOM_FOR_ALL else 2 if width >= _ROOM_FOR_TWO else 1

    def _stand_on_table(self) -> None:
        """Say how to leave, and let the title be readable on the table, whatever sheets are made of."""
        translate, middle = QCoreApplication.translate, Qt.AlignmentFlag.AlignVCenter
        key = label(self, translate("Shortcuts", "Esc"), Text.KEY)
        where = label(self, translate("TodaySheet", "to the table"), Text.QUIET)
        self.header.insertWidget(2, key, 0, middle)
        self.header.insertWidget(3, where, 0, middle)
        for number in range(self.header.count()):
            item = self.header.itemAt(number)
            if item is not None and (part := item.widget()) is not None:
                part.setProperty(GROUND, TABLE)
        self.cross.setIcon(sheet_icon("quit", lambda: theme().text))

    def _fill_choice(self, choice: values.SheetChoice) -> None:
        was_blocked = self.choice.blockSignals(True)
        self.choice.clear()
        self.choice.setAccessibleName(shown(choice.name))
        for each in choice.options:
            text = shown(each.text)
            self.choice.addItem(text if each.is_name else capitalized(text), each.key)
        self.choice.setCurrentIndex(self.choice.findData(choice.chosen))
        self.choice.blockSignals(was_blocked)

    def _add_buttons(self, value: values.Sheet) -> dict[str, QPushButton]:
        """The quiet ones at the left, the others at the right of what is said beside them."""
        made = {}
        quiet = [each for each in value.answers if each.kind == Kind.QUIET.value]
        for each in (*quiet, None, *(each for each in value.answers if each not in quiet)):
            if each is not None:
                on_click = partial(self._on_answer, each.name)
                made[each.name] = self.add_button(shown(each.text), Kind(each.kind), on_click)
                made[each.name].setToolTip("" if each.tip is None else shown(each.tip))
            elif value.note is not None:
                self.footer.addWidget(label(self, shown(value.note), Text.QUIET, wraps=True), 1)
            else:
                self.footer.addStretch()
        return made

    def _on_answer(self, name: str) -> None:
        value = self._answers[name](self)
        if value is None:
            return
        self.draw(value)
        for part in value.parts:
            if isinstance(part, values.Note) and part.kind == "status":
                ScreenReader(self).announce(text_of(part.text))

    def _on_chosen(self, key: str) -> None:
        assert self._choose is not None
        value = self._choose(key)
        if value is not None:
            self.draw(value)

    def _parts(self, parts: tuple[values.Part, ...]) -> QWidget:
        """The parts below each other; boxes stand side by side, the first one wider in a small window."""
        made, whole = QWidget(self), column_of(spacing=_SPACE)
        width = min(self.width_wanted, self.room.width())
        is_program = any(isinstance(part, values.Note) and part.kind == "program" for part in parts)
        picture = [(self._picture(made), 0, TOP)] if is_program else []
        row_of(*picture, (whole, 1), spacing=self.fontMetrics().lineSpacing(), parent=made)
        boxes: list[BoxView] = []
        for part in parts:
            if isinstance(part, values.Box):
                boxes.append(BoxView(made, part, self._on_answer, is_on_table=self.value.is_on_table))
            elif boxes:
                boxes[-1].add_part(view_of(boxes[-1], part, width))
            else:
                whole.addWidget(view_of(made, part, width))
        for lines in made.findChildren(QPlainTextEdit):
            lines.setAccessibleName(self.windowTitle())
        for calendar in made.findChildren(CalendarView):
            calendar.chosen.connect(self._on_chosen)
        for choice in made.findChildren(ChoiceView):
            choice.chosen.connect(self._on_chosen)
        self._boxes = boxes
        if boxes:
            whole.addLayout(self._placed(boxes), 1)
        return made

    def _placed(self, boxes: list[BoxView]) -> QLayout:
        for each in boxes:
            each.finish()
            self.buttons |= each.buttons
            self.first = each.primary or self.first
        if not self.value.is_on_table:
            shares = (each.share if self._beside == _ALL else 1 + (each is boxes[0]) for each in boxes)
            return row_of(*zip(boxes, shares, strict=True), spacing=_SPACE)
        return grid_of(boxes, self._beside)

    def _picture(self, parent: QWidget) -> QLabel:
        """The program's."""
        picture, side = QLabel(parent), self.fontMetrics().lineSpacing() * _PICTURE_LINES
        picture.setPixmap(program_icon().pixmap(QSize(side, side), self.devicePixelRatioF()))
        return picture


def _height_of(part: values.Part) -> int:
    return _HEIGHTS.get(part.kind if isinstance(part, values.Note) else type(part), 0)
