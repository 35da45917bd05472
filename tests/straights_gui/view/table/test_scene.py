"""The table as it is drawn: who sits where, what lies there, and what stays of what was drawn before."""

from itertools import pairwise

import pytest
from PySide6.QtCore import QSizeF

from engine.straights.player import Computer, Human
from engine.straights.session import Session
from engine.straights.setup import FIRST_LEGAL
from straights_gui.view.table.hand_order import HandOrder
from straights_gui.view.table.layout import BOTTOM, LEFT, RIGHT, TOP
from straights_gui.view.table.scene import TableScene
from tests.support.playing import play_on
from tests.support.window.player import game
from tests.support.window.snapshot import ghost_card
from tests.support.window.tables import table_of

PEOPLE = (Human(), Computer(FIRST_LEGAL), Human(), Human())


@pytest.fixture
def scene(qapp: object) -> TableScene:
    scene = TableScene()
    scene.set_size(QSizeF(1024, 700), 16.0, 1.0)
    return scene


def session(moves: int = 30) -> Session:
    """A round after some moves, in which all seats have discarded."""
    return play_on(game(5, PEOPLE), moves)


def test_the_viewer_sits_at_the_bottom_and_the_others_around(scene: TableScene) -> None:
    for viewer, bottom in (0, 0), (2, 2), (None, 2), (3, 3), (0, 0):
        scene.draw(table_of(session().observe(viewer)))
        seats = [(bottom + step) % 4 for step in range(4)]
        assert [BOTTOM, LEFT, TOP, RIGHT] == [scene.position(seat) for seat in seats]
        for seat, position in zip(seats, (BOTTOM, LEFT, TOP, RIGHT), strict=True):
            assert scene.geometry.panels[position] == scene.panels[seat].rect
            assert scene.geometry.piles[position] == scene.piles[seat].rect


def test_a_hand_is_drawn_in_the_chosen_order_and_the_table_forgets_what_was_pointed_out(
    scene: TableScene,
) -> None:
    """A place that is lit, a translucent card and framed places belong to the moment before."""
    seen = session().observe(0)
    scene.order = HandOrder.RANKS
    scene.draw(table_of(seen))
    assert all(one.rank.index <= other.rank.index for one, other in pairwise(scene.hand.cards))
    card = seen.hand[0]
    scene.show_drop_highlight(card)
    scene.show_ghost(card)
    scene.show_opened((card,), ())
    scene.hand.choose(card)
    scene.draw(table_of(seen))

    assert (None, None, {}, None) == (scene.highlighted, ghost_card(scene), scene.opened, scene.hand.chosen)
