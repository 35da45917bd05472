"""The settings: changes take effect immediately, so there is nothing to apply or to cancel."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QSlider, QStackedWidget, QVBoxLayout, QWidget

from engine.fast_dataclass import assert_never, dataclass
from engine.straights.setup import MAX_NAME_LENGTH
from straights_gui.view.dialogs.dialog_parts import mark_problem
from straights_gui.view.sheets.sheet import USUAL, Sheet
from straights_gui.view.style.parts import choices as parts
from straights_gui.view.style.parts.buttons import Kind, button, label, line
from straights_gui.view.style.parts.buttons import Text as TextKind
from straights_gui.view.text.error_text import name_problem_text

_SEGMENTS = 4
"""The largest number of values that stand beside each other; more are in a list."""


@dataclass(frozen=True, slots=True)
class Option:
    """A choice among named values.

    Attributes:
        label: the label, with a mnemonic.
        values: pairs of a stored value and its text.
    """

    label: str
    values: tuple[tuple[str, str], ...]
    current: str
    choose: Callable[[str], None]


@dataclass(frozen=True, slots=True)
class Switch:
    """A setting that is on or off."""

    label: str
    is_on: bool
    choose: Callable[[bool], None]


@dataclass(frozen=True, slots=True)
class Level:
    """A setting from 0 to 100."""

    label: str
    current: int
    choose: Callable[[int], None]
    note: str = ""


@dataclass(frozen=True, slots=True)
class Text:
    """A short text; it takes effect when the field loses focus."""

    label: str
    current: str
    choose: Callable[[str], None]
    longest: int = MAX_NAME_LENGTH


@dataclass(frozen=True, slots=True)
class Link:
    """A button that closes the sheet and opens other settings."""

    label: str
    follow: Callable[[], None]


@dataclass(frozen=True, slots=True)
class Heading:
    """A heading between settings."""

    text: str


Choice = Option | Switch | Level | Text | Link | Heading


@dataclass(frozen=True, slots=True)
class Group:
    """A group of related settings."""

    title: str
    choices: tuple[Choice, ...]


class SettingsDialog(Sheet):
    """Shows one group of settings at a time; deleted on close, filled anew when the language changes."""

    width_wanted, height_wanted = USUAL, 560

    def __init__(self, parent: QWidget, groups: Callable[[], tuple[Group, ...]]) -> None:
        """`groups` returns the current settings in the current language."""
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._groups = groups
        self._shown = 0
        self._contents = QWidget(self)
        self.body.addWidget(self._contents)
        self._fill()

    def changeEvent(self, event: QEvent) -> None:
        """Fill the sheet anew when the language changes."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.LanguageChange:
            self._fill()

    def _fill(self) -> None:
        self.setWindowTitle(self.tr("Settings"))
        groups, contents = self._groups(), QWidget(self)
        self.tabs = parts.Segments(contents, self.windowTitle(), [each.title for each in groups], self._shown)
        pages = QStackedWidget(contents)
        for group in groups:
            pages.addWidget(self._page(group, pages))
        pages.setCurrentIndex(self._shown)
        self.tabs.chosen.connect(pages.setCurrentIndex)
        pages.currentChanged.connect(self._on_shown)
        column = QVBoxLayout(contents)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.tabs)
        column.addWidget(pages, 1)
        self.body.replaceWidget(self._contents, contents)
        self._contents.deleteLater()
        self._contents.hide()
        self._contents = contents

    def _on_shown(self, number: int) -> None:
        self._shown = number

    def _page(self, group: Group, parent: QWidget) -> QWidget:
        page = QWidget(parent)
        column = QVBoxLayout(page)
        column.setContentsMargins(0, 6, 0, 0)
        column.setSpacing(6)
        for number, choice in enumerate(group.choices):
            if isinstance(choice, Heading):
                column.addSpacing(10)
                column.addWidget(label(page, choice.text, TextKind.HEADING))
                continue
            if number:
                column.addWidget(line(page))
            column.addLayout(self._row(choice, page))
            if isinstance(choice, Level) and choice.note:
                column.addWidget(label(page, choice.note, TextKind.QUIET, wraps=True))
        column.addStretch()
        return page

    def _row(self, choice: Option | Switch | Level | Text | Link, page: QWidget) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(16)
        field = self._field(choice, page)
        field.setMinimumHeight(max(field.minimumHeight(), 34))
        if not isinstance(choice, Link):
            row.addWidget(label(page, choice.label.replace("&", ""), wraps=True), 1)
        row.addWidget(field)
        return row

    def _field(self, choice: Option | Switch | Level | Text | Link, page: QWidget) -> QWidget:
        match choice:
            case Option():
                return _option(choice, page)
            case Switch():
                switch = parts.Switch(page, choice.label.replace("&", ""), is_on=choice.is_on)
                switch.toggled.connect(choice.choose)
                return switch
            case Level():
                return _level(choice, page)
            case Text():
                return _text(choice, page)
            case Link():
                return button(page, choice.label, Kind.SECONDARY, lambda: self._follow(choice))
            case _:
                return assert_never(choice)

    def _follow(self, link: Link) -> None:
        self.accept()
        link.follow()


def _option(option: Option, parent: QWidget) -> QWidget:
    values, name = [value for value, _text in option.values], option.label.replace("&", "")
    texts = [text for _value, text in option.values]
    index = values.index(option.current) if option.current in values else 0
    if len(values) <= _SEGMENTS:
        segments = parts.Segments(parent, name, texts, index)
        segments.chosen.connect(lambda number: option.choose(values[number]))
        return segments
    field = parts.ListField(parent)
    field.addItems(texts)
    field.setCurrentIndex(index)
    field.setAccessibleName(name)
    field.activated.connect(lambda number: option.choose(values[number]))
    return field


def _level(level: Level, parent: QWidget) -> QSlider:
    slider = QSlider(Qt.Orientation.Horizontal, parent)
    slider.setRange(0, 100)
    slider.setPageStep(10)
    slider.setValue(level.current)
    slider.setAccessibleName(level.label.replace("&", ""))
    slider.valueChanged.connect(level.choose)
    return slider


def _text(text: Text, parent: QWidget) -> QLineEdit:
    field = QLineEdit(text.current, parent)
    field.setMaxLength(text.longest)
    field.setAccessibleName(text.label.replace("&", ""))
    field.textChanged.connect(lambda name: mark_problem(field, name_problem_text(name.strip())))
    field.editingFinished.connect(lambda: text.choose(field.text()))
    return field
