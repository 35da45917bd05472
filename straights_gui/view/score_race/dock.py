"""The panel of the race beside the table: how the scores have grown towards the limit, and who may win."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QDockWidget, QWidget

from straights_gui.view.score_race.state import ScoreRaceState, race_title

if TYPE_CHECKING:
    from straights_gui.view.score_race.panel import ScoreRacePanel


class ScoreRaceDock(QDockWidget):
    """A dock with the plot and the figures."""

    def __init__(self, parent: QWidget) -> None:
        """A dock without a race."""
        super().__init__(parent)
        self.setObjectName("race")
        self._shown: ScoreRaceState | None = None

    def retranslate(self) -> None:
        """Give it its words, in the language that is spoken now."""
        self.setWindowTitle(self.tr("Score race") if self._shown is None else race_title(self._shown.limit))
        if "panel" in self.__dict__:
            self.panel.retranslate()

    def showEvent(self, event: QShowEvent) -> None:
        """Make what is in it, with which it has its size."""
        self.panel.show()
        super().showEvent(event)

    @cached_property
    def panel(self) -> ScoreRacePanel:
        """What is in it; made when it is first seen, so that the window opens sooner."""
        from straights_gui.view.score_race.panel import ScoreRacePanel  # as above

        panel = ScoreRacePanel(self)
        self.setWidget(panel)
        return panel

    def show_state(self, shown: ScoreRaceState) -> None:
        """Show this race."""
        if shown != self._shown:
            self._shown = shown
            self.setWindowTitle(race_title(shown.limit))
            self.panel.show_state(shown)
