"""The fields of settings: what shows a choice, and changes it."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QSignalBlocker, Qt
from PySide6.QtWidgets import QLineEdit, QSlider, QWidget

from engine.fast_dataclass import assert_never
from straights_gui.view.dialogs.dialog_parts import mark_problem
from straights_gui.view.settings.options import Choice, Gallery, Level, Option, Switch, Text
from straights_gui.view.style.parts import choices as parts
from straights_gui.view.text.error_text import name_problem_text

_SEGMENTS = 4
"""The largest number of values that stand beside each other; more are in a list."""

Show = Callable[[Choice], None]
"""Shows a choice as it is now."""


def field_of(choice: Option | Switch | Level | Text | Gallery, parent: QWidget) -> tuple[QWidget, Show]:
    """Return the field of a choice, and what shows another state of the same choice in it."""
    match choice:
        case Option() if len(choice.values) <= _SEGMENTS:
            return _segments(choice, parent)
        case Option():
            return _list(choice, parent)
        case Switch():
            return _switch(choice, parent)
        case Level():
            return _level(choice, parent)
        case Text():
            return _text(choice, parent)
        case Gallery():
            return choice.make(parent), lambda _now: None
        case _:
            return assert_never(choice)


def _segments(option: Option, parent: QWidget) -> tuple[QWidget, Show]:
    values = [value for value, _text in option.values]
    texts = [text for _value, text in option.values]
    field = parts.Segments(parent, option.label, texts, _index(option), is_wide=len(texts) > 2)
    field.chosen.connect(lambda number: option.choose(values[number]))

    def show(now: Choice) -> None:
        if isinstance(now, Option):
            field.set_index(_index(now))

    return field, show


def _list(option: Option, parent: QWidget) -> tuple[QWidget, Show]:
    values = [value for value, _text in option.values]
    field = parts.ListField(parent)
    field.addItems([text for _value, text in option.values])
    field.setCurrentIndex(_index(option))
    field.setAccessibleName(option.label)
    field.activated.connect(lambda number: option.choose(values[number]))

    def show(now: Choice) -> None:
        if isinstance(now, Option):
            field.setCurrentIndex(_index(now))

    return field, show


def _index(option: Option) -> int:
    """The number of the current value; the first one stands for one that is not offered any more."""
    values = [value for value, _text in option.values]
    return values.index(option.current) if option.current in values else 0


def _switch(switch: Switch, parent: QWidget) -> tuple[QWidget, Show]:
    field = parts.Switch(parent, switch.label, is_on=switch.is_on)
    field.toggled.connect(switch.choose)

    def show(now: Choice) -> None:
        if isinstance(now, Switch):
            with QSignalBlocker(field):
                field.setChecked(now.is_on)
            field.update()

    return field, show


def _level(level: Level, parent: QWidget) -> tuple[QWidget, Show]:
    field = QSlider(Qt.Orientation.Horizontal, parent)
    field.setRange(0, 100)
    field.setPageStep(10)
    field.setValue(level.current)
    field.setMinimumWidth(120)
    field.setAccessibleName(level.label)
    field.valueChanged.connect(level.choose)

    def show(now: Choice) -> None:
        if isinstance(now, Level):
            with QSignalBlocker(field):
                field.setValue(now.current)

    return field, show


def _text(text: Text, parent: QWidget) -> tuple[QWidget, Show]:
    field = QLineEdit(text.current, parent)
    field.setMaxLength(text.longest)
    field.setAccessibleName(text.label)
    field.textChanged.connect(lambda name: mark_problem(field, name_problem_text(name.strip())))
    field.editingFinished.connect(lambda: text.choose(field.text()))

    def show(now: Choice) -> None:
        if isinstance(now, Text) and not field.hasFocus():
            field.setText(now.current)

    return field, show
