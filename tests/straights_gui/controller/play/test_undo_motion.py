"""Undo and redo move cards back and forth, all at once and shortly; nobody has to wait for it."""

from PySide6.QtWidgets import QApplication

from straights_gui.view.style.motion import TAKE_BACK
from tests.support.window.player import Player, Seating, game


def after_two_turns(seating: Seating) -> Player:
    """A person on turn who has moved twice; from now on cards need a minute to fly."""
    player = seating(game())
    for _ in range(2):
        player.until_my_turn()
        player.play_by_dragging()
    player.until_my_turn()
    player.program.motion.factor = 60_000 / TAKE_BACK
    return player


def test_a_card_can_be_played_while_others_fly_back(seating: Seating) -> None:
    player = after_two_turns(seating)
    player.program.window.act.undo.trigger()
    QApplication.processEvents()
    moves = player.count_moves()

    card = player.observation.legal_plays[0]
    player.program.table.card_activated.emit(card)

    assert moves + 1 == player.count_moves()
