"""A player who is elsewhere is called, at the own table and at a server's."""

import pytest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from straights_gui.model.preferences import Preferences
from straights_gui.view.window.main_window import MainWindow
from tests.support.window.network_table import ROOM, Table
from tests.support.window.player import Player


@pytest.fixture
def elsewhere(qtbot: QtBot) -> QWidget:
    window = QWidget()
    qtbot.addWidget(window)
    return window


@pytest.fixture
def alerts(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    alerts: list[str] = []
    monkeypatch.setattr(QApplication, "alert", lambda window: alerts.append(window.windowTitle()))
    return alerts


def go_to(qtbot: QtBot, window: QWidget) -> None:
    window.show()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)


def check_calls(
    qtbot: QtBot, window: MainWindow, elsewhere: QWidget, preferences: Preferences, usual: str
) -> None:
    called = f"Your turn \u2013 {usual}"
    for place, title in ((window, usual), (elsewhere, called)) * 2:
        go_to(qtbot, place)
        assert title == window.windowTitle()
    preferences.choose("call-on-turn", False)
    assert usual == window.windowTitle()


def test_who_is_elsewhere_on_the_own_turn_is_called(
    player: Player, qtbot: QtBot, alerts: list[str], elsewhere: QWidget
) -> None:
    check_calls(qtbot, player.program.window, elsewhere, player.preferences, "Straights")
    player.preferences.choose("call-on-turn", True)
    assert [] == alerts  # nobody is called who has just gone
    player.program.window.retranslate()
    player.take_turn()
    player.program.window.act.demo.trigger()
    player.program.game.changed.emit()
    assert (["Your turn \u2013 Straights"], "Straights") == (alerts, player.program.window.windowTitle())


def test_at_a_table_too(table: Table, qtbot: QtBot, alerts: list[str], elsewhere: QWidget) -> None:
    table.tell(ROOM)
    go_to(qtbot, elsewhere)
    table.begin(turn=1)
    qtbot.waitUntil(lambda: table.window.play.is_players_turn)
    check_calls(qtbot, table.window.window, elsewhere, table.preferences, "Table k3f9")
    table.preferences.choose("call-on-turn", True)
    table.tell(ROOM)
    title = "Your turn \u2013 Table k3f9"
    assert (title, [title]) == (table.window.window.windowTitle(), alerts)
