"""The side panel “Card tracker”."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.straights.interface.actions import named
from straights_gui.view.panels.lazy_side_panel import LazySidePanel
from straights_gui.view.table.table_view import TableView
from straights_gui.view.text.rendering import shown

if TYPE_CHECKING:
    from engine.protocol.sheet import CardGrid
    from straights_gui.view.card_tracker.panel import CardTrackerPanel


class CardTrackerSidePanel(LazySidePanel["CardTrackerPanel"]):
    """What the viewer can infer about the cards; empty while nothing may be shown."""

    def __init__(self, table: TableView) -> None:
        super().__init__(table)
        self.setObjectName("card-tracker")

    def make_panel(self) -> CardTrackerPanel:
        """Create the table of cards and its legend."""
        from straights_gui.view.card_tracker.panel import CardTrackerPanel  # see LazySidePanel

        return CardTrackerPanel(self)

    def retranslate(self) -> None:
        """Set all texts in the current language."""
        self.setWindowTitle(shown(named("&Card tracker")))
        if self.has_panel:
            self.panel.retranslate()

    def show_state(self, state: CardGrid | None) -> None:
        """Show a state; None while there is nothing that the viewer may see."""
        if state is not None or self.has_panel:
            self.panel.show_state(state)
