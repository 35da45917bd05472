"""Models of players, and the probability that each plays a seat, given the finished rounds.

After a round the discards are turned over, so every choice of every seat is known with its hand.
The posterior of a model is its prior times its likelihood (Bayes), mixed with a little of the prior: people
learn, and seats change hands.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache, lru_cache
from itertools import accumulate
from math import exp, log
from random import Random

from engine.straights.playouts.bits import bit
from engine.straights.playouts.deal_sampler import MODEL_SAMPLES
from engine.straights.playouts.likelihood import Likelihood
from engine.straights.playouts.models import Models
from engine.straights.playouts.policy import Policy, policy_for
from engine.straights.playouts.position import moments_of
from engine.straights.record import RoundResult
from engine.straights.value_functions.blocker import Blocker
from engine.straights.value_functions.locker import Locker
from engine.straights.value_functions.rank_based import Highest, Lowest
from engine.straights.value_functions.uniform import Uniform

SELF = 0
"""The observer's model in playouts: the blocker with the fewest errors."""

NOISE = 0.03
"""The probability with which any model plays a random card."""

_MODELS = (
    (Blocker(), 0.4),
    (Blocker(), 2.0),
    (Blocker(), 8.0),
    (Uniform(), 1.0),
    (Locker(), 1.0),
    (Highest(), 0.2),
    (Lowest(), 0.2),
    (Uniform(), 1.0),
)
_PRIOR = (0.1, 0.08, 0.07, 0.15, 0.07, 0.06, 0.05, 0.42)
COUNT = len(_MODELS)
"""The number of models."""

_ORDERED = COUNT - 1
_PRIOR_SHARE = 0.06
_MAX_LOG_ODDS = 30.0


@cache
def models() -> Models:
    """All models, created once in tenths of a second; each thread uses a clone."""
    return Models([policy(number) for number in range(COUNT)], _ORDERED)


@cache
def policy(number: int) -> Policy:
    """The policy of a model, created once, for callers that cannot wait for all models."""
    value_function, temperature = _MODELS[number]
    return policy_for(value_function, temperature)


def sample_models(
    results: Sequence[RoundResult], seats: Sequence[int], chance: Random
) -> list[tuple[int, ...]]:
    """Draw MODEL_SAMPLES combinations of models for some seats from their posteriors.

    The prior: all seats are played by the same model, or each by any, with equal chances.
    """
    evidence = [_sum_of(_evidence(result, seat) for result in results) for seat in seats]
    alone = [_posterior(each) for each in evidence]
    together = _posterior(_sum_of(evidence))
    odds = exp(min(_log_marginal(_sum_of(evidence)) - sum(map(_log_marginal, evidence)), _MAX_LOG_ODDS))
    numbers = range(len(_MODELS))
    limits = [list(accumulate(each)) for each in alone]
    shared = list(accumulate(together))
    samples: list[tuple[int, ...]] = []
    for _ in range(MODEL_SAMPLES):
        if chance.random() * (1 + odds) < odds:
            samples.append((chance.choices(numbers, cum_weights=shared)[0],) * len(seats))
        else:
            samples.append(tuple(chance.choices(numbers, cum_weights=each)[0] for each in limits))
    return samples


def _sum_of(evidence: Iterable[Sequence[float]]) -> list[float]:
    """The total log-likelihoods of several rounds or seats, by model."""
    total = [0.0] * len(_MODELS)
    for each in evidence:
        total = [one + other for one, other in zip(total, each, strict=True)]
    return total


def _posterior(evidence: Sequence[float]) -> list[float]:
    """The posterior of each model, mixed with a little of the prior."""
    top = max(evidence)
    likely = [before * exp(each - top) for before, each in zip(_PRIOR, evidence, strict=True)]
    whole = sum(likely)
    return [
        (1 - _PRIOR_SHARE) * each / whole + _PRIOR_SHARE * before
        for each, before in zip(likely, _PRIOR, strict=True)
    ]


def _log_marginal(evidence: Sequence[float]) -> float:
    top = max(evidence)
    return top + log(sum(before * exp(each - top) for before, each in zip(_PRIOR, evidence, strict=True)))


@lru_cache(maxsize=64)
def _evidence(result: RoundResult, seat: int) -> tuple[float, ...]:
    """The log-likelihood of each model for one round of a seat."""
    discards = iter(result.discards[seat])
    *moments, _end = moments_of(result.moves, seat)
    moves = [
        (moment.card or bit(next(discards)), not moment.card, moment.opened, moment.reach)
        for moment in moments
        if not moment.seat
    ]
    likelihood = Likelihood(models().clone(), NOISE)
    return tuple(likelihood.log_likelihood(moves, model) for model in range(len(_MODELS)))
