"""Hosting from the dialog to the end: a real server, real clicks, a stand-in for the own table."""

import os
import signal
from collections.abc import Iterator
from pathlib import Path
from typing import Self

import pytest
from PySide6.QtCore import QObject, Qt, QTimer, Signal
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton
from pytestqt.qtbot import QtBot

from engine.straights.player import Human
from straights_gui.controller.hosting.hosting_controller import HostingController
from straights_gui.model.hosting.hosted_table import HostedTable, kept_table
from straights_gui.model.storage.window_log import WindowLog
from straights_gui.view.hosting.host_page import HostChoices
from straights_gui.view.sheets.sheet import awaited_dialog
from straights_gui.view.style.motion import Motion
from straights_gui.view.table.table_view import TableView
from straights_gui.view.window.main_window import MainWindow
from tests.support.window.window_driver import preferences_in


class OwnTable(QObject):
    closed = Signal()

    def __init__(self, hosted: HostedTable) -> None:
        super().__init__()
        self.hosted = hosted
        self.notes: list[str] = []
        self.show_note = self.notes.append
        self.window = MainWindow(TableView(Motion()))
        self.window.closing.connect(self.closed)
        self.window.show()
        self.guests: tuple[str, ...] = ()
        self.is_playing = False

    def tell(self, *guests: str, is_playing: bool = False) -> None:
        self.guests, self.is_playing = guests, is_playing


class Hosting:
    """A program of which only hosting is there, with its tables."""

    def __init__(self, folder: Path, qtbot: QtBot) -> None:
        self.folder, self.qtbot = folder / "hosting", qtbot
        self.tables: list[OwnTable] = []
        self.window = MainWindow(TableView(Motion()))
        self.window.show()
        self.preferences = preferences_in(folder)
        self.preferences.network_name = "Hanna"
        self.log = WindowLog(folder / "log")
        self.controller = HostingController(
            self.window, self.preferences, self.folder, self.log, self._sit_down
        )

    def _sit_down(self, hosted: HostedTable, _links: tuple[str, ...]) -> OwnTable:
        self.tables.append(OwnTable(hosted))
        return self.tables[-1]

    def open(self) -> OwnTable:
        self.controller.open(HostChoices("Hanna", (Human(),) * 3))
        return self.wait_for_table(1)

    def wait_for_table(self, number: int) -> OwnTable:
        self.qtbot.waitUntil(lambda: len(self.tables) == number)
        return self.tables[-1]

    def end(self) -> None:
        self.controller.stop()
        self.log.close()
        for window in (self.window, *(table.window for table in self.tables)):
            window.may_close = lambda: True
            window.close()
            window.deleteLater()


class clicking:  # noqa: N801  # reads as what it does
    """In a `with`: click the button with that text as soon as a dialog shows it."""

    def __init__(self, text: str) -> None:
        self._text = text
        self.said = ""
        self._timer = QTimer()
        self._timer.timeout.connect(self._look)

    def __enter__(self) -> Self:
        self._timer.start(5)
        return self

    def __exit__(self, *_: object) -> None:
        assert not self._timer.isActive(), f"no button {self._text}"

    def _look(self) -> None:
        dialog = awaited_dialog()
        buttons = [] if dialog is None else dialog.findChildren(QAbstractButton)
        for button in buttons:
            if button.text().replace("&", "") == self._text and button.isVisible():
                self._timer.stop()
                self.said = "" if dialog is None else dialog.accessibleDescription()
                QTest.mouseClick(button, Qt.MouseButton.LeftButton)
                return


@pytest.fixture
def hosting(qtbot: QtBot, tmp_path: Path) -> Iterator[Hosting]:
    made = Hosting(tmp_path, qtbot)
    yield made
    made.end()


def test_closing_asks_while_others_are_there(hosting: Hosting) -> None:
    """The question names them; "Cancel" changes nothing, "Close table" ends the server.

    The server may say that it has no page while the question is asked, which stays in sight.
    """
    table = hosting.open()
    table.tell("Bert")
    page_known = hosting.controller.host.process.page_known

    QTimer.singleShot(0, lambda: page_known.emit(False))
    with clicking("Cancel") as question:
        table.window.close()
    assert "Still at the table: Bert." == question.said
    assert table.window.isVisible()
    assert hosting.controller.host.process.is_running
    with clicking("Close table"):
        table.window.close()

    assert not table.window.isVisible()
    assert not hosting.controller.is_hosting
    assert kept_table(hosting.folder) is None


def test_alone_nobody_is_asked(hosting: Hosting) -> None:
    table = hosting.open()
    table.tell()

    table.window.close()

    assert not table.window.isVisible()
    assert not hosting.controller.host.process.is_running


def test_a_game_that_goes_on_is_offered_again(hosting: Hosting) -> None:
    before = hosting.open()
    before.tell("Bert", is_playing=True)
    hosting.controller.stop()

    with clicking("Open the table"):
        hosting.controller.offer_to_go_on()
    again = hosting.wait_for_table(2)

    assert before is not again
    assert before.hosted == again.hosted


def test_a_server_that_dies_is_told_and_comes_back(hosting: Hosting) -> None:
    table = hosting.open()
    said: list[str] = []
    table.window.message.said.connect(said.append)

    os.kill(hosting.controller.host.process.process_id, signal.SIGKILL)
    hosting.qtbot.waitUntil(lambda: "The table’s server is running again." in said)

    assert [
        "The table’s server stopped. It is starting again; nothing is lost.",
        "The table’s server is running again.",
    ] == [text for text in said if text]  # a message is taken away after a while
