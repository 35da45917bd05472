"""Each control of each sheet, question and panel works: using it changes something, and nothing raises."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QDesktopServices, QGuiApplication, QImage
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
    QSpinBox,
    QWidget,
)
from pytestqt.exceptions import capture_exceptions

from straights_gui.view.dialogs.confirm import Answer, Question
from tests.support.playing import play_on
from tests.support.window.dialogs import DIALOGS
from tests.support.window.layout_checks import controls
from tests.support.window.player import Seating, at_turn, counted_game


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
    name = QAccessible.queryAccessibleInterface(control).text(QAccessible.Text.Name)
    return f"{type(control).__name__} {name}"


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
def test_each_control_of_a_panel_does_something(
    seating: Seating, name: str, group: int | None, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Each setting of each group keeps something, in the panel that the other settings leave as it was.

    Escape closes the settings from each field. A picture for a back is chosen from the disk.
    """
    picture = tmp_path / "back.png"
    assert QImage(60, 90, QImage.Format.Format_RGB32).save(str(picture))
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_args: (str(picture), ""))
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
        if is_setting:
            QTest.keyClick(control, Qt.Key.Key_Escape)
            assert not window.settings.is_open, kind_and_name(control)
        for key in set(stored.allKeys()) - kept:
            stored.remove(key)
        player.preferences.changed.emit()
        number += 1

    assert [] == without
