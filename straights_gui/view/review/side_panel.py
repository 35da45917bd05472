"""The side panel “Review” beside the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from straights_gui.view.table.table_view import TableView
from straights_gui.view.window.lazy_side_panel import LazySidePanel

if TYPE_CHECKING:
    from straights_gui.view.review.panel import ReviewPanel


class ReviewSidePanel(LazySidePanel["ReviewPanel"]):
    """The review of the finished rounds."""

    def __init__(self, table: TableView) -> None:
        super().__init__(table)
        self.setObjectName("review")
        self.retranslate()

    def make_panel(self) -> ReviewPanel:
        """Create the review panel."""
        from straights_gui.view.review.panel import ReviewPanel  # see LazySidePanel

        return ReviewPanel(self)

    def retranslate(self) -> None:
        """Set all texts in the current language."""
        self.setWindowTitle(self.tr("Review"))
        if self.has_panel:
            self.panel.retranslate()
