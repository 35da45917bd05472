"""Full disks, read-only folders, garbage and files from the future: play goes on, and the player is told."""

import errno
import os
import sqlite3
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QSettings, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QPushButton
from pytestqt.qtbot import QtBot

from engine.straights.storage.savegame import dumps
from straights_gui.controller.menus.running_game import load_running_game
from straights_gui.model.statistics.store import FILE
from straights_gui.model.storage.autosave import Autosave
from straights_gui.view.dialogs.confirm import Answer, Question, ask_to_save
from straights_gui.view.sheets.sheet import awaited_dialog
from tests.support.faults import failing_fsync
from tests.support.special_files import no_files, only_posix
from tests.support.window.blank_window import blank_window
from tests.support.window.player import Seating, at_turn, counted_game, game
from tests.support.window.starts import Starts


@pytest.fixture
def full_disk(monkeypatch: pytest.MonkeyPatch) -> Iterator[pytest.MonkeyPatch]:
    """A disk without room, until it is given some."""
    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", failing_fsync(errno.ENOSPC))
        yield patch


def test_a_full_disk_stops_no_game(seating: Seating, tmp_path: Path, full_disk: pytest.MonkeyPatch) -> None:
    player = at_turn(seating)
    assert "the disk is full" in player.said
    assert "running-game.straights" in player.said
    player.program.window.message.show_text("")
    for _ in range(3):
        player.take_turn()
    assert "" == player.said
    assert [] == list(tmp_path.glob("*.straights*"))

    full_disk.undo()
    player.take_turn()
    saved = player.autosave.load()
    assert saved is not None
    assert player.program.model.session.actions == saved.actions


def test_a_branch_promises_no_original_that_was_not_saved(
    seating: Seating, full_disk: pytest.MonkeyPatch
) -> None:
    player = at_turn(seating)
    player.take_turn()
    player.program.game_menu.begin_branch(player.program.model.session.rewound(1), "move 2")
    assert "Couldn’t save the previous game" in player.said

    full_disk.undo()
    player.program.game_menu.begin_branch(player.program.model.session.rewound(1), "move 2")
    assert "under “Open”" in player.said


def test_that_nothing_is_saved_stays_on_screen(seating: Seating, full_disk: pytest.MonkeyPatch) -> None:
    player = at_turn(seating)
    player.program.window.say("Something else.")
    bar = player.program.window.unsaved_bar
    assert bar.isVisible()
    assert "Not saved: the disk is full" == bar.label.text()
    player.preferences.language = "de"
    assert "Nicht gespeichert: der Datenträger ist voll" == bar.label.text()
    player.preferences.language = "en"

    full_disk.undo()
    player.take_turn()
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
    seating: Seating, tmp_path: Path, full_disk: pytest.MonkeyPatch, monkeypatch: pytest.MonkeyPatch
) -> None:
    player = at_turn(seating)
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


def test_who_does_not_quit_after_all_loses_no_game(
    seating: Seating, tmp_path: Path, full_disk: pytest.MonkeyPatch, monkeypatch: pytest.MonkeyPatch
) -> None:
    player = at_turn(seating)
    player.take_turn()
    left = dumps(player.program.model.session)
    player.program.game_menu.play_again()
    player.until_my_turn()
    player.take_turn()
    asked = answering(monkeypatch, Answer.GO_ON, Answer.CANCEL)
    assert not player.program.window.close()
    assert ["Quit anyway"] * 2 == asked

    full_disk.undo()
    player.take_turn()
    assert [left] == [path.read_text(encoding="utf-8") for path in (tmp_path / "games").iterdir()]


def test_who_quits_and_saves_elsewhere_has_the_game(
    seating: Seating, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    player = at_turn(seating)
    (tmp_path / "file").write_text("in the way")
    player.autosave.path = tmp_path / "file" / "running-game.straights"
    player.take_turn()
    answering(monkeypatch, Answer.SAVE)
    mine = tmp_path / "mine.straights"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_arguments: (str(mine), ""))
    assert player.program.window.close()
    assert dumps(player.program.model.session) == mine.read_text(encoding="utf-8")


def test_a_game_saved_elsewhere_from_its_mark_may_be_left(
    seating: Seating, tmp_path: Path, full_disk: pytest.MonkeyPatch, monkeypatch: pytest.MonkeyPatch
) -> None:
    player = at_turn(seating)
    player.take_turn()
    bar, mine = player.program.window.unsaved_bar, tmp_path / "mine.straights"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_arguments: (str(mine), ""))
    bar.button.click()
    assert bar.isVisible()  # nothing was written there either
    with monkeypatch.context() as other_disk:
        other_disk.setattr(os, "fsync", lambda _descriptor: None)
        bar.button.click()
    assert dumps(player.program.model.session) == mine.read_text(encoding="utf-8")
    assert not bar.isVisible()

    player.take_turn()
    assert bar.isVisible()
    bar.button.click()
    asked = answering(monkeypatch, Answer.CANCEL)
    assert not player.program.window.close()
    assert ["Quit anyway"] == asked
    with monkeypatch.context() as other_disk:
        other_disk.setattr(os, "fsync", lambda _descriptor: None)
        bar.button.click()
    assert player.program.window.close()
    assert ["Quit anyway"] == asked


def test_who_quits_with_room_again_is_asked_nothing(
    seating: Seating, full_disk: pytest.MonkeyPatch, monkeypatch: pytest.MonkeyPatch
) -> None:
    player = at_turn(seating)
    player.take_turn()
    asked = answering(monkeypatch)
    full_disk.undo()
    assert player.program.window.close()
    assert [] == asked
    saved = player.autosave.load()
    assert saved is not None
    assert player.program.model.session.actions == saved.actions


def test_who_leaves_a_game_that_could_not_be_saved_is_asked(
    seating: Seating, tmp_path: Path, full_disk: pytest.MonkeyPatch, monkeypatch: pytest.MonkeyPatch
) -> None:
    other = tmp_path / "other.straights"
    other.write_text(dumps(game(6)), encoding="utf-8")
    player = at_turn(seating)
    player.take_turn()
    session = player.program.model.session
    asked = answering(monkeypatch, Answer.CANCEL, Answer.CANCEL, Answer.GO_ON)
    player.program.game_menu.restart()
    player.program.game_menu.open_file(other)
    assert session is player.program.model.session
    player.program.game_menu.open_file(other)
    assert 6 == player.program.model.session.setup.seed
    assert ["Leave anyway"] * 3 == asked
    full_disk.undo()
    assert player.program.window.close()


@pytest.mark.parametrize("answer", list(Answer))
def test_the_question_about_an_unsaved_game_has_three_answers(qtbot: QtBot, answer: Answer) -> None:
    """The one that changes nothing is the default, and Escape."""
    parent = blank_window(qtbot)
    texts = {Answer.GO_ON: "Go on", Answer.SAVE: "Save"}
    defaults: list[bool] = []

    def press() -> None:
        box = awaited_dialog()
        assert isinstance(box, Question)
        defaults.append(box.cancel_button is parent.focusWidget())
        if answer is Answer.CANCEL:
            QTest.keyClick(box, Qt.Key.Key_Escape)
        else:
            next(each for each in box.findChildren(QPushButton) if each.text() == texts[answer]).click()

    QTimer.singleShot(0, press)
    assert answer is ask_to_save(parent, "Title", "Text", "Go on", "Save")
    assert [True] == defaults


def test_games_left_after_the_clock_was_set_back_are_kept(seating: Seating, tmp_path: Path) -> None:
    """Whatever the names say, those that were left last are the newest."""
    past = tmp_path / "games"
    past.mkdir()
    for number in range(40):
        path = past / f"2099-01-01 10.00.{number:02}.straights"
        path.write_text("from the future", encoding="utf-8")
        os.utime(path, (4_070_944_800 + number,) * 2)
    player = seating(game())
    left: list[str] = []
    for _ in range(3):
        player.until_my_turn()
        player.take_turn()
        left.append(dumps(player.program.model.session))
        player.program.game_menu.play_again()
    player.until_my_turn()
    kept = player.left_games()
    assert 40 == len(kept)
    assert left[::-1] == [path.read_text(encoding="utf-8") for path in kept[:3]]


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


@pytest.mark.parametrize(
    "error", [sqlite3.DatabaseError("malformed"), UnicodeDecodeError("utf-8", b"", 0, 1, "")]
)
def test_damaged_statistics_never_hide_a_hint(
    seating: Seating, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, error: Exception
) -> None:
    """The hint is asked for before it is counted; the damaged file is kept aside, which is said."""
    player = at_turn(seating, counted_game())
    connect = sqlite3.connect
    errors = [error]

    def broken_once(path: Path, *, timeout: float) -> sqlite3.Connection:
        if errors:
            raise errors.pop()
        return connect(path, timeout=timeout)

    player.program.statistics.close()
    (tmp_path / FILE).write_bytes(b"damaged")
    monkeypatch.setattr(sqlite3, "connect", broken_once)
    player.key(Qt.Key.Key_H)
    assert "unreadable-1.sqlite3" in player.said
    player.until(lambda: player.scene.hand.chosen is not None)
    player.finish_round()
    assert 1 == player.figures().hints


@pytest.mark.parametrize("content", [b"\x00\xff\x00", b"[General\nspeed", b"speed=\x00@@@"])
def test_garbage_for_settings_opens_a_window_all_the_same(
    starts: Starts, qtbot: QtBot, own_settings: Path, content: bytes
) -> None:
    own_settings.write_bytes(content)
    starts.start()
    program = starts.program
    qtbot.waitUntil(lambda: program.help_menu.running_tour is not None)  # as at a first start
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


@only_posix
@no_files
def test_what_is_no_file_is_no_running_game(
    qapp: QApplication, tmp_path: Path, make: Callable[[Path], None]
) -> None:
    store = Autosave(tmp_path)
    make(store.path)
    session, message = load_running_game(store)
    store.save(game(7))
    found = store.load()
    assert session is None
    assert "unreadable-1.straights" in message
    assert found is not None
    assert 7 == found.setup.seed
