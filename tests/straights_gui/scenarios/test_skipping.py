"""Space or a click on the felt shows at once what still moves, up to the player's turn or a result."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, Qt

from tests.support.window.player import Player, Seating, at_turn, game

WAYS: dict[str, Callable[[Player], object]] = {
    "Space": lambda player: player.key(Qt.Key.Key_Space),
    "a click on the felt": lambda player: player.click_at(QPoint(8, 8)),
}


def is_waiting_for_me(player: Player) -> bool:
    """Whether it is the player's turn, and nothing is skipped any more."""
    is_settled = player.program.game.is_settled and player.observation.is_my_turn
    return is_settled and not player.program.motion.is_skipping


@pytest.mark.parametrize("way", WAYS)
def test_the_deal_and_the_computers_are_skipped(seating: Seating, way: str) -> None:
    player = seating(game(), factor=1000.0)
    player.until(player.program.motion.is_running)

    WAYS[way](player)
    player.until(lambda: is_waiting_for_me(player))

    assert not player.program.game.may_skip()
    player.program.motion.finish()


@pytest.mark.parametrize("way", WAYS)
def test_the_moves_after_the_own_card_are_skipped(seating: Seating, way: str) -> None:
    player = at_turn(seating)
    player.program.motion.set_speed(1000.0)
    player.click(player.observation.legal_plays[0])
    assert player.program.game.may_skip()

    WAYS[way](player)
    player.until(lambda: is_waiting_for_me(player))

    assert set(player.observation.table.cards()) == set(player.scene.board)
    player.program.motion.finish()
