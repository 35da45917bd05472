"""Two windows at once: neither overwrites the other's game, and neither game is lost afterwards."""

import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QLockFile
from pytestqt.qtbot import QtBot

from straights_gui.controller.menus.running_game import load_running_game
from straights_gui.model.storage.autosave import Autosave
from tests.support.paths import ROOT
from tests.support.window.player import game, start_in


def test_each_window_has_a_game_of_its_own(tmp_path: Path, qtbot: QtBot) -> None:
    Autosave(tmp_path).save(game(5))
    first = start_in(tmp_path, qtbot)
    second = start_in(tmp_path, qtbot)
    assert "Another Straights window" in second.program.window.message.text()
    for player in (first, second):
        player.until_my_turn()
        player.take_turn()
    games = [player.program.model.session for player in (first, second)]
    saved = [Autosave(tmp_path, slot).load() for slot in (1, 2)]
    assert [each.actions for each in games] == [each.actions for each in saved if each is not None]
    assert games[0].setup.seed != games[1].setup.seed

    second.close()
    first.close()

    (kept,) = (tmp_path / "games").iterdir()
    assert str(games[1].setup.seed) in kept.read_text(encoding="utf-8")
    again = start_in(tmp_path, qtbot)
    assert again.program.model.session.actions == games[0].actions
    assert "continues where you left off" in again.program.window.message.text()
    again.close()


def named_process(path: Path) -> bytes:
    """A lock file that names this very process, as one of another PID namespace may."""
    lock = QLockFile(str(path))
    assert lock.tryLock(0)
    content = path.read_bytes()
    lock.unlock()
    return content


@pytest.mark.parametrize(
    "content",
    [b"", b"garbage", b"1\nstraights-gui\nother-host\n0123456789abcdef\nfedcba9876543210\n", None],
)
def test_a_lock_that_nobody_holds_hides_no_game(qapp: object, tmp_path: Path, content: bytes | None) -> None:
    """Whatever is written in it: a killed window, another machine and another container hold nothing."""
    Autosave(tmp_path).save(game(5))
    lock = tmp_path / "running-game.lock"
    lock.write_bytes(named_process(lock) if content is None else content)
    store = Autosave.claim(tmp_path)
    session, message = load_running_game(store)
    store.release()
    assert 1 == store.slot
    assert session is not None
    assert "continues" in message


HOLDER = """
import sys
from pathlib import Path
from straights_gui.model.storage.autosave import Autosave
store = Autosave.claim(Path(sys.argv[1]))
print(store.slot, flush=True)
sys.stdin.read()
"""


def holder(folder: Path, *before: str) -> subprocess.Popen[str]:
    """A process that has a place, until it ends."""
    return subprocess.Popen(
        [*before, sys.executable, "-c", HOLDER, str(folder)],
        cwd=ROOT,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )


def place_of(process: subprocess.Popen[str]) -> int:
    assert process.stdout is not None
    return int(process.stdout.readline())


def test_a_place_belongs_to_a_process_until_it_ends(tmp_path: Path) -> None:
    with holder(tmp_path) as first:
        assert 1 == place_of(first)
        second = Autosave.claim(tmp_path)
        assert 2 == second.slot
        second.release()
        first.kill()
    third = Autosave.claim(tmp_path)
    third.release()
    assert 1 == third.slot
    assert [] == list(tmp_path.iterdir())
