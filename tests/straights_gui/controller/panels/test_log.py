"""The log: what stands in it, and for how long."""

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
