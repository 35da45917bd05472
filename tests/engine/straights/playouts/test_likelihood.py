"""How likely a model plays a round as it was played, in both forms, against chances told by hand."""

from collections.abc import Callable
from math import exp, log

import pytest

from engine.straights.playouts.policy import policy_for
from engine.straights.value_functions.values import Highest, Lowest, Uniform
from tests.support.playing import VALUES
from tests.support.playout_forms import Form, hand, imported, interpreted

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


@FORMS
@pytest.mark.parametrize("model", range(3))
def test_a_round_is_as_likely_as_all_its_choices_together(form: Callable[[], Form], model: int) -> None:
    likelihood = form().likelihood.Likelihood(form().models.Models(MODELS), NOISE)
    moves = [
        (hand(name), is_discard, hand("QD QC" if is_discard else f"{among} 9C 5D"), REACH)
        for name, is_discard, among in ROUND
    ]
    expected = 0.0
    for name, is_discard, among in ROUND:
        sign = -SIGNS[model] if is_discard else SIGNS[model]
        weights = {each: exp(sign * VALUES[each[0]] / SOFTNESS) for each in among.split()}
        expected += log((1 - NOISE) * weights[name] / sum(weights.values()) + NOISE / len(weights))

    for _ in range(2):
        assert pytest.approx(expected) == likelihood.log_likelihood(moves, model)
