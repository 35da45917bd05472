"""The tab to join a table: what is chosen, what that allows, and what stays when the lists change."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from engine.fast_dataclass import replace
from engine.names import MAX_NAME_LENGTH
from straights_gui.view.network.others_sheet import SEPARATOR, JoinPage, OthersSheet, TableOffer
from tests.support.window.others import others_sheet

FREE = TableOffer("https://a/?table=free", "free", has_room=True)
FULL = TableOffer("https://a/?table=full", "full", has_room=False)
MINE = TableOffer("https://a/?table=mine", "mine", has_room=False, is_mine=True)
NEAR = TableOffer("http://10.0.0.7/?table=near", "near", has_room=True)


@pytest.fixture
def sheet(qtbot: QtBot) -> OthersSheet:
    return others_sheet(qtbot, " https://a ", "Anna")


@pytest.fixture
def page(sheet: OthersSheet) -> JoinPage:
    """A page with three tables of a server."""
    sheet.join.show_offers((FREE, FULL, MINE), "Tables")
    return sheet.join


def allowed(page: JoinPage) -> tuple[bool, bool]:
    """Whether one may sit down, and look on."""
    return page.sit_down.isEnabled(), page.look_on.isEnabled()


def test_what_is_chosen_says_what_can_be_done(page: JoinPage) -> None:
    """Sit down where there is room or a seat of one's own; look on at each; for an address at its table."""
    assert (True, True) == allowed(page)  # the first one: nobody has asked for the address of the last time
    found = []
    for row in range(3):
        page.tables.setCurrentRow(row)
        found.append((page.link, *allowed(page)))
    assert [(FREE.link, True, True), (FULL.link, False, True), (MINE.link, True, True)] == found

    page.address.setText(" https://b/?table=x ")
    assert ("https://b/?table=x", False, False) == (page.link, *allowed(page))
    page.show_address(is_table=True, problem="")
    assert (True, True) == allowed(page)
    page.show_address(is_table=False, problem="No link.")
    assert (False, False) == allowed(page)
    assert ("No link.", False) == (page.problem.text(), page.problem.isHidden())


def test_who_sits_down_needs_a_name_and_who_looks_on_none(sheet: OthersSheet, page: JoinPage) -> None:
    page.tables.setCurrentRow(0)
    for name, may_sit in ("", False), ("  ", False), ("a\tb", False), (" Zoë ", True), ("W" * 999, True):
        sheet.name.setText(name)
        assert (may_sit, True) == allowed(page), name
    assert MAX_NAME_LENGTH == len(sheet.name.text())


def test_what_was_chosen_stays_so_when_the_lists_change(page: JoinPage) -> None:
    """Tables nearby stand above the others, come and go; a table that is gone is chosen no more."""
    page.tables.setCurrentRow(1)
    page.show_nearby((NEAR,), "")
    assert ["near", "free", "full", "mine"] == [page.tables.item(row).text() for row in range(4)]
    assert FULL.link == page.link
    page.show_offers((MINE, FULL), "Tables")
    assert (FULL.link, 2) == (page.link, page.tables.currentRow())
    page.show_nearby((), "No network.")
    assert (FULL.link, 1) == (page.link, page.tables.currentRow())
    assert ("No network.", False) == (page.nearby_problem.text(), page.nearby_problem.isHidden())

    page.show_offers((MINE,), "Tables")
    assert ("https://a", False, False) == (page.link, *allowed(page))
    page.show_offers((), "None")
    assert not page.tables.isEnabled()
    page.show_nearby((NEAR,), "")
    assert (True, True) == (page.tables.isEnabled(), page.nearby_problem.isHidden())


def test_a_table_stands_once_in_the_list(page: JoinPage) -> None:
    """As its server tells of it, which the network finds at another address, and stays chosen."""
    page.show_offers((), "")
    page.show_nearby((NEAR, replace(MINE, link="http://10.0.0.7/?table=mine", text="found")), "")
    page.tables.setCurrentRow(1)
    found = page.link
    page.show_offers((FREE, MINE), "Tables")

    assert ["near", "free", "mine"] == [page.tables.item(row).text() for row in range(page.tables.count())]
    assert ("http://10.0.0.7/?table=mine", MINE.link) == (found, page.link)


def test_the_first_table_is_offered_where_nothing_was_typed(qtbot: QtBot) -> None:
    """So that one click is enough; what is typed later counts instead. That it looks for more is said."""
    page = others_sheet(qtbot, "", "Anna").join
    page.show_nearby((NEAR,), "")
    offered = (page.link, *allowed(page), page.looking.isHidden())
    page.address.setText("https://b/")
    page.show_nearby((NEAR, FREE), "")
    typed = page.link
    page.show_nearby((), "No network.")

    assert (NEAR.link, True, True, False) == offered
    assert "https://b/" == typed
    assert page.looking.isHidden()


def test_the_last_table_is_named_and_offered_where_it_still_is(qtbot: QtBot) -> None:
    page = others_sheet(qtbot, "", "Anna").join
    page.last = "mine"
    page.show_nearby((NEAR,), "")
    found = [page.link]
    page.show_offers((FREE, MINE), "Tables")
    found.append(page.link)
    page.tables.setCurrentRow(0)
    page.show_offers((MINE,), "Tables")

    assert ([NEAR.link, MINE.link], NEAR.link) == (found, page.link)
    texts = [page.tables.item(row).text() for row in range(page.tables.count())]
    assert ["near", f"mine{SEPARATOR}your last table"] == texts


@pytest.mark.parametrize("is_clicked", [True, False])
def test_no_other_table_takes_the_place_of_the_chosen_one(qtbot: QtBot, *, is_clicked: bool) -> None:
    """Enter would join it; once the chosen one is back, it is chosen again."""
    sheet = others_sheet(qtbot, "", "Anna")
    page = sheet.join
    page.show_nearby((NEAR, MINE), "")
    sheet.show()
    if is_clicked:  # on the one that is offered already
        place = page.tables.visualItemRect(page.tables.item(0)).center()
        QTest.mouseClick(page.tables.viewport(), Qt.MouseButton.LeftButton, pos=place)
    else:
        page.tables.setCurrentRow(1)
        page.tables.setCurrentRow(0)
    page.show_nearby((MINE,), "")
    without = (page.link, *allowed(page))
    page.show_nearby((MINE, NEAR), "")

    assert ("", False, False) == without
    assert (NEAR.link, True, True) == (page.link, *allowed(page))


def test_each_way_out_says_whether_one_looks_on(sheet: OthersSheet, page: JoinPage) -> None:
    asked: list[bool] = []
    page.refresh.clicked.connect(lambda: asked.append(True))
    page.refresh.click()
    assert ([True], 0) == (asked, sheet.result())
    page.tables.setCurrentRow(1)
    page.tables.itemActivated.emit(page.tables.item(1))
    assert 0 == sheet.result()
    page.look_on.click()
    assert (1, True) == (sheet.result(), page.is_watching)

    sheet.setResult(0)
    page.tables.setCurrentRow(2)
    page.tables.itemActivated.emit(page.tables.item(2))
    assert (1, False) == (sheet.result(), page.is_watching)
    sheet.setResult(0)
    page.is_watching = True
    sheet.show()
    QTest.keyClick(sheet.name, Qt.Key.Key_Return)
    assert (1, False) == (sheet.result(), page.is_watching)
