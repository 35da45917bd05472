"""The actions for tables over a network. What joining and hosting need is imported on first use."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QCoreApplication, QObject

from straights_gui.controller.games.new_games import own_name
from straights_gui.controller.play.window_parts import WindowParts
from straights_gui.model.game import Game
from straights_gui.model.storage.autosave import Autosave
from straights_gui.view.text.rendering import fill

if TYPE_CHECKING:
    from straights_gui.controller.hosting.hosting_controller import ClientTable, HostingController
    from straights_gui.model.hosting.hosted_table import HostedTable
    from straights_gui.model.network.table_link import TableLink
    from straights_gui.model.storage.seat_token_store import SeatTokenStore
    from straights_gui.view.hosting.host_page import HostChoices


class TableWindows(Protocol):
    """Opens windows at network tables."""

    def open(self, link: TableLink, name: str, *, token: str = "", is_watching: bool = False) -> object:
        """Open a window at the table of a link."""

    def show(self, link: TableLink) -> bool:
        """Show the window at the table of a link, if there is one."""

    def open_own(self, hosted: HostedTable, links: tuple[str, ...]) -> ClientTable:
        """Open a window at the host's seat of a table, given the links for others."""


class TableMenuController(QObject):
    """Connects the actions that join and host a table."""

    _hosting: HostingController | None = None

    def __init__(
        self, parts: WindowParts[Game], store: Autosave, windows: Callable[[], TableWindows]
    ) -> None:
        """`store` has the folders of the player's seats and of the hosted table."""
        super().__init__()
        self._window, self._preferences, self._log = parts.window, parts.preferences, parts.log
        self._store, self._windows = store, windows
        parts.window.act.bind(join_table=self.join_table, host_table=self.host_table)
        parts.window.last_table_requested.connect(self.play_again)

    def join_table(self) -> None:
        """Ask the player for a network table, and open a window at it."""
        self._play_with_others(joins=True)

    def host_table(self) -> None:
        """Ask the player for the options of a table, and host it; show the one that is already hosted."""
        if self._hosting is not None and self._hosting.is_hosting:
            self._hosting.show_table()
        else:
            self._play_with_others(joins=False)

    def play_again(self) -> None:
        """Sit down at the last table; where it is gone, say so, and offer another one with its choices."""
        if self._hosting is not None and self._hosting.is_hosting:
            self._hosting.show_table()
        elif self._has_network():
            from straights_gui.controller.network.others import look_for
            from straights_gui.controller.network.problem_text import connecting_text
            from straights_gui.model.network.table_link import TableLink

            server, table = self._preferences.last_server, self._preferences.last_table
            text = f"{server}?table={table}"
            link = TableLink.parse(text)
            if not self._windows().show(link):
                self._window.say(connecting_text(link))
                look_for(link, self._window, lambda problem: self._on_found(text, problem))

    def _on_found(self, link: str, problem: str) -> None:
        self._window.say(problem)
        if problem:
            self._play_with_others(joins=False, note=problem)
        else:
            self.open_link(link)

    def open_link(self, text: str) -> None:
        """Open a window at the table of a link; show a message if it is invalid."""
        if not self._has_network():
            return
        from straights_gui.model.network.problems import LinkError
        from straights_gui.model.network.table_link import TableLink

        link = None
        with suppress(LinkError):
            link = TableLink.parse(text)
        if link is None or not link.table:
            said = QCoreApplication.translate("TableLister", "{text} is no link to a table.")
            self._window.say(fill(said, text=text))
        elif name := own_name(self._preferences):
            self._windows().open(link, name)
        else:
            self._play_with_others(joins=True, link=link)

    def _play_with_others(self, *, joins: bool, link: TableLink | None = None, note: str = "") -> None:
        if self._has_network():
            from straights_gui.controller.network.others import play_with_others

            windows, seats = self._windows(), self._seats()
            parent, preferences = self._window, self._preferences
            doing = windows.open, self._host
            play_with_others(parent, preferences, seats, *doing, joins=joins, link=link, note=note)

    def _host(self, choices: HostChoices) -> None:
        """Host a table, or show the one that is already hosted."""
        if self.hosting.is_hosting:
            self.hosting.show_table()
        else:
            self.hosting.open(choices)

    def offer_hosted_table(self) -> None:
        """Ask whether to resume the table that was hosted when the program exited, if there is one."""
        if self._store.hosting_folder.is_dir() and self._has_network():
            self.hosting.offer_to_go_on()

    @property
    def hosting(self) -> HostingController:
        """The controller of hosted tables, imported on first use."""
        if self._hosting is None:
            from straights_gui.controller.hosting.hosting_controller import HostingController

            folder, sit_down = self._store.hosting_folder, self._windows().open_own
            self._hosting = HostingController(self._window, self._preferences, folder, self._log, sit_down)
        return self._hosting

    def stop(self) -> None:
        """Stop hosting."""
        if self._hosting is not None:
            self._hosting.stop()

    def _seats(self) -> SeatTokenStore:
        from straights_gui.model.storage.seat_token_store import SeatTokenStore

        return SeatTokenStore(self._store.path.parent)

    def _has_network(self) -> bool:
        """Whether everything for network tables is installed; shows a message if something is missing."""
        from straights_gui.platform.network_parts import missing_network_part

        missing = missing_network_part()
        if missing is not None:
            from straights_gui.view.text.error_text import missing_part_text

            self._window.say(missing_part_text(missing))
        return missing is None
