"""What each sheet and question promises: it is read, reached, hit and closed, and all that is on it works.

Screen readers find it below its window, in reading order, with names that can be said.
"""

import re
from collections.abc import Iterator
from itertools import combinations, pairwise

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface, QDesktopServices, QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractSlider,
    QApplication,
    QCheckBox,
    QComboBox,
    QDialog,
    QFileDialog,
    QLabel,
    QLineEdit,
    QPushButton,
    QSpinBox,
    QToolButton,
    QWidget,
)
from pytestqt.exceptions import capture_exceptions

from engine.straights.review.game_review import RoundReview
from straights_gui.view.dialogs.confirm import Answer, Question
from straights_gui.view.sheets.scrim import scrim_of
from straights_gui.view.table.results.result_boxes import ResultReview
from tests.support.playing import play_on
from tests.support.window.dialogs import DIALOGS
from tests.support.window.layout_checks import controls, too_small
from tests.support.window.player import Seating, at_turn, counted_game

ROLES = QAccessible.Role
CODE_OF_A_CARD = re.compile(r"\b[2-9TJQKA][CDHS]\b")


def name_of(part: QAccessibleInterface) -> str:
    return part.text(QAccessible.Text.Name)


def children(parent: QAccessibleInterface) -> list[QAccessibleInterface]:
    found = [parent.child(number) for number in range(parent.childCount())]
    return [each for each in found if not each.state().invisible]


def all_of(parent: QAccessibleInterface) -> Iterator[QAccessibleInterface]:
    yield parent
    for each in children(parent):
        yield from all_of(each)


def stands_before(first: QAccessibleInterface, second: QAccessibleInterface) -> bool:
    """Whether it is above the second, or in its row and left of it."""
    one, other = first.rect(), second.rect()
    is_left = one.right() < other.left() and other.bottom() >= one.top()
    return one.bottom() < other.top() or is_left


def misread(parent: QAccessibleInterface) -> list[tuple[str, str]]:
    read = [each for each in children(parent) if any(map(name_of, all_of(each)))]
    return [(name_of(one), name_of(two)) for one, two in pairwise(read) if stands_before(two, one)]


def focus_chain(sheet: QWidget) -> Iterator[QWidget]:
    each = sheet.nextInFocusChain()
    while each is not None and each is not sheet:
        yield each
        each = each.nextInFocusChain()


def verify_read(sheet: QDialog) -> None:
    window = QAccessible.queryAccessibleInterface(sheet.window())
    (found,) = (each for each in all_of(window) if each.object() is sheet)
    assert (ROLES.Dialog, sheet.windowTitle()) == (found.role(), name_of(found))
    parts = [*all_of(found)]
    assert [] == [name_of(each) for each in parts if CODE_OF_A_CARD.search(name_of(each))]
    assert [] == [pair for each in parts for pair in misread(each)]
    widgets = [widget for each in parts if isinstance(widget := each.object(), QWidget)]
    stops = [each for each in widgets if each.focusPolicy() & Qt.FocusPolicy.TabFocus]
    assert stops == [each for each in focus_chain(sheet) if each in stops]
    named = [label.buddy() for label in sheet.findChildren(QLabel)]
    named += [each for each in stops if isinstance(each, QLabel | QPushButton) and each.text()]
    named += [each for each in stops if each.accessibleName()]
    assert [] == [each for each in stops if each not in named]


def verify_reached(sheet: QDialog) -> None:
    """The Tab key leads to all of it and to nothing else; of a choice to the chosen part."""
    seen, window = set(), sheet.window()
    for _ in range(60):
        focused = window.focusWidget()
        assert focused is not None
        seen.add(focused)
        QTest.keyClick(focused, Qt.Key.Key_Tab)
    stops = [each for each in controls(sheet) if each.isEnabled() and not is_in_group(each)]
    assert [] == [each for each in stops if each not in seen]
    assert [] == [each for each in seen if not sheet.isAncestorOf(each)]


def is_in_group(control: QWidget) -> bool:
    """Whether arrow keys lead to it from another one of its choice."""
    return isinstance(control, QAbstractButton) and control.group() is not None


def verify_placed(sheet: QDialog) -> None:
    """Nothing is too small to be hit, or lies over something else; it fits into the smallest window."""
    assert [] == too_small(sheet)
    labels = [each for each in sheet.findChildren(QLabel) if each.isVisible() and each.text()]
    parts = [*labels, *controls(sheet)]
    boxes = [
        (each, each.visibleRegion().boundingRect().translated(each.mapTo(sheet, QPoint()))) for each in parts
    ]
    assert [] == [
        (one, two)
        for (one, box), (two, other) in combinations(boxes, 2)
        if box.intersects(other) and not (one.isAncestorOf(two) or two.isAncestorOf(one))
    ]
    window = sheet.window()
    before = window.size()
    window.resize(640, 480)
    QApplication.processEvents()
    assert window.rect().contains(sheet.geometry())
    window.resize(before)


def verify_closed(sheet: QDialog) -> None:
    """With the cross and with Escape, which change nothing."""
    for close in (click_cross, lambda sheet: QTest.keyClick(sheet, Qt.Key.Key_Escape)):
        sheet.setResult(QDialog.DialogCode.Accepted.value)
        sheet.show()
        close(sheet)
        assert (False, QDialog.DialogCode.Rejected.value) == (sheet.isVisible(), sheet.result())


def click_cross(sheet: QDialog) -> None:
    (cross,) = (each for each in sheet.findChildren(QToolButton) if each.accessibleName() == "Close")
    QTest.mouseClick(cross, Qt.MouseButton.LeftButton)


def verify_declared(sheet: QDialog) -> None:
    """Its name is its title, a question stands there as it is read, and no two buttons say the same."""
    shown = [each.text() for each in sheet.findChildren(QLabel) if each.isVisible()]
    assert sheet.windowTitle() == sheet.accessibleName() in shown
    assert sheet.accessibleDescription() in shown or not isinstance(sheet, Question)
    texts = [
        each.text() or each.accessibleName() for each in sheet.findChildren(QPushButton) if each.isVisible()
    ]
    assert all(texts)
    assert len(set(texts)) == len(texts)


LAWS = (verify_read, verify_reached, verify_placed, verify_declared, verify_closed)


@pytest.mark.parametrize("name", DIALOGS)
def test_sheets_and_questions_keep_the_laws(
    seating: Seating, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    looked: list[QDialog] = []

    def look(sheet: QDialog) -> int:
        looked.append(sheet)
        for law in LAWS:
            sheet.show()
            QApplication.processEvents()
            law(sheet)
        return 0

    monkeypatch.setattr(QDialog, "exec", look)
    player = at_turn(seating, counted_game())
    player.take_turn()
    DIALOGS[name](player)

    assert 1 == len(looked)


def use(control: QWidget) -> None:
    """Press a button; give a field or a choice another value."""
    match control:
        case QAbstractButton():
            control.click()
        case QLineEdit():
            QTest.keyClicks(control, "7")
            control.editingFinished.emit()
        case QComboBox():
            is_last = control.currentIndex() == control.count() - 1
            QTest.keyClick(control, Qt.Key.Key_Up if is_last else Qt.Key.Key_Down)
        case QAbstractSlider() | QSpinBox():
            control.setValue(control.minimum() if control.value() == control.maximum() else control.maximum())
        case _:
            raise AssertionError(control)
    QApplication.processEvents()


def is_chosen(control: QWidget) -> bool:
    """Whether it has the only value, or that of its choice, which stays when it is pressed."""
    if isinstance(control, QComboBox):
        return control.count() == 1
    return isinstance(control, QAbstractButton) and control.isChecked() and not isinstance(control, QCheckBox)


def kind_and_name(control: QWidget) -> str:
    return f"{type(control).__name__} {name_of(QAccessible.queryAccessibleInterface(control))}"


def seen(window: QWidget) -> list[object]:
    """What is in sight, what stands there and is chosen, and what can be pasted."""
    found: list[object] = [QGuiApplication.clipboard().text()]
    for each in (each for each in window.findChildren(QWidget) if each.isVisible()):
        text = each.text() if isinstance(each, QLabel | QAbstractButton | QLineEdit) else ""
        text = each.currentText() if isinstance(each, QComboBox) else text
        is_on = isinstance(each, QAbstractButton) and each.isChecked()
        value = each.value() if isinstance(each, QAbstractSlider) else None
        found.append((type(each), text, is_on, value, each.isEnabled(), each.width()))
    return found


@pytest.mark.parametrize("name", DIALOGS)
def test_each_control_of_a_sheet_does_something(
    seating: Seating, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    """In a sheet that is opened for each of them; nothing raises. What is chosen among several stays so."""
    names: list[str] = []
    without, done, number = list[str](), list[str](), 0

    def look(sheet: QDialog) -> int:
        done.append(sheet.windowTitle())
        if len(done) == 1:  # else a press has opened it
            sheet.show()
            QApplication.processEvents()
            found = [each for each in controls(sheet) if each.isEnabled()]
            names[:] = map(kind_and_name, found)
            before, stays = seen(sheet.window()), is_chosen(found[number])
            use(found[number])
            if before == seen(sheet.window()) and len(done) == 1 and not stays:
                without.append(names[number])
            if (popup := QApplication.activePopupWidget()) is not None:
                popup.close()
        sheet.close()
        if isinstance(sheet, Question):
            sheet.answer = Answer.CANCEL  # nothing follows
        return 0

    def cancel(*_asked: object) -> tuple[str, str]:
        done.append("a file")
        return "", ""

    monkeypatch.setattr(QDialog, "exec", look)
    monkeypatch.setattr(QDesktopServices, "openUrl", lambda url: done.append(url.toString()))
    for ask in "getOpenFileName", "getSaveFileName":
        monkeypatch.setattr(QFileDialog, ask, cancel)
    player = at_turn(seating, counted_game())
    player.take_turn()
    while not names or number < len(names):
        done.clear()
        with capture_exceptions() as errors:
            DIALOGS[name](player)
        assert [] == errors, names[number]
        number += 1

    assert [] == without


@pytest.mark.usefixtures("few_deals")
@pytest.mark.parametrize(
    "name, group",
    [
        *(("settings", group) for group in range(4)),
        *((name, None) for name in ("card_tracker", "log", "review")),
    ],
)
def test_each_control_of_a_panel_does_something(seating: Seating, name: str, group: int | None) -> None:
    """Each setting of each group keeps something, in the panel that the other settings leave as it was."""
    player = at_turn(seating, play_on(counted_game(), 60))
    window, stored = player.program.window, player.preferences.settings
    panel = window.settings.panel

    def kept_settings(_window: QWidget) -> list[object]:
        return [stored.value(key) for key in stored.allKeys()]

    kept = set(stored.allKeys())
    without, number, count = list[str](), 0, 1
    while number < count:
        player.program.moments.close()
        getattr(window, name).open()
        if group is not None:
            panel.show_group(group)
        player.until(lambda: not player.program.motion.is_running())
        found = [each for each in controls(getattr(window, name)) if each.isEnabled()]
        control, count = found[number], len(found)
        is_setting = panel.isAncestorOf(control) and not panel.tabs.isAncestorOf(control)
        state = kept_settings if is_setting else seen
        before, stays = state(window), is_chosen(control)
        use(control)
        if before == state(window) and not stays:
            without.append(kind_and_name(control))
        for key in set(stored.allKeys()) - kept:
            stored.remove(key)
        player.preferences.changed.emit()
        number += 1

    assert [] == without


def test_today_is_read(seating: Seating) -> None:
    window = at_turn(seating).program.window
    window.act.today.trigger()
    QApplication.processEvents()

    verify_read(scrim_of(window).sheets[-1])


def test_a_result_is_read(seating: Seating) -> None:
    player = seating(play_on(counted_game(), 48))
    player.finish_round()
    sheet = player.program.table.overlays.score_sheet
    sheet.show_review(ResultReview("A round.", None, (RoundReview(1, (), -6.0, 19.0),)))
    QApplication.processEvents()
    result = QAccessible.queryAccessibleInterface(sheet)

    assert sheet.boxes.isVisible()
    assert "Next round" == [name for name in map(name_of, children(result)) if name][-1]
    assert [] == [pair for each in all_of(result) for pair in misread(each)]
