"""The dialog to join a table: what is chosen, what that allows, and what stays when the lists change."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from engine.straights.setup import MAX_NAME_LENGTH
from straights_gui.view.network.join_dialog import JoinDialog, TableOffer
from tests.support.window.blank_window import blank_window

FREE = TableOffer("https://a/?table=free", "free", has_room=True)
FULL = TableOffer("https://a/?table=full", "full", has_room=False)
MINE = TableOffer("https://a/?table=mine", "mine", has_room=False, is_mine=True)
NEAR = TableOffer("http://10.0.0.7/?table=near", "near", has_room=True)


@pytest.fixture
def dialog(qtbot: QtBot) -> JoinDialog:
    """A dialog with three tables of a server."""
    dialog = JoinDialog(blank_window(qtbot), " https://a ", "Anna")
    dialog.show_offers((FREE, FULL, MINE), "Tables")
    return dialog


def allowed(dialog: JoinDialog) -> tuple[bool, bool]:
    """Whether one may sit down, and look on."""
    return dialog.sit_down.isEnabled(), dialog.look_on.isEnabled()


def test_what_is_chosen_says_what_can_be_done(dialog: JoinDialog) -> None:
    """Sit down where there is room or a seat of one's own; look on at each; for an address at its table."""
    assert (False, False) == allowed(dialog)
    found = []
    for row in range(3):
        dialog.tables.setCurrentRow(row)
        found.append((dialog.link, *allowed(dialog)))
    assert [(FREE.link, True, True), (FULL.link, False, True), (MINE.link, True, True)] == found

    dialog.address.setText(" https://b/?table=x ")
    assert ("https://b/?table=x", False, False) == (dialog.link, *allowed(dialog))
    dialog.show_address(is_table=True, problem="")
    assert (True, True) == allowed(dialog)
    dialog.show_address(is_table=False, problem="No link.")
    assert (False, False) == allowed(dialog)
    assert ("No link.", False) == (dialog.problem.text(), dialog.problem.isHidden())


def test_who_sits_down_needs_a_name_and_who_looks_on_none(dialog: JoinDialog) -> None:
    dialog.tables.setCurrentRow(0)
    for name, may_sit in ("", False), ("  ", False), ("a\tb", False), (" Zoë ", True), ("W" * 999, True):
        dialog.name.setText(name)
        assert (may_sit, True) == allowed(dialog), name
    assert MAX_NAME_LENGTH == len(dialog.name.text())


def test_what_was_chosen_stays_so_when_the_lists_change(dialog: JoinDialog) -> None:
    """Tables nearby stand above the others, come and go; a table that is gone is chosen no more."""
    dialog.tables.setCurrentRow(1)
    dialog.show_nearby((NEAR,), "")
    assert ["near", "free", "full", "mine"] == [dialog.tables.item(row).text() for row in range(4)]
    assert FULL.link == dialog.link
    dialog.show_offers((MINE, FULL), "Tables")
    assert (FULL.link, 2) == (dialog.link, dialog.tables.currentRow())
    dialog.show_nearby((), "No network.")
    assert (FULL.link, 1) == (dialog.link, dialog.tables.currentRow())
    assert ("No network.", False) == (dialog.nearby_problem.text(), dialog.nearby_problem.isHidden())

    dialog.show_offers((MINE,), "Tables")
    assert ("https://a", False, False) == (dialog.link, *allowed(dialog))
    dialog.show_offers((), "None")
    assert not dialog.tables.isEnabled()
    dialog.show_nearby((NEAR,), "")
    assert (True, True) == (dialog.tables.isEnabled(), dialog.nearby_problem.isHidden())


def test_each_way_out_says_whether_one_looks_on(dialog: JoinDialog) -> None:
    asked: list[bool] = []
    dialog.list_requested.connect(lambda: asked.append(True))
    dialog.refresh.click()
    assert ([True], 0) == (asked, dialog.result())
    dialog.tables.setCurrentRow(1)
    dialog.tables.itemActivated.emit(dialog.tables.item(1))
    assert 0 == dialog.result()
    dialog.look_on.click()
    assert (1, True) == (dialog.result(), dialog.is_watching)

    dialog.setResult(0)
    dialog.tables.setCurrentRow(2)
    dialog.tables.itemActivated.emit(dialog.tables.item(2))
    assert (1, False) == (dialog.result(), dialog.is_watching)
    dialog.setResult(0)
    dialog.is_watching = True
    dialog.show()
    QTest.keyClick(dialog.name, Qt.Key.Key_Return)
    assert (1, False) == (dialog.result(), dialog.is_watching)
