"""The page to join a table: what it lists, what it refuses, and what comes of it."""

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from engine.games.new_game import ChosenGame
from engine.straights.player import Human
from engine.straights.setup import Variant
from straights_gui.controller.network.others import TableLister, play_with_others
from straights_gui.controller.network.problem_text import problem_text
from straights_gui.model.nearby.finder import MISSING, NearbyTable, NearbyTables
from straights_gui.model.network.problems import ConnectionProblem, ProblemKind
from straights_gui.model.network.table_link import TableLink
from straights_gui.model.storage.seat_token_store import SeatToken, SeatTokenStore
from straights_gui.view.hosting.host_page import HostChoices
from straights_gui.view.network.others_sheet import JoinPage, OthersSheet, TableOffer
from straights_gui.view.window.main_window import MainWindow
from straights_server.adapter.options import Options
from tests.support.server.running import Player, server_in_thread
from tests.support.window.others import others_sheet
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


DRAW = ChosenGame("draw", "draw", 5, 0)


class Finder(NearbyTables):
    found: tuple[NearbyTable, ...] = ()

    @property
    def tables(self) -> tuple[NearbyTable, ...]:
        return self.found

    def start(self) -> None:
        self.changed.emit()


class Asked:
    def __init__(self) -> None:
        self.tables: list[tuple[TableLink, str, bool]] = []
        self.hosted: list[HostChoices] = []

    def __call__(self, link: TableLink, name: str, *, token: str = "", is_watching: bool = False) -> object:
        self.tables.append((link, name, is_watching))
        return token

    def host(self, choices: HostChoices) -> None:
        self.hosted.append(choices)


def texts(page: JoinPage) -> list[str]:
    return [page.tables.item(row).text() for row in range(page.tables.count())]


def test_a_table_of_the_list_is_joined(
    main_window: MainWindow,
    url: str,
    anna: Player,
    tmp_path: Path,
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    preferences, asked = preferences_in(tmp_path), Asked()
    preferences.network_address = url

    def use(sheet: OthersSheet) -> OthersSheet.DialogCode:
        assert main_window is sheet.window()
        sheet.show()
        page = sheet.join
        qtbot.waitUntil(lambda: page.tables.count() == 1)
        assert "Anna" in texts(page)[0]
        assert "3 free" in texts(page)[0]
        assert not page.sit_down.isEnabled()
        page.tables.setCurrentRow(0)
        assert not page.sit_down.isEnabled()
        sheet.name.setText(" Ben ")
        page.sit_down.click()
        return OthersSheet.DialogCode(sheet.result())

    main_window.show()
    monkeypatch.setattr(OthersSheet, "exec", use)
    play_with_others(main_window, preferences, SeatTokenStore(tmp_path), asked, asked.host, joins=True)

    assert [(TableLink.parse(f"{url}/?table={anna.table}"), "Ben", False)] == asked.tables
    assert (f"{url}/", "Ben") == (preferences.network_address, preferences.network_name)


@pytest.mark.parametrize(
    "address, expected",
    [("two words", "no link"), ("ftp://a", "no link"), ("http://127.0.0.1:1", "No server")],
)
def test_what_is_wrong_with_an_address_is_said(
    address: str, expected: str, tmp_path: Path, qtbot: QtBot
) -> None:
    """But for the address of the last time, which nobody has asked for now: another table is offered."""
    page = others_sheet(qtbot, address, "Ben").join
    finder = Finder()
    finder.found = (NearbyTable("http://10.0.0.7/?table=near", "near", 2),)
    lister = TableLister(page, SeatTokenStore(tmp_path), finder, typing_ms=0)
    assert page.sit_down.isEnabled()
    page.ask_for_address()
    page.tables.setCurrentRow(-1)
    qtbot.waitUntil(lambda: expected in page.problem.text() + page.list_label.text())
    lister.stop()

    assert not page.sit_down.isEnabled()
    assert not page.look_on.isEnabled()


def test_the_own_seat_is_offered_also_at_a_full_table(
    url: str, anna: Player, tmp_path: Path, qtbot: QtBot
) -> None:
    """What was kept on the disk says whose it is."""
    for seat in (1, 2, 3):
        anna.send("fill", seat=seat, strategy="first-legal")
    anna.send("ready_to_play", is_ready=True)
    anna.wait_for("table")
    seats = SeatTokenStore(tmp_path)
    page = others_sheet(qtbot, url, "Ben").join
    lister = TableLister(page, seats, Finder(), typing_ms=0)
    qtbot.waitUntil(lambda: page.tables.count() == 1)
    page.tables.setCurrentRow(0)
    assert (False, True) == (page.sit_down.isEnabled(), page.look_on.isEnabled())
    seats.keep(SeatToken(f"{url}/", anna.table, "token", "Ben"))
    lister.ask()
    qtbot.waitUntil(lambda: page.tables.count() == 1)
    page.tables.setCurrentRow(0)
    lister.stop()

    assert "your seat" in texts(page)[0]
    assert page.sit_down.isEnabled()


def test_the_name_is_asked_once_for_both_tabs(
    main_window: MainWindow, tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The length is that of the last game; a server deals from a key, so never the same cards in each round.

    Whoever hosts asks no server for tables, unless the other tab is looked at.
    """
    preferences, asked = preferences_in(tmp_path), Asked()
    preferences.network_address = "https://cards.example"
    preferences.variant = "--score-limit 150 --reseed-each-round"
    main_window.show()
    seen: list[object] = []
    games: list[object] = []

    def use(sheet: OthersSheet) -> OthersSheet.DialogCode:
        sheet.show()
        seen.append(
            (sheet.name.text(), sheet.host.open_button.isEnabled(), len(sheet.findChildren(TableLister)))
        )
        sheet.name.setText("Zoë")
        games.append(sheet.host.choices().game)
        sheet.host.game.setCurrentIndex(sheet.host.game.count() - 1)
        if len(seen) == 2:
            QTest.mouseClick(sheet.tabs.buttons[1], Qt.MouseButton.LeftButton)
            seen.append(len(sheet.findChildren(TableLister)))
            QTest.keyClick(sheet, Qt.Key.Key_Escape)
        else:
            sheet.host.open_button.click()
        return OthersSheet.DialogCode(sheet.result())

    monkeypatch.setattr(OthersSheet, "exec", use)
    for _ in range(2):
        play_with_others(main_window, preferences, SeatTokenStore(tmp_path), asked, asked.host, joins=False)

    assert [("", False, 0), ("Zoë", True, 0), 1] == seen
    assert [HostChoices("Zoë", (Human(),) * 3, Variant(150), game=DRAW)] == asked.hosted
    assert [None, DRAW] == games, "what was hosted is offered again"
    assert [] == asked.tables


LISTED = TableOffer("http://example.org/?table=abc", "Dora", has_room=True)


def test_each_problem_has_its_sentence(qapp: QApplication) -> None:
    link = TableLink.parse("https://a.example:8443/?table=b")
    texts = {problem_text(ConnectionProblem(kind, "why"), link) for kind in ProblemKind}

    assert len(ProblemKind) == len(texts)
    assert [] == [text for text in texts if "a.example" not in text or "{" in text]


def test_found_tables_stand_above_those_of_an_address(tmp_path: Path, qtbot: QtBot) -> None:
    """They come and go, what was chosen stays so, and a full one has no seat; why there are none is said."""
    page, finder = others_sheet(qtbot, name="Bert").join, Finder()
    lister = TableLister(page, SeatTokenStore(tmp_path), finder)
    page.show_offers([LISTED], "Tables at this address")
    finder.found = (
        NearbyTable("http://10.0.0.3:80/?table=k3f9", "Anna", 2),
        NearbyTable("http://10.0.0.4:80/?table=z9", "Carl", 0),
    )
    finder.changed.emit()
    page.tables.setCurrentRow(1)

    texts = [page.tables.item(row).text() for row in range(page.tables.count())]
    assert [
        "Anna’s table  ·  on your network  ·  2 free",
        "Carl’s table  ·  on your network  ·  full",
        "Dora",
    ] == texts
    assert not page.sit_down.isEnabled()
    finder.found = finder.found[1:]
    finder.changed.emit()
    assert "http://10.0.0.4:80/?table=z9" == page.link
    finder.problem = MISSING
    finder.changed.emit()
    assert 'pip install "straights[lan]"' in page.nearby_problem.text()
    lister.stop()
