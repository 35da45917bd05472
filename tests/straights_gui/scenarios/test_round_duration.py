"""How long a round takes: nobody waits long for computers that need no time to think."""

from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from tests.support.window.player import game
from tests.support.window.round_clock import RoundDurations, measure_round

SEEDS = (1, 2, 3, 4)


@cache
def measured(seed: int, speed: str) -> RoundDurations:
    with TemporaryDirectory() as folder:
        return measure_round(game(seed), speed, Path(folder))


def slowest_seed() -> int:
    return max(SEEDS, key=lambda seed: measured(seed, "normal").result)


@pytest.mark.parametrize("speed, seconds", [("normal", 35.0), ("fast", 15.0)])
def test_a_round_is_over_in_time(painted_once: None, speed: str, seconds: float) -> None:
    assert measured(slowest_seed(), speed).result <= seconds


def test_the_first_own_turn_comes_soon(painted_once: None) -> None:
    """Within 2.1 seconds of the deal's beginning, whichever seat holds the seven of spades."""
    turns = [measured(seed, "normal").first_turn for seed in SEEDS]

    assert max(turns) <= 2.1
