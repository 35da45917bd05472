"""The settings: each choice shows what is so now, and takes effect at once."""

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QCheckBox,
    QComboBox,
    QLabel,
    QLineEdit,
    QPushButton,
    QSlider,
    QWidget,
)
from pytestqt.qtbot import QtBot

from straights_gui.view.dialogs.settings_dialog import (
    Group,
    Level,
    Link,
    Option,
    SettingsDialog,
    Switch,
    Text,
)
from straights_gui.view.style.parts.choices import Segments

SPEEDS = (("slow", "Slowly"), ("usual", "As usual"), ("fast", "Fast"))
MANY = (("slower", "More slowly"), ("slowest", "At a crawl"), *SPEEDS)


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    """The window to which the dialog belongs: closed, the dialog is gone."""
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(1024, 700)
    window.show()
    return window


def opened(window: QWidget, *choices: Option | Switch | Level | Text | Link) -> SettingsDialog:
    dialog = SettingsDialog(window, lambda: (Group("Table", choices),))
    dialog.show()
    return dialog


def test_a_choice_among_values_keeps_the_value_and_shows_its_name(window: QWidget) -> None:
    """One that is not offered any more is shown as the first; looking at it chooses nothing."""
    chosen: list[str] = []
    dialog = opened(
        window,
        Option("&Speed", MANY, "fast", chosen.append),
        Option("&Pause", MANY, "of tomorrow", chosen.append),
    )
    speed, pause = dialog.findChildren(QComboBox)
    assert ["Fast", "More slowly"] == [speed.currentText(), pause.currentText()]
    assert ["Speed", "Pause"] == [speed.accessibleName(), pause.accessibleName()]
    assert [] == chosen
    QTest.keyClick(speed, Qt.Key.Key_Up)
    assert ["usual"] == chosen


def test_a_few_values_stand_beside_each_other(window: QWidget) -> None:
    chosen: list[str] = []
    dialog = opened(window, Option("&Speed", SPEEDS, "fast", chosen.append))
    segments = next(each for each in dialog.findChildren(Segments) if each.accessibleName() == "Speed")
    before = segments.index
    segments.buttons[0].click()

    assert (2, ["slow"]) == (before, chosen)


def test_a_switch_is_told_each_time_it_is_turned(window: QWidget) -> None:
    chosen: list[bool] = []
    dialog = opened(window, Switch("&Sounds", True, chosen.append), Switch("&Log", False, chosen.append))
    sounds, log = dialog.findChildren(QCheckBox)
    assert [True, False] == [sounds.isChecked(), log.isChecked()]
    assert [] == chosen
    sounds.click()
    log.click()
    assert [False, True] == chosen


def test_a_level_goes_from_0_to_100(window: QWidget) -> None:
    chosen: list[int] = []
    dialog = opened(window, Level("&Volume", 95, chosen.append, "There is no sound here."))
    (slider,) = dialog.findChildren(QSlider)
    assert (95, "Volume") == (slider.value(), slider.accessibleName())
    for key in (Qt.Key.Key_PageUp, Qt.Key.Key_Right, Qt.Key.Key_Home, Qt.Key.Key_PageUp, Qt.Key.Key_Right):
        QTest.keyClick(slider, key)
    assert [100, 0, 10, 11] == chosen
    assert "There is no sound here." in [label.text() for label in dialog.findChildren(QLabel)]


def test_a_text_counts_when_its_field_is_left(window: QWidget) -> None:
    chosen: list[str] = []
    dialog = opened(window, Text("&Name", "Ada", chosen.append, longest=5))
    (field,) = dialog.findChildren(QLineEdit)
    assert ("Ada", "Name") == (field.text(), field.accessibleName())
    QTest.keyClicks(field, "nias")
    assert [] == chosen
    QTest.keyClick(field, Qt.Key.Key_Return)
    assert "Adani" == chosen[-1]


def test_a_text_counts_when_the_keyboard_goes_on_to_the_next_field(window: QWidget, qtbot: QtBot) -> None:
    chosen: list[str] = []
    dialog = opened(window, Text("&Name", "Ada", chosen.append), Text("&Other", "Ben", chosen.append))
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    first, second = dialog.findChildren(QLineEdit)
    first.setFocus()
    first.setText("Eve")
    QTest.keyClick(first, Qt.Key.Key_Tab)

    assert second.hasFocus()
    assert ["Eve"] == chosen


def test_in_another_language_all_is_written_again_as_it_is_now(window: QWidget) -> None:
    chosen: list[bool] = [False]
    words = ["Sounds"]

    def groups() -> tuple[Group, ...]:
        return (Group(f"{words[0]}!", (Switch(words[0], chosen[-1], chosen.append),)),)

    dialog = SettingsDialog(window, groups)
    dialog.show()
    dialog.findChildren(QCheckBox)[0].click()
    words[0] = "Töne"
    QApplication.sendEvent(dialog, QEvent(QEvent.Type.LanguageChange))
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    (box,) = dialog.findChildren(QCheckBox)

    assert ("Töne", True, ["Töne!"]) == (
        box.accessibleName(),
        box.isChecked(),
        [tab.text() for tab in dialog.tabs.buttons],
    )
    assert [False, True] == chosen
    box.click()
    assert [False, True, False] == chosen


def test_a_link_closes_the_dialog_first(window: QWidget) -> None:
    """Where it leads opens after that, or it would lie behind."""
    seen: list[bool] = []
    dialog = opened(window, Link("&Appearance…", lambda: seen.append(dialog.isVisible())))
    button = next(each for each in dialog.findChildren(QPushButton) if "Appearance" in each.text())
    button.click()
    assert [False] == seen


def test_one_group_is_shown_at_a_time(window: QWidget) -> None:
    groups = tuple(Group(title, (Switch(title.lower(), True, lambda _on: None),)) for title in "ABC")
    dialog = SettingsDialog(window, lambda: groups)
    dialog.show()
    seen = []
    for tab in dialog.tabs.buttons:
        tab.click()
        seen.append([each.accessibleName() for each in dialog.findChildren(QCheckBox) if each.isVisible()])

    assert ["A", "B", "C"] == [tab.text() for tab in dialog.tabs.buttons]
    assert [["a"], ["b"], ["c"]] == seen
