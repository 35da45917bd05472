"""The bar of a replay: where it stands, and what can be done from there."""

from PySide6.QtWidgets import QMainWindow
from pytestqt.qtbot import QtBot

from straights_gui.view.window.replay_bar import ReplayBar


def test_it_says_where_the_replay_is_and_asks_for_nothing(qtbot: QtBot) -> None:
    window = QMainWindow()
    qtbot.addWidget(window)
    bar, asked, found = ReplayBar(window), list[object](), []
    bar.position_changed.connect(asked.append)
    buttons = bar.first, bar.back, bar.play, bar.forward, bar.last
    for number, count in ((0, 1200), (1, 1200), (1200, 1200), (0, 0)):
        bar.show_moment(number, count, 15)
        enabled = tuple(each.isEnabled() for each in buttons)
        found.append((bar.where.text(), bar.slider.value(), bar.slider.maximum(), enabled))
    none, all_ = (False,) * 5, (True,) * 5

    assert [
        ("Round 15, move 0 of 1,200", 0, 1200, (*none[:2], *all_[:3])),
        ("Round 15, move 1 of 1,200", 1, 1200, all_),
        ("Round 15, move 1,200 of 1,200", 1200, 1200, (*all_[:2], *none[:3])),
        ("Round 15, move 0 of 0", 0, 0, none),
    ] == found
    assert [] == asked
