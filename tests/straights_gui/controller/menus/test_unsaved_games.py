"""Games that could not be written: which of them are still told of."""

import errno
import os
from pathlib import Path

import pytest
from PySide6.QtWidgets import QFileDialog

from engine.straights.storage.savegame import dumps
from straights_gui.model.storage.saved_games import read_game
from straights_gui.view.dialogs import confirm
from tests.support.faults import failing_fsync
from tests.support.window.player import Player, Seating, at_turn, game


def test_a_game_that_was_left_and_saved_elsewhere_is_no_longer_unsaved(
    seating: Seating, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(os, "fsync", failing_fsync(errno.ENOSPC))
    player = at_turn(seating)
    player.take_turn()
    player.program.game_menu.play_again()
    player.until_my_turn()
    bar = player.program.window.unsaved_bar
    assert bar.isVisible()

    places = iter(str(tmp_path / name) for name in ("left.straights", "running.straights"))
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_arguments: (next(places), ""))
    with monkeypatch.context() as other_disk:
        other_disk.setattr(os, "fsync", lambda _descriptor: None)
        bar.button.click()
    asked: list[str] = []

    def answer(_parent: object, title: str, *_texts: str) -> confirm.Answer:
        asked.append(title)
        return confirm.Answer.GO_ON

    monkeypatch.setattr(confirm, "ask_to_save", answer)
    assert not bar.isVisible()
    assert player.program.window.close()
    assert [] == asked


def test_a_game_that_was_left_is_tried_again_when_the_program_ends(
    player: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its folder may be there again; nobody is asked about what is not lost."""
    player.take_turn()
    folder = player.autosave.path.parent / "games"
    assert not folder.exists()
    folder.write_bytes(b"in the way")
    player.program.game_menu.play_again()
    player.until_my_turn()
    assert player.program.window.unsaved_bar.isVisible()
    folder.unlink()
    monkeypatch.setattr(confirm, "ask_to_save", lambda *_question: pytest.fail("nothing is lost"))

    assert player.program.window.close()
    assert 1 == len(list(folder.glob("*.straights")))


def test_who_stays_in_a_game_finds_it_saved_when_it_is_left_later(
    seating: Seating, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """It was not given up: there may be room by then. What was given up is not saved."""
    other = tmp_path / "other.straights"
    other.write_text(dumps(game(9)), encoding="utf-8")
    player = seating(game())
    folder = player.autosave.path.parent / "games"
    for answer, kept in (confirm.Answer.CANCEL, [5]), (confirm.Answer.GO_ON, [5, 9]):
        monkeypatch.setattr(os, "fsync", failing_fsync(errno.ENOSPC))
        player.play_turn()
        monkeypatch.setattr(confirm, "ask_to_save", lambda *_texts, answer=answer: answer)
        actions = player.program.model.session.actions
        player.program.game_menu.open_file(other)
        assert (answer is confirm.Answer.CANCEL) == (actions == player.program.model.session.actions)
        monkeypatch.setattr(os, "fsync", lambda _descriptor: None)
        player.until_my_turn()
        player.program.game_menu.play_again()
        assert kept == sorted(read_game(path).setup.seed for path in folder.glob("*.straights"))
    player.until_my_turn()
