"""The content of the side panel: plot, table, and a note about the chances."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from engine.straights.text.variants import race_title
from straights_gui.view.score_race.plot import ScoreRacePlot
from straights_gui.view.score_race.score_table import ScoreRaceTable
from straights_gui.view.score_race.state import ScoreRaceState, race_text
from straights_gui.view.style.plain_text import plain_tooltip
from straights_gui.view.text.rendering import shown


class ScoreRacePanel(QWidget):
    """Shows the scores.

    Attributes:
        plot, table, note: its parts.
    """

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._state: ScoreRaceState | None = None
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        self.plot = ScoreRacePlot(self)
        self.table = ScoreRaceTable(self)
        self.note = QLabel(self)
        self.note.setWordWrap(True)
        layout.addWidget(self.plot, 1)
        layout.addWidget(self.table)
        layout.addWidget(self.note)
        self.retranslate()

    def retranslate(self) -> None:
        """Set all texts in the current language."""
        self.note.setText(self.tr("Chance of winning the game, estimated from the scores alone."))
        self.table.retranslate()
        if self._state is not None:
            self.show_state(self._state)

    def show_state(self, state: ScoreRaceState) -> None:
        """Show these scores, and describe them to screen readers."""
        self._state = state
        self.plot.show_state(state)
        self.table.show_state(state)
        text = race_text(state)
        self.plot.setAccessibleName(shown(race_title(state.variant)))
        self.plot.setAccessibleDescription(text)
        self.plot.setToolTip(plain_tooltip(text))

    def minimumSizeHint(self) -> QSize:
        """Return a height for all lines of the note."""
        hint = super().minimumSizeHint()
        layout = self.layout()
        if layout is not None:
            hint.setHeight(layout.totalMinimumHeightForWidth(hint.width()))
        return hint
