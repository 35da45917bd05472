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
def measured(seed: int, speed: Speed) -> RoundDurations:
    with TemporaryDirectory() as folder:
        return measure_round(game(seed), speed, Path(folder))


def slowest_seed() -> int:
    return max(SEEDS, key=lambda seed: measured(seed, Speed.NORMAL).result)


@pytest.mark.parametrize("speed, seconds", [(Speed.NORMAL, 35.0), (Speed.FAST, 15.0)])
def test_a_round_is_over_in_time(painted_once: None, speed: Speed, seconds: float) -> None:
    assert measured(slowest_seed(), speed).result <= seconds


def test_the_first_own_turn_comes_soon(painted_once: None) -> None:
    """Within 2.1 seconds of the deal's beginning, whichever seat holds the seven of spades."""
    turns = [measured(seed, Speed.NORMAL).first_turn for seed in SEEDS]

    assert max(turns) <= 2.1
