"""The menu's tables over a network where a part that they need is not installed."""

import sys
from collections.abc import Callable
from importlib.abc import MetaPathFinder
from pathlib import Path
from random import Random

import pytest
from pytestqt.qtbot import QtBot

from engine.games.new_game import ChosenGame
from engine.straights.player import Computer, Human
from engine.straights.setup import Variant
from straights_gui.controller.menus.table_menu import TableMenuController
from straights_gui.controller.network.others import keep_choices
from straights_gui.model.network.table_link import TableLink
from straights_gui.view.hosting.host_page import HostChoices
from straights_gui.view.network.others_sheet import OthersSheet
from straights_gui.view.text.languages import set_language
from straights_server.adapter.options import Options
from tests.support.server.running import Player, server_in_thread
from tests.support.window.player import Seating, game

LOADER = "cannot open shared object file: No such file or directory"
SENTENCES = {
    f"libgssapi_krb5.so.2: {LOADER}": (
        "Tables over a network need the library libgssapi_krb5.so.2 (Debian: libgssapi-krb5-2), "
        "which isn’t installed."
    ),
    f"libother.so.1: {LOADER}": (
        "Tables over a network need the library libother.so.1, which isn’t installed."
    ),
    "DLL load failed": (
        "Tables over a network need Qt’s network library, which can’t be loaded (DLL load failed)."
    ),
}


class Unloadable(MetaPathFinder):
    """Lets Qt's network library fail as it does without a library of the system."""

    def __init__(self, reason: str) -> None:
        self._reason = reason

    def find_spec(self, fullname: str, path: object, target: object = None) -> None:
        if fullname == "PySide6.QtNetwork":
            raise ImportError(self._reason)


ASKING = (
    TableMenuController.join_table,
    TableMenuController.host_table,
    lambda menu: menu.open_link("?table=k3f9"),
)


@pytest.mark.parametrize("reason, ask", tuple(zip(SENTENCES, ASKING, strict=True)))
def test_tables_over_a_network_say_what_they_lack(
    seating: Seating, monkeypatch: pytest.MonkeyPatch, reason: str, ask: Callable[[TableMenuController], None]
) -> None:
    monkeypatch.delitem(sys.modules, "PySide6.QtNetwork", raising=False)
    monkeypatch.setattr(sys, "meta_path", [Unloadable(reason), *sys.meta_path])
    program = seating(game()).program
    ask(program.table_menu)

    assert SENTENCES[reason] == program.window.message.text()


def test_a_link_of_the_command_line_is_opened_or_refused(
    seating: Seating, monkeypatch: pytest.MonkeyPatch
) -> None:
    player, opened = seating(game()), list[tuple[TableLink, str]]()
    menu, message = player.program.table_menu, player.program.window.message
    monkeypatch.setattr(player.program.network_tables, "open", lambda *arguments: opened.append(arguments))
    player.preferences.network_name = "Zoë"
    for text in ("https://cards.example/?table=k3f9", "https://cards.example/"):
        menu.open_link(text)

    assert [(TableLink("cards.example", 443, has_tls=True, table="k3f9"), "Zoë")] == opened
    assert "https://cards.example/ is no link to a table." == message.text()
    set_language("de")
    menu.open_link("two words")
    assert "two words ist kein Link zu einem Tisch." == message.text()


def test_a_table_that_was_hosted_waits_for_the_part_that_is_missing(
    seating: Seating, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """The start ends in no error, and the table is kept."""
    (tmp_path / "hosting").mkdir()
    monkeypatch.setitem(sys.modules, "websockets", None)
    program = seating(game()).program
    program.table_menu.offer_hosted_table()

    expected = "Tables over a network need the Python package websockets, which isn’t installed."
    assert expected == program.window.message.text()


CHOICES = HostChoices(
    "Ben",
    (Human(), Computer("expert"), Human()),
    Variant(0),
    60,
    False,
    120,
    ChosenGame("draw", "draw", 4, 1),
)


def test_the_last_table_is_played_at_again_and_another_one_offered_where_it_is_gone(
    seating: Seating, tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In one window, and the other one with what was chosen for the last that was opened."""
    player = seating(game())
    program, preferences, offered = player.program, player.preferences, list[tuple[str, HostChoices, bool]]()

    def look(sheet: OthersSheet) -> OthersSheet.DialogCode:
        offered.append((sheet.host.introduction.text(), sheet.host.choices(), sheet.joins))
        return OthersSheet.DialogCode.Rejected

    monkeypatch.setattr(OthersSheet, "exec", look)
    keep_choices(preferences, CHOICES)
    preferences.network_name = "Ben"
    with server_in_thread(Options(port=0), tmp_path / "tables", Random(5).getrandbits) as url:
        anna = Player(url, "Anna")
        anna.host()
        preferences.last_table, preferences.last_server = anna.table, f"{url}/"
        program.window.last_table_requested.emit()
        qtbot.waitUntil(
            lambda: [each for each in program.network_tables.tables if each.client.is_at_table] != []
        )
        (table,) = program.network_tables.tables
        program.window.last_table_requested.emit()
        assert [table] == program.network_tables.tables
        assert 1 == table.client.seat
        anna.close()
        program.network_tables.stop()
        preferences.last_table = "gone"
        program.window.last_table_requested.emit()
        qtbot.waitUntil(lambda: len(offered) == 1)
    program.window.last_table_requested.emit()
    qtbot.waitUntil(lambda: len(offered) == 2)

    assert ("Table gone is closed.", CHOICES, False) == offered[0]
    assert "No server answers at 127.0.0.1" in offered[1][0]
