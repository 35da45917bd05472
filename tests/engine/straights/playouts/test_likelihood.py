"""How likely a model plays a round as it was played, in both forms, against chances told by hand."""

from collections.abc import Callable
from math import exp, log

import pytest

from engine.cards.card import Card
from engine.straights.playouts.bits import DOWN, UP, bit
from engine.straights.playouts.card_features import MINE, features_at
from engine.straights.playouts.policy import policy_for
from engine.straights.value_functions.blocker import Blocker
from engine.straights.value_functions.rank_based import Highest, Lowest
from engine.straights.value_functions.uniform import Uniform
from tests.support.playing import VALUES
from tests.support.playout_forms import Form, imported, interpreted

FORMS = pytest.mark.parametrize("form", [imported, interpreted])
SOFTNESS, NOISE = 4.0, 0.1
MODELS = [policy_for(Lowest(), SOFTNESS), policy_for(Highest(), SOFTNESS), policy_for(Uniform(), 1.0)]
SIGNS = [-1, 1, 0]
"""By model: lays low cards and puts down high ones, the other way round, or does not care."""

REACH = (1, 0, 2, 1, 0, 0, 1, 1)
ROUND = [
    ("6S", False, "6S 8S"),
    ("KC", True, "KC 2D 8S JH"),
    ("2D", True, "2D 8S JH"),
    ("8S", False, "8S"),
    ("JH", True, "JH"),
]
"""A seat's cards in the order in which they left the hand: whether put down, and among which."""


def bits(names: str) -> int:
    return sum(bit(Card.parse(name)) for name in names.split())


@FORMS
@pytest.mark.parametrize("model", range(3))
def test_a_round_is_as_likely_as_all_its_choices_together(form: Callable[[], Form], model: int) -> None:
    likelihood = form().likelihood.Likelihood(form().models.Models(MODELS), NOISE)
    moves = [
        (bits(name), is_discard, bits("QD QC" if is_discard else f"{among} 9C 5D"), REACH)
        for name, is_discard, among in ROUND
    ]
    expected = 0.0
    for name, is_discard, among in ROUND:
        sign = -SIGNS[model] if is_discard else SIGNS[model]
        weights = {each: exp(sign * VALUES[each[0]] / SOFTNESS) for each in among.split()}
        expected += log((1 - NOISE) * weights[name] / sum(weights.values()) + NOISE / len(weights))

    for _ in range(2):
        assert pytest.approx(expected) == likelihood.log_likelihood(moves, model)


@pytest.mark.usefixtures("no_coverage")
@FORMS
@pytest.mark.parametrize("king, ace", [(0, 0), (1, 0), (0, 4), (5, 1), (2, 5)])
def test_what_is_put_down_depends_on_how_far_the_runs_go(
    form: Callable[[], Form], king: int, ace: int
) -> None:
    """The blocker puts down its king of clubs or its ace of diamonds, as it values each where it lies."""
    likelihood = form().likelihood.Likelihood(form().models.Models([policy_for(Blocker(), SOFTNESS)]), NOISE)
    reach = (0, king, ace, 0, 0, 0, 0, 0)
    last = (0, 0, 0, 0, 0, MINE)
    values = [
        Blocker().discard_value(features_at(side, 5, last, run)) for side, run in ((UP, king), (DOWN, ace))
    ]
    weights = [exp(value / SOFTNESS) for value in values]
    chance = (1 - NOISE) * weights[0] / sum(weights) + NOISE / 2
    moves = [(bits("KC"), True, 0, reach), (bits("AD"), True, 0, reach)]

    assert pytest.approx(log(chance)) == likelihood.log_likelihood(moves, 0)
