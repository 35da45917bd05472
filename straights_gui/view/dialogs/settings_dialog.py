"""The settings dialog; changes take effect immediately, so it needs no Apply or Cancel."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialog,
    QFormLayout,
    QGroupBox,
    QHBoxLayout,
    QLineEdit,
    QPushButton,
    QSlider,
    QVBoxLayout,
    QWidget,
)

from engine.fast_dataclass import dataclass
from engine.straights.setup import MAX_NAME_LENGTH
from straights_gui.view.dialogs.dialog_parts import (
    ScrollingBody,
    close_buttons,
    complete,
    mark_problem,
    within_screen,
    wrapped_label,
)
from straights_gui.view.style.hit_size import ensure_hit_size
from straights_gui.view.text.error_text import name_problem_text


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
    """A button that closes the dialog and opens other settings."""

    label: str
    follow: Callable[[], None]


@dataclass(frozen=True, slots=True)
class Group:
    """A group of related settings."""

    title: str
    choices: tuple[Option | Switch | Level | Text | Link, ...]


class SettingsDialog(QDialog):
    """Shows groups of settings; deleted on close. It is rebuilt when the language changes."""

    def __init__(self, parent: QWidget | None, groups: Callable[[], tuple[Group, ...]]) -> None:
        """`groups` returns the current settings in the current language."""
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._groups = groups
        self._body: QWidget = QWidget(self)
        self._outer = QVBoxLayout(self)
        self._outer.addWidget(self._body)
        self._outer.addWidget(close_buttons(self))
        self._fill()

    def changeEvent(self, event: QEvent) -> None:
        """Rebuild the dialog when the language changes."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.LanguageChange:
            self._fill()

    def _fill(self) -> None:
        self.setWindowTitle(self.tr("Settings"))
        body = QWidget(self)
        columns = QHBoxLayout(body)
        columns.setContentsMargins(0, 0, 0, 0)
        groups = self._groups()
        half = (len(groups) + 1) // 2
        for part in (groups[:half], groups[half:]):
            column = QVBoxLayout()
            for group in part:
                column.addWidget(self._group(group, body))
            column.addStretch()
            columns.addLayout(column)
        ensure_hit_size(body)
        scrolling = ScrollingBody(self, body)
        self._outer.replaceWidget(self._body, scrolling)
        self._body.deleteLater()
        self._body.hide()
        self._body = scrolling
        scrolling.show()
        complete(self)
        self.resize(within_screen(self, self.sizeHint()))

    def _group(self, group: Group, parent: QWidget) -> QGroupBox:
        box = QGroupBox(group.title, parent)
        form = QFormLayout(box)
        for choice in group.choices:
            match choice:
                case Option():
                    form.addRow(choice.label, self._option(choice, box))
                case Switch():
                    form.addRow(self._switch(choice, box))
                case Level():
                    form.addRow(choice.label, self._level(choice, box))
                    if choice.note:
                        form.addRow(wrapped_label(box, choice.note))
                case Text():
                    form.addRow(choice.label, self._text(choice, box))
                case Link():
                    form.addRow(self._link(choice, box))
        return box

    def _link(self, link: Link, parent: QWidget) -> QPushButton:
        widget = QPushButton(link.label, parent)
        widget.setAutoDefault(False)
        widget.clicked.connect(lambda: self._follow(link))
        return widget

    def _follow(self, link: Link) -> None:
        self.accept()
        link.follow()

    def _text(self, text: Text, parent: QWidget) -> QLineEdit:
        widget = QLineEdit(text.current, parent)
        widget.setMaxLength(text.longest)
        widget.setAccessibleName(text.label.replace("&", ""))
        widget.textChanged.connect(lambda name: mark_problem(widget, name_problem_text(name.strip())))
        widget.editingFinished.connect(lambda: text.choose(widget.text()))
        return widget

    def _option(self, option: Option, parent: QWidget) -> QComboBox:
        widget = QComboBox(parent)
        for value, name in option.values:
            widget.addItem(name, value)
        widget.setCurrentIndex(max(widget.findData(option.current), 0))
        widget.setAccessibleName(option.label.replace("&", ""))
        widget.activated.connect(lambda index: option.choose(widget.itemData(index)))
        return widget

    def _switch(self, switch: Switch, parent: QWidget) -> QCheckBox:
        widget = QCheckBox(switch.label, parent)
        widget.setChecked(switch.is_on)
        widget.toggled.connect(switch.choose)
        return widget

    def _level(self, level: Level, parent: QWidget) -> QSlider:
        widget = QSlider(Qt.Orientation.Horizontal, parent)
        widget.setRange(0, 100)
        widget.setPageStep(10)
        widget.setValue(level.current)
        widget.setAccessibleName(level.label.replace("&", ""))
        widget.valueChanged.connect(level.choose)
        return widget
