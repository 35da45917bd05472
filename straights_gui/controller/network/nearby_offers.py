"""The tables on the local network, in the tab for joining one."""

from __future__ import annotations

from PySide6.QtCore import QObject

from engine.text.rendering import isolated
from straights_gui.model.nearby.finder import NearbyTables
from straights_gui.model.nearby.nearby_table import NearbyTable
from straights_gui.view.network.join_page import JoinPage, TableOffer
from straights_gui.view.network.table_row import SEPARATOR
from straights_gui.view.text.fill import fill
from straights_gui.view.text.network_text import nearby_problem_text
from straights_gui.view.text.plurals import free_seats_text


class NearbyOffers(QObject):
    """Shows the found tables while it is open."""

    def __init__(self, page: JoinPage, finder: NearbyTables) -> None:
        super().__init__(page)
        self._page, self._finder = page, finder
        finder.changed.connect(self._show)
        finder.start()

    def stop(self) -> None:
        """Stop the search."""
        self._finder.stop()

    def _show(self) -> None:
        offers = [self._offer(table) for table in self._finder.tables]
        self._page.show_nearby(offers, nearby_problem_text(self._finder.problem))

    def _offer(self, table: NearbyTable) -> TableOffer:
        state = free_seats_text(table.wanted)
        name = fill(self.tr("{name}’s table"), name=isolated(table.host))
        parts = (name, self.tr("on your network"), state)
        return TableOffer(table.link, SEPARATOR.join(parts), bool(table.wanted))
