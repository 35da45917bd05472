"""Creates the windows of network tables: model, view and controllers."""

from __future__ import annotations

import gc
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtWidgets import QApplication

from straights_gui.controller.hosting.hosting_controller import ClientTable
from straights_gui.controller.network.finished_games import FinishedGames
from straights_gui.controller.network.network_badges import NetworkBadgesController
from straights_gui.controller.network.network_menu import NetworkMenuController
from straights_gui.controller.network.people import PeopleController, PhraseController
from straights_gui.controller.network.seat_tokens import SeatTokenController, visitor_at
from straights_gui.controller.network.waiting_room import WaitingRoomController
from straights_gui.controller.panels.card_tracker import CardTrackerController
from straights_gui.controller.play.openings import Openings
from straights_gui.controller.play.window_parts import window_parts
from straights_gui.model.hosting.hosted_table import THIS_MACHINE, HostedTable
from straights_gui.model.network.remote_game import RemoteGame
from straights_gui.model.network.table_client import TableClient
from straights_gui.model.network.table_link import TableLink, Visitor
from straights_gui.model.preferences import Preferences
from straights_gui.model.statistics.store import StatisticsStore
from straights_gui.model.storage.saved_games import SavedGames
from straights_gui.model.storage.seat_token_store import MutedPeople, SeatTokenStore
from straights_gui.model.storage.window_log import WindowLog
from straights_gui.model.strategy_runner import InlineExecutor
from straights_gui.view.network.speech_bubbles import SpeechBubbles
from straights_gui.view.style.motion import Motion
from straights_gui.view.table.table_view import TableView
from straights_gui.view.window.main_window import MainWindow
from straights_gui.window_composition import ComposedWindow


class NetworkTable(ComposedWindow):
    """A window at a table of a server.

    Attributes:
        closed: emitted when the window is closed and the seat left.
        client, game, play, menu: its parts.
    """

    closed = Signal()

    def __init__(
        self,
        link: TableLink,
        visitor: Visitor,
        preferences: Preferences,
        folder: Path,
        window_log: WindowLog,
    ) -> None:
        """The window is hidden and the client not connected until `start`."""
        window = MainWindow(TableView(Motion()), "window of a guest")
        self.client = TableClient(link, visitor)
        self.game = RemoteGame(self.client)
        self.window_log = window_log
        # without a thread: computers choose on the server
        self._parts = window_parts(window, self.game, preferences, window_log, InlineExecutor())
        super().__init__(self._parts)
        self.client.setParent(self)
        self.play = self._parts.game
        self._create_panels(folder)
        self.window.closing.connect(self._on_closing)
        self.window.may_close = self.menu.may_leave
        self.game.dealt.connect(self._on_dealt)

    def start(self) -> None:
        """Show the window and connect to the table."""
        self.window.stand_beside(QApplication.activeWindow() or self.window)
        self.window.show()
        self.play.start(deal=False)
        self.client.open()

    def stop(self) -> None:
        """Close the window without confirmation; the player keeps the seat."""
        self.keeper.keep()
        self._end()
        self.window.may_close = lambda: True
        self.window.closing.disconnect(self._on_closing)
        self.window.close()
        self.closed.emit()

    def _create_panels(self, folder: Path) -> None:
        """Create the controllers of menus, panels and settings, in the order of their dependencies."""
        parts = self._parts
        self.openings = Openings(parts)
        self.keeper = SeatTokenController(self.client, SeatTokenStore(folder), self.window_log)
        self.card_tracker = CardTrackerController(parts)
        self._create_usual(parts)
        self.waiting_room = WaitingRoomController(parts)
        self.bubbles = SpeechBubbles(parts.table)
        muted = MutedPeople(folder, self.client.link.server_url, self.client.link.table)
        self.people = PeopleController(parts, muted)
        self.waiting_room.panel.kick_requested.connect(self.people.ask_to_remove)
        self.phrases = PhraseController(parts, self.bubbles, self.log, self.announcements, muted)
        self.finished = FinishedGames(parts, SavedGames(folder / "games"), StatisticsStore(folder))
        self.menu = NetworkMenuController(parts, self.waiting_room, self.finished)
        self.badges = NetworkBadgesController(parts)

    def _on_dealt(self) -> None:
        self.finished.close_replay()
        self.log.clear()
        self.play.start(deal=True)

    def _on_closing(self) -> None:
        self.keeper.leave()
        if self.client.seat is not None:
            self.client.leave()
        self._end()
        self.closed.emit()

    def _end(self) -> None:
        self.client.close()
        self.badges.stop()
        self.bubbles.clear()
        self.play.suspend()
        self.window_log.close()


class NetworkTables(QObject):
    """All windows of this program at network tables.

    Attributes:
        tables: one for each window.
        review_requested: emitted with a finished game, which is reviewed in the window of one's own games.
    """

    review_requested = Signal(object)

    def __init__(self, preferences: Preferences, folder: Path, window_log: WindowLog) -> None:
        """`folder` contains the player's data; all these windows use the log of this program's window."""
        super().__init__()
        self._preferences, self._folder, self._window_log = preferences, folder, window_log
        self.tables: list[NetworkTable] = []

    def open(self, link: TableLink, name: str, *, token: str = "", is_watching: bool = False) -> NetworkTable:
        """Open a window at the table of a link.

        Args:
            link: the address of the table.
            name: of the player, if a seat must be taken.
            token: of a seat that the player already has; by default that of the link, or the stored one.
            is_watching: whether to join as a spectator; implied by an invitation in the link.
        """
        visitor = visitor_at(link, name, token, SeatTokenStore(self._folder), is_watching=is_watching)
        if not visitor.is_watching:
            self._preferences.last_table, self._preferences.last_server = link.table, link.server_url
        table = NetworkTable(link, visitor, self._preferences, self._folder, self._window_log)
        self.tables.append(table)
        table.closed.connect(partial(self._on_closed, table))
        table.menu.review_requested.connect(self.review_requested)
        table.start()
        return table

    def show(self, link: TableLink) -> bool:
        """Bring the window at the table of a link to the front; returns whether there is one."""
        for table in self.tables:
            if (table.client.link.server_url, table.client.link.table) == (link.server_url, link.table):
                table.window.raise_()
                table.window.activateWindow()
                return True
        return False

    def open_own(self, hosted: HostedTable, links: tuple[str, ...]) -> ClientTable:
        """Open a window at the table that this program hosts, at the host's seat; others get a link."""
        link = TableLink.parse(hosted.link(THIS_MACHINE))
        table = self.open(link, hosted.name, token=hosted.token)
        table.waiting_room.share(links)
        own = ClientTable(table.window, table.client, table.waiting_room.show_note)
        table.closed.connect(own.closed)
        return own

    def stop(self) -> None:
        """Close all these windows; the player keeps the seats."""
        for table in tuple(self.tables):
            table.stop()

    def _on_closed(self, table: NetworkTable) -> None:
        if table in self.tables:
            self.tables.remove(table)
            table.window.deleteLater()
            table.deleteLater()
            # A strategy's thread that collects the rest could not end its timers.
            QTimer.singleShot(0, gc.collect)
