"""The side panel “Appearance” beside the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QSize

from straights_gui.view.table.table_view import TableView
from straights_gui.view.window.lazy_side_panel import LazySidePanel
from straights_gui.view.window.side_panel import EDGE, SHADOW

if TYPE_CHECKING:
    from straights_gui.view.appearance.gallery import AppearanceGallery


class AppearanceSidePanel(LazySidePanel["AppearanceGallery"]):
    """The gallery of faces, backs, tables and schemes, which folds to one column."""

    closes_from_table = True

    def __init__(self, table: TableView) -> None:
        super().__init__(table)
        self.retranslate()

    def make_panel(self) -> AppearanceGallery:
        """Create the gallery."""
        from straights_gui.view.appearance.gallery import AppearanceGallery  # see LazySidePanel

        return AppearanceGallery(self)

    def least_size(self) -> QSize:
        """The minimum size with all columns."""
        least = super().least_size()
        if not self.has_panel:
            return least
        return QSize(max(least.width(), self.panel.least_width() + SHADOW), least.height())

    def folded_width(self) -> int:
        """The width with one column; docked, the panel has no shadow."""
        return super().least_size().width() - SHADOW + EDGE

    def retranslate(self) -> None:
        """Set the title in the current language."""
        self.setWindowTitle(self.tr("Appearance"))
