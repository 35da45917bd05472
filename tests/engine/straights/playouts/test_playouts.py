"""What the end of a round that was played out is worth: both forms, against the chances said elsewhere."""

from collections.abc import Callable
from functools import cache
from random import Random
from typing import Any

import pytest

from engine.straights.advice.analysis import softness_by_growth
from engine.straights.advice.win_probability import win_probabilities
from engine.straights.playouts.bits import LEAD, MOST_POINTS
from engine.straights.playouts.policy import policy_for
from engine.straights.playouts.position import Position
from engine.straights.value_functions.uniform import Uniform
from tests.support.playout_forms import Form, imported, interpreted

FORMS = pytest.mark.parametrize("form", [imported, interpreted])
MODEL = policy_for(Uniform(), 1.0)


@cache
def playouts_of(form: Form, slope: float) -> tuple[Any, Any]:  # either form's classes
    """Make a table of a form, and playouts on it."""
    rounds = form.simulator.Simulator(form.models.Models([MODEL]), 1)
    return rounds, form.playouts.Playouts(form.deal_sampler.DealSampler(rounds, 0.03), slope)


def value(form: Form, scores: tuple[int, ...], points: tuple[int, ...], limit: int, slope: float) -> float:
    """Ask playouts what it is worth to have gained these points on top of these scores."""
    rounds, playouts = playouts_of(form, slope)
    position = Position(1, 0, LEAD, (0,) * 8, 1, scores, limit, (), (0,) * 4)
    playouts.begin(position, [1], 0, softness_by_growth(position))
    rounds.points = list(points)
    value: float = playouts.value_of_end()
    return value


@FORMS
@pytest.mark.parametrize("limit", [1, 20, 50, 80, 150, 500, 10**6, 10**9])
def test_an_end_is_worth_the_chance_to_win_the_game(form: Callable[[], Form], limit: int) -> None:
    """Before the limit as the scores say, beyond it shared among the winners: at every score up to it."""
    chance = Random(limit)
    over = 0
    for _ in range(300):
        base = chance.choice([0, max(limit - MOST_POINTS, 0)])
        scores = tuple(chance.randrange(base, limit) for _ in range(4))
        points = tuple(
            chance.choice([0, chance.randrange(min(limit + 12, MOST_POINTS + 1))]) for _ in range(4)
        )
        ends = [score + gained for score, gained in zip(scores, points, strict=True)]
        over += max(ends) >= limit
        assert win_probabilities(ends, limit)[0] == pytest.approx(value(form(), scores, points, limit, 0.0))
    assert 30 < over <= 300


@FORMS
@pytest.mark.parametrize(
    "points, expected",
    [
        ((0, 80, 0, 0), 1 / 3),
        ((0, 80, 9, 9), 1.0),
        ((5, 80, 0, 9), 0.0),
        ((80, 0, 0, 0), 0.0),
        ((80, 80, 80, 80), 0.25),
    ],
)
def test_the_lowest_win_when_the_game_is_over(
    form: Callable[[], Form], points: tuple[int, ...], expected: float
) -> None:
    """Whoever has the fewest points, or shares them, whoever reached the limit."""
    assert expected == pytest.approx(value(form(), (0,) * 4, points, 80, 0.0))


@FORMS
def test_a_point_ahead_of_the_others_is_worth_the_slope(form: Callable[[], Form]) -> None:
    """Besides the chance: own points count against, those of each other seat a third as much for it."""
    scores, points = (3, 5, 8, 13), (4, 0, 10, 2)
    gained = value(form(), scores, points, 80, 0.5) - value(form(), scores, points, 80, 0.0)
    assert 0.5 * ((5 + 18 + 15) / 3 - 7) == pytest.approx(gained)
