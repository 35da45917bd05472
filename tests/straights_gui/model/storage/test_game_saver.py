"""The running game is written before play goes on, and the disk is waited for on another thread."""

import errno
import os
import shutil
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from engine.straights.session import Session
from straights_gui.model.storage.autosave import Autosave
from straights_gui.model.strategy_runner import ThreadExecutor
from straights_gui.view.dialogs.confirm import Answer
from tests.support.faults import failing_fsync
from tests.support.playing import play_on
from tests.support.window.player import COMPUTERS, Seating, game


class Disk:
    """A disk that keeps whoever syncs waiting.

    Attributes:
        is_waited_for: somebody waits.
        may_end: nobody waits any longer.
        error: what the disk answers, 0 for success.
        waited_for_by_window: how often the GUI thread waited.
    """

    def __init__(self) -> None:
        self.is_waited_for, self.may_end = threading.Event(), threading.Event()
        self.error = self.waited_for_by_window = 0

    def sync(self, descriptor: int) -> None:
        """Take the place of `os.fsync`."""
        if threading.current_thread() is threading.main_thread():
            self.waited_for_by_window += 1
        else:
            self.is_waited_for.set()  # unreached: in a thread of Qt's
            self.may_end.wait()  # unreached: in a thread of Qt's
        if self.error:
            failing_fsync(self.error)(descriptor)


@pytest.fixture
def slow_disk(monkeypatch: pytest.MonkeyPatch) -> Iterator[Disk]:
    """Let syncing take until the test says otherwise."""
    disk = Disk()
    monkeypatch.setattr(os, "fsync", disk.sync)
    yield disk
    disk.may_end.set()


def found_after_a_kill(folder: Path) -> Session | None:
    """The game that the next start would find if the process were killed now."""
    copy = folder / "copy"
    shutil.copytree(folder, copy)
    store = Autosave.claim(copy)
    session = store.load()
    store.release()
    assert [] == [path.name for path in copy.iterdir() if path.suffix == ".new"]
    shutil.rmtree(copy)
    return session


def test_no_move_waits_for_the_disk_and_none_is_lost_by_a_kill(
    seating: Seating, tmp_path: Path, slow_disk: Disk
) -> None:
    """The disk hangs, and four seats play on; whatever was played is there for the next start."""
    player = seating(game(), disk=ThreadExecutor())
    waits = []
    for _ in range(3):
        slow_disk.waited_for_by_window = 0
        player.play_turn()
        waits.append(slow_disk.waited_for_by_window)
        found = found_after_a_kill(tmp_path)
        assert found is not None
        assert player.program.model.session.actions == found.actions
    assert slow_disk.is_waited_for.is_set()
    assert 3 >= len(list(tmp_path.glob("*.new")))

    threading.Timer(0.05, slow_disk.may_end.set).start()
    player.program.window.close()
    kept = player.autosave.load()

    assert slow_disk.may_end.is_set()
    assert [0, 0, 0] == waits
    assert kept is not None
    assert player.program.model.session.actions == kept.actions
    assert [] == list(tmp_path.glob("*.new"))


def test_who_quits_waits_for_the_disk_and_hears_its_answer(
    seating: Seating, slow_disk: Disk, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The disk turns out to be full while the window closes: the player is asked."""
    player = seating(game(), disk=ThreadExecutor())
    player.play_turn()
    asked: list[str] = []

    def cancel(_parent: object, _title: str, text: str, _go_on: str, _save: str) -> Answer:
        asked.append(text)
        return Answer.CANCEL

    monkeypatch.setattr("straights_gui.view.dialogs.confirm.ask_to_save", cancel)
    slow_disk.error = errno.ENOSPC
    threading.Timer(0.05, slow_disk.may_end.set).start()

    assert not player.program.window.close()
    assert ["the disk is full" in text for text in asked] == [True]


def test_a_disk_that_fails_on_its_own_thread_is_told_and_so_is_its_recovery(
    seating: Seating, slow_disk: Disk
) -> None:
    """As soon as its answer comes, without a further move; play has gone on meanwhile."""
    player = seating(game(), disk=ThreadExecutor())
    player.play_turn()
    bar = player.program.window.unsaved_bar
    assert not bar.isVisible()

    slow_disk.error = errno.ENOSPC
    slow_disk.may_end.set()
    player.until(bar.isVisible)
    assert "the disk is full" in player.said

    slow_disk.error = 0
    player.play_turn()
    player.until(lambda: not bar.isVisible())
    assert player.autosave.path.exists()


def games(count: int) -> list[Session]:
    """A game at its beginning and after each of its first moves."""
    session = play_on(game(players=COMPUTERS), count)
    return [session.rewound(number) for number in range(count + 1)]


def moves_claimed(folder: Path) -> int:
    """The number of moves in the game that the next window finds."""
    claimed = Autosave.claim(folder)
    found = claimed.load()
    claimed.release()
    assert found is not None
    return len(found.actions)


@pytest.mark.parametrize("complete", [0, 1, 12])
def test_the_newest_complete_game_of_a_killed_window_is_found(tmp_path: Path, complete: int) -> None:
    """A half one is none, and all the others go."""
    store = Autosave(tmp_path)
    first, *later, last = games(complete + 1)
    store.save(first)
    for session in later:
        store.write(session)
    half = store.write(last)
    half.write_bytes(half.read_bytes()[:-9])

    assert complete == moves_claimed(tmp_path)
    assert ["running-game.straights"] == [path.name for path in tmp_path.iterdir()]


def test_a_game_that_the_disk_refuses_at_one_start_is_found_at_the_next(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Unless play went on from the last durable one: the newer of the two counts."""
    before, killed, after, last = games(3)
    Autosave(tmp_path).save(before)
    Autosave(tmp_path).write(killed)
    counts = []
    for session in (None, after, last):
        with monkeypatch.context() as full:
            full.setattr(os, "fsync", failing_fsync(errno.ENOSPC))
            claimed = Autosave.claim(tmp_path)
            if session is not None:
                claimed.write(session)
            claimed.release()
        counts.append(moves_claimed(tmp_path))

    assert [1, 2, 3] == counts
