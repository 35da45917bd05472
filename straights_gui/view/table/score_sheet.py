"""The scores after a round, beside the turned-over discards: a row for each round, and the totals."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QHeaderView,
    QLabel,
    QPushButton,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

from engine.straights.record import RoundResult
from straights_gui.view.style.fonts import text_font
from straights_gui.view.style.theme import button_style, theme
from straights_gui.view.table.layout import TableLayout
from straights_gui.view.table.round_result import ROWS_OF_BOARD
from straights_gui.view.text.plurals import number_text

_STYLE = """
QFrame#score_sheet {{ background: transparent; }}
QLabel {{ color: {text}; }}
QTableWidget {{ background: {bubble}; color: {text}; gridline-color: {line}; border: 1px solid {line}; }}
QHeaderView {{ background: {bubble}; }}
QHeaderView::section {{ background: {panel}; color: {text}; border: 0; padding: 3px; }}
QTableCornerButton::section {{ background: {panel}; border: 0; }}
"""


class ScoreSheet(QFrame):
    """The scores after a round, or after the game.

    Attributes:
        continued: the player wants the next round, or another game.
    """

    continued = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("score_sheet")
        self.title = QLabel(self)
        self.title.setWordWrap(True)
        self.title.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.table = QTableWidget(self)
        self.table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.table.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.table.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.button = QPushButton(self)
        self.button.setAutoDefault(True)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(6, 6, 6, 6)
        layout.addWidget(self.title)
        layout.addWidget(self.table, 1)
        layout.addWidget(self.button)
        self._show_again: Callable[[], None] | None = None
        self.button.clicked.connect(self.continued)
        self.apply_theme()
        self.hide()

    def apply_theme(self) -> None:
        """Take the colours of the current theme."""
        colours = {
            "text": theme().text,
            "bubble": theme().bubble,
            "line": theme().sheet_line,
            "panel": theme().active_panel,
        }
        self.setStyleSheet(_STYLE.format(**colours) + button_style())

    def show_scores(
        self,
        names: tuple[str, ...],
        results: tuple[RoundResult, ...],
        winners: tuple[int, ...],
        layout: TableLayout,
    ) -> None:
        """Show the rounds so far; with winners, who has won."""
        self._show_again = partial(self.show_scores, names, results, winners, layout)
        self.table.setAccessibleName(self.tr("Scores by round"))
        self.title.setText(self._title_for(names, results, winners))
        self.button.setText(self.tr("Play again") if winners else self.tr("Next round"))
        self._fill(names, results)
        self.fit(layout)
        self.show()
        self.raise_()
        self.button.setFocus()

    def changeEvent(self, event: QEvent) -> None:
        """Change the language at once."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.LanguageChange and self.isVisible() and self._show_again is not None:
            self._show_again()

    def fit(self, layout: TableLayout) -> None:
        """Take the place beside the rows of discards, and its size of text."""
        board = layout.board
        left = board.left() + board.width() * ROWS_OF_BOARD
        self.setGeometry(round(left), round(board.top()), round(board.right() - left), round(board.height()))
        self.title.setFont(text_font(layout.line, bold=True, factor=1.1))
        self.button.setFont(text_font(layout.line, bold=True))
        self.button.setMinimumHeight(round(layout.line * 2.1))
        font = text_font(layout.line, factor=0.92)
        self.table.setFont(font)
        self.table.horizontalHeader().setFont(font)
        self.table.verticalHeader().setFont(font)
        self.table.verticalHeader().setDefaultSectionSize(round(layout.line * 1.6))

    def _title_for(
        self, names: tuple[str, ...], results: tuple[RoundResult, ...], winners: tuple[int, ...]
    ) -> str:
        if not winners:
            return self.tr("Round {number}").replace("{number}", number_text(len(results)))
        score = number_text(results[-1].scores[winners[0]])
        if len(winners) == 1:
            text = self.tr("{name} wins with {score} points!")
            return text.replace("{name}", names[winners[0]]).replace("{score}", score)
        text = self.tr("Tie at {score} points: {names} win!")
        return text.replace("{names}", ", ".join(names[seat] for seat in winners)).replace("{score}", score)

    def _fill(self, names: tuple[str, ...], results: tuple[RoundResult, ...]) -> None:
        table = self.table
        table.clear()
        table.setColumnCount(len(names))
        table.setRowCount(len(results) + 1)
        table.setHorizontalHeaderLabels(names)
        table.setVerticalHeaderLabels(
            [number_text(number) for number in range(1, len(results) + 1)] + [self.tr("Total")]
        )
        table.horizontalHeader().setTextElideMode(Qt.TextElideMode.ElideRight)
        table.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        for row, result in enumerate(results):
            for seat, points in enumerate(result.gained):
                self._set(row, seat, number_text(points), bold=False)
        for seat, score in enumerate(results[-1].scores if results else ()):
            self._set(len(results), seat, number_text(score), bold=True)
        table.scrollToBottom()

    def _set(self, row: int, column: int, text: str, *, bold: bool) -> None:
        item = QTableWidgetItem(text)
        item.setTextAlignment(Qt.AlignmentFlag.AlignCenter)
        font = self.table.font()
        font.setBold(bold)
        item.setFont(font)
        self.table.setItem(row, column, item)
