"""How long a round takes: nobody waits long for computers that need no time to think."""

from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from straights_gui.model.preferences import Speed
from tests.support.window.player import game
from tests.support.window.round_clock import RoundDurations, measure_round

SEEDS = (1, 2, 3, 4)


@cache
def measured(speed: Speed) -> tuple[RoundDurations, ...]:
    found = []
    for seed in SEEDS:
        with TemporaryDirectory() as folder:
            found.append(measure_round(game(seed), speed, Path(folder)))
    return tuple(found)


@pytest.mark.parametrize("speed, seconds", [(Speed.NORMAL, 35.0), (Speed.FAST, 15.0)])
def test_a_round_is_over_in_time(painted_once: None, speed: Speed, seconds: float) -> None:
    """Deal, 52 moves, and the result with its discards turned over."""
    slowest = max(each.result for each in measured(speed))

    assert slowest <= seconds


def test_the_first_own_turn_comes_soon(painted_once: None) -> None:
    """Within 2.1 seconds of the deal's beginning, whichever seat holds the seven of spades."""
    turns = [each.first_turn for each in measured(Speed.NORMAL)]

    assert max(turns) <= 2.1
