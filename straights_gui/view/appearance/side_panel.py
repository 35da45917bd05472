"""The side panel “Appearance” beside the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from straights_gui.view.table.table_view import TableView
from straights_gui.view.window.lazy_side_panel import LazySidePanel

if TYPE_CHECKING:
    from straights_gui.view.appearance.gallery import AppearanceGallery


class AppearanceSidePanel(LazySidePanel["AppearanceGallery"]):
    """The gallery of faces, backs, tables and schemes."""

    def __init__(self, table: TableView) -> None:
        super().__init__(table)
        self.retranslate()

    def make_panel(self) -> AppearanceGallery:
        """Make the gallery."""
        from straights_gui.view.appearance.gallery import AppearanceGallery  # see LazySidePanel

        return AppearanceGallery(self)

    def retranslate(self) -> None:
        """Set the title in the current language."""
        self.setWindowTitle(self.tr("Appearance"))
