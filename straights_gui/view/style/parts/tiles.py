"""Tiles from which one is chosen: line-ups of computers, and games."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QPointF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPaintEvent, QPen
from PySide6.QtWidgets import QGridLayout, QPushButton, QWidget

from straights_gui.view.cards.shape import smooth_painter
from straights_gui.view.style.parts.buttons import Text, label
from straights_gui.view.style.parts.layouts import column_of
from straights_gui.view.style.sheet_style import KIND
from straights_gui.view.style.theme import tokens

_TILE, _TICK = 60, 16
_COLUMNS = 2


class Tile(QPushButton):
    """A tile with a name and what it stands for, and a tick if it is chosen."""

    def __init__(self, parent: QWidget, name: str, description: str) -> None:
        super().__init__(parent)
        self.setProperty(KIND, "tile")
        self.setCheckable(True)
        self.setAutoDefault(False)
        self.setAccessibleName(name)
        self.setAccessibleDescription(description)
        policy = self.sizePolicy()
        policy.setVerticalPolicy(policy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        texts = label(self, name, Text.STRONG), label(self, description, Text.QUIET, wraps=True)
        for part in texts:
            part.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        texts[0].setContentsMargins(0, 0, _TICK, 0)
        column_of(*texts, spacing=2, margins=(12, 9, 12, 9), parent=self)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the tile, with a tick if it is chosen."""
        super().paintEvent(event)
        if self.isChecked():
            painter = smooth_painter(self)
            painter.setPen(QPen(QColor(tokens().sheet_accent), 2.0))
            right, top = self.width() - 12.0, 15.0
            painter.drawPolyline(
                [QPointF(right - 9, top + 4), QPointF(right - 6, top + 7), QPointF(right, top)]
            )

    def heightForWidth(self, width: int) -> int:
        """Return the height of both texts: Qt asks the button's own text alone."""
        layout = self.layout()
        return 0 if layout is None else max(layout.totalHeightForWidth(width) + 4, _TILE)

    def sizeHint(self) -> QSize:
        """Return the size of a tile whose texts have a line each."""
        return QSize(_TILE * 2, _TILE)

    def minimumSizeHint(self) -> QSize:
        """Return a size that holds the name and the tick."""
        layout = self.layout()
        return QSize(0 if layout is None else layout.minimumSize().width(), _TILE)


class GameTiles(QWidget):
    """The games that can be begun, one of which is chosen.

    Attributes:
        other_chosen: another one was chosen, for which the sheet has no fields.
        other: its number from 0.
        tiles: the games.
    """

    other_chosen = Signal()
    other: int | None = None

    def __init__(self, parent: QWidget, games: Sequence[tuple[str, str]], chosen: int) -> None:
        """`games` are their names, and what they are in a line."""
        super().__init__(parent)
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setSpacing(8)
        self.tiles = tuple(Tile(self, *each) for each in games)
        for number, tile in enumerate(self.tiles):
            tile.setChecked(number == chosen)
            stays = partial(tile.setChecked, True)  # Qt's
            tile.clicked.connect(stays if number == chosen else partial(self._choose, number))
            grid.addWidget(tile, *divmod(number, _COLUMNS))

    def _choose(self, number: int) -> None:
        self.other = number
        self.other_chosen.emit()
