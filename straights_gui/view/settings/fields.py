"""Settings as values, and their fields: what shows a choice, and changes it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QSignalBlocker, QSize
from PySide6.QtWidgets import QLineEdit, QWidget

from engine.fast_dataclass import dataclass, replace
from engine.names import MAX_NAME_LENGTH
from engine.straights.interface.settings import CHOOSE, NO, OWN, YES
from straights_gui.view.appearance import previews
from straights_gui.view.appearance.previews import Appearance
from straights_gui.view.appearance.tile import Section
from straights_gui.view.style.parts import choices as parts
from straights_gui.view.style.parts.buttons import Kind, button, mark_problem
from straights_gui.view.style.parts.slider import Slider
from straights_gui.view.text.error_text import name_problem_text
from straights_gui.view.text.rendering import shown


@dataclass(frozen=True, slots=True)
class Choice:
    """A setting.

    Attributes:
        kind: how it is shown, as in the engine's table; a "text" takes effect when its field loses focus.
        current, choose: the value that is stored, and what stores another one.
        values: pairs of a stored value and its text.
        note: what is said below the field.
        is_free: False for a switch that is on because of another setting.
        key, shown: of pictures: which design it is, and all that is chosen now, which each of them shows.
    """

    kind: str
    label: str
    current: str
    choose: Callable[[str], None]
    values: tuple[tuple[str, str], ...] = ()
    note: str = ""
    is_free: bool = True
    key: str = ""
    shown: Appearance | None = None


@dataclass(frozen=True, slots=True)
class Group:
    """A group of related settings."""

    title: str
    choices: tuple[Choice, ...]


_SEGMENTS = 4
"""The largest number of values that stand beside each other; more are in a list."""
_PAINTERS = {
    "table": (previews.paint_table, QSize(56, 56)),
    "faces": (previews.paint_faces, QSize(56, 56)),
    "back": (previews.paint_back, QSize(42, 56)),
}
"""How the pictures of designs are painted, and the size that they like to have."""

Show = Callable[[Choice], None]
"""Shows a choice as it is now."""


def field_of(choice: Choice, parent: QWidget) -> tuple[QWidget, Show]:
    """Return the field of a choice, and what shows another state of the same choice in it."""
    match choice.kind:
        case "switch":
            return _switch(choice, parent)
        case "level":
            return _level(choice, parent)
        case "text":
            return _text(choice, parent)
        case "pictures":
            return _pictures(choice, parent)
        case "picture":
            press = partial(choice.choose, OWN)
            return button(parent, shown(CHOOSE), Kind.SECONDARY, press), lambda _now: None
        case _:
            return (_segments if len(choice.values) <= _SEGMENTS else _list)(choice, parent)


def _segments(option: Choice, parent: QWidget) -> tuple[QWidget, Show]:
    values = [value for value, _text in option.values]
    texts = [text for _value, text in option.values]
    field = parts.Segments(parent, option.label, texts, _index(option), is_wide=len(texts) > 2)
    field.chosen.connect(lambda number: option.choose(values[number]))
    return field, lambda now: field.set_index(_index(now))


def _list(option: Choice, parent: QWidget) -> tuple[QWidget, Show]:
    values = [value for value, _text in option.values]
    field = parts.ListField(parent)
    field.addItems([text for _value, text in option.values])
    field.setCurrentIndex(_index(option))
    field.setAccessibleName(option.label)
    field.activated.connect(lambda number: option.choose(values[number]))
    return field, lambda now: field.setCurrentIndex(_index(now))


def _index(option: Choice) -> int:
    """The number of the current value; the first one stands for one that is not offered any more."""
    values = [value for value, _text in option.values]
    return values.index(option.current) if option.current in values else 0


def _switch(switch: Choice, parent: QWidget) -> tuple[QWidget, Show]:
    field = parts.Switch(parent, switch.label, is_on=switch.current == YES)
    field.setEnabled(switch.is_free)
    field.toggled.connect(lambda is_on: switch.choose(YES if is_on else NO))

    def show(now: Choice) -> None:
        with QSignalBlocker(field):
            field.setChecked(now.current == YES)
        field.setEnabled(now.is_free)
        field.update()

    return field, show


def _level(level: Choice, parent: QWidget) -> tuple[QWidget, Show]:
    field = Slider(parent)
    field.setRange(0, 100)
    field.setPageStep(10)
    field.setValue(int(level.current))
    field.setMinimumWidth(120)
    field.setAccessibleName(level.label)
    field.valueChanged.connect(lambda value: level.choose(str(value)))

    def show(now: Choice) -> None:
        with QSignalBlocker(field):
            field.setValue(int(now.current))

    return field, show


def _text(text: Choice, parent: QWidget) -> tuple[QWidget, Show]:
    field = QLineEdit(text.current, parent)
    field.setMaxLength(MAX_NAME_LENGTH)
    field.setAccessibleName(text.label)
    field.textChanged.connect(lambda name: mark_problem(field, name_problem_text(name.strip())))
    field.editingFinished.connect(lambda: text.choose(field.text()))

    def show(now: Choice) -> None:
        if not field.hasFocus():
            field.setText(now.current)

    return field, show


def _pictures(pictures: Choice, parent: QWidget) -> tuple[QWidget, Show]:
    paint, size = _PAINTERS[pictures.key]
    field = Section(parent, pictures.label, dict(pictures.values), paint, size)
    field.chosen.connect(pictures.choose)

    def show(now: Choice) -> None:
        if now.shown is not None:
            field.follow(
                now.current, {value: _with(value, now.key, now.shown) for value, _text in now.values}
            )

    show(pictures)
    return field, show


def _with(value: str, key: str, shown: Appearance) -> Appearance:
    """What the picture of a value shows; nothing else of what is chosen paints it anew."""
    match key:
        case "table":
            return replace(shown, table=value, back="")
        case "faces":
            return replace(shown, faces=value, back="")
        case _:
            back = shown.own_back if value == OWN else value
            return replace(shown, back=back, faces="", has_four_colours=False)
