"""The tab before a table is hosted, by real clicks and keys."""

import sys

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from engine.games.new_game import ChosenGame
from engine.straights.player import Computer, Human
from engine.straights.setup import DUPLICATE_MATCH, Variant
from straights_gui.view.hosting.host_page import HostChoices
from straights_gui.view.network.others_sheet import OthersSheet
from tests.support.window.others import others_sheet

FREE = (Human(), Human(), Human())


def opened(qtbot: QtBot, choices: HostChoices) -> OthersSheet:
    sheet = others_sheet(qtbot, choices=choices, joins=False)
    sheet.show()
    return sheet


def test_what_is_chosen_is_told(qtbot: QtBot) -> None:
    sheet = opened(qtbot, HostChoices("Anna", FREE))

    sheet.name.selectAll()
    QTest.keyClicks(sheet.name, "Zoe ")
    for kind, presses in ((sheet.host.kinds[0], 1), (sheet.host.kinds[2], 2), (sheet.host.turn, 3)):
        for _ in range(presses):
            QTest.keyClick(kind, Qt.Key.Key_Down)
    QTest.mouseClick(sheet.host.length.limits.buttons[-1], Qt.MouseButton.LeftButton)
    sheet.host.length.points.selectAll()
    QTest.keyClicks(sheet.host.length.points, "61")
    QTest.mouseClick(
        sheet.host.visible, Qt.MouseButton.LeftButton, pos=QPoint(10, sheet.host.visible.height() // 2)
    )
    QTest.mouseClick(sheet.host.open_button, Qt.MouseButton.LeftButton)

    assert OthersSheet.DialogCode.Accepted == sheet.result()
    players = (Computer("blocker"), Human(), Computer("expert"))
    assert HostChoices("Zoe", players, Variant(61), 60, is_visible=False) == sheet.host.choices()


def test_a_duplicate_match_takes_the_place_of_a_length(qtbot: QtBot) -> None:
    """And says what that means; elsewhere nothing of it is there."""
    sheet = opened(qtbot, HostChoices("Anna", FREE))
    end = sheet.host.match_end
    is_told = [end.isVisible()]
    QTest.mouseClick(sheet.host.match, Qt.MouseButton.LeftButton)

    assert (DUPLICATE_MATCH, False) == (sheet.host.choices().variant, sheet.host.length.isVisible())
    assert ([False, True], True) == ([*is_told, end.isVisible()], "knows every hand" in end.text())


@pytest.mark.parametrize("system, is_told", [("win32", True), ("darwin", True), ("linux", False)])
def test_the_firewalls_question_is_announced_where_there_is_one(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, system: str, *, is_told: bool
) -> None:
    monkeypatch.setattr(sys, "platform", system)
    sheet = opened(qtbot, HostChoices("Anna", FREE))
    told = [label for label in sheet.findChildren(QLabel) if "may use the network" in label.text()]

    assert [is_told] == [label.isVisible() for label in told]


@pytest.mark.parametrize("seconds", [None, 15, 30, 60, 120, 300])
def test_the_time_for_a_move_is_offered_again(qtbot: QtBot, seconds: int | None) -> None:
    sheet = opened(qtbot, HostChoices("Ada", FREE, turn_limit=seconds))
    assert seconds == sheet.host.choices().turn_limit


def test_a_time_bank_needs_a_time_for_a_move(qtbot: QtBot) -> None:
    """Without one it would never be used."""
    host = opened(qtbot, HostChoices("Ada", FREE, turn_limit=30, time_bank=120)).host
    assert 120 == host.choices().time_bank
    QTest.keyClick(host.bank, Qt.Key.Key_Down)
    assert 300 == host.choices().time_bank
    for _ in range(2):
        QTest.keyClick(host.turn, Qt.Key.Key_Up)

    assert (None, None) == (host.choices().turn_limit, host.choices().time_bank)
    assert host.bank.isHidden()


def test_who_sat_at_the_last_table_is_offered_again(qtbot: QtBot) -> None:
    """Each is described as soon as chosen; a player whom this version does not know is a person."""
    players = (Computer("expert"), Human(), Computer("of tomorrow"))
    sheet = opened(qtbot, HostChoices("Ada", players))
    assert (Computer("expert"), Human(), Human()) == sheet.host.choices().players
    computer, person, _unknown = sheet.host.kinds
    assert ["A person who joins", computer.currentText()] == [person.itemText(0), person.itemText(2)]
    assert computer.currentText()[0].isupper()
    assert "Free for whoever joins." == person.toolTip() == person.accessibleDescription()
    described = computer.accessibleDescription()
    assert described not in ("", person.toolTip())
    person.setCurrentIndex(2)
    assert described == person.toolTip() == person.accessibleDescription()


def test_another_game_has_its_players_and_lengths_in_place_of_seats(qtbot: QtBot) -> None:
    host = opened(qtbot, HostChoices("Ada", FREE)).host
    fields = (*host.kinds, host.length, host.count, host.other_length)
    shown, chosen = [], []
    for number in (1, 3, 0):
        host.game.setCurrentIndex(number)
        shown.append([field.isVisible() for field in fields])
        chosen.append(host.choices().game)

    of_straights, of_others = [True] * 4 + [False] * 2, [False] * 4 + [True] * 2
    assert [of_others, of_others, of_straights] == shown
    assert [ChosenGame("sevens", "fan_tan", 5, 0), ChosenGame("draw", "draw", 5, 0), None] == chosen


@pytest.mark.parametrize(
    "before, offered",
    [
        (ChosenGame("sevens", "sevens", 3, 1), ChosenGame("sevens", "sevens", 3, 1)),
        (ChosenGame("draw", "draw", 12, 99), ChosenGame("draw", "draw", 5, 1)),
        (ChosenGame("draw", "of tomorrow", 3, 0), None),
    ],
)
def test_the_game_of_the_last_table_is_offered_again(
    qtbot: QtBot, before: ChosenGame, offered: ChosenGame | None
) -> None:
    assert offered == opened(qtbot, HostChoices("Ada", FREE, game=before)).host.choices().game
