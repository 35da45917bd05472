"""Card tracker, score race and log: keys, room for everything, kept for next time."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QSettings, Qt
from PySide6.QtGui import QFont
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QMenu
from pytestqt.qtbot import QtBot

from straights_gui.application import Launcher
from straights_gui.model.preferences import Preferences, Speed
from straights_gui.view.window.main_window import MainWindow
from straights_gui.view.window.side_panel import SidePanel
from tests.support.playing import play_on
from tests.support.window.layout_checks import check_layout, long_names
from tests.support.window.player import Player, Seating, game
from tests.support.window.pseudo_translator import OPEN, PseudoTranslator

KEYS = {"card-tracker": Qt.Key.Key_K, "score-race": Qt.Key.Key_G, "log": Qt.Key.Key_L}


def press(player: Player, *names: str) -> None:
    for name in names:
        QTest.keyClick(player.program.window, KEYS[name], Qt.KeyboardModifier.ControlModifier)
        for _ in range(5):
            QApplication.processEvents()


def panels(window: MainWindow) -> tuple[SidePanel, ...]:
    return (window.card_tracker, window.score_race, window.log)


def in_front(window: MainWindow) -> list[str]:
    return [panel.objectName() for panel in panels(window) if not panel.visibleRegion().isEmpty()]


@pytest.mark.parametrize("size", [(640, 480), (900, 640), (1024, 700), (1600, 1000)])
def test_table_and_panels_have_room(seating: Seating, size: tuple[int, int]) -> None:
    """Whatever is open: nothing overlaps, nothing is cut, and the window does not grow."""
    player = seating(long_names(game()), size=size)
    player.until_my_turn()
    for name in ("card-tracker", "score-race", "log"):
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
            inner = panel.content
            assert inner is not None
            assert inner.minimumSizeHint().height() <= inner.height()
            assert inner.minimumSizeHint().width() <= inner.width()


def test_panels_stand_above_each_other_where_there_is_room(seating: Seating) -> None:
    """Both can be seen in a high window; in a low one the last that was opened."""
    player = seating(game(), size=(1600, 1000))
    player.until_my_turn()
    window = player.program.window
    press(player, "card-tracker", "score-race")
    assert ["card-tracker", "score-race"] == in_front(window)

    window.resize(1600, 600)
    player.until(lambda: ["score-race"] == in_front(window))

    window.resize(1600, 1000)
    player.until(lambda: ["card-tracker", "score-race"] == in_front(window))


def test_the_key_of_a_panel_without_room_shows_it(seating: Seating) -> None:
    """Only a second press closes it, and then the other has room again."""
    player = seating(game(), size=(1100, 600))
    player.until_my_turn()
    window = player.program.window
    press(player, "card-tracker", "score-race")
    assert ["score-race"] == in_front(window)
    assert not window.act.card_tracker.isChecked()

    press(player, "card-tracker")
    assert ["card-tracker"] == in_front(window)
    assert window.act.card_tracker.isChecked()
    assert not window.act.score_race.isChecked()

    press(player, "card-tracker")
    assert not window.card_tracker.is_open
    assert not window.act.card_tracker.isChecked()
    assert ["score-race"] == in_front(window)


def test_escape_closes_a_panel_over_the_table(seating: Seating) -> None:
    """From the table too, once nothing is chosen there; beside the table it may stay."""
    player = seating(game(), size=(700, 560))
    player.until_my_turn()
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


def test_a_panel_that_has_to_make_room_says_so(seating: Seating) -> None:
    """It is there again as soon as there is room; one that is closed says nothing."""
    player = seating(game(), size=(1024, 560))
    player.until_my_turn()
    window = player.program.window
    press(player, "card-tracker", "score-race", "log")
    assert "card-tracker" not in in_front(window)
    told = window.statusBar().currentMessage()
    window.statusBar().clearMessage()
    press(player, "log", "score-race")

    assert "No room for Card tracker. Close another panel to make room." == told
    assert "" == window.statusBar().currentMessage()
    assert ["card-tracker"] == in_front(window)


def test_all_panels_that_have_to_make_room_are_named_at_once(seating: Seating) -> None:
    """In one message, since the next one would take its place."""
    player = seating(game(), size=(1024, 560))
    player.until_my_turn()
    window = player.program.window
    press(player, "score-race", "log")
    window.act.appearance.trigger()

    expected = "No room for Race to 80 and Game log. Close another panel to make room."
    assert expected == window.statusBar().currentMessage()


def test_the_menu_view_opens_them(seating: Seating) -> None:
    player = seating(game())
    player.until_my_turn()
    window = player.program.window
    assert [] == in_front(window)
    view: QMenu = window.act.menus[2]
    assert window.act.card_tracker in view.actions()
    assert window.act.score_race in view.actions()

    window.act.score_race.trigger()
    player.until_settled()

    assert ["score-race"] == in_front(window)


def test_what_is_open_is_found_open_next_time(seating: Seating, tmp_path: Path) -> None:
    player = seating(game())
    player.until_my_turn()
    press(player, "score-race")
    player.program.window.closing.emit()

    kept = Preferences(QSettings(str(tmp_path / "settings.ini"), QSettings.Format.IniFormat))

    assert (True, False, False) == (kept.score_race_is_open, kept.card_tracker_is_open, kept.log_is_open)


def test_panels_that_were_open_are_filled_at_the_next_start(own_home: Path, qtbot: QtBot) -> None:
    """The window is there before the game in it, and both panels with it."""
    preferences = Preferences(QSettings())
    preferences.card_tracker_is_open = preferences.score_race_is_open = preferences.has_seen_tour = True
    preferences.animations = preferences.pauses = Speed.AT_ONCE
    launcher = Launcher()
    window = launcher.window
    window.resize(1600, 1000)
    window.show()

    qtbot.waitUntil(lambda: window.card_tracker.has_panel and window.card_tracker.panel.state is not None)

    assert ["card-tracker", "score-race"] == in_front(window)
    assert "No rounds finished yet." in window.score_race.panel.plot.accessibleDescription()
    assert window.act.card_tracker.isChecked()
    launcher.close()
    window.close()
    QApplication.processEvents()
    window.deleteLater()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def words(window: MainWindow) -> set[str]:
    panel, race = window.card_tracker.panel, window.score_race.panel
    texts = {
        window.card_tracker.windowTitle(),
        window.score_race.windowTitle(),
        panel.note.text(),
        race.note.text(),
    }
    texts |= {panel.grid.accessibleName(), panel.legend.accessibleDescription()}
    texts |= {race.table.accessibleName(), race.plot.accessibleName(), race.plot.accessibleDescription()}
    for table in (panel.grid, race.table):
        for column in range(table.columnCount()):
            head = table.horizontalHeaderItem(column)
            assert head is not None
            texts |= {head.text(), head.toolTip()}
    texts |= {panel.grid.item(row, column).toolTip() for row in range(4) for column in range(13)}  # type: ignore[union-attr]
    return {text for text in texts if text}


def test_nothing_in_them_is_left_in_english(seating: Seating, qapp: QApplication) -> None:
    player = seating(game(), size=(1600, 1000))
    player.until_my_turn()
    window = player.program.window
    press(player, "card-tracker", "score-race")
    english = words(window)
    translator = PseudoTranslator()
    qapp.installTranslator(translator)
    window.retranslate()
    player.until_settled()
    pseudo = words(window)
    qapp.removeTranslator(translator)

    assert set() == {text for text in pseudo if OPEN not in text}
    assert len(english) == len(pseudo)


@pytest.mark.parametrize("code", ["de", "es", "fr"])
def test_they_speak_the_chosen_language_at_once(seating: Seating, code: str) -> None:
    """Sentences, titles and legend; no mark of a place is left."""
    player = seating(game(), size=(1600, 1000))
    player.until_my_turn()
    window = player.program.window
    press(player, "card-tracker", "score-race")
    english = words(window)
    player.preferences.language = code
    player.until_settled()
    spoken = words(window)

    assert not [text for text in spoken if "{" in text]
    assert 50 < len(spoken - english)


@pytest.fixture
def large_font(qapp: QApplication) -> Iterator[None]:
    """A system font of twice the usual size."""
    usual = qapp.font()
    large = QFont(usual)
    large.setPointSizeF(usual.pointSizeF() * 2)
    qapp.setFont(large)
    yield
    qapp.setFont(usual)


@pytest.mark.parametrize("name", ["card-tracker", "score-race"])
def test_fonts_of_twice_the_size_have_room(seating: Seating, large_font: None, name: str) -> None:
    """Rows and columns follow the font, and what has no room can be scrolled."""
    player = seating(game(), size=(1024, 700))
    player.until_my_turn()
    press(player, name)
    window = player.program.window
    inner = window.card_tracker.panel if name == "card-tracker" else window.score_race.panel
    player.until(lambda: inner.minimumSizeHint().height() <= inner.height())
    assert inner.minimumSizeHint().width() <= inner.width()
    line = inner.fontMetrics().height()
    grid = window.card_tracker.panel.grid
    if name == "card-tracker":
        assert line <= grid.columnWidth(0)
        assert 2.4 * line <= grid.rowHeight(0)
    for label in inner.findChildren(QLabel):
        if label.isVisible():
            assert label.heightForWidth(label.width()) <= label.height() + 1


def test_the_log_begins_with_what_happened_last(seating: Seating) -> None:
    """Opened in the middle of a game, its last line is in sight."""
    player = seating(play_on(game(), 150))
    player.until_my_turn()
    press(player, "log")
    text = player.program.window.log.panel

    assert text.verticalScrollBar().maximum() > 0
    assert text.verticalScrollBar().maximum() == text.verticalScrollBar().value()


def test_the_text_of_the_log_is_made_when_it_is_looked_at(seating: Seating) -> None:
    """The window opens sooner without it; nothing that happened before is lost."""
    player = seating(game())
    player.until_my_turn()
    window = player.program.window
    assert not window.log.has_panel

    window.act.log.trigger()

    lines = window.log.panel.toPlainText().split("\n")
    assert len(lines) >= player.count_moves()
    assert lines[1:] == [line for line in lines[1:] if line]
