"""A monkey at mouse, keys and menus: whatever it does, the table shows the game, and the game is legal."""

import random

import pytest

from engine.straights.session import Session
from straights_gui.view.table.items.card_item import CardItem
from tests.support.playing import HUMANS
from tests.support.window.monkey import Monkey
from tests.support.window.player import ALONE, COMPUTERS, TWO_PEOPLE, Seating, game
from tests.support.window.snapshot import snapshot_of

TABLES = (ALONE, COMPUTERS, TWO_PEOPLE, HUMANS)
STEPS = 400
QUICK, LONG = range(8), range(8, 400)


@pytest.mark.parametrize("seed", [*QUICK, *(pytest.param(seed, marks=pytest.mark.soak) for seed in LONG)])
def test_after_a_monkey_the_table_shows_the_game(seating: Seating, seed: int) -> None:
    """No error, no lost or doubled card, nothing of another hand, and the picture of a drawing."""
    chance = random.Random(seed)
    player = seating(game(seed, chance.choice(TABLES)), factor=chance.choice((0.0, 0.02, 1.0)), start=False)
    player.program.start()
    monkey = Monkey(player, chance)

    for _ in range(STEPS):
        monkey.step()
    monkey.leave()

    program = player.program
    session = program.model.session
    assert session.state == Session(session.setup, session.actions).state
    if program.event_player.shows_result:
        return
    assert program.game.is_settled
    held = [item.card for item in player.scene.items() if isinstance(item, CardItem) and item.card]
    known = (*player.observation.hand, *player.observation.table.cards())
    if player.observation.turn is not None:
        assert sorted(map(str, known)) == sorted(map(str, held))
    animated = player.picture
    program.table.draw(player.observation)
    assert snapshot_of(player.scene) == animated
