"""Hands that are quick, clumsy or early: what was meant happens once, what was not meant never."""

import pytest
from PySide6.QtCore import QPoint, Qt

from tests.support.window.player import Player, Seating


def turn_to_normal_speed(player: Player) -> None:
    player.program.motion.factor = player.program.motion.pause_factor = 1.0


def test_during_a_deal_nothing_can_be_taken_from_the_deck(seating: Seating) -> None:
    player = seating(None, factor=1000.0)
    player.until(player.program.motion.is_running)
    middle = player.program.table.mapFromScene(player.scene.geometry.deck)

    player.double_click(middle)
    player.press(middle)
    player.move(middle, middle + QPoint(50, 50))

    assert None is player.scene.hand.chosen
    assert not player.program.table.mouse.is_dragging
    player.release(middle)
    assert () == player.program.model.session.actions


@pytest.mark.parametrize("what", ["undo", "new"])
def test_a_game_that_changes_under_a_drag_leaves_no_card_in_the_air(player: Player, what: str) -> None:
    """The card that was held belongs to a hand that is not there any more: its release does nothing."""
    player.take_turn()
    card = player.observation.hand[0]
    start, place = player.point_of(card), player.place_of(card)
    player.press(start)
    player.move(start, place)

    (player.program.window.act.undo.trigger if what == "undo" else player.program.game_menu.play_again)()
    player.until_my_turn()
    moves = len(player.program.model.session.actions)
    player.release(place)
    player.until_settled()

    assert moves == len(player.program.model.session.actions)
    assert set(player.observation.hand) == set(player.scene.hand.cards)
    assert None is player.scene.hand.held


def test_a_drag_that_began_before_the_turn_ends_in_it(player: Player) -> None:
    turn_to_normal_speed(player)
    player.play_by_dragging()
    card = player.observation.hand[0]
    start = player.point_of(card)
    player.press(start)
    player.move(start, start + QPoint(10, -60))
    player.finish_motion()
    player.until(lambda: player.program.game.is_settled and player.observation.is_my_turn)
    moves, is_legal = player.count_moves(), card in player.observation.legal_plays

    assert player.program.table.mouse.is_dragging
    player.move(start, player.place_of(card))
    player.release(player.place_of(card))
    player.until_my_turn()

    assert moves + is_legal == player.count_moves()
    assert is_legal == (card not in player.observation.hand)


def is_waiting_for_me(player: Player) -> bool:
    """Whether it is the player's turn, and nothing is skipped any more."""
    is_settled = player.program.game.is_settled and player.observation.is_my_turn
    return is_settled and not player.program.motion.is_skipping


def test_the_moves_after_the_own_card_are_skipped(player: Player) -> None:
    player.program.motion.factor = player.program.motion.pause_factor = 1000.0
    player.click(player.observation.legal_plays[0])
    assert player.program.game.may_skip()

    player.key(Qt.Key.Key_Space)
    player.until(lambda: is_waiting_for_me(player))

    assert set(player.observation.table.cards()) == set(player.scene.board)
    player.program.motion.finish()
