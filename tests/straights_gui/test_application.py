"""The window from one start to the next: as it was left; and what a start shows, opens or offers."""

from pathlib import Path

import pytest
from PySide6.QtCore import QSize, Qt

from engine.straights.storage.savegame import dumps
from straights_gui.controller.menus.file_requests import FileRequests
from straights_gui.controller.menus.table_menu import TableMenuController
from straights_gui.model.preferences import Preferences
from tests.support.window.player import game
from tests.support.window.starts import Starts

LINK = "https://cards.example/?table=k3f9"


def test_a_window_opens_as_it_was_left(starts: Starts) -> None:
    """Its size, but not the full screen, its panels; the lesson is shown until it has ended once.

    That the game goes on is said by the sheet of today, or by a message.
    """
    first = starts.start()
    lesson = starts.program.help_menu.lesson
    assert lesson is not None
    first.window.resize(1000, 640)
    first.window.log.open()
    lesson.reject()
    window = starts.start().window
    found = (window.size(), window.log.is_open, window.card_tracker.is_open)
    assert (QSize(1000, 640), True, False) == found
    assert starts.program.help_menu.lesson is None
    assert window.message.text() == ""
    Preferences().choose("open-today", False)
    window.log.close()
    window.card_tracker.open()
    window.setWindowState(Qt.WindowState.WindowFullScreen)
    third = starts.start().window

    assert (QSize(1000, 640), False) == (third.size(), third.isFullScreen())
    assert (False, True) == (third.log.is_open, third.card_tracker.is_open)
    assert "Your game continues where you left off." == third.message.text()


def test_what_is_asked_for_comes_before_what_the_program_offers(
    starts: Starts, own_home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A file or a table comes before the lesson; where nothing else is shown, the own table is offered."""
    done: list[str] = []
    monkeypatch.setattr(TableMenuController, "open_link", lambda _menu, link: done.append(link))
    monkeypatch.setattr(TableMenuController, "offer_hosted_table", lambda _menu: done.append("offer"))
    path = own_home / "6.straights"
    path.write_text(dumps(game(6)), encoding="utf-8")
    files = FileRequests()
    files.ask(path)
    starts.start(link=LINK)
    assert ([LINK], None) == (done, starts.program.help_menu.lesson)
    asked = starts.start(files)
    assert starts.program.help_menu.lesson is None
    asked.window.setWindowState(Qt.WindowState.WindowMinimized)
    files.ask(path)
    assert not asked.window.isMinimized()
    done.clear()
    starts.start()
    assert ([], True) == (done, starts.program.help_menu.lesson is not None)
    Preferences().has_seen_lesson = True
    starts.start()

    assert (["offer"], None) == (done, starts.program.help_menu.lesson)
