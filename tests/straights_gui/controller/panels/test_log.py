"""The log: what stands in it, and for how long."""

import pytest

from tests.support.window.player import Seating, game


def test_what_was_said_in_a_game_does_not_stand_in_the_log_of_the_next(seating: Seating) -> None:
    """Neither at once nor after a change of the language, which writes the log again."""
    player = seating(game())
    player.until_my_turn()
    log = player.program.window.log
    log.show()
    player.program.log.add_note(lambda: "Anna: Nice move!")
    assert "Anna: Nice move!" in log.panel.toPlainText()

    player.program.game_menu.begin(game(6))
    player.until_my_turn()
    player.program.log.retranslate()
    assert "Anna: Nice move!" not in log.panel.toPlainText()


def test_a_replay_over_the_result_of_a_round_leaves_no_gap_in_the_log(seating: Seating) -> None:
    """The next round, which is dealt meanwhile, has its line; so have all that follow, in every language."""
    player = seating(game())
    player.finish_round()
    player.program.window.act.replay.trigger()
    player.program.replay.close()
    player.until_my_turn()
    log = player.program.window.log
    shown = log.panel.toPlainText()

    player.program.log.rewrite()

    assert 2 == shown.count("A new round begins.")
    assert log.panel.toPlainText().count("\n") == shown.count("\n")


@pytest.mark.parametrize("rounds", [0, 1], ids=["first round", "second round"])
def test_another_language_tells_the_same_lines(seating: Seating, rounds: int) -> None:
    """As many as were shown, no fewer and none that is still to come; and back again."""
    player = seating(game())
    for _ in range(rounds):
        player.finish_round()
        player.go_on()
    player.until_my_turn()
    player.program.window.log.show()
    text = player.program.window.log.panel.toPlainText
    english = text().splitlines()
    player.preferences.language = "de"
    german = text().splitlines()
    player.preferences.language = "en"

    assert (len(english), english) == (len(german), text().splitlines())
    assert "Player2 plays 7♠." == english[1]
    assert "Player2 spielt 7♠." == german[1]
