"""A heading with tiles below it, one of which is chosen, in as many columns as fit."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QEvent, QSize, QSizeF, Signal
from PySide6.QtGui import QPainter, QResizeEvent
from PySide6.QtWidgets import QButtonGroup, QSizePolicy, QWidget

from straights_gui.view.appearance.choice import Appearance
from straights_gui.view.appearance.tile import Tile
from straights_gui.view.style.parts.buttons import Text, label

SPACING = 8

Paint = Callable[[QPainter, QSizeF, Appearance, float], None]


class Section(QWidget):
    """A choice of one value by pictures.

    Attributes:
        chosen: the player has chosen a value.
    """

    chosen = Signal(str)

    def __init__(
        self, parent: QWidget, title: str, names: dict[str, str], paint: Paint, columns: int, size: QSize
    ) -> None:
        """`names` are those of the values; `columns` is the maximum; `size` is that of a picture."""
        super().__init__(parent)
        self._paint, self._columns = paint, columns
        self.setAccessibleName(title)
        self.heading = label(self, title, Text.STRONG)
        self.tiles = tuple(Tile(value, size, self) for value in names)
        self._group = QButtonGroup(self)
        for tile in self.tiles:
            tile.setText(names[tile.value])
            tile.setAccessibleDescription(title)
            self._group.addButton(tile)
            tile.toggled.connect(partial(self._on_toggled, tile))
        self._shown: dict[str, Appearance] = {}
        self._is_following = False
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def follow(self, value: str, appearances: dict[str, Appearance]) -> None:
        """Mark a value as chosen, and show a preview of each."""
        self._is_following = True
        for tile in self.tiles:
            appearance = appearances[tile.value]
            if self._shown.get(tile.value) != appearance:
                tile.show_picture(partial(_paint, self._paint, appearance))
            if tile.value == value:
                tile.setChecked(True)
        self._shown = appearances
        self._is_following = False

    def least_width(self, columns: int | None = None) -> int:
        """The minimum width with this many columns, or with all."""
        count = self._columns if columns is None else min(columns, self._columns)
        widest = max(tile.minimumSizeHint().width() for tile in self.tiles)
        return count * widest + (count - 1) * SPACING

    def sizeHint(self) -> QSize:
        """Return the size with all columns, at the preferred width of the tiles."""
        widest = max(tile.sizeHint().width() for tile in self.tiles)
        width = self._columns * widest + (self._columns - 1) * SPACING
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        """Return the width of the heading or of one column, and the height with all columns."""
        width = max(self.least_width(1), self.heading.sizeHint().width())
        return QSize(width, self.heightForWidth(self.least_width()))

    def heightForWidth(self, width: int) -> int:
        """Return the height with as many columns as fit."""
        rows = -(-len(self.tiles) // self._columns_in(width))
        return self._top() + rows * (self._tile_height() + SPACING) - SPACING

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Arrange the tiles in as many columns as fit."""
        super().resizeEvent(event)
        self._place()

    def event(self, event: QEvent) -> bool:
        """Arrange the tiles again when the size of one changes, for example for a longer name."""
        if event.type() is QEvent.Type.LayoutRequest:
            self._place()
            self.updateGeometry()
        return super().event(event)

    def _place(self) -> None:
        columns = self._columns_in(self.width())
        pitch, height = (self.width() + SPACING) / columns, self._tile_height()
        self.heading.setGeometry(0, 0, self.width(), self.heading.sizeHint().height())
        for number, tile in enumerate(self.tiles):
            row, column = divmod(number, columns)
            left, right = round(column * pitch), round((column + 1) * pitch) - SPACING
            tile.setGeometry(left, self._top() + row * (height + SPACING), right - left, height)

    def _columns_in(self, width: int) -> int:
        fitting = (count for count in range(self._columns, 1, -1) if self.least_width(count) <= width)
        return next(fitting, 1)

    def _tile_height(self) -> int:
        return self.tiles[0].sizeHint().height()

    def _top(self) -> int:
        return self.heading.sizeHint().height() + SPACING

    def _on_toggled(self, tile: Tile, is_on: bool) -> None:  # the signal's parameter is positional
        if is_on and not self._is_following:
            self.chosen.emit(tile.value)


def _paint(paint: Paint, shown: Appearance, painter: QPainter, size: QSizeF, ratio: float) -> None:
    paint(painter, size, shown, ratio)
