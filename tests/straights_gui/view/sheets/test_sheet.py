"""Sheets are part of their window: they open and close by mouse and keys, and only one is in sight."""

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QLineEdit, QScrollArea, QToolButton, QWidget
from pytestqt.qtbot import QtBot

from straights_gui.view.sheets.scrim import scrim_of
from straights_gui.view.sheets.sheet import USUAL, Sheet
from straights_gui.view.style.parts.buttons import Kind
from straights_gui.view.style.parts.focus_ring import FocusRing
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


@pytest.fixture
def windows_style() -> Iterator[None]:
    """The style that those of Windows derive from: it draws a rectangle in the button that has the focus."""
    usual = QApplication.style().name()
    QApplication.setStyle("windows")
    yield
    QApplication.setStyle(usual)


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


def test_its_buttons_have_their_room_below_little_text(window: QWidget) -> None:
    """Also below less than a scroll bar is high: the ring of a button is inside of the sheet."""
    sheet = Question(window, "Sure?")
    sheet.body.addWidget(QLabel("A word"))
    sheet.add_answer("Yes")
    sheet.show()
    QApplication.processEvents()

    assert sheet.footer.sizeHint().height() == sheet.footer.geometry().height()
    assert sheet.rect().contains(sheet.footer.geometry())


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


def test_a_double_click_on_its_button_leaves_the_table_covered(seating: Seating) -> None:
    """The second click opens it anew, while the first one may still be rising or closing."""
    player = at_turn(seating)
    player.program.motion.is_reduced = True
    scrim = scrim_of(player.program.window)
    sheets = Question(player.program.window, "Sure?"), Question(player.program.window, "Sure?")
    for sheet in sheets:
        sheet.show()
        player.until(lambda: scrim.share == 1.0)

    assert [sheets[1]] == scrim.sheets
    assert scrim.isVisible()
    sheets[1].reject()


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


def test_where_nothing_may_move_it_only_fades(seating: Seating) -> None:
    """It is where it stays from the first moment on, and is seen after 80 milliseconds."""
    player = at_turn(seating)
    player.program.motion.is_reduced = True
    scrim = scrim_of(player.program.window)
    sheet = Question(player.program.window, "Sure?")
    sheet.show()

    assert 0.0 == scrim.share
    assert 0 == scrim.rise
    player.until(lambda: scrim.share == 1.0)
    sheet.reject()
    assert scrim.isVisible()
    player.until(scrim.isHidden)


@pytest.mark.usefixtures("windows_style")
def test_only_the_ring_shows_the_focus(window: QWidget, qtbot: QtBot) -> None:
    sheet = opened(window)
    sheet.activateWindow()
    qtbot.waitUntil(sheet.isActiveWindow)
    sheet.deal.setFocus()
    before = sheet.cancel_button.grab().toImage()
    QTest.keyClick(sheet.deal, Qt.Key.Key_Backtab)

    assert sheet.cancel_button.hasFocus()
    assert before == sheet.cancel_button.grab().toImage()


def test_what_has_the_focus_is_in_sight(window: QWidget, qtbot: QtBot) -> None:
    """When the sheet opens, and when one of its parts comes or goes."""
    sheet = ManyFields(window)
    sheet.show()
    field = sheet.first
    assert field is not None
    qtbot.waitUntil(lambda: field.rect() == field.visibleRegion().boundingRect())
    sheet.body.insertWidget(0, QLineEdit())
    qtbot.waitUntil(lambda: field.rect() == field.visibleRegion().boundingRect())


def test_no_ring_is_left_where_the_focus_was_scrolled_away(window: QWidget, qtbot: QtBot) -> None:
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    sheet = ManyFields(window)
    sheet.show()
    (ring,) = sheet.findChildren(FocusRing)
    qtbot.waitUntil(ring.isVisible)
    (area,) = sheet.findChildren(QScrollArea)
    bar, field = area.verticalScrollBar(), sheet.first
    assert field is not None
    above = field.mapTo(area.viewport(), QPoint(0, 0)).y()
    bar.setValue(bar.value() + above + field.height() // 2)
    top = ring.mask().boundingRect().top() + ring.y()
    is_half_seen = ring.isVisible()
    bar.setValue(0)

    assert is_half_seen
    assert area.mapTo(sheet, QPoint(0, 0)).y() <= top
    assert not ring.isVisible()
