"""The dialog before a table is hosted, by real clicks and keys."""

import sys

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from engine.straights.player import Computer, Human, Player
from engine.straights.setup import Variant
from straights_gui.view.hosting.host_dialog import HostChoices, HostDialog
from tests.support.window.blank_window import blank_window

PLAYERS: tuple[Player, ...] = (Human(), Computer("blocker"), Computer("expert"))
FREE = (Human(), Human(), Human())


def opened(qtbot: QtBot, choices: HostChoices) -> HostDialog:
    dialog = HostDialog(blank_window(qtbot), choices, PLAYERS)
    dialog.show()
    return dialog


def test_what_is_chosen_is_told(qtbot: QtBot) -> None:
    dialog = opened(qtbot, HostChoices("Anna", FREE))

    dialog.name.selectAll()
    QTest.keyClicks(dialog.name, "Zoe ")
    for kind, presses in ((dialog.kinds[0], 1), (dialog.kinds[2], 2), (dialog.turn, 3)):
        for _ in range(presses):
            QTest.keyClick(kind, Qt.Key.Key_Down)
    QTest.mouseClick(dialog.length.limits.buttons[-1], Qt.MouseButton.LeftButton)
    dialog.length.points.selectAll()
    QTest.keyClicks(dialog.length.points, "61")
    QTest.mouseClick(dialog.visible, Qt.MouseButton.LeftButton, pos=QPoint(10, dialog.visible.height() // 2))
    QTest.mouseClick(dialog.open_button, Qt.MouseButton.LeftButton)

    assert HostDialog.DialogCode.Accepted == dialog.result()
    players = (Computer("blocker"), Human(), Computer("expert"))
    assert HostChoices("Zoe", players, Variant(61), 60, is_visible=False) == dialog.choices()


@pytest.mark.parametrize("system, is_told", [("win32", True), ("darwin", True), ("linux", False)])
def test_the_firewalls_question_is_announced_where_there_is_one(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, system: str, *, is_told: bool
) -> None:
    monkeypatch.setattr(sys, "platform", system)
    dialog = opened(qtbot, HostChoices("Anna", FREE))
    told = [label for label in dialog.findChildren(QLabel) if "may use the network" in label.text()]

    assert [is_told] == [label.isVisible() for label in told]


def test_a_table_needs_a_host_with_a_name(qtbot: QtBot) -> None:
    dialog = opened(qtbot, HostChoices("Anna", FREE))

    dialog.name.selectAll()
    QTest.keyClick(dialog.name, Qt.Key.Key_Delete)

    assert not dialog.open_button.isEnabled()
    assert "Enter a name." == dialog.problem.text()


def test_a_name_is_marked_only_once_it_was_typed(qtbot: QtBot) -> None:
    """An empty field at first is no mistake; and the mark of each letter goes with the next."""
    dialog = opened(qtbot, HostChoices("", FREE))
    assert [] == dialog.name.actions()
    for _ in range(3):
        QTest.keyClicks(dialog.name, "a")
        QTest.keyClick(dialog.name, Qt.Key.Key_Backspace)
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)

    assert "Enter a name." == dialog.name.accessibleDescription()
    assert dialog.name.actions() == dialog.name.findChildren(QAction)


@pytest.mark.parametrize("seconds", [None, 15, 30, 60, 120, 300])
def test_the_time_for_a_move_is_offered_again(qtbot: QtBot, seconds: int | None) -> None:
    dialog = opened(qtbot, HostChoices("Ada", FREE, turn_limit=seconds))
    assert seconds == dialog.choices().turn_limit


def test_a_time_bank_needs_a_time_for_a_move(qtbot: QtBot) -> None:
    """Without one it would never be used."""
    dialog = opened(qtbot, HostChoices("Ada", FREE, turn_limit=30, time_bank=120))
    assert 120 == dialog.choices().time_bank
    QTest.keyClick(dialog.bank, Qt.Key.Key_Down)
    assert 300 == dialog.choices().time_bank
    for _ in range(2):
        QTest.keyClick(dialog.turn, Qt.Key.Key_Up)

    assert (None, None) == (dialog.choices().turn_limit, dialog.choices().time_bank)
    assert not dialog.bank.isEnabled()


def test_times_for_a_move_are_read_in_seconds_and_minutes(qtbot: QtBot) -> None:
    dialog = opened(qtbot, HostChoices("Ada", FREE, turn_limit=7))
    texts = [dialog.turn.itemText(row) for row in range(dialog.turn.count())]
    assert ["No limit", "15 seconds", "30 seconds", "1 minute", "2 minutes", "5 minutes"] == texts
    assert dialog.choices().turn_limit is None


def test_who_sat_at_the_last_table_is_offered_again(qtbot: QtBot) -> None:
    """Each is described as soon as chosen; a player whom this version does not know is a person."""
    players = (Computer("expert"), Human(), Computer("of tomorrow"))
    dialog = opened(qtbot, HostChoices("Ada", players))
    assert (Computer("expert"), Human(), Human()) == dialog.choices().players
    computer, person, _unknown = dialog.kinds
    assert ["A person who joins", computer.currentText()] == [person.itemText(0), person.itemText(2)]
    assert computer.currentText()[0].isupper()
    assert "Free for whoever joins." == person.toolTip() == person.accessibleDescription()
    described = computer.accessibleDescription()
    assert described not in ("", person.toolTip())
    person.setCurrentIndex(2)
    assert described == person.toolTip() == person.accessibleDescription()
