"""Full disks, read-only folders, garbage and files from the future: play goes on, and the player is told."""

import errno
import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QSettings
from PySide6.QtWidgets import QApplication, QFileDialog
from pytestqt.qtbot import QtBot

from straights_gui.view.dialogs.confirm import Answer
from tests.support.faults import failing_fsync
from tests.support.window.player import Player, Seating, counted_game
from tests.support.window.starts import Starts


@pytest.fixture
def full_disk(monkeypatch: pytest.MonkeyPatch) -> Iterator[pytest.MonkeyPatch]:
    """A disk without room, until it is given some."""
    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", failing_fsync(errno.ENOSPC))
        yield patch


def test_a_full_disk_stops_no_game(tmp_path: Path, full_disk: pytest.MonkeyPatch, player: Player) -> None:
    """That nothing is saved stays on screen, whatever else is said, until it is."""
    bar = player.program.window.unsaved_bar
    assert "the disk is full" in player.said
    assert "running-game.straights" in player.said
    player.program.window.message.show_text("")
    for _ in range(3):
        player.take_turn()
    assert "" == player.said
    assert (True, "Not saved: the disk is full") == (bar.isVisible(), bar.label.text())
    player.preferences.choose("language", "de")
    assert "Nicht gespeichert: der Datenträger ist voll" == bar.label.text()
    assert [] == list(tmp_path.glob("*.straights*"))

    full_disk.undo()
    player.take_turn()
    saved = player.autosave.load()
    assert saved is not None
    assert player.program.model.session.actions == saved.actions
    assert not bar.isVisible()


def answering(monkeypatch: pytest.MonkeyPatch, *answers: Answer) -> list[str]:
    """Answer what is asked about unsaved games; returns the texts of the buttons that go on."""
    asked: list[str] = []
    left = list(answers)

    def answer(_parent: object, _title: str, _text: str, go_on: str, _save: str) -> Answer:
        asked.append(go_on)
        return left.pop(0)

    monkeypatch.setattr("straights_gui.view.dialogs.confirm.ask_to_save", answer)
    return asked


def test_who_quits_is_asked_about_a_game_that_could_not_be_saved(
    tmp_path: Path, full_disk: pytest.MonkeyPatch, player: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    player.take_turn()
    asked = answering(monkeypatch, Answer.CANCEL, Answer.SAVE, Answer.SAVE, Answer.GO_ON)
    elsewhere = iter(("", str(tmp_path / "mine.straights")))
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_arguments: (next(elsewhere), ""))
    assert not player.program.window.close()  # cancelled
    assert not player.program.window.close()  # no file chosen
    assert not player.program.window.close()  # nor can that one be written
    assert player.program.window.isVisible()
    assert player.program.window.close()
    assert ["Quit anyway"] * 4 == asked


def test_a_folder_in_whose_place_a_file_stands_stops_no_game(seating: Seating, tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("in the way")
    player = seating(counted_game(), folder=blocked, start=False)
    said: list[str] = []  # it goes after some seconds
    player.program.window.message.said.connect(said.append)
    player.program.start()
    player.finish_round()
    assert any(str(blocked) in each for each in said)
    player.go_on()
    player.until_my_turn()
    assert 2 == player.observation.number


@pytest.mark.parametrize("content", [b"\x00\xff\x00", b"[General\nspeed", b"speed=\x00@@@"])
def test_garbage_for_settings_opens_a_window_all_the_same(
    starts: Starts, qtbot: QtBot, own_settings: Path, content: bytes
) -> None:
    own_settings.write_bytes(content)
    starts.start()
    program = starts.program
    qtbot.waitUntil(lambda: program.help_menu.lesson is not None)  # as at a first start
    unreadable = list(own_settings.parent.glob("unreadable-*"))
    assert all(path.read_bytes() == content for path in unreadable)
    said_of = [path.name for path in unreadable if path.name in program.window.message.text()]
    assert [path.name for path in unreadable] == said_of
    assert bool(unreadable) == ("settings" in program.window.message.text())


@pytest.fixture
def own_settings(qapp: QApplication, tmp_path: Path) -> Iterator[Path]:
    QSettings.setPath(QSettings.Format.NativeFormat, QSettings.Scope.UserScope, str(tmp_path))
    names = qapp.organizationName(), qapp.applicationName()
    qapp.setOrganizationName("straights")
    qapp.setApplicationName("straights")
    path = Path(QSettings().fileName())
    path.parent.mkdir(parents=True, exist_ok=True)
    yield path
    qapp.setOrganizationName(names[0])
    qapp.setApplicationName(names[1])
