"""The dialog before a table is hosted, by real clicks and keys."""

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from engine.straights.player import Computer, Human, Player
from straights_gui.view.hosting.host_dialog import HostChoices, HostDialog

PLAYERS: tuple[Player, ...] = (Human(), Computer("blocker"), Computer("expert"))
FREE = (Human(), Human(), Human())


def opened(qtbot: QtBot, choices: HostChoices) -> HostDialog:
    """Open the dialog."""
    dialog = HostDialog(None, choices, PLAYERS)
    qtbot.addWidget(dialog)
    dialog.show()
    return dialog


def test_what_is_chosen_is_told(qtbot: QtBot) -> None:
    """A name, two computers, a limit of points and of time, and nobody from outside."""
    dialog = opened(qtbot, HostChoices("Anna", FREE))

    dialog.name.selectAll()
    QTest.keyClicks(dialog.name, "Zoe ")
    for kind, presses in ((dialog.kinds[0], 1), (dialog.kinds[2], 2), (dialog.turn, 3)):
        for _ in range(presses):
            QTest.keyClick(kind, Qt.Key.Key_Down)
    QTest.keyClick(dialog.length, Qt.Key.Key_End)
    dialog.points.selectAll()
    QTest.keyClicks(dialog.points, "61")
    QTest.mouseClick(dialog.visible, Qt.MouseButton.LeftButton, pos=QPoint(10, dialog.visible.height() // 2))
    QTest.mouseClick(dialog.open_button, Qt.MouseButton.LeftButton)

    assert HostDialog.DialogCode.Accepted == dialog.result()
    players = (Computer("blocker"), Human(), Computer("expert"))
    assert HostChoices("Zoe", players, 61, 60, is_visible=False) == dialog.choices()


def test_a_table_needs_a_host_with_a_name(qtbot: QtBot) -> None:
    """Without a name the table cannot be opened, and the dialog says what is missing."""
    dialog = opened(qtbot, HostChoices("Anna", FREE))

    dialog.name.selectAll()
    QTest.keyClick(dialog.name, Qt.Key.Key_Delete)

    assert not dialog.open_button.isEnabled()
    assert "Enter your name." == dialog.problem.text()
