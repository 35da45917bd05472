"""The content of the side panel “Settings”, from values: each change takes effect at once."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QSignalBlocker, QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QLineEdit, QWidget

from engine.fast_dataclass import dataclass, replace
from engine.names import MAX_NAME_LENGTH
from engine.straights.interface.actions import named
from engine.straights.interface.settings import CHOOSE, NO, OWN, REMOVE, YES
from straights_gui.view.appearance import previews
from straights_gui.view.appearance.previews import Appearance
from straights_gui.view.appearance.tile import Section
from straights_gui.view.style.parts import choices as parts
from straights_gui.view.style.parts.buttons import Kind, button, label, line, mark_problem
from straights_gui.view.style.parts.buttons import Text as TextKind
from straights_gui.view.style.parts.choices import Segments
from straights_gui.view.style.parts.layouts import RIGHT, add, column_of, row_of
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


_GAP, _HIGH = 16, 40
_ROUNDED = 2  # a label may break a text that has exactly its width
_BESIDE, _BELOW = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom


class SettingRow(QWidget):
    """Shows the text of a setting, and its field."""

    def __init__(self, parent: QWidget, text: str, field: QWidget, *, is_wide: bool) -> None:
        """A field that `is_wide` takes what the text leaves of the row."""
        super().__init__(parent)
        self._label, self._field = label(self, text, wraps=True), field
        last = (field, 1) if is_wide else (field, 0, RIGHT)
        self._layout = row_of((self._label, 1), last, spacing=_GAP, margins=(0, 4, 0, 4), parent=self)
        policy = self.sizePolicy()
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def sizeHint(self) -> QSize:
        return QSize(self._line_width(), max(self._field.sizeHint().height() + 8, _HIGH))

    def minimumSizeHint(self) -> QSize:
        """Return the width of the wider one of text and field."""
        width = max(self._label.minimumSizeHint().width(), self._field.minimumSizeHint().width())
        return QSize(width, _HIGH)

    def heightForWidth(self, width: int) -> int:
        """Return the height of one line, or of the text above the field."""
        one_line = self.sizeHint().height()
        return one_line if width >= self._line_width() else one_line + self._label.heightForWidth(width) + 4

    def resizeEvent(self, event: QResizeEvent) -> None:
        is_beside = self.width() >= self._line_width()
        self._layout.setDirection(_BESIDE if is_beside else _BELOW)
        self._layout.setSpacing(_GAP if is_beside else 4)
        self.setFixedHeight(self.heightForWidth(self.width()))  # Qt asks the layout, as it stands before this
        super().resizeEvent(event)

    def _line_width(self) -> int:
        text = self._label.fontMetrics().horizontalAdvance(self._label.text()) + _ROUNDED
        return text + _GAP + self._field.sizeHint().width()


class SettingsPanel(QWidget):
    """Shows one group of settings at a time.

    Attributes:
        tabs: the titles of the groups.
    """

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._texts: tuple[str, ...] = ()
        self._shown = 0
        self._fields: list[Show] = []
        self._pages: tuple[QWidget, ...] = ()
        self.tabs = Segments(self, "", ())
        self._column = column_of(margins=(0, 4, 0, 0), parent=self)
        policy = self.sizePolicy()
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def show_groups(self, groups: tuple[Group, ...]) -> None:
        """Show these settings, as they are now and in the current language."""
        texts = tuple(text for group in groups for text in _texts(group))
        if texts != self._texts:
            self._texts = texts
            self._fill(groups)
            return
        choices = (choice for group in groups for choice in group.choices)
        for show, choice in zip(self._fields, choices, strict=True):
            show(choice)

    def show_group(self, number: int) -> None:
        """Show the group of that number."""
        self._shown = number
        self.tabs.set_index(number)
        for place, page in enumerate(self._pages):
            page.setVisible(place == number)
        if self.window().focusWidget() in self.tabs.buttons:
            self.tabs.buttons[number].setFocus()

    def minimumSizeHint(self) -> QSize:
        """As wide as the widest group needs, so that the panel stays where it is from tab to tab."""
        least = super().minimumSizeHint()
        return least.expandedTo(
            QSize(max((each.minimumSizeHint().width() for each in self._pages), default=0), 0)
        )

    def _fill(self, groups: tuple[Group, ...]) -> None:
        had_focus = self.window().focusWidget() in self.findChildren(QWidget)
        for old in (self.tabs, *self._pages):
            self._column.removeWidget(old)
            old.hide()
            old.deleteLater()
        name = shown(named("&Settings"))
        self.tabs = Segments(self, name, [each.title for each in groups], is_wide=True)
        self.tabs.chosen.connect(self.show_group)
        self._column.addWidget(self.tabs)
        self.tabs.show()
        self._fields = []
        self._pages = tuple(self._page(group) for group in groups)
        for page in self._pages:
            self._column.addWidget(page, 1)
        self.show_group(min(self._shown, len(groups) - 1))
        if had_focus:
            self.tabs.buttons[self._shown].setFocus()

    def _page(self, group: Group) -> QWidget:
        page = QWidget(self)
        whole = column_of(spacing=0, margins=(0, 8, 0, 0), parent=page)
        before = ""  # the kind of the choice above
        for choice in group.choices:
            if before and choice.kind == "heading":
                add(whole, 14)
            elif before and "pictures" in {before, choice.kind}:
                add(whole, 10 if before == choice.kind else 6)  # a row has a margin of its own
            elif before not in {"", "heading"}:
                add(whole, line(page))
            add(whole, *self._parts(choice, page))
            before = choice.kind
        add(whole, None)
        return page

    def _parts(self, choice: Choice, page: QWidget) -> list[QWidget]:
        """What shows a choice."""
        if choice.kind == "heading":
            self._fields.append(_nothing)
            return [label(page, choice.label, TextKind.HEADING)]
        field, show = field_of(choice, page)
        self._fields.append(show)
        above = page.findChildren(Section)
        if choice.kind == "picture" and above:
            above[-1].heading.addWidget(field)
            if not choice.current:
                return []
            remove = button(page, shown(REMOVE), Kind.SECONDARY, partial(choice.choose, ""))
            remove.setAccessibleDescription(choice.label)
            return [SettingRow(page, choice.label, remove, is_wide=False)]
        if choice.kind == "pictures":
            return [field]
        is_wide = choice.kind in {"level", "text"}
        row = SettingRow(page, choice.label, field, is_wide=is_wide)
        return [row, *([label(page, choice.note, TextKind.QUIET, wraps=True)] if choice.note else [])]


def _nothing(_choice: Choice) -> None:
    """Show nothing: the text of a heading does not change."""


def _texts(group: Group) -> tuple[str, ...]:
    """The texts of a group, which differ in another language."""
    names = (text for each in group.choices for _value, text in each.values)
    return group.title, *(each.label for each in group.choices), *names
