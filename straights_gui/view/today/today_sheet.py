"""The sheet of today: boxes on the dimmed table, as many beside each other as there is room for."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QGridLayout, QSizePolicy, QWidget

from straights_gui.view.sheets.sheet import WIDEST, Sheet
from straights_gui.view.style.icons import sheet_icon
from straights_gui.view.style.parts.buttons import Text, label
from straights_gui.view.style.sheet_style import GROUND, TABLE
from straights_gui.view.style.theme import theme
from straights_gui.view.today.boxes import DealBox, FormBox, GameBox, NewGameBox, OthersBox, PuzzleBox
from straights_gui.view.today.content import TodayContent

_SPACE = 16
_COLUMNS = 12
_WIDE, _MIDDLE = 1000, 600


class TodaySheet(Sheet):
    """Offers what can be done today; each choice closes it.

    Attributes:
        go_on, deal, puzzle, form, host, join, new_game, other_game: what the player has chosen.
        boxes: the boxes, in the order of their keys from 1 on, after that of the running game.
    """

    deal, puzzle, form, host, join = Signal(), Signal(), Signal(), Signal(), Signal()
    go_on, new_game, other_game = Signal(), Signal(), Signal()
    width_wanted, has_frame = WIDEST + 48, False

    def __init__(self, parent: QWidget, content: TodayContent) -> None:
        super().__init__(parent, content.greeting, Text.HEADLINE)
        self.game = GameBox(self, content.game)
        others, new_game = OthersBox(self), NewGameBox(self, content.new_game)
        deal = DealBox(self, content.deal)
        self.boxes = (
            deal,
            PuzzleBox(self, content.puzzles),
            FormBox(self, content.form),
            others,
            new_game,
        )
        self._grid = QGridLayout()
        self._grid.setSpacing(_SPACE)
        self.body.addLayout(self._grid)
        self._columns = 0
        self.first = self.game.go_on
        for box in (self.game, *self.boxes):
            box.setMinimumWidth(1)  # the grid decides
            box.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self._connect(others, new_game)
        middle = Qt.AlignmentFlag.AlignVCenter
        self.header.insertWidget(
            2, label(self, QCoreApplication.translate("Shortcuts", "Esc"), Text.KEY), 0, middle
        )
        self.header.insertWidget(3, label(self, self.tr("to the table"), Text.QUIET), 0, middle)

        self._colour_header()

    def _colour_header(self) -> None:
        """Let what stands on the table itself be readable there, whatever sheets are made of."""
        for number in range(self.header.count()):
            item = self.header.itemAt(number)
            if item is not None and (part := item.widget()) is not None:
                part.setProperty(GROUND, TABLE)
        self.cross.setIcon(sheet_icon("quit", lambda: theme().text))

    def _connect(self, others: OthersBox, new_game: NewGameBox) -> None:
        """Close the sheet with each choice, then tell it."""
        signals = (self.go_on, self.deal, self.puzzle, self.form, self.host, self.new_game)
        for box, chosen in zip((self.game, *self.boxes), signals, strict=True):
            box.chosen.connect(self.reject)
            box.chosen.connect(chosen)
        more = ((others.join, self.join), (new_game.change, self.other_game))
        for button, chosen in more:
            button.clicked.connect(self.reject)
            button.clicked.connect(chosen)

    def fit(self, room: QSize) -> None:
        """Place the boxes for the width of the table."""
        columns = 4 if room.width() >= _WIDE else 2 if room.width() >= _MIDDLE else 1
        if columns != self._columns:
            self._columns = columns
            self._place(columns)
        super().fit(room)

    def _place(self, columns: int) -> None:
        """Place the game beside the deal, and the others below; all below each other in a narrow window."""
        boxes = (self.game, *self.boxes)
        while self._grid.count():
            self._grid.takeAt(0)
        if columns == 4:
            spans = [(0, 0, 7), (0, 7, 5), *((1, 3 * number, 3) for number in range(4))]
        elif columns == 2:
            spans = [(0, 0, 12), *((1 + number // 2, 6 * (number % 2), 6) for number in range(5))]
            spans[-1] = (3, 0, 12)
        else:
            spans = [(row, 0, 12) for row in range(6)]
        for box, (row, column, span) in zip(boxes, spans, strict=True):
            self._grid.addWidget(box, row, column, 1, span)
        for column in range(_COLUMNS):
            self._grid.setColumnStretch(column, 1)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Choose a box by its number."""
        number = event.key() - Qt.Key.Key_1
        if 0 <= number < len(self.boxes):
            event.accept()
            self.boxes[number].chosen.emit()
            return
        super().keyPressEvent(event)
