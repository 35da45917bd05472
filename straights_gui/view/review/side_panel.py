"""The side panel “Review” beside the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.straights.interface.actions import named
from straights_gui.view.panels.lazy_side_panel import LazySidePanel
from straights_gui.view.table.table_view import TableView
from straights_gui.view.text.rendering import shown

if TYPE_CHECKING:
    from straights_gui.view.review.panel import ReviewPanel


class ReviewSidePanel(LazySidePanel["ReviewPanel"]):
    """The review of the finished rounds, or a puzzle.

    Attributes:
        is_puzzle: whether it shows a puzzle.
    """

    closes_from_table = True

    def __init__(self, table: TableView) -> None:
        super().__init__(table)
        self.is_puzzle = False
        self.setObjectName("review")
        self.retranslate()

    def make_panel(self) -> ReviewPanel:
        """Create the review panel."""
        from straights_gui.view.review.panel import ReviewPanel  # see LazySidePanel

        return ReviewPanel(self)

    def show_title(self, *, is_puzzle: bool) -> None:
        """Say in the title what the panel shows."""
        self.is_puzzle = is_puzzle
        self.setWindowTitle(self.tr("Puzzle") if is_puzzle else shown(named("Re&view")))

    def retranslate(self) -> None:
        """Set all texts in the current language."""
        self.show_title(is_puzzle=self.is_puzzle)
        if self.has_panel:
            self.panel.retranslate()
