"""The log, and what a screen reader is told: what is in it, and for how long."""

import pytest

from engine.straights.text.table import instructions
from straights_gui.view.table.input.screen_reader import ScreenReader
from straights_gui.view.text.rendering import spoken
from tests.support.window.player import Player, Seating, game


@pytest.mark.parametrize("rounds", [0, 1], ids=["first round", "second round"])
def test_the_log_that_grew_is_the_one_that_is_written_at_once(seating: Seating, rounds: int) -> None:
    """Also in another language, with what was said where it was said."""
    player = seating(game())
    player.until_my_turn()
    player.program.log.add_note(lambda: "Anna: Hello!")
    for _ in range(rounds):
        player.finish_round()
        player.go_on()
    player.until_my_turn()
    player.program.window.log.show()
    text = player.program.window.log.panel.toPlainText
    english = text().splitlines()
    player.preferences.choose("language", "de")
    german = text().splitlines()
    player.preferences.choose("language", "en")
    player.program.log.rewrite()

    assert (len(english), english) == (len(german), text().splitlines())
    assert ["Player2 plays 7♠.", "Player2 spielt 7♠."] == [english[1], german[1]]
    assert 4 == english.index("Anna: Hello!") == german.index("Anna: Hello!")


@pytest.fixture
def heard(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    found: list[str] = []
    monkeypatch.setattr(ScreenReader, "announce", lambda _reader, sentence: found.append(sentence))
    return found


def test_each_move_is_told_and_then_whose_turn_it_is(seating: Seating, heard: list[str]) -> None:
    player = seating(game())
    player.program.game_menu.begin(game())
    player.until_my_turn()
    heard.clear()
    before = len(player.program.model.said())
    player.take_turn()
    moves = [spoken(*said.spoken) for said in player.program.model.said()[before:]]

    assert 4 == len(moves)
    assert [*moves, spoken(*instructions(player.observation))] == heard
    player.program.game.settled.emit()
    assert 5 == len(heard)


def test_what_the_table_says_is_told(heard: list[str], player: Player) -> None:
    heard.clear()
    player.program.table.warned.emit("Not that one.")
    player.program.table.advised.emit("This one.")
    player.program.window.act.read_aloud.trigger()

    assert ["Not that one.", "This one."] == heard[:2]
    assert heard[2].endswith(spoken(*instructions(player.observation)))
    assert 3 == len(heard)
