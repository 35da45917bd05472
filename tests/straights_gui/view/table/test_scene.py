"""The table as it is drawn: who sits where, what lies there, and what stays of what was drawn before."""

import pytest
from PySide6.QtCore import QSizeF

from engine.straights.player import Computer, Human
from engine.straights.session import Session
from engine.straights.setup import FIRST_LEGAL
from straights_gui.view.table.layout import BOTTOM, LEFT, RIGHT, TOP
from straights_gui.view.table.scene import TableScene
from tests.support.playing import play_on
from tests.support.window.player import game
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
