"""Two windows at once: neither overwrites the other's game, and neither game is lost afterwards."""

from pathlib import Path

from PySide6.QtCore import QSettings
from pytestqt.qtbot import QtBot

from straights_gui.model.preferences import Preferences, Speed
from straights_gui.model.save_store import SaveStore
from straights_gui.model.thinking import InlineExecutor
from straights_gui.program import Straights, find_game
from tests.straights_gui.conftest import close
from tests.straights_gui.player import Player, game


def opened(folder: Path, qtbot: QtBot) -> Player:
    """A window as a start of the program opens it."""
    store = SaveStore.claim(folder)
    session, words = find_game(store)
    preferences = Preferences(QSettings(str(folder / "settings.ini"), QSettings.Format.IniFormat))
    preferences.animations = preferences.pauses = Speed.AT_ONCE
    program = Straights(session, store, preferences, InlineExecutor())
    program.start(words)
    return Player(program, qtbot)


def test_each_window_has_a_game_of_its_own(tmp_path: Path, qtbot: QtBot) -> None:
    """The second says so; both are saved, each in its place."""
    SaveStore(tmp_path).save(game(5))
    first = opened(tmp_path, qtbot)
    second = opened(tmp_path, qtbot)
    assert "Another window" in second.program.window.statusBar().currentMessage()
    for player in (first, second):
        player.until_my_turn()
        player.play_by_dragging()
        player.until_my_turn()
    games = [player.program.model.session for player in (first, second)]
    saved = [SaveStore(tmp_path, slot).load() for slot in (1, 2)]
    assert [each.actions for each in games] == [each.actions for each in saved if each is not None]
    assert games[0].setup.seed != games[1].setup.seed

    close(second.program)
    close(first.program)

    (kept,) = (tmp_path / "games").iterdir()
    assert str(games[1].setup.seed) in kept.read_text(encoding="utf-8")
    again = opened(tmp_path, qtbot)
    assert again.program.model.session.actions == games[0].actions
    assert "goes on where you left it" in again.program.window.statusBar().currentMessage()
    close(again.program)


def test_a_folder_that_cannot_be_locked_is_played_in_all_the_same(tmp_path: Path) -> None:
    """Nothing can be written there, so nothing can be overwritten."""
    (tmp_path / "file").write_text("in the way")
    store = SaveStore.claim(tmp_path / "file")
    assert 1 == store.slot
    store.release()
