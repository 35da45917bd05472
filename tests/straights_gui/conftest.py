"""What tests of the window share: programs in folders of their own, and a hunt for what still runs."""

import gc
import os
from collections.abc import Callable, Iterator
from functools import cache, partial
from pathlib import Path

import pytest
from PySide6.QtCore import QAbstractAnimation, QEvent, Qt, QTimer
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot
from shiboken6 import Shiboken

from engine.straights.review import reviewer
from straights_gui.controller.network import others
from straights_gui.model.nearby.finder import NearbyTables
from straights_gui.model.preferences import Preferences
from straights_gui.view.style.motion import Motion
from straights_gui.view.table.table_view import TableView
from straights_gui.view.text.languages import set_language
from straights_gui.view.window.main_window import MainWindow
from tests.support.window import network_table
from tests.support.window.layout_checks import system_text
from tests.support.window.patient_bot import PatientBot
from tests.support.window.player import Player, Seating, at_turn
from tests.support.window.shared_pictures import SharedPictures
from tests.support.window.starts import Starts

MUCH_GARBAGE = 5_000  # objects since it was collected last, such as those of five windows; the rest stays

table = network_table.table

# Asked of thousands of objects after each test, which are of few types.
may_run: Callable[[type], bool] = cache(lambda kind: issubclass(kind, QAbstractAnimation | QTimer))


@pytest.fixture
def tmp_path(own_home: Path) -> Path:
    """Name a folder in memory: a game is saved after each of thousands of moves."""
    folder = own_home / "test"
    folder.mkdir()
    return folder


@pytest.fixture
def qtbot(qapp: QApplication, request: pytest.FixtureRequest) -> QtBot:
    """Press and wait; with more patience than pytest-qt's own."""
    return PatientBot(request)


@pytest.fixture(scope="session")
def shared_pictures(qapp: QApplication) -> Iterator[SharedPictures]:
    """Keep the pictures that windows of other tests have painted, as long as Qt runs."""
    pictures = SharedPictures()
    yield pictures
    pictures.clear()


@pytest.fixture
def painted_once(shared_pictures: SharedPictures, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let windows share pictures of cards."""
    shared_pictures.share(monkeypatch)


@pytest.fixture
def seating(
    qtbot: QtBot, tmp_path: Path, nothing_left_running: None, painted_once: None
) -> Iterator[Seating]:
    """Open programs in the test's folder, and close them again."""
    seating = Seating(qtbot, tmp_path)
    yield seating
    for player in seating.players:
        player.close()


@pytest.fixture
def player(seating: Seating) -> Player:
    """A player on turn in the usual game."""
    return at_turn(seating)


@pytest.fixture
def bare_table(qtbot: QtBot) -> Iterator[TableView]:
    """A table that is shown alone, without a game."""
    table = TableView(Motion(0.0, 0.0))
    qtbot.addWidget(table)
    table.resize(1024, 700)
    table.show()
    yield table
    table.hide()


@pytest.fixture
def main_window(qtbot: QtBot) -> Iterator[MainWindow]:
    """A window around a table without a game, which is not shown yet."""
    window = MainWindow(TableView(Motion(0.0)))
    yield window
    window.close()
    window.deleteLater()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


@pytest.fixture
def starts(qtbot: QtBot, own_home: Path, painted_once: None, nothing_left_running: None) -> Iterator[Starts]:
    """Start the program in the test's own folder, without animations, and end it again."""
    preferences = Preferences()
    preferences.choose_speed("at-once")
    preferences.choose("promise", False)
    starts = Starts(own_home / "games", qtbot)
    yield starts
    starts.end()


@pytest.fixture
def few_deals(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make prices in a hundredth of the time, for tests in which it does not matter how true they are."""
    monkeypatch.setattr(reviewer, "review_in_steps", partial(reviewer.review_in_steps, deals=200))


@pytest.fixture(params=(100, 150, 200), ids=lambda percent: f"{percent} %")
def text_size(qapp: QApplication, request: pytest.FixtureRequest) -> Iterator[int]:
    """The size of the system's font, in percent of the usual one."""
    with system_text(request.param):
        yield request.param


@pytest.fixture(autouse=True, scope="module")
def garbage_is_collected_between_tests() -> Iterator[None]:
    """A thread that collects the windows of earlier tests could not end their timers."""
    gc.disable()
    yield
    gc.collect()
    gc.enable()


@pytest.fixture(autouse=True)
def nothing_left_running() -> Iterator[None]:
    """Fail a test that leaves an animation or a timer of ours running, and that test alone."""
    yield
    left = [
        each
        for each in Shiboken.getAllValidWrappers()
        if may_run(type(each)) and isinstance(each, QAbstractAnimation | QTimer) and _is_running(each)
    ]
    for each in left:
        each.stop()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    if gc.get_count()[0] > MUCH_GARBAGE:
        gc.collect()
        gc.freeze()
    assert [] == left


def _is_running(each: QAbstractAnimation | QTimer) -> bool:
    if isinstance(each, QTimer):
        return each.isActive()
    return each.state() is QAbstractAnimation.State.Running


@pytest.fixture(autouse=True)
def english(request: pytest.FixtureRequest) -> Iterator[None]:
    """Let each test read English, also the first of a process; a closed window applies its own language."""
    if {"qtbot", "qapp"} & set(request.fixturenames):
        request.getfixturevalue("qapp")
        set_language("en")
    yield
    set_language("en")


@pytest.fixture(autouse=True)
def no_button_held() -> Iterator[None]:
    """Let go of the mouse: after a double click QTest would move it with the button down."""
    yield
    if QGuiApplication.instance() is not None:
        for button in Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton:
            if button in QGuiApplication.mouseButtons():
                QTest.mouseRelease(QWidget(), button)


@pytest.fixture(autouse=True)
def empty_clipboard() -> None:
    """Let no test paste what another has copied."""
    if QGuiApplication.instance() is not None:
        QGuiApplication.clipboard().clear()


class NoNearbyTables(NearbyTables):
    """Finds nothing: any other program on the network, such as another test, may host a table."""

    def start(self) -> None:
        """Do not listen."""


@pytest.fixture(autouse=True)
def no_tables_of_others(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the sheet for joining show what its test has put there."""
    monkeypatch.setattr(others, "NearbyTables", NoNearbyTables)


@pytest.fixture(autouse=True)
def no_waiting_for_the_disk(monkeypatch: pytest.MonkeyPatch) -> None:
    """Leave out what matters only when the power fails; a game is saved after each of thousands of moves."""
    monkeypatch.setattr(os, "fsync", lambda _: None)
