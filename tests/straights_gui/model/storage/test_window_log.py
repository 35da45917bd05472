"""The log of a window: what is in it, and that it never stands in the way."""

import re
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QTimer
from pytestqt.qtbot import QtBot

from straights_gui.model.storage.autosave import Autosave
from straights_gui.model.storage.window_log import WindowLog
from tests.support.window.player import Seating, game
from tests.support.window.starts import Starts


def text_of(folder: Path) -> str:
    return (folder / "straights.log").read_text(encoding="utf-8")


def test_a_game_without_problems_leaves_no_log(seating: Seating, tmp_path: Path) -> None:
    seating(game()).until_my_turn()

    assert not (tmp_path / "straights.log").exists()


def test_a_save_that_fails_is_logged(
    seating: Seating, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(_store: Autosave, _session: object) -> None:
        raise OSError(28, "No space left on device")

    player = seating(game())
    monkeypatch.setattr(Autosave, "write", refuse)
    player.until_my_turn()
    player.play_by_dragging()
    player.until_settled()

    assert 1 == text_of(tmp_path).count("could not be saved in running-game.straights: No space left")


def test_statistics_that_are_set_aside_are_logged(seating: Seating, tmp_path: Path) -> None:
    (tmp_path / "statistics.sqlite3").write_bytes(b"this is no database at all, nor was it ever one" * 40)
    seating(None).program.statistics.count_hint()

    assert "kept as unreadable-1.sqlite3" in text_of(tmp_path)


def test_an_exception_in_a_slot_is_logged_with_its_traceback(
    starts: Starts, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    def divide() -> None:
        _ = 1 / 0

    launcher = starts.start()
    monkeypatch.setattr(sys, "excepthook", launcher.report)
    monkeypatch.setattr(sys, "__excepthook__", lambda *_: None)
    QTimer.singleShot(0, divide)
    qtbot.waitUntil(lambda: "ZeroDivisionError" in launcher.window.message.text())

    logged = text_of(starts.folder)
    assert "test_window_log.py" in logged
    assert "ZeroDivisionError: division by zero" in logged


def test_a_folder_that_cannot_be_written_is_no_problem(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").write_text("in the way")
    (tmp_path / "folder.log").mkdir()
    for path in (tmp_path / "file" / "straights.log", tmp_path / "folder.log"):
        window_log = WindowLog(path)
        window_log.warning("lost")
        window_log.error("lost too", ValueError("lost"))
        window_log.close()

    assert ("", "") == tuple(capsys.readouterr())


def test_a_record_says_when_what_and_why(tmp_path: Path) -> None:
    window_log = WindowLog(tmp_path / "not" / "yet" / "straights.log")
    window_log.warning("50 % of Zoë's %s")
    window_log.close()
    window_log.error("100 %d", ValueError("why"))
    window_log.close()
    lines = text_of(tmp_path / "not" / "yet").splitlines()
    moment = re.compile(r"\d{4}-\d\d-\d\d \d\d:\d\d:\d\d,\d{3} ")

    assert ["WARNING 50 % of Zoë's %s", "ERROR 100 %d", "ValueError: why"] == [
        moment.sub("", line, count=1) for line in lines
    ]
    assert [True, True, False] == [moment.match(line) is not None for line in lines]


def test_the_log_stays_small(tmp_path: Path) -> None:
    """Three files of 256 kB, the newest records in the first."""
    window_log = WindowLog(tmp_path / "straights.log")
    for number in range(1000):
        window_log.warning(f"{number} {1000 * 'x'}")
    window_log.close()
    files = sorted(path.name for path in tmp_path.iterdir())

    assert ["straights.log", "straights.log.1", "straights.log.2"] == files
    assert max(path.stat().st_size for path in tmp_path.iterdir()) <= 256 * 1024
    assert "999 x" in text_of(tmp_path)
