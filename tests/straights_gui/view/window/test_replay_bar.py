"""The bar of a replay: where it stands, what can be done from there, and what its buttons ask for."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMainWindow
from pytestqt.qtbot import QtBot

from straights_gui.view.window.replay_bar import ReplayBar


class Bar:
    def __init__(self, window: QMainWindow) -> None:
        self.bar = ReplayBar(window)
        window.addToolBar(self.bar)
        self.asked: list[object] = []
        self.bar.position_changed.connect(self.asked.append)
        self.bar.play_toggled.connect(lambda is_on: self.asked.append(("play", is_on)))
        self.bar.all_hands_toggled.connect(lambda is_on: self.asked.append(("hands", is_on)))
        self.bar.continued.connect(lambda: self.asked.append("go on"))
        self.bar.closed.connect(lambda: self.asked.append("close"))

    @property
    def enabled(self) -> tuple[bool, ...]:
        """Which of the buttons can be pressed: start, back, play, forward, end."""
        bar = self.bar
        return tuple(each.isEnabled() for each in (bar.first, bar.back, bar.play, bar.forward, bar.last))


@pytest.fixture
def shown(qtbot: QtBot) -> Iterator[Bar]:
    """A bar in a wide window, at the third of 1200 moves."""
    window = QMainWindow()
    qtbot.addWidget(window)
    window.resize(1400, 200)
    shown = Bar(window)
    shown.bar.show_moment(3, 1200, 2)
    window.show()
    yield shown
    window.close()


def test_it_says_where_the_replay_is_and_asks_for_nothing(shown: Bar) -> None:
    bar, found = shown.bar, []
    for number, count in ((0, 1200), (1, 1200), (1200, 1200), (0, 0)):
        bar.show_moment(number, count, 15)
        found.append((bar.where.text(), bar.slider.value(), bar.slider.maximum(), shown.enabled))
    none, all_ = (False,) * 5, (True,) * 5

    assert [
        ("Round 15, move 0 of 1,200", 0, 1200, (*none[:2], *all_[:3])),
        ("Round 15, move 1 of 1,200", 1, 1200, all_),
        ("Round 15, move 1,200 of 1,200", 1200, 1200, (*all_[:2], *none[:3])),
        ("Round 15, move 0 of 0", 0, 0, none),
    ] == found
    assert [] == shown.asked


def test_each_button_asks_for_its_moment(shown: Bar) -> None:
    bar = shown.bar
    for button in (bar.back, bar.forward, bar.forward, bar.last, bar.first):
        button.click()
    bar.slider.setValue(700)

    assert [2, 3, 4, 1200, 0, 700] == shown.asked


def test_what_else_is_asked_for(shown: Bar) -> None:
    bar = shown.bar
    signs = [bar.play.icon().pixmap(24, 24).toImage()]
    for do in (bar.play.click, bar.stop, bar.stop):
        do()
        signs.append(bar.play.icon().pixmap(24, 24).toImage())
    assert signs[0] != signs[1]
    assert signs[0] == signs[2] == signs[3]
    for button in (bar.hands, bar.hands, bar.go_on, bar.close_button):
        button.click()
    QTest.keyClick(bar.slider, Qt.Key.Key_Escape)

    expected = [("play", True), ("play", False), ("hands", True), ("hands", False), "go on", "close", "close"]
    assert expected == shown.asked
    assert not bar.play.isChecked()
