"""The panel “Who can hold what” beside the table: what follows for the viewer from all that was seen."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QDockWidget, QWidget

if TYPE_CHECKING:
    from straights_gui.view.card_tracker.panel import CardTrackerPanel
    from straights_gui.view.card_tracker.state import CardTrackerState


class CardTrackerDock(QDockWidget):
    """A dock with the cards and who can hold them; empty while nothing may be shown."""

    def __init__(self, parent: QWidget) -> None:
        """An empty dock."""
        super().__init__(parent)
        self.setObjectName("holders")

    def retranslate(self) -> None:
        """Give it its words, in the language that is spoken now."""
        self.setWindowTitle(self.tr("Card tracker"))
        if "panel" in self.__dict__:
            self.panel.retranslate()

    def showEvent(self, event: QShowEvent) -> None:
        """Make what is in it, with which it has its size."""
        self.panel.show()
        super().showEvent(event)

    @cached_property
    def panel(self) -> CardTrackerPanel:
        """What is in it; made when it is first seen, so that the window opens sooner."""
        from straights_gui.view.card_tracker.panel import CardTrackerPanel  # as above

        panel = CardTrackerPanel(self)
        self.setWidget(panel)
        return panel

    def show_state(self, shown: CardTrackerState | None) -> None:
        """Show this knowledge; None while there is nothing to show, or nobody who may see it."""
        if shown is not None or "panel" in self.__dict__:
            self.panel.show_state(shown)
