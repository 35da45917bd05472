"""Models of players, and what finished rounds tell about who plays like which.

After a round the discards are turned over, so every choice of everybody can be judged with full knowledge.
What is known of a player is each model's likelihood (Bayes), mixed with a little doubt: people learn, and
seats change hands.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache, lru_cache
from math import exp, log
from random import Random

from engine.straights.playouts.bits import bit
from engine.straights.playouts.deal_sampler import GUESSES
from engine.straights.playouts.likelihood import Likelihood
from engine.straights.playouts.models import Models
from engine.straights.playouts.policy import policy_for
from engine.straights.playouts.position import moments_of
from engine.straights.record import RoundResult
from engine.straights.value_functions.blocker import Blocker
from engine.straights.value_functions.locker import Locker
from engine.straights.value_functions.rank_based import Highest, Lowest
from engine.straights.value_functions.uniform import Uniform

SELF = 0
"""The model by which the expert goes on in its own thoughts: the sure blocker."""

NOISE = 0.03
"""How often any model is taken to play any card."""

_VALUE_FUNCTIONS = (
    (Blocker(), 0.4),
    (Blocker(), 2.0),
    (Blocker(), 8.0),
    (Uniform(), 1.0),
    (Locker(), 1.0),
    (Highest(), 0.2),
    (Lowest(), 0.2),
    (Uniform(), 1.0),
)
_BEFORE = (0.1, 0.08, 0.07, 0.15, 0.07, 0.06, 0.05, 0.42)
_ORDERED = len(_VALUE_FUNCTIONS) - 1
_DOUBT = 0.06
_SURE = 30.0


@cache
def models() -> Models:
    """All models, with their tables; made once, in tenths of a second. Players take a clone of them."""
    return Models([policy_for(*each) for each in _VALUE_FUNCTIONS], _ORDERED)


def guesses_for(
    results: Sequence[RoundResult], seats: Sequence[int], chance: Random
) -> list[tuple[int, ...]]:
    """What finished rounds tell of some seats: 256 guesses which models play them, as often as likely.

    It is as likely beforehand that all are alike as that each plays like anybody.
    """
    evidence = [_sum_of(_evidence(result, seat) for result in results) for seat in seats]
    alone = [_posterior(each) for each in evidence]
    together = _posterior(_sum_of(evidence))
    odds = exp(min(_weight(_sum_of(evidence)) - sum(map(_weight, evidence)), _SURE))
    numbers = range(len(_VALUE_FUNCTIONS))
    guesses: list[tuple[int, ...]] = []
    for _ in range(GUESSES):
        if chance.random() * (1 + odds) < odds:
            guesses.append((chance.choices(numbers, together)[0],) * len(seats))
        else:
            guesses.append(tuple(chance.choices(numbers, each)[0] for each in alone))
    return guesses


def _sum_of(evidence: Iterable[Sequence[float]]) -> list[float]:
    """The evidence of several rounds or seats together, by model."""
    total = [0.0] * len(_VALUE_FUNCTIONS)
    for each in evidence:
        total = [one + other for one, other in zip(total, each, strict=True)]
    return total


def _posterior(evidence: Sequence[float]) -> list[float]:
    """How likely each model is, with a little doubt."""
    top = max(evidence)
    likely = [before * exp(each - top) for before, each in zip(_BEFORE, evidence, strict=True)]
    whole = sum(likely)
    return [
        (1 - _DOUBT) * each / whole + _DOUBT * before for each, before in zip(likely, _BEFORE, strict=True)
    ]


def _weight(evidence: Sequence[float]) -> float:
    """The logarithm of how likely what was seen is, whichever model it was."""
    top = max(evidence)
    return top + log(sum(before * exp(each - top) for before, each in zip(_BEFORE, evidence, strict=True)))


@lru_cache(maxsize=64)
def _evidence(result: RoundResult, seat: int) -> tuple[float, ...]:
    """The logarithm of each model's likelihood, from one round."""
    discards = iter(result.discards[seat])
    *moments, _end = moments_of(result.moves, seat)
    moves = [
        (moment.card or bit(next(discards)), not moment.card, moment.opened, moment.reach)
        for moment in moments
        if not moment.seat
    ]
    likelihood = Likelihood(models().clone(), NOISE)
    return tuple(likelihood.evidence(moves, model) for model in range(len(_VALUE_FUNCTIONS)))
