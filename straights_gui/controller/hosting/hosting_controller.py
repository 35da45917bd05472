"""A hosted table: server, the host's own window at the table, and shutdown."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from engine.straights.player import Computer
from engine.straights.protocol.server_messages import PlaceKind, Stage
from engine.straights.protocol.server_requests import Fill, Host
from straights_gui.controller.network.problem_text import problem_text
from straights_gui.model.hosting.hosted_table import (
    THIS_MACHINE,
    HostedTable,
    addresses,
    forget,
    kept_table,
)
from straights_gui.model.hosting.table_host import TableHost
from straights_gui.model.network.problems import ConnectionProblem
from straights_gui.model.network.table_client import TableClient
from straights_gui.model.network.table_link import TableLink
from straights_gui.model.preferences import Preferences
from straights_gui.model.storage.window_log import WindowLog
from straights_gui.view.dialogs.confirm import Answer, ask, ask_to_save
from straights_gui.view.hosting.host_page import HostChoices
from straights_gui.view.text.rendering import fill, list_text
from straights_gui.view.window.main_window import MainWindow


class ClientTable(QObject):
    """A window at the table, which plays like any other client."""

    closed = Signal()

    def __init__(self, window: MainWindow, client: TableClient, show_note: Callable[[str], None]) -> None:
        """The creator of the window connects `closed`."""
        super().__init__()
        self.window = window
        self._client = client
        self.show_note = show_note

    @property
    def guests(self) -> tuple[str, ...]:
        """The names of the other people who are at the table and connected."""
        room = self._client.room
        places = () if room is None else room.places
        return tuple(
            place.name
            for number, place in enumerate(places)
            if place.kind is PlaceKind.PERSON and place.is_here and number != self._client.seat
        )

    @property
    def is_playing(self) -> bool:
        """Whether a game is in progress."""
        room = self._client.room
        return room is not None and room.stage is Stage.PLAYING


_BUILD_PAGE = "make guest-page"

SitDown = Callable[[HostedTable, tuple[str, ...]], ClientTable]
"""Opens a window at the host's seat of a table, given the links for others."""


class HostingController(QObject):
    """Hosts one table at a time.

    Attributes:
        host: the server and its table.
        own_table: the host's own window at the table, None while nothing is hosted.
    """

    def __init__(
        self, window: MainWindow, preferences: Preferences, folder: Path, log: WindowLog, sit_down: SitDown
    ) -> None:
        """`folder` contains the files of the hosted table."""
        super().__init__()
        self._window, self._preferences, self._folder = window, preferences, folder
        self._log, self._sit_down = log, sit_down
        self.host = TableHost(folder, self)
        self.host.opened.connect(self._on_opened)
        self.host.failed.connect(self._on_failed)
        self.host.interrupted.connect(self._on_interrupted)
        self.host.restored.connect(self._on_restored)
        self.host.process.page_known.connect(self._on_page)
        self.own_table: ClientTable | None = None

    @property
    def is_hosting(self) -> bool:
        """Whether a table is open or being opened."""
        return self.host.hosted is not None or self.host.process.is_running

    def open(self, choices: HostChoices) -> None:
        """Host a table with these options."""
        players = choices.players if choices.game is None else ()
        computers = ((at, each) for at, each in enumerate(players, 1) if isinstance(each, Computer))
        limit, bank, is_private = choices.turn_limit, choices.time_bank, not choices.is_visible
        host = Host(choices.name, choices.variant, limit, is_private, bank, choices.game)
        self._window.say(self.tr("Opening the table…"))
        self.host.open(host, *(Fill(seat, computer.strategy) for seat, computer in computers))

    def offer_to_go_on(self) -> None:
        """Ask whether to resume or give up the table that was hosted when the program exited."""
        kept = kept_table(self._folder)
        if kept is None:
            forget(self._folder)
            return
        answer = ask_to_save(
            self._window,
            self.tr("Continue with your table?"),
            self.tr("Your table was open when Straights ended. Everyone can come back to it."),
            self.tr("Close it for good"),
            self.tr("Open the table"),
        )
        if answer is Answer.SAVE:
            self._window.say(self.tr("Opening the table…"))
            self.host.go_on(kept)
        elif answer is Answer.GO_ON:
            forget(self._folder)

    def show_table(self) -> None:
        """Show the host's own window."""
        self._table_window().raise_()
        self._table_window().activateWindow()

    def stop(self) -> None:
        """Stop the server; a table with a running game is stored for the next start."""
        if self.is_hosting:
            self.host.close(keeps=self.own_table is not None and self.own_table.is_playing)

    def _on_opened(self, hosted: HostedTable) -> None:
        places = addresses() if hosted.is_visible else (THIS_MACHINE,)
        table = self.own_table = self._sit_down(hosted, tuple(hosted.link(address) for address in places))
        table.window.may_close = lambda: self._may_close(table)
        table.closed.connect(self._on_closed)
        self.host.process.ask_for_page()

    def _on_failed(self, reason: str | ConnectionProblem) -> None:
        if isinstance(reason, ConnectionProblem):
            reason = problem_text(reason, TableLink(THIS_MACHINE, self.host.process.port, has_tls=False))
        self._log.warning(f"The table could not be hosted: {reason}")
        text = fill(self.tr("Couldn’t open the table: {reason}"), reason=reason)
        for window in {self._window, self._table_window()}:
            window.say(text)

    def _on_interrupted(self) -> None:
        self._log.warning("The server of the hosted table has died")
        self._table_window().say(
            self.tr("The table’s server stopped. It is starting again; nothing is lost.")
        )

    def _on_restored(self) -> None:
        self._table_window().say(self.tr("The table’s server is running again."))

    def _on_page(self, has_page: bool) -> None:
        """Show how to build the page for phones if it is missing, as in a source checkout."""
        if not has_page and self.own_table is not None:
            text = self.tr("The page for phones is missing: only windows can join. To build it: {command}")
            self.own_table.show_note(fill(text, command=_BUILD_PAGE))

    def _table_window(self) -> MainWindow:
        return self._window if self.own_table is None else self.own_table.window

    def _may_close(self, table: ClientTable) -> bool:
        """Whether the host's window may close, which closes the table; asks if others are at it.

        The server stops before the window leaves the table, so that the host keeps the seat.
        """
        if table.guests and self.is_hosting and not self._may_leave(table):
            return False
        self.stop()
        return True

    def _may_leave(self, table: ClientTable) -> bool:
        text = fill(self.tr("Still at the table: {names}."), names=list_text(table.guests))
        if table.is_playing:
            text += " " + self.tr("The game is kept: you can open the table again at the next start.")
        return ask(table.window, self.tr("Close the table?"), text, self.tr("Close table"))

    def _on_closed(self) -> None:
        self.stop()
        self.own_table = None
