"""What a seat's panel says of its last move, and who is thinking."""

from engine.straights.record import Move
from tests.support.playing import play_on
from tests.support.window.player import Player, Seating, game


def shown(player: Player) -> tuple[Move | None, ...]:
    return tuple(panel.state.last_move if panel.state else None for panel in player.scene.panels)


def test_the_last_moves_are_those_of_the_game_after_each_move_and_after_undo_and_redo(
    seating: Seating,
) -> None:
    """3.1: the panels follow the public moves, forwards and backwards."""
    player = seating(play_on(game(), 8))
    player.until_my_turn()
    before = shown(player)
    assert player.observation.last_moves == before

    player.play_by_dragging()
    player.until_my_turn()
    after = shown(player)
    assert player.observation.last_moves == after != before

    player.program.window.act.undo.trigger()
    player.until_settled()
    assert before == shown(player)

    player.program.window.act.redo.trigger()
    player.until_my_turn()
    assert player.observation.last_moves == shown(player)
