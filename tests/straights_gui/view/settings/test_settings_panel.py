"""The settings: each choice shows what is so now, and takes effect at once."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QKeySequence, QShortcut, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QCheckBox, QComboBox, QLineEdit, QSlider, QWidget
from pytestqt.qtbot import QtBot

from straights_gui.view.settings.panel import Choice, Group, SettingsPanel
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


def opened(window: QWidget, *choices: Choice) -> SettingsPanel:
    panel = SettingsPanel(window)
    panel.setGeometry(window.rect())
    panel.show_groups((Group("Table", choices),))
    panel.show()
    return panel


def test_who_scrolls_with_the_wheel_chooses_nothing(window: QWidget) -> None:
    panel = opened(window, Choice("choice", "Speed", "fast", lambda _value: None, MANY))
    (field,) = panel.findChildren(QComboBox)
    middle, none = field.rect().center(), QPoint()
    buttons, keys = Qt.MouseButton.NoButton, Qt.KeyboardModifier.NoModifier
    turn = QWheelEvent(
        middle, middle, none, QPoint(0, 120), buttons, keys, Qt.ScrollPhase.NoScrollPhase, False
    )
    QApplication.sendEvent(field, turn)

    assert "As usual" != field.currentText() == "Fast"


def test_a_letter_chooses_from_a_list_and_does_nothing_else(window: QWidget, qtbot: QtBot) -> None:
    """Also one that has a meaning in the window."""
    chosen: list[str] = []
    panel = opened(window, Choice("choice", "Speed", "fast", chosen.append, MANY))
    QShortcut(QKeySequence("M"), window).activated.connect(lambda: chosen.append("muted"))
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    (field,) = panel.findChildren(QComboBox)
    for where in field, panel:
        where.setFocus()
        QTest.keyClick(where, Qt.Key.Key_M)

    assert ["slower", "muted"] == chosen


def test_a_text_counts_when_the_keyboard_goes_on_to_the_next_field(window: QWidget, qtbot: QtBot) -> None:
    chosen: list[str] = []
    panel = opened(
        window, Choice("text", "Name", "Ada", chosen.append), Choice("text", "Other", "Ben", chosen.append)
    )
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    first, second = panel.findChildren(QLineEdit)
    first.setFocus()
    first.setText("Eve")
    QTest.keyClick(first, Qt.Key.Key_Tab)

    assert second.hasFocus()
    assert ["Eve"] == chosen


def test_what_changes_elsewhere_is_shown_and_not_chosen_again(window: QWidget) -> None:
    """The fields stay, so that the keyboard is where it was."""
    chosen: list[str] = []

    def choices(*current: str) -> tuple[Choice, ...]:
        kinds = (("choice", SPEEDS), ("choice", MANY), ("switch", ()), ("level", ()), ("text", ()))
        names = ("Speed", "Pause", "Sounds", "Volume", "Name")
        return tuple(
            Choice(kind, name, value, chosen.append, values)
            for (kind, values), name, value in zip(kinds, names, current, strict=True)
        )

    panel = opened(window, *choices("fast", "fast", "yes", "95", "Ada"))
    (field,) = panel.findChildren(QComboBox)
    panel.show_groups((Group("Table", choices("slow", "slow", "no", "7", "Ben")),))
    speed = next(each for each in panel.findChildren(Segments) if each.accessibleName() == "Speed")

    assert (0, "Slowly") == (speed.index, field.currentText())
    assert not panel.findChildren(QCheckBox)[0].isChecked()
    assert (7, "Ben") == (panel.findChildren(QSlider)[0].value(), panel.findChildren(QLineEdit)[0].text())
    assert [] == chosen
