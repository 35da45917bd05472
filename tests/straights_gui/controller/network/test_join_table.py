"""The dialog to join a table: what it lists, what it refuses, and what comes of it."""

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from pytestqt.qtbot import QtBot

from straights_gui.controller.network.join_table import TableLister, join_table, open_link
from straights_gui.controller.settings.languages import set_language
from straights_gui.model.network.connection import Connection
from straights_gui.model.network.table_link import TableLink
from straights_gui.model.storage.seat_token_store import SeatToken, SeatTokenStore
from straights_gui.view.network.join_dialog import JoinDialog
from straights_gui.view.style.motion import Motion
from straights_gui.view.table.table_view import TableView
from straights_gui.view.window.main_window import MainWindow
from straights_server.adapter.options import Options
from tests.support.server.running import Player, server_in_thread
from tests.support.window.blank_window import blank_window
from tests.support.window.window_driver import preferences_in


@pytest.fixture
def url(tmp_path: Path) -> Iterator[str]:
    with server_in_thread(Options(port=0), tmp_path / "tables", Random(5).getrandbits) as address:
        yield address


@pytest.fixture
def anna(url: str) -> Iterator[Player]:
    """Somebody who hosts a table."""
    player = Player(url, "Anna")
    player.host()
    yield player
    player.close()


class Asked:
    def __init__(self) -> None:
        self.tables: list[tuple[TableLink, str, bool]] = []

    def __call__(self, link: TableLink, name: str, *, token: str = "", is_watching: bool = False) -> object:
        self.tables.append((link, name, is_watching))
        return token


def texts(dialog: JoinDialog) -> list[str]:
    return [dialog.tables.item(row).text() for row in range(dialog.tables.count())]


def test_a_table_of_the_list_is_joined(
    url: str, anna: Player, tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    preferences, asked = preferences_in(tmp_path), Asked()
    preferences.network_address = url
    window = MainWindow(TableView(Motion()))
    qtbot.addWidget(window)

    def use(dialog: JoinDialog) -> JoinDialog.DialogCode:
        assert window is dialog.window()
        qtbot.waitUntil(lambda: dialog.tables.count() == 1)
        assert "Anna" in texts(dialog)[0]
        assert "3 free" in texts(dialog)[0]
        assert not dialog.sit_down.isEnabled()
        dialog.tables.setCurrentRow(0)
        assert not dialog.sit_down.isEnabled()
        dialog.name.setText(" Ben ")
        dialog.sit_down.click()
        return JoinDialog.DialogCode(dialog.result())

    monkeypatch.setattr(JoinDialog, "exec", use)
    join_table(window, preferences, SeatTokenStore(tmp_path), asked)

    assert [(TableLink.parse(f"{url}/?table={anna.table}"), "Ben", False)] == asked.tables
    assert (f"{url}/", "Ben") == (preferences.network_address, preferences.network_name)


@pytest.mark.parametrize(
    "address, expected",
    [("two words", "no link"), ("ftp://a", "no link"), ("http://127.0.0.1:1", "No server")],
)
def test_what_is_wrong_with_an_address_is_said(
    address: str, expected: str, tmp_path: Path, qtbot: QtBot
) -> None:
    dialog = JoinDialog(blank_window(qtbot), address, "Ben")
    lister = TableLister(dialog, SeatTokenStore(tmp_path), typing_ms=0)
    qtbot.waitUntil(lambda: expected in dialog.problem.text() + dialog.list_label.text())
    lister.stop()

    assert not dialog.sit_down.isEnabled()
    assert not dialog.look_on.isEnabled()


def test_the_own_seat_is_offered_also_at_a_full_table(
    url: str, anna: Player, tmp_path: Path, qtbot: QtBot
) -> None:
    """What was kept on the disk says whose it is."""
    for seat in (1, 2, 3):
        anna.send("fill", seat=seat, strategy="first-legal")
    anna.send("ready_to_play", is_ready=True)
    anna.wait_for("table")
    seats = SeatTokenStore(tmp_path)
    dialog = JoinDialog(blank_window(qtbot), url, "Ben")
    lister = TableLister(dialog, seats, typing_ms=0)
    qtbot.waitUntil(lambda: dialog.tables.count() == 1)
    dialog.tables.setCurrentRow(0)
    assert (False, True) == (dialog.sit_down.isEnabled(), dialog.look_on.isEnabled())
    seats.keep(SeatToken(f"{url}/", anna.table, "token", "Ben"))
    lister.ask()
    qtbot.waitUntil(lambda: dialog.tables.count() == 1)
    dialog.tables.setCurrentRow(0)
    lister.stop()

    assert "your seat" in texts(dialog)[0]
    assert dialog.sit_down.isEnabled()


def test_a_link_of_the_command_line_is_opened_or_refused(tmp_path: Path, qtbot: QtBot) -> None:
    preferences, asked = preferences_in(tmp_path), Asked()
    preferences.network_name = "Zoë"
    window = MainWindow(TableView(Motion()))
    qtbot.addWidget(window)
    open_link("https://cards.example/?table=k3f9", window, preferences, SeatTokenStore(tmp_path), asked)
    open_link("https://cards.example/", window, preferences, SeatTokenStore(tmp_path), asked)

    assert [(TableLink("cards.example", 443, has_tls=True, table="k3f9"), "Zoë", False)] == asked.tables
    assert "https://cards.example/ is no link to a table." == window.statusBar().currentMessage()
    set_language("de")
    open_link("two words", window, preferences, SeatTokenStore(tmp_path), asked)
    assert "two words ist kein Link zu einem Tisch." == window.statusBar().currentMessage()
    window.statusBar().clearMessage()


def test_a_link_is_opened_under_the_name_of_the_last_game_where_none_was_used_at_a_table(
    tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """That of its first human; the default name in any language is nobody's, so the dialog asks for one."""
    preferences, asked = preferences_in(tmp_path), Asked()
    window = MainWindow(TableView(Motion()))
    qtbot.addWidget(window)
    shown: list[tuple[str, str]] = []

    def use(dialog: JoinDialog) -> JoinDialog.DialogCode:
        shown.append((dialog.link, dialog.name.text()))
        if len(shown) == 3:
            dialog.name.setText("Zoë")
            dialog.sit_down.click()
        return JoinDialog.DialogCode(dialog.result())

    monkeypatch.setattr(JoinDialog, "exec", use)
    link = "https://cards.example/?table=k3f9"
    default, own = "human Spieler", ("expert Hal", "human Anna Maria", "human Ben", "expert Ida")
    for seats in ((), (default, *own[:1], *own[2:]), own, ()):
        preferences.seats = seats
        open_link(link, window, preferences, SeatTokenStore(tmp_path), asked)

    assert [(link, "")] * 3 == shown
    assert ["Anna Maria", "Zoë"] == [name for _link, name, _is_watching in asked.tables]


def test_a_server_is_asked_for_its_tables_once_it_answers(
    tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    sent: list[object] = []
    monkeypatch.setattr(Connection, "open", lambda _connection: None)
    monkeypatch.setattr(Connection, "send", lambda _connection, message: sent.append(message))
    dialog = JoinDialog(blank_window(qtbot), "https://cards.example", "Ben")
    lister = TableLister(dialog, SeatTokenStore(tmp_path))
    lister.ask()
    assert ("Asking cards.example…", []) == (dialog.list_label.text(), sent)
    (connection,) = lister.findChildren(Connection)
    connection.opened.emit()
    connection.received.emit({"type": "tables", "tables": []})

    assert [{"type": "list", "n": 0}] == sent
    assert "No public tables at cards.example." == dialog.list_label.text()


def test_a_link_to_a_table_is_not_called_an_empty_address(
    tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A private table is in no list; one can sit down there."""
    monkeypatch.setattr(Connection, "open", lambda _connection: None)
    dialog = JoinDialog(blank_window(qtbot), "https://cards.example/?table=k3f9", "Ben")
    lister = TableLister(dialog, SeatTokenStore(tmp_path))
    lister.ask()
    (connection,) = lister.findChildren(Connection)
    connection.received.emit({"type": "tables", "tables": []})

    assert "The link leads to table k3f9 at cards.example." == dialog.list_label.text()
    assert dialog.sit_down.isEnabled()
