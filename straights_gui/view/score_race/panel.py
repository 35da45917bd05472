"""What is in the dock of the race: plot, figures, and what the figures are worth."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from straights_gui.view.card_tracker.panel import MARGIN
from straights_gui.view.score_race.plot import ScoreRacePlot
from straights_gui.view.score_race.score_table import ScoreRaceTable
from straights_gui.view.score_race.state import ScoreRaceState, race_text, race_title


class ScoreRacePanel(QWidget):
    """Shows a race.

    Attributes:
        plot, figures, note: its parts.
    """

    def __init__(self, parent: QWidget) -> None:
        """A panel without a race."""
        super().__init__(parent)
        self._shown: ScoreRaceState | None = None
        layout = QVBoxLayout(self)
        layout.setContentsMargins(MARGIN, MARGIN, MARGIN, MARGIN)
        self.plot = ScoreRacePlot(self)
        self.figures = ScoreRaceTable(self)
        self.note = QLabel(self)
        self.note.setWordWrap(True)
        layout.addWidget(self.plot, 1)
        layout.addWidget(self.figures)
        layout.addWidget(self.note)
        self.retranslate()

    def retranslate(self) -> None:
        """Give it its words, in the language that is spoken now."""
        self.note.setText(self.tr("Chance of winning the game, estimated from the scores alone."))
        self.figures.retranslate()
        if self._shown is not None:
            self.show_state(self._shown)

    def show_state(self, shown: ScoreRaceState) -> None:
        """Show this race, to the ear as well."""
        self._shown = shown
        self.plot.show_state(shown)
        self.figures.show_state(shown)
        words = race_text(shown)
        self.plot.setAccessibleName(race_title(shown.limit))
        self.plot.setAccessibleDescription(words)
        self.plot.setToolTip(words)

    def minimumSizeHint(self) -> QSize:
        """The figures, and under them all lines of the note."""
        hint = super().minimumSizeHint()
        layout = self.layout()
        if layout is not None:
            hint.setHeight(layout.totalMinimumHeightForWidth(hint.width()))
        return hint
