"""Chances to win from the scores: what anybody would expect of them."""

from functools import cache
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.straights.playouts.models import Models
from engine.straights.playouts.policy import policy_for
from engine.straights.playouts.simulator import Simulator
from engine.straights.value_functions.values import Blocker
from tests.support.chances import win_probabilities

LIMITS = pytest.mark.parametrize("limit", [1, 20, 50, 80, 150, 500, 10**9])
SCORES = st.lists(st.integers(0, 79), min_size=4, max_size=4)


@given(SCORES)
def test_chances_add_up_to_one_and_follow_the_order_of_scores(scores: list[int]) -> None:
    chances = win_probabilities(scores, 80)

    assert 1.0 == pytest.approx(sum(chances))
    for one in range(4):
        for other in range(4):
            assert (scores[one] < scores[other]) == (chances[one] > chances[other])


@given(SCORES, st.integers(80, 120))
def test_when_the_game_is_over_the_lowest_have_won(scores: list[int], last: int) -> None:
    scores[2] = last
    lowest = [score for score in scores if score == min(scores)]

    expected = tuple(1 / len(lowest) if score == min(scores) else 0.0 for score in scores)
    assert expected == win_probabilities(scores, 80)


@LIMITS
def test_a_game_to_any_limit_is_open_at_its_start_and_decided_at_its_end(limit: int) -> None:
    """Equal chances for equal scores; all for the only one below the limit in a game that is over."""
    assert (0.25,) * 4 == win_probabilities((0, 0, 0, 0), limit)
    assert (1.0, 0.0, 0.0, 0.0) == win_probabilities((0, limit, limit, limit + 90), limit)


@pytest.mark.parametrize(
    "scores, limit",
    [
        ((0, 10, 20, 30), 80),
        ((30, 50, 60, 65), 80),
        ((40, 70, 90, 110), 150),
        ((200, 240, 260, 280), 500),
        ((20, 60, 100, 80), 500),
        ((900, 1000, 1000, 1100), 2000),
    ],
)
def test_the_chances_are_those_of_games_that_are_played_on(scores: tuple[int, ...], limit: int) -> None:
    """Two thousand games of equal players from these scores, their rounds drawn from two thousand."""
    chance, wins, games = Random(1), 0.0, 2000
    for _ in range(games):
        totals = list(scores)
        while max(totals) < limit:
            gained = chance.sample(chance.choice(rounds()), 4)
            totals = [total + points for total, points in zip(totals, gained, strict=True)]
        wins += (totals[0] == min(totals)) / totals.count(min(totals))

    assert wins / games == pytest.approx(win_probabilities(scores, limit)[0], abs=0.06)


@cache
def rounds() -> list[list[int]]:
    """What each seat gains in rounds of equal players."""
    simulator = Simulator(Models([policy_for(Blocker(), 0.4)]), 1)
    gained = []
    for _ in range(2000):
        simulator.play(simulator.deal(), 52)
        gained.append(list(simulator.points))
    return gained
