"""Sheets are part of their window: they open and close by mouse and keys, and only one is in sight."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QToolButton, QWidget
from pytestqt.qtbot import QtBot

from straights_gui.view.sheets.scrim import scrim_of
from straights_gui.view.sheets.sheet import USUAL, Sheet
from straights_gui.view.style.parts.buttons import Kind
from tests.support.window.player import Player, Seating, at_turn


class Names(Sheet):
    """Two fields and two buttons."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, "Names")
        self.fields = QLineEdit("Ada"), QLineEdit("Ben")
        for field in self.fields:
            self.body.addWidget(field)
        self.deal = self.add_answer("Deal")


class ManyFields(Sheet):
    """More fields than fit into a window; the last one is there for the focus."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, "Fields")
        for _ in range(30):
            self.first = QLineEdit()
            self.body.addWidget(self.first)


class Question(Sheet):
    """A sheet of another kind."""


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    window = QWidget()
    window.resize(1024, 700)
    field = QLineEdit(window)
    qtbot.addWidget(window)
    window.show()
    field.setFocus()
    return window


def opened(window: QWidget) -> Names:
    sheet = Names(window)
    sheet.show()
    QApplication.processEvents()
    return sheet


def named(sheet: Sheet, name: str) -> QToolButton:
    return next(each for each in sheet.findChildren(QToolButton) if each.accessibleName() == name)


def press(widget: QWidget) -> None:
    QTest.mouseClick(widget, Qt.MouseButton.LeftButton)


@pytest.mark.parametrize(
    "close",
    [
        lambda sheet: QTest.keyClick(sheet.fields[0], Qt.Key.Key_Escape),
        lambda sheet: press(named(sheet, "Close")),
        lambda sheet: QTest.mouseClick(
            scrim_of(sheet), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, QPoint(5, 5)
        ),
    ],
    ids=["escape", "cross", "beside"],
)
def test_it_is_closed_and_gives_the_focus_back(window: QWidget, close: Callable[[Names], None]) -> None:
    before = window.focusWidget()
    sheet, results = opened(window), list[int]()
    sheet.finished.connect(results.append)
    during = window.focusWidget()
    close(sheet)

    assert sheet.fields[0] is during
    assert [Names.DialogCode.Rejected.value] == results
    assert (False, False) == (sheet.isVisible(), scrim_of(window).isVisible())
    assert before is window.focusWidget()


def test_what_is_below_gets_the_focus_only_once_it_is_closed(window: QWidget, qtbot: QtBot) -> None:
    """Else a key would press a button that nobody sees, and Escape would not close the sheet."""
    below = QLineEdit(window)
    below.show()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    sheet = opened(window)
    below.setFocus()
    focused = window.focusWidget()
    assert focused is not None
    assert sheet.isAncestorOf(focused)

    QTest.keyClick(focused, Qt.Key.Key_Escape)
    assert not sheet.isVisible()
    assert below is window.focusWidget()


def test_it_stands_in_the_middle_and_fits_into_every_window(window: QWidget) -> None:
    sheet, places = opened(window), []
    for size in ((1024, 700), (320, 240)):
        window.resize(*size)
        QApplication.processEvents()
        places.append(sheet.geometry())
        middle = window.rect().center() - sheet.geometry().center()
        assert max(abs(middle.x()), abs(middle.y())) <= 1

    assert [USUAL, 320 - 32] == [place.width() for place in places]
    assert places[1].height() <= 240 - 44


def test_another_one_takes_its_place_until_it_is_left(window: QWidget) -> None:
    first = opened(window)
    second = Question(window, "Sure?")
    second.add_button("Yes", Kind.PRIMARY, second.accept)
    second.show()
    is_enabled = first.isEnabled()
    has_back = named(second, "Back").isVisible()
    press(named(second, "Back"))

    assert (False, True, False) == (is_enabled, has_back, second.isVisible())
    assert (True, True) == (first.isEnabled(), first.isVisible())
    assert first.fields[0] is window.focusWidget()
    assert not named(first, "Back").isVisible()


def test_the_cross_of_the_second_one_closes_both(window: QWidget) -> None:
    first, second = opened(window), Question(window, "Sure?")
    second.show()
    press(named(second, "Close"))

    assert (False, False) == (first.isVisible(), second.isVisible())


def test_keys_of_the_table_do_nothing_behind_it(seating: Seating) -> None:
    player: Player = at_turn(seating)
    sheet = Question(player.program.window, "Sure?")
    yes = sheet.add_button("Yes", Kind.PRIMARY)
    sheet.open()
    before, actions = player.picture, player.program.model.session.actions
    for key in (Qt.Key.Key_H, Qt.Key.Key_P, Qt.Key.Key_D, Qt.Key.Key_Right):
        QTest.keyClick(yes, key)
    QTest.keyClick(yes, Qt.Key.Key_N, Qt.KeyboardModifier.ControlModifier)

    assert (before, actions) == (player.picture, player.program.model.session.actions)
    assert sheet.isVisible()
    sheet.reject()


def test_what_has_the_focus_is_in_sight(window: QWidget, qtbot: QtBot) -> None:
    """When the sheet opens, and when one of its parts comes or goes."""
    sheet = ManyFields(window)
    sheet.show()
    field = sheet.first
    assert field is not None
    qtbot.waitUntil(lambda: field.rect() == field.visibleRegion().boundingRect())
    sheet.body.insertWidget(0, QLineEdit())
    qtbot.waitUntil(lambda: field.rect() == field.visibleRegion().boundingRect())
