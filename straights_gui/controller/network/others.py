"""Playing with others: the sheet, the tables at an address, the last table, and the last input."""

from __future__ import annotations

import json
from collections.abc import Callable
from contextlib import suppress
from typing import Annotated

from PySide6.QtCore import QCoreApplication, QObject, Qt, QTimer
from PySide6.QtWidgets import QWidget

from engine.errors import BadMessage, EngineError
from engine.fast_dataclass import dataclass, replace
from engine.games.new_game import ChosenGame
from engine.protocol.codecs import Length
from engine.protocol.records import Record, numbered
from engine.straights.player import Computer, Human, Player
from engine.straights.protocol.server_messages import (
    ListedTable,
    PlaceKind,
    Stage,
    TablesMessage,
    WatchingMessage,
    server_message_from,
)
from engine.straights.protocol.server_requests import (
    SERVER_REQUEST,
    ListTables,
    TableVariant,
    TimeBank,
    TurnLimit,
    Watch,
)
from engine.straights.protocol.tables import Refused
from engine.straights.protocol.values import SeatPlayer
from engine.straights.setup import SEATS
from engine.straights.strategies.registry import NAMES
from engine.text.rendering import isolated
from straights_gui.controller.games.new_games import last_variant, own_name
from straights_gui.controller.network.problem_text import problem_text
from straights_gui.model.nearby.finder import NearbyTable, NearbyTables
from straights_gui.model.network.connection import Connection
from straights_gui.model.network.problems import ConnectionProblem, LinkError, ProblemKind
from straights_gui.model.network.table_link import TableLink
from straights_gui.model.preferences import Preferences
from straights_gui.model.storage.seat_token_store import SeatTokenStore
from straights_gui.view.hosting.host_page import HostChoices
from straights_gui.view.network.others_sheet import SEPARATOR, JoinPage, OthersSheet, TableOffer
from straights_gui.view.text.error_text import nearby_problem_text
from straights_gui.view.text.rendering import fill, free_seats_text, shown


@dataclass(frozen=True, slots=True)
class KeptChoices:
    """What is kept of the choices for a table."""

    players: Annotated[tuple[SeatPlayer, ...], Length(SEATS - 1, SEATS - 1)]
    variant: TableVariant
    turn_limit: TurnLimit | None
    is_visible: bool
    time_bank: TimeBank | None
    game: ChosenGame | None


_KEPT = Record(KeptChoices)


def keep_choices(preferences: Preferences, chosen: HostChoices) -> None:
    """Keep what was chosen for a table, for the next one."""
    preferences.hosted_table = json.dumps(_KEPT.write(chosen))


def usual_table(preferences: Preferences) -> HostChoices:
    """The table that is offered: as the last one; at first with free seats, as long as the last game."""
    name, own_rules = own_name(preferences), preferences.own_rules
    with suppress(BadMessage, ValueError):  # nothing is kept before the first
        kept = _KEPT.read(json.loads(preferences.hosted_table))
        limits = kept.turn_limit, kept.is_visible, kept.time_bank
        return HostChoices(name, kept.players, kept.variant, *limits, kept.game, own_rules)
    variant = replace(last_variant(preferences), reseed_each_round=False)  # it deals from a key
    return HostChoices(name, (Human(),) * (SEATS - 1), variant, own_rules=own_rules)


def look_for(link: TableLink, parent: QObject, tell: Callable[[str], None]) -> None:
    """Tell why a table cannot be played at, "" if it is still at its server, once that has answered."""
    connection = Connection(link, parent)

    def answer(text: str) -> None:
        connection.received.disconnect()
        connection.failed.disconnect()
        connection.close()
        connection.deleteLater()
        tell(text)

    def receive(fields: dict[str, object]) -> None:
        closed = QCoreApplication.translate("LastTable", "Table {table} is closed.")
        try:
            message = server_message_from(fields)
        except EngineError as error:
            fail(ConnectionProblem(ProblemKind.PROTOCOL_ERROR, str(error)))
        else:
            is_closed = isinstance(message, Refused) and message.reason == "NoSuchTable"
            if isinstance(message, Refused | WatchingMessage):  # who is refused otherwise hears why there
                answer(fill(closed, table=link.table) if is_closed else "")

    def fail(problem: ConnectionProblem) -> None:
        answer(problem_text(problem, link))

    connection.opened.connect(
        lambda: connection.send(numbered(SERVER_REQUEST.write(Watch(link.table, None)), 0))
    )
    connection.received.connect(receive)
    connection.failed.connect(fail)
    connection.open()


OpenTableWindow = Callable[..., object]
"""Opens a window at the table of a link: see `NetworkTables.open`."""

_PLAYERS: tuple[Player, ...] = (Human(), *map(Computer, NAMES))


def play_with_others(
    parent: QWidget,
    preferences: Preferences,
    seats: SeatTokenStore,
    open_table: OpenTableWindow,
    host: Callable[[HostChoices], None],
    *,
    joins: bool,
    link: TableLink | None = None,
    note: str = "",
) -> None:
    """Ask the player for a table to host or to join; only for a name if the `link` is known.

    `note` is said above the choices for a table to host.

    The network is asked for tables once the player sees the tab for joining.
    """
    sheet = _sheet(parent, preferences, link, joins=joins)
    if note:
        sheet.host.introduction.setText(note)
    if not _is_accepted(sheet, seats):
        return
    name = preferences.network_name = sheet.name.text().strip()
    if sheet.joins:
        chosen = TableLink.parse(sheet.join.link)
        preferences.network_address = chosen.server_url
        open_table(chosen, name, is_watching=sheet.join.is_watching)
    else:
        choices = sheet.host.choices()
        keep_choices(preferences, choices)
        host(choices)


def _is_accepted(sheet: OthersSheet, seats: SeatTokenStore) -> bool:
    """Show the sheet, which looks for tables from when its page to join is seen."""
    page, listers = sheet.join, list[TableLister]()
    page.shown.connect(
        lambda: listers.append(TableLister(page, seats, NearbyTables(page))),
        Qt.ConnectionType.SingleShotConnection,
    )
    is_accepted = sheet.exec() == OthersSheet.DialogCode.Accepted
    for lister in listers:
        lister.stop()
    sheet.deleteLater()
    return is_accepted


def _sheet(parent: QWidget, preferences: Preferences, link: TableLink | None, *, joins: bool) -> OthersSheet:
    address = preferences.network_address if link is None else link.url
    sheet = OthersSheet(parent, usual_table(preferences), _PLAYERS, address, joins=joins)
    sheet.join.last = preferences.last_table
    if link is not None:
        sheet.first = sheet.name
        sheet.join.ask_for_address()
    return sheet


class TableLister(QObject):
    """Lists the tables at the page's address after each pause in typing, and those that are found nearby."""

    def __init__(
        self, page: JoinPage, seats: SeatTokenStore, finder: NearbyTables, *, typing_ms: int = 400
    ) -> None:
        super().__init__(page)
        self._page, self._seats, self._finder = page, seats, finder
        self._connection: Connection | None = None
        self._timer = QTimer(self, singleShot=True, interval=typing_ms)
        self._timer.timeout.connect(self.ask)
        page.address.textChanged.connect(self._on_address)
        page.refresh.clicked.connect(self.ask)
        self._on_address(page.address.text())
        finder.changed.connect(self._show_nearby)
        finder.start()

    def stop(self) -> None:
        """Cancel the request, and stop the search nearby."""
        self._cancel()
        self._finder.stop()

    def _cancel(self) -> None:
        self._timer.stop()
        if self._connection is not None:
            self._connection.close()
            self._connection.deleteLater()
            self._connection = None

    def ask(self) -> None:
        """Request the tables from the server at the address."""
        self._cancel()
        link = self._link()
        if link is None:
            return
        self._page.show_offers((), fill(self.tr("Asking {host}…"), host=link.host))
        connection = self._connection = Connection(link, self)
        connection.opened.connect(lambda: connection.send(numbered(SERVER_REQUEST.write(ListTables()), 0)))
        connection.received.connect(self._on_received)
        connection.failed.connect(self._on_failed)
        connection.open()

    def _on_address(self, text: str) -> None:
        self._cancel()
        link = self._link()
        problem = self.tr("This is no link to a table.") if text.strip() and link is None else ""
        self._page.show_address(is_table=link is not None and bool(link.table), problem=problem)
        self._page.show_offers((), "")
        if link is not None:
            self._timer.start()

    def _link(self) -> TableLink | None:
        try:
            return TableLink.parse(self._page.address.text())
        except LinkError:
            return None

    def _on_received(self, fields: dict[str, object]) -> None:
        connection = self._connection
        try:
            message = server_message_from(fields)
        except EngineError as error:
            if connection is not None:
                connection.fail(ConnectionProblem(ProblemKind.PROTOCOL_ERROR, str(error)))
            return
        if connection is None or not isinstance(message, TablesMessage):
            return
        link = connection.link
        offers = [self._offer(table, link) for table in message.tables]
        self._cancel()
        if offers:
            text = ""
        elif link.table:
            text = self.tr("The link leads to table {table} at {host}.")
        else:
            text = self.tr("No public tables at {host}.")
        self._page.show_offers(offers, fill(text, table=link.table, host=link.host))

    def _on_failed(self, problem: ConnectionProblem) -> None:
        link = self._link()
        self._cancel()
        if link is not None:  # the server of the last time may be gone, and another table be near
            self._page.show_offers((), problem_text(problem, link) if self._page.asks_for_address else "")

    def _offer(self, table: ListedTable, server: TableLink) -> TableOffer:
        link = replace(server, table=table.table, token="", invitation="")
        people = [place.name for place in table.places if place.kind is PlaceKind.PERSON]
        empty = sum(place.kind is PlaceKind.EMPTY for place in table.places)
        is_mine = self._seats.find(server.server_url, table.table) is not None
        if is_mine:
            state = self.tr("your seat")
        elif table.stage is Stage.PLAYING:
            state = self.tr("playing")
        else:
            state = free_seats_text(empty)
        title = () if table.title is None else (shown(table.title),)
        text = SEPARATOR.join((table.table, *title, ", ".join(map(isolated, people)), state))
        return TableOffer(link.url, text, bool(empty) and table.stage is not Stage.PLAYING, is_mine)

    def _show_nearby(self) -> None:
        offers = [self._nearby_offer(table) for table in self._finder.tables]
        self._page.show_nearby(offers, nearby_problem_text(self._finder.problem))

    def _nearby_offer(self, table: NearbyTable) -> TableOffer:
        name = fill(QCoreApplication.translate("NearbyOffers", "{name}’s table"), name=isolated(table.host))
        place = QCoreApplication.translate("NearbyOffers", "on your network")
        text = SEPARATOR.join((name, place, free_seats_text(table.wanted)))
        return TableOffer(table.link, text, bool(table.wanted))
