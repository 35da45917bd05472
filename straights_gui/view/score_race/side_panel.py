"""The side panel with the scores relative to the limit."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.straights.text.variants import race_title
from straights_gui.view.score_race.state import ScoreRaceState
from straights_gui.view.table.table_view import TableView
from straights_gui.view.text.rendering import shown
from straights_gui.view.window.lazy_side_panel import LazySidePanel

if TYPE_CHECKING:
    from straights_gui.view.score_race.panel import ScoreRacePanel


class ScoreRaceSidePanel(LazySidePanel["ScoreRacePanel"]):
    """The scores by round up to the limit, and the chances to win."""

    def __init__(self, table: TableView) -> None:
        super().__init__(table)
        self.setObjectName("score-race")
        self._state: ScoreRaceState | None = None

    def make_panel(self) -> ScoreRacePanel:
        """Create the plot and its table."""
        from straights_gui.view.score_race.panel import ScoreRacePanel  # see LazySidePanel

        return ScoreRacePanel(self)

    def retranslate(self) -> None:
        """Set all texts in the current language."""
        state = self._state
        self.setWindowTitle(self.tr("Score race") if state is None else shown(race_title(state.variant)))
        if self.has_panel:
            self.panel.retranslate()

    def show_state(self, state: ScoreRaceState) -> None:
        """Show these scores."""
        if state != self._state:
            self._state = state
            self.setWindowTitle(shown(race_title(state.variant)))
            self.panel.show_state(state)
