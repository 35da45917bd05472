"""The full screen is the table alone; the bar comes at the upper edge, and the menu opens by key."""

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from straights_gui.view.window.main_window import MainWindow
from tests.support.window.player import Player, Seating, at_turn
from tests.support.window.pointer import move_pointer


def full(seating: Seating) -> tuple[Player, MainWindow]:
    player = at_turn(seating)
    window = player.program.window
    window.act.full_screen.trigger()
    player.until(window.isFullScreen)
    QApplication.processEvents()
    return player, window


def press(key: Qt.Key) -> None:
    focused = QApplication.focusWidget()
    assert focused is not None
    QTest.keyClick(focused, key)


def open_menu() -> object:
    return QApplication.activePopupWidget()


def test_the_table_has_the_whole_screen(seating: Seating) -> None:
    player, window = full(seating)
    assert window.table.size() == window.size()

    player.key(Qt.Key.Key_F11)
    player.until(lambda: not window.isFullScreen())
    assert window.bar.isVisible()
    assert window.menuBar().isVisible()


def test_the_bar_comes_at_the_upper_edge_and_leaves_with_the_pointer(seating: Seating) -> None:
    """Over the table, whose cards stay where they are."""
    player, window = full(seating)
    before = window.table.scene_.geometry
    player.hover(QPoint(300, 200))
    move_pointer(player.qtbot, window, QPoint(300, 1))
    player.until(lambda: window.full_screen.is_bar_over_table)
    assert before == window.table.scene_.geometry

    move_pointer(player.qtbot, window, QPoint(300, 30))
    assert window.full_screen.is_bar_over_table

    move_pointer(player.qtbot, window, QPoint(300, 300))
    player.until(lambda: not window.full_screen.is_bar_over_table)
    assert window.isFullScreen()


def test_f10_opens_the_menu(player: Player) -> None:
    window = player.program.window
    player.key(Qt.Key.Key_F10)
    player.until(lambda: open_menu() is window.act.menus[0])
    window.act.menus[0].close()

    window.act.full_screen.trigger()
    player.until(window.isFullScreen)
    player.key(Qt.Key.Key_F10)
    player.until(lambda: open_menu() is window.act.menus[0])
    assert window.full_screen.is_bar_over_table
    window.act.menus[0].close()
    player.until(lambda: not window.full_screen.is_bar_over_table)


def test_f6_goes_from_the_table_to_the_panel_and_back(seating: Seating) -> None:
    player = at_turn(seating, size=(1280, 900))
    window = player.program.window
    window.act.tracker.trigger()
    window.act.log.trigger()
    player.key(Qt.Key.Key_F6)
    assert window.log.has_focus
    press(Qt.Key.Key_F6)
    assert window.table.hasFocus()

    player.key(Qt.Key.Key_F6)
    press(Qt.Key.Key_Escape)
    assert not window.log.is_open
    assert window.card_tracker.is_seen
    assert window.table.hasFocus()
