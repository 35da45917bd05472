"""The side panel “Settings” beside the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.straights.interface.actions import named
from straights_gui.view.panels.lazy_side_panel import LazySidePanel
from straights_gui.view.table.table_view import TableView
from straights_gui.view.text.rendering import shown

if TYPE_CHECKING:
    from straights_gui.view.settings.panel import SettingsPanel


class SettingsSidePanel(LazySidePanel["SettingsPanel"]):
    """The settings; controllers fill them in when the panel is opened."""

    closes_from_table = True

    def __init__(self, table: TableView) -> None:
        super().__init__(table)
        self.setObjectName("settings")
        self.retranslate()

    def make_panel(self) -> SettingsPanel:
        """Create the panel, empty."""
        from straights_gui.view.settings.panel import SettingsPanel  # see LazySidePanel

        return SettingsPanel(self)

    def retranslate(self) -> None:
        """Set the title in the current language."""
        self.setWindowTitle(shown(named("&Settings")))
