"""The parts of sheets: each of their states can be seen, in each theme."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QImage, QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QLineEdit, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from engine.fast_dataclass import replace
from straights_gui.platform.waiting import wait_until
from straights_gui.view.style.parts.buttons import IconButton, Kind, button
from straights_gui.view.style.parts.choices import ListField, Segments, Switch
from straights_gui.view.style.parts.focus_ring import FocusRing
from straights_gui.view.style.parts.slider import Slider
from straights_gui.view.style.sheet_style import sheet_style
from straights_gui.view.style.theme import FELT, theme, tokens, use_theme
from straights_gui.view.style.tokens import ForcedColours, Sheets


def list_of_two(parent: QWidget) -> QWidget:
    made = ListField(parent)
    made.addItems(["No limit", "One minute"])
    return made


def level(parent: QWidget) -> QWidget:
    made = Slider(parent)
    made.setValue(60)
    return made


def hover(part: QWidget) -> None:
    part.setAttribute(Qt.WidgetAttribute.WA_UnderMouse)
    none, at = Qt.MouseButton.NoButton, QPointF(part.rect().center())
    keys = Qt.KeyboardModifier.NoModifier
    moved = QMouseEvent(QEvent.Type.MouseMove, at, part.mapToGlobal(at), none, none, keys)
    QApplication.sendEvent(part, moved)


def disable(part: QWidget) -> None:
    part.setEnabled(False)


def focus(part: QWidget) -> None:
    part.setFocus(Qt.FocusReason.TabFocusReason)


Make = Callable[[QWidget], QWidget]
# Each part, and whether it shows that the pointer is over it.
PARTS: list[tuple[Make, bool]] = [
    *((lambda parent, kind=kind: button(parent, "Deal", kind), True) for kind in Kind),
    (lambda parent: IconButton(parent, "undo", "Undo"), True),
    (lambda parent: Segments(parent, "", ("Calm", "Fast"), 1), True),
    (lambda parent: Switch(parent, "Mute"), False),
    (lambda parent: Switch(parent, "Mute", is_on=True), False),
    (lambda parent: QLineEdit("Robin", parent), False),
    (list_of_two, False),
    (level, False),
]
THEMES = {
    "felt": FELT,
    "night": FELT.at_night(),
    "paper": replace(FELT, sheets=Sheets.PAPER),
    "contrast": FELT.with_more_contrast(),
    "forced": FELT.with_forced_colours(ForcedColours("#000000", "#ffffff", "#1aebff", "#000000")),
}


def picture(make: Make, bring: Callable[[QWidget], None]) -> QImage:
    """A part in a state, with its focus ring if it has the focus."""
    around = QWidget()
    around.resize(210, 64)
    around.setStyleSheet(f"#cell {{ background: {tokens().sheet}; }}" + sheet_style(theme(), 15.0))
    around.setObjectName("cell")
    part = make(around)
    QVBoxLayout(around).addWidget(part)
    first = QWidget(around)  # has the focus until another one gets it
    first.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    around.show()
    around.activateWindow()
    wait_until(around.isActiveWindow)
    first.setFocus()
    FocusRing(around)
    bring(part.findChildren(QAbstractButton)[0] if isinstance(part, Segments) else part)
    QApplication.processEvents()
    image = around.grab().toImage()
    around.close()
    around.deleteLater()
    return image


@pytest.mark.usefixtures("qtbot")
@pytest.mark.parametrize("name", THEMES)
def test_each_state_of_a_part_can_be_seen(name: str) -> None:
    use_theme(THEMES[name])
    for number, (make, shows_pointer) in enumerate(PARTS):
        usual = picture(make, lambda _part: None)
        for bring in (disable, focus, *((hover,) if shows_pointer else ())):
            assert picture(make, bring) != usual, (number, bring)
    use_theme(FELT)


def test_a_slider_goes_to_where_it_is_pressed_and_follows(qtbot: QtBot) -> None:
    slider = Slider(around := QWidget())
    qtbot.addWidget(around)
    slider.resize(200, 24)
    left = Qt.MouseButton.LeftButton

    QTest.mousePress(slider, left, pos=QPoint(150, 2))
    pressed = slider.value()
    QTest.mouseMove(slider, QPoint(50, 2))
    QTest.mouseRelease(slider, left, pos=QPoint(50, 2))

    assert [pressed, slider.value()] == pytest.approx([76, 23], abs=4)
    assert not slider.isSliderDown()
