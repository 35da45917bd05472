"""A heading with the name of what is chosen, and a row of tiles below it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QSize, QSizeF, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QVBoxLayout, QWidget

from straights_gui.view.appearance.choice import Appearance
from straights_gui.view.appearance.tile import Tile
from straights_gui.view.style.parts.buttons import Text, label

_SPACING = 8

Paint = Callable[[QPainter, QSizeF, Appearance, float], None]


class Section(QWidget):
    """A choice of one value by pictures.

    Attributes:
        chosen: the player has chosen a value.
        choice: the name of the value under the pointer, else of the chosen one, beside the heading.
        tiles: a picture of each value.
    """

    chosen = Signal(str)

    def __init__(self, parent: QWidget, title: str, names: dict[str, str], paint: Paint, size: QSize) -> None:
        """`names` are those of the values; `size` is the preferred one of a picture."""
        super().__init__(parent)
        self._paint = paint
        self.setAccessibleName(title)
        self.choice = label(self, "", Text.QUIET)
        self.tiles = tuple(Tile(value, name, size, self) for value, name in names.items())
        self._group = QButtonGroup(self)
        heading, row = QHBoxLayout(), QHBoxLayout()
        heading.addWidget(label(self, title, Text.STRONG), 1)
        heading.addWidget(self.choice)
        row.setSpacing(_SPACING)
        for tile in self.tiles:
            tile.setAccessibleDescription(title)
            self._group.addButton(tile)
            tile.toggled.connect(partial(self._on_toggled, tile))
            tile.pointed.connect(partial(self._on_pointed, tile))
            row.addWidget(tile)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(_SPACING)
        column.addLayout(heading)
        column.addLayout(row)
        self._shown: dict[str, Appearance] = {}
        self._is_following = False

    def follow(self, value: str, appearances: dict[str, Appearance]) -> None:
        """Mark a value as chosen, and show a preview of each."""
        self._is_following = True
        for tile in self.tiles:
            appearance = appearances[tile.value]
            if self._shown.get(tile.value) != appearance:
                tile.show_picture(partial(_paint, self._paint, appearance))
            if tile.value == value:
                tile.setChecked(True)
                self.choice.setText(tile.accessibleName())
        self._shown = appearances
        self._is_following = False

    def _on_pointed(self, tile: Tile, is_on: bool) -> None:  # the signal's parameter is positional
        named = tile if is_on else self._group.checkedButton()
        self.choice.setText("" if named is None else named.accessibleName())

    def _on_toggled(self, tile: Tile, is_on: bool) -> None:  # the signal's parameter is positional
        if is_on and not self._is_following:
            self.chosen.emit(tile.value)


def _paint(paint: Paint, shown: Appearance, painter: QPainter, size: QSizeF, ratio: float) -> None:
    paint(painter, size, shown, ratio)
