"""The results of a match as a table: a row per player and one for the team, a column per deal."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QFont, QFontMetrics
from PySide6.QtWidgets import QHeaderView, QTableWidget, QTableWidgetItem, QWidget

from engine.straights.duplicate.team_match import DEALS, PLAYERS, TeamMatch, TeamResult
from engine.straights.text.today import match_columns, match_player, team_result
from straights_gui.view.style.hit_size import SMALLEST
from straights_gui.view.style.parts.buttons import Text
from straights_gui.view.style.sheet_style import KIND
from straights_gui.view.text.rendering import shown

_PADDING = 4  # of the style of sheets
_ROW_LINES = 1.7


class ResultsTable(QTableWidget):
    """Each cell shows the points that the player was ahead and, in brackets, par."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(PLAYERS + 1, DEALS + 1, parent)
        self.setProperty(KIND, Text.QUIET.value)
        self.setEditTriggers(QTableWidget.EditTrigger.NoEditTriggers)
        self.setSelectionMode(QTableWidget.SelectionMode.NoSelection)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setTabKeyNavigation(False)
        self.setAccessibleName(self.tr("Results"))
        players = [shown(match_player(number, is_own=False)) for number in range(PLAYERS)]
        self.setHorizontalHeaderLabels([shown(each) for each in match_columns()])
        self.setVerticalHeaderLabels([*players, self.tr("Team")])
        for header in (self.horizontalHeader(), self.verticalHeader()):
            header.setSectionsClickable(False)
            header.setHighlightSections(False)
        self.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self._cells = [[self._cell(row, column) for column in range(DEALS + 1)] for row in range(PLAYERS + 1)]
        self._fit_to_font()

    def show_match(self, match: TeamMatch | None, player: int) -> None:
        """Show the known results, with the player's own row named and in bold; nothing without a match."""
        for row in range(PLAYERS):
            is_own = match is not None and row == player
            name = shown(match_player(row, is_own=is_own))
            self.verticalHeaderItem(row).setText(name)
            results = (None,) * DEALS if match is None else match.results[row]
            total = None if match is None else match.sum_of(row)
            for column, result in enumerate((*results, total)):
                self._show(row, column, result, is_bold=is_own)
        for column in range(DEALS + 1):
            deals = range(DEALS) if column == DEALS else (column,)
            self._show(PLAYERS, column, None if match is None else match.sum_of_deals(deals), is_bold=False)

    def changeEvent(self, event: QEvent) -> None:
        """Fit the rows and columns when the sheet has text of another size."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange and self.verticalHeaderItem(PLAYERS) is not None:
            self._fit_to_font()

    def _fit_to_font(self) -> None:
        self.verticalHeader().setDefaultSectionSize(round(_ROW_LINES * self.fontMetrics().height()))
        self.horizontalHeader().setFixedHeight(max(SMALLEST, self.horizontalHeader().sizeHint().height()))
        rows = sum(self.rowHeight(row) for row in range(PLAYERS + 1))
        around = 2 * (self.frameWidth() + _PADDING + 1)  # with an edge of a pixel
        self.setFixedHeight(rows + self.horizontalHeader().height() + around)
        self._set_widths()
        for item in (item for row in self._cells for item in row):
            _set_font(item, self.font(), is_bold=item.font().bold())

    def _set_widths(self) -> None:
        font = QFont(self.font())
        font.setBold(True)
        metrics = QFontMetrics(font)
        cell = metrics.horizontalAdvance(shown(team_result(TeamResult(-99, -99)))) + metrics.height() // 2
        name = metrics.horizontalAdvance(shown(match_player(0, is_own=True)))
        self.horizontalHeader().setMinimumSectionSize(cell)
        self.verticalHeader().setFixedWidth(name + metrics.height())
        self.setMinimumWidth(self.verticalHeader().width() + (DEALS + 1) * cell + 2 * self.frameWidth())

    def _show(self, row: int, column: int, result: TeamResult | None, *, is_bold: bool) -> None:
        item = self._cells[row][column]
        item.setText(shown(team_result(result)))
        _set_font(item, self.font(), is_bold=is_bold)

    def _cell(self, row: int, column: int) -> QTableWidgetItem:
        item = QTableWidgetItem()
        item.setTextAlignment(Qt.AlignmentFlag.AlignCenter)
        item.setFlags(Qt.ItemFlag.ItemIsEnabled)
        self.setItem(row, column, item)
        return item


def _set_font(item: QTableWidgetItem, of: QFont, *, is_bold: bool) -> None:
    font = QFont(of)
    font.setBold(is_bold)
    item.setFont(font)
