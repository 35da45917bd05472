"""Files that the system wants opened: words of a command line, addresses, and double clicks on macOS."""

from pathlib import Path
from types import SimpleNamespace

import pytest
from PySide6.QtCore import QUrl
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication, QDialog
from pytestqt.qtbot import QtBot

from engine.straights.storage.savegame import dumps
from straights_gui import application as app
from straights_gui.controller.menus.file_requests import FileRequests, is_link, path_of
from tests.support.window.player import Seating, at_turn, game
from tests.support.window.starts import Starts


def saved(folder: Path, seed: int, name: str = "") -> Path:
    path = folder / (name or f"{seed}.straights")
    path.write_text(dumps(game(seed)), encoding="utf-8")
    return path


@pytest.mark.parametrize("name", ["plain.straights", "with blank.straights", "7\u2660 #1 100%.straights"])
def test_a_file_may_be_a_path_or_an_address(tmp_path: Path, name: str) -> None:
    """Linux desktops hand over either; letters that addresses write otherwise are read as they were."""
    path = tmp_path / name
    address = bytes(QUrl.fromLocalFile(str(path)).toEncoded().data()).decode()
    assert address.startswith("file:")
    words = (str(path), address, address.replace("file", "FILE", 1))
    assert {path} == set(map(path_of, words))


@pytest.mark.parametrize("word", ["a.straights", "file:notes.straights", "https:game.straights", "C:game"])
def test_a_relative_path_is_one_from_here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, word: str) -> None:
    """What only looks like an address is a name."""
    monkeypatch.chdir(tmp_path)
    assert tmp_path / word == path_of(word)


@pytest.mark.parametrize("scheme", ["http", "https", "ws", "wss", "WSS", "Http"])
def test_an_address_of_a_table_is_no_file(scheme: str) -> None:
    """However it is written; a file whose name begins in the same way is one."""
    assert is_link(f"{scheme}://cards.example/?table=k3f9")
    assert not is_link(f"{scheme}.straights")
    assert not is_link(f"file:/{scheme}://notes.straights")


def seed_of(starts: Starts) -> int | None:
    return starts.program.model.session.setup.seed


def test_a_file_that_arrives_before_the_game_stands_is_opened_when_it_stands(
    starts: Starts, qtbot: QtBot, tmp_path: Path
) -> None:
    """Of several, the last; the lesson does not cover it."""
    files = FileRequests()
    files.ask(saved(tmp_path, 4))
    files.ask(saved(tmp_path, 6))
    starts.start(files)
    qtbot.waitUntil(lambda: seed_of(starts) == 6)
    assert starts.program.help_menu.lesson is None


def test_a_later_file_is_opened_in_the_running_window(starts: Starts, qtbot: QtBot, tmp_path: Path) -> None:
    files = FileRequests()
    files.ask(saved(tmp_path, 4))
    launcher = starts.start(files)
    qtbot.waitUntil(lambda: seed_of(starts) == 4)
    files.ask(saved(tmp_path, 7))
    assert 7 == seed_of(starts)
    files.ask(tmp_path / "nothing.straights")
    assert 7 == seed_of(starts)
    assert "Couldn’t open nothing.straights" in launcher.window.message.text()


def test_a_file_waits_until_a_dialog_is_answered(seating: Seating, qtbot: QtBot, tmp_path: Path) -> None:
    player = at_turn(seating, game(5))
    files = FileRequests()
    files.serve(player.program.game_menu.open_file)
    dialog = QDialog(player.program.window)
    dialog.open()
    qtbot.waitUntil(dialog.isVisible)
    files.ask(saved(tmp_path, 8))
    QApplication.processEvents()
    assert 5 == player.program.model.session.setup.seed
    dialog.reject()
    player.until(lambda: player.program.model.session.setup.seed == 8)
    dialog.deleteLater()


def test_double_clicks_on_macos_reach_the_game(qapp: QApplication, tmp_path: Path) -> None:
    """They arrive as events at the application, not as words of a command line."""
    asked: list[Path] = []
    files = FileRequests()
    files.serve(asked.append)
    application = SimpleNamespace(files=files)
    app.Application.event(application, QFileOpenEvent(str(tmp_path / "6.straights")))  # type: ignore[arg-type]

    assert [tmp_path / "6.straights"] == asked
