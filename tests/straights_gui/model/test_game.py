"""What every game has, wherever it is played."""

import pytest

from engine.straights.observation import Observation
from straights_gui.model.game import Game
from tests.support.window.player import game


class Shown(Game):
    """A game of which only the position is known."""

    def observation(self) -> Observation:
        return game().observe(0)


def test_a_game_that_does_not_say_otherwise_cannot_be_taken_back(qapp: object) -> None:
    shown, changes = Shown(), list[str]()
    shown.replaced.connect(lambda: changes.append("replaced"))
    shown.happened.connect(lambda _events: changes.append("happened"))
    shown.undo()
    shown.redo()

    assert (False, False, []) == (shown.can_undo(), shown.can_redo(), changes)


def test_a_game_waits_for_who_sees_it_and_knows_nobody_at_the_screen(qapp: object) -> None:
    assert (True, [False] * 4) == (Shown().waits_for_viewer, [Shown().is_at_screen(n) for n in range(4)])


@pytest.mark.parametrize("for_good", [False, True])
def test_practice_is_marked_for_the_round_that_is_played(qapp: object, *, for_good: bool) -> None:
    """Or for it and all that follow; a help is for the round alone unless somebody says otherwise."""
    shown, marked = Shown(), list[tuple[int, bool]]()
    shown.practice_marked.connect(lambda number, goes_on: marked.append((number, goes_on)))
    shown.mark_practice(for_good=for_good)
    shown.mark_practice()

    assert [(1, for_good), (1, False)] == marked
