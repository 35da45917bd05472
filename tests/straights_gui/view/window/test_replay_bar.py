"""The bar of a replay: where it stands, what can be done from there, and what its buttons ask for."""

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QMainWindow
from pytestqt.qtbot import QtBot

from straights_gui.view.window.replay_bar import ReplayBar


class Bar:
    def __init__(self, window: QMainWindow) -> None:
        self.bar = ReplayBar(window)
        window.addToolBar(self.bar)
        self.asked: list[object] = []
        self.bar.position_changed.connect(self.asked.append)

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
