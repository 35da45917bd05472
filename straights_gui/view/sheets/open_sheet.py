"""The sheet for opening a game: pictures of the last ones, and the way to the files."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QCoreApplication, QSize, Qt
from PySide6.QtWidgets import QGridLayout, QPushButton, QWidget

from engine.cards.card import Card
from engine.fast_dataclass import dataclass
from straights_gui.view.sheets.sheet import WIDE, Sheet
from straights_gui.view.style.parts.buttons import Text, label
from straights_gui.view.style.parts.card_row import MiniBoard
from straights_gui.view.style.parts.layouts import column_of
from straights_gui.view.style.sheet_style import KIND

_COLUMN = 280
_BOARD = QSize(200, 128)


@dataclass(frozen=True, slots=True)
class OpenEntry:
    """A game that can be opened.

    Attributes:
        text: when it was left, and what it is.
        cards: reads the cards on its table.
    """

    text: str
    cards: Callable[[], frozenset[Card]]


class OpenTile(QPushButton):
    """The picture of a game, and what it is."""

    def __init__(self, parent: QWidget, entry: OpenEntry) -> None:
        super().__init__(parent)
        self.setProperty(KIND, "tile")
        self.setAutoDefault(True)
        self.setAccessibleName(entry.text)
        board = MiniBoard(self, entry.cards)
        board.setFixedHeight(_BOARD.height())
        text = label(self, entry.text, Text.QUIET, wraps=True)
        for part in (board, text):
            part.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        column_of(board, text, None, margins=(10, 10, 10, 10), parent=self)
        policy = self.sizePolicy()
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def sizeHint(self) -> QSize:
        """Return the size of a picture with two lines below it."""
        return _BOARD + QSize(20, 72)


class OpenSheet(Sheet):
    """Shows the last games; accepted with one of them, or for another file.

    Attributes:
        tiles: the games.
        chosen: the number of the chosen game, None for a file.
        file_button: asks for a file.
    """

    width_wanted = WIDE

    def __init__(self, parent: QWidget, entries: Sequence[OpenEntry]) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Open a game"))
        self.chosen: int | None = None
        self.tiles = tuple(OpenTile(self, entry) for entry in entries)
        for number, tile in enumerate(self.tiles):
            tile.clicked.connect(partial(self._choose, number))
        self._grid = QGridLayout()
        self._grid.setSpacing(12)
        self._columns = 0
        self.body.addLayout(self._grid)
        if not entries:
            self.body.addWidget(
                label(self, QCoreApplication.translate("GameMenuController", "No recent games"), Text.QUIET)
            )
        self.footer.addStretch()
        self.file_button = self.add_button(self.tr("From a file…"), on_click=self.accept)

    def fit(self, room: QSize) -> None:
        """Place as many pictures beside each other as fit."""
        columns = max(1, min(3, room.width() // _COLUMN))
        if columns != self._columns:
            self._columns = columns
            for number, tile in enumerate(self.tiles):
                self._grid.addWidget(tile, *divmod(number, columns))
            for column in range(3):
                self._grid.setColumnStretch(column, int(column < columns))
        super().fit(room)

    def _choose(self, number: int) -> None:
        self.chosen = number
        self.accept()
