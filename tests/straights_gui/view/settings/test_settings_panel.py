"""The settings: each choice shows what is so now, and takes effect at once."""

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QCheckBox, QComboBox, QLineEdit, QSlider, QWidget
from pytestqt.qtbot import QtBot

from straights_gui.view.settings.options import Group, Level, Option, Switch, Text
from straights_gui.view.settings.panel import SettingsPanel
from straights_gui.view.style.parts.choices import Segments
from tests.support.window.blank_window import blank_window

SPEEDS = (("slow", "Slowly"), ("usual", "As usual"), ("fast", "Fast"))
MANY = (("slower", "More slowly"), ("slowest", "At a crawl"), *SPEEDS)


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    """The window in which the panel is."""
    window = blank_window(qtbot)
    window.resize(420, 700)
    return window


def opened(window: QWidget, *choices: Option | Switch | Level | Text) -> SettingsPanel:
    panel = SettingsPanel(window)
    panel.setGeometry(window.rect())
    panel.show_groups((Group("Table", choices),))
    panel.show()
    return panel


def test_a_choice_among_values_keeps_the_value_and_shows_its_name(window: QWidget) -> None:
    """One that is not offered any more is shown as the first; looking at it chooses nothing."""
    chosen: list[str] = []
    panel = opened(
        window,
        Option("Speed", MANY, "fast", chosen.append),
        Option("Pause", MANY, "of tomorrow", chosen.append),
    )
    speed, pause = panel.findChildren(QComboBox)
    assert ["Fast", "More slowly"] == [speed.currentText(), pause.currentText()]
    assert ["Speed", "Pause"] == [speed.accessibleName(), pause.accessibleName()]
    assert [] == chosen
    QTest.keyClick(speed, Qt.Key.Key_Up)
    assert ["usual"] == chosen


def test_a_text_counts_when_the_keyboard_goes_on_to_the_next_field(window: QWidget, qtbot: QtBot) -> None:
    chosen: list[str] = []
    panel = opened(window, Text("Name", "Ada", chosen.append), Text("Other", "Ben", chosen.append))
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    first, second = panel.findChildren(QLineEdit)
    first.setFocus()
    first.setText("Eve")
    QTest.keyClick(first, Qt.Key.Key_Tab)

    assert second.hasFocus()
    assert ["Eve"] == chosen


def test_in_another_language_all_is_written_again_as_it_is_now(window: QWidget) -> None:
    chosen: list[bool] = []
    panel = opened(window, Switch("Sounds", False, chosen.append))
    panel.findChildren(QCheckBox)[0].click()
    panel.show_groups((Group("Table!", (Switch("Töne", True, chosen.append),)),))
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    (box,) = panel.findChildren(QCheckBox)

    assert ("Töne", True, ["Table!"]) == (
        box.accessibleName(),
        box.isChecked(),
        [tab.text() for tab in panel.tabs.buttons],
    )
    box.click()
    assert [True, False] == chosen


def test_what_changes_elsewhere_is_shown_and_not_chosen_again(window: QWidget) -> None:
    """The fields stay, so that the keyboard is where it was."""
    chosen: list[object] = []

    def choices(
        speed: str, volume: int, name: str, *, is_on: bool
    ) -> tuple[Option | Switch | Level | Text, ...]:
        return (
            Option("Speed", SPEEDS, speed, chosen.append),
            Option("Pause", MANY, speed, chosen.append),
            Switch("Sounds", is_on, chosen.append),
            Level("Volume", volume, chosen.append),
            Text("Name", name, chosen.append),
        )

    panel = opened(window, *choices("fast", 95, "Ada", is_on=True))
    (field,) = panel.findChildren(QComboBox)
    panel.show_groups((Group("Table", choices("slow", 7, "Ben", is_on=False)),))
    speed = next(each for each in panel.findChildren(Segments) if each.accessibleName() == "Speed")

    assert (0, "Slowly") == (speed.index, field.currentText())
    assert not panel.findChildren(QCheckBox)[0].isChecked()
    assert (7, "Ben") == (panel.findChildren(QSlider)[0].value(), panel.findChildren(QLineEdit)[0].text())
    assert [] == chosen
