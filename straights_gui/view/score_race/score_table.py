"""The table of the score race: the points of each seat and its chance to win."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableWidget, QTableWidgetItem, QWidget

from engine.straights.setup import SEATS
from straights_gui.view.score_race.lines import SAMPLE, line_sample
from straights_gui.view.score_race.state import ScoreRaceState, percent_text
from straights_gui.view.style.plain_text import plain_tooltip
from straights_gui.view.style.theme import panel_palette
from straights_gui.view.text.plurals import number_text

_ROW, _HEAD = 1.45, 1.6


class ScoreRaceTable(QTableWidget):
    """A row per seat: a sample of its line, its name, its points, its chance."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(SEATS, 3, parent)
        self._state: ScoreRaceState | None = None
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setTabKeyNavigation(False)
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.verticalHeader().hide()
        self.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        self.horizontalHeader().setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        self.retranslate()

    def retranslate(self) -> None:
        """Set all texts in the current language."""
        self.setHorizontalHeaderLabels([self.tr("Player"), self.tr("Points"), self.tr("Chance")])
        self.setAccessibleName(self.tr("Points and chances of winning"))
        head = self.horizontalHeaderItem(2)
        if head is not None:
            head.setToolTip(self.tr("Estimated chance of winning, from the scores alone."))
        self._fill()

    def show_state(self, state: ScoreRaceState) -> None:
        """Show these scores."""
        self._state = state
        self._fill()

    def changeEvent(self, event: QEvent) -> None:
        """Redraw the line samples when the font or the colours change."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._fill()

    def sizeHint(self) -> QSize:
        """Return a height for all rows."""
        line = self.fontMetrics().height()
        return QSize(18 * line, self._height())

    def minimumSizeHint(self) -> QSize:
        """Return a height for all rows, and a width at which names may be elided."""
        return QSize(15 * self.fontMetrics().height(), self._height())

    def _height(self) -> int:
        line = self.fontMetrics().height()
        return round(_HEAD * line) + SEATS * round(_ROW * line) + 2 * self.frameWidth()

    def _fill(self) -> None:
        line = self.fontMetrics().height()
        self.setFixedHeight(self._height())
        self.horizontalHeader().setFixedHeight(round(_HEAD * line))
        self.setIconSize(QSize(round(SAMPLE * line), line))
        if self._state is None:
            return
        rows = zip(self._state.names, self._state.last_scores, self._state.chances, strict=True)
        for seat, (name, score, chance) in enumerate(rows):
            self.setRowHeight(seat, round(_ROW * line))
            first = QTableWidgetItem(name)
            first.setToolTip(plain_tooltip(name))
            first.setIcon(QIcon(line_sample(seat, panel_palette(), line, self.devicePixelRatioF())))
            font = first.font()
            font.setBold(seat == self._state.viewer)
            for column, item in enumerate(
                (first, QTableWidgetItem(number_text(score)), QTableWidgetItem(percent_text(chance)))
            ):
                item.setFont(font)
                if column:
                    item.setTextAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
                self.setItem(seat, column, item)
