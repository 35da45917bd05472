"""Card tracker and log: keys, room for everything, kept for next time."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from straights_gui.model.preferences import Preferences
from straights_gui.view.panels.side_panel import SidePanel
from straights_gui.view.style.motion import Motion
from straights_gui.view.table.table_view import TableView
from straights_gui.view.window.main_window import MainWindow
from straights_gui.view.window.panels import LogPanel
from straights_gui.view.window.side_panels import SidePanels
from tests.support.window.layout_checks import check_layout, long_names
from tests.support.window.player import Player, Seating, at_turn, game
from tests.support.window.starts import Starts

KEYS = {"card-tracker": Qt.Key.Key_K, "log": Qt.Key.Key_L}


def press(player: Player, *names: str) -> None:
    for name in names:
        QTest.keyClick(player.program.window, KEYS[name], Qt.KeyboardModifier.ControlModifier)
        for _ in range(5):
            QApplication.processEvents()


def panels(window: MainWindow) -> tuple[SidePanel[QWidget], ...]:
    return (window.card_tracker, window.log)


def in_front(window: MainWindow) -> list[str]:
    return [panel.objectName() for panel in panels(window) if not panel.visibleRegion().isEmpty()]


@pytest.mark.parametrize("size", [(640, 480), (900, 640), (1024, 700), (1600, 1000)])
def test_table_and_panels_have_room(seating: Seating, size: tuple[int, int]) -> None:
    """Whatever is open: nothing overlaps, nothing is cut, and the window does not grow."""
    player = at_turn(seating, long_names(game()), size=size)
    for name in ("card-tracker", "log"):
        press(player, name)
        check_layout(player)
        window = player.program.window
        assert size == (window.width(), window.height())
        for panel in panels(window):
            if panel.visibleRegion().isEmpty():
                continue
            assert window.table.rect().contains(panel.geometry())
            if panel.is_docked:
                assert not window.table.scene_.geometry.area.intersects(panel.geometry())
            inner = panel.panel
            assert inner.minimumSizeHint().height() <= inner.height()
            assert inner.minimumSizeHint().width() <= inner.width()


def test_the_key_of_a_panel_behind_another_one_shows_it(seating: Seating) -> None:
    """Only a second press closes it, and then the other is in sight again."""
    player = at_turn(seating, size=(1100, 600))
    window = player.program.window
    press(player, "card-tracker", "log")
    assert ["log"] == in_front(window)
    assert not window.act.tracker.isChecked()

    press(player, "card-tracker")
    assert ["card-tracker"] == in_front(window)
    assert window.act.tracker.isChecked()
    assert not window.act.log.isChecked()

    press(player, "card-tracker")
    assert not window.card_tracker.is_open
    assert not window.act.tracker.isChecked()
    assert ["log"] == in_front(window)


def test_escape_closes_a_panel_over_the_table(seating: Seating) -> None:
    """From the table too, once nothing is chosen there; beside the table it may stay."""
    player = at_turn(seating, size=(700, 560))
    window = player.program.window
    press(player, "log")
    player.key(Qt.Key.Key_Right, Qt.Key.Key_Escape)
    assert ["log"] == in_front(window)

    player.key(Qt.Key.Key_Escape)
    assert [] == in_front(window)

    window.resize(1400, 800)
    press(player, "log")
    player.key(Qt.Key.Key_Escape)
    assert ["log"] == in_front(window)


def test_panels_that_were_open_are_filled_at_the_next_start(starts: Starts, qtbot: QtBot) -> None:
    """The window is there before the game in it, and both panels with it."""
    preferences = Preferences()
    preferences.card_tracker_is_open = preferences.log_is_open = preferences.has_seen_lesson = True
    window = starts.start().window

    qtbot.waitUntil(lambda: window.card_tracker.panel.state is not None)

    assert ["card-tracker"] == in_front(window)
    window.card_tracker.close()
    assert ["log"] == in_front(window)


ROUND = ["", "A new round begins.", *(f"Player{number % 4 + 1} plays 7♠." for number in range(60))]


@pytest.fixture
def log(qapp: QApplication) -> Iterator[LogPanel]:
    table = TableView(Motion(0.0))
    log = LogPanel(table)
    SidePanels(table).add(log)
    log.retranslate()
    table.resize(1200, 500)
    table.show()
    yield log
    table.close()
    table.deleteLater()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def is_at_end(log: LogPanel) -> bool:
    """Whether the last line is in sight, of more than there is room for."""
    QApplication.processEvents()
    bar = log.panel.verticalScrollBar()
    return 0 < bar.maximum() == bar.value()


def test_the_last_line_stays_in_sight(log: LogPanel) -> None:
    log.open()
    found = []
    log.show_lines(ROUND)
    found.append(is_at_end(log))
    log.panel.verticalScrollBar().setValue(0)
    log.add_lines(["one more", "and another"])
    found.append(is_at_end(log))
    log.panel.verticalScrollBar().setValue(0)
    log.show_lines(ROUND * 2)
    found.append(is_at_end(log))
    log.close()
    log.panel.verticalScrollBar().setValue(0)
    log.open()
    found.append(is_at_end(log))

    assert [True] * 4 == found
