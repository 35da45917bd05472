"""The part of a sheet with which one of several things is chosen: tiles, segments, or a field with a list."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QAbstractButton, QGridLayout, QWidget

from engine.protocol.sheet import Option, SheetChoice
from engine.text.rendering import capitalized
from straights_gui.view.style.parts.buttons import Text, label
from straights_gui.view.style.parts.choices import ListField, Segments
from straights_gui.view.style.parts.layouts import column_of, row_of
from straights_gui.view.style.parts.tiles import Tile
from straights_gui.view.text.rendering import shown

_COLUMNS, _NARROW_COLUMNS, _ROOM_FOR_ALL = 3, 2, 600
_SHARE, _BOLD, _PADDING = 0.72, 1.08, 28
_FLAGS = Qt.ItemDataRole.UserRole - 1
"""Where the models of lists keep what can be done with an entry."""


class ChoiceView(QWidget):
    """Shows the options with the name of the choice, and below them why some of them cannot be chosen.

    Attributes:
        chosen: emitted with the key of another option.
        buttons: the options, unless they are in a list.
        field: the list, if they are.
    """

    chosen = Signal(str)

    def __init__(self, parent: QWidget, choice: SheetChoice, width: int) -> None:
        """Segments that would take most of the width become a list."""
        super().__init__(parent)
        self._choice, self.field = choice, ListField(self)
        self.buttons: tuple[QAbstractButton, ...] = ()
        self.field.hide()
        if choice.kind == "tiles":
            self._add_tiles(_COLUMNS if width >= _ROOM_FOR_ALL else _NARROW_COLUMNS)
            return
        field: QWidget = self.field
        texts = [*map(_text_of, choice.options)]
        needed = sum(self.fontMetrics().horizontalAdvance(text) * _BOLD + _PADDING for text in texts)
        if choice.kind == "segments" and needed <= _SHARE * width:
            field = segments = Segments(self, shown(choice.name), texts, self._current)
            self.buttons = segments.buttons
            segments.chosen.connect(self._on_chosen)
        else:
            self._fill_list()
        reasons = dict.fromkeys(shown(each.why_not) for each in choice.options if each.why_not)
        name = label(self, shown(choice.name), Text.QUIET, wraps=True)
        notes = (label(self, reason, Text.QUIET, wraps=True) for reason in reasons)
        column_of(row_of((name, 1), field), *notes, spacing=2, parent=self)
        self._name_buttons()

    @property
    def _current(self) -> int:
        return [each.key for each in self._choice.options].index(self._choice.chosen)

    def _add_tiles(self, columns: int) -> None:
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setSpacing(8)
        made = [
            Tile(self, _text_of(each), "" if each.note is None else shown(each.note))
            for each in self._choice.options
        ]
        for number, tile in enumerate(made):
            tile.setChecked(number == self._current)
            tile.clicked.connect(lambda _on, at=number: self._on_chosen(at))
            grid.addWidget(tile, *divmod(number, columns))
        self.buttons = tuple(made)
        self._name_buttons()

    def _fill_list(self) -> None:
        self.field.setAccessibleName(shown(self._choice.name))
        self.field.setObjectName(self._choice.name.template)
        self.field.addItems([*map(_text_of, self._choice.options)])
        for number, option in enumerate(self._choice.options):
            if option.why_not is not None:
                self.field.setItemData(number, 0, _FLAGS)
        self.field.setCurrentIndex(self._current)
        self.field.currentIndexChanged.connect(self._on_chosen)
        self.field.show()

    def _name_buttons(self) -> None:
        """Let the focus come back to the same option, and say of some why they cannot be chosen."""
        for made, option in zip(self.buttons, self._choice.options, strict=False):
            made.setObjectName(f"{self._choice.name.template} {option.key}")
            if option.why_not is not None:
                made.setEnabled(False)
                made.setToolTip(shown(option.why_not))
                made.setAccessibleDescription(shown(option.why_not))

    def _on_chosen(self, number: int) -> None:
        option = self._choice.options[number]
        if option.key != self._choice.chosen:
            self.chosen.emit(option.key)
        elif self._choice.kind == "tiles":
            self.buttons[number].setChecked(True)  # Qt's


def _text_of(option: Option) -> str:
    text = shown(option.text)
    return text if option.is_name else capitalized(text)
