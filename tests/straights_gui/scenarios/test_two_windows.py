"""Two windows at once: neither overwrites the other's game, and neither game is lost afterwards."""

from pathlib import Path

import pytest
from PySide6.QtCore import QLockFile
from pytestqt.qtbot import QtBot

from straights_gui.controller.menus.running_game import load_running_game
from straights_gui.model.storage.autosave import Autosave
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
