"""Models of players, and the probability that each plays a seat, given the finished rounds.

After a round the discards are turned over, so every choice of every seat is known with its hand.
The posterior of a model is its prior times its likelihood (Bayes), mixed with a little of the prior: people
learn, and seats change hands.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache, lru_cache
from itertools import product
from math import exp, log, prod

from engine.straights.observation import Observation
from engine.straights.player import strategy_of
from engine.straights.playouts.bits import bit
from engine.straights.playouts.likelihood import Likelihood
from engine.straights.playouts.models import Models
from engine.straights.playouts.policy import Policy, policy_for
from engine.straights.playouts.position import moments_of
from engine.straights.record import RoundResult
from engine.straights.setup import SEATS
from engine.straights.value_functions.values import Blocker, Highest, Locker, Lowest, Uniform

Opponents = tuple[str | None, ...]
"""The strategies of the other seats in the order of play; None where a seat may play like any model."""

UNKNOWN: Opponents = (None, None, None)

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
_MODEL_OF = {"blocker": 0, "random": 3, "locker": 4, "highest": 5, "lowest": 6, "first-legal": 7}
COUNT = len(_MODELS)
"""The number of models."""

_ORDERED = COUNT - 1
_PRIOR_SHARE = 0.06
_MAX_LOG_ODDS = 30.0


@cache
def models() -> Models:
    """All models, created once in tenths of a second; each thread uses a clone."""
    return Models([policy(number) for number in range(COUNT)], _ORDERED)


def policy(number: int) -> Policy:
    """The policy of a model, made anew, for callers that cannot wait for all models."""
    value_function, temperature = _MODELS[number]
    return policy_for(value_function, temperature)


def opponents_of(observation: Observation) -> Opponents:
    """The strategies that the table names at the other seats, as far as a model plays like them."""
    assert observation.seat is not None
    seats = [observation.seats[(observation.seat + number) % SEATS] for number in range(1, SEATS)]
    names = (strategy_of(seat.player) for seat in seats)
    return tuple(name if name in _MODEL_OF else None for name in names)


def their_models(opponents: Opponents) -> list[int]:
    """The number of the model of each: that of the strongest where none is named."""
    return [SELF if name is None else _MODEL_OF[name] for name in opponents]


def model_prior(
    results: Sequence[RoundResult], seats: Sequence[int], opponents: Opponents = UNKNOWN
) -> list[float]:
    """How likely each combination of models plays some seats, given the finished rounds.

    The seats of unknown players are all played by the same model, or each by any, with equal chances before
    the first round. The combinations are in the order of `itertools.product`.
    """
    known = {place: _MODEL_OF[name] for place, name in enumerate(opponents) if name is not None}
    unknown = [place for place in range(len(seats)) if place not in known]
    evidence = {place: _sum_of(_evidence(result, seats[place]) for result in results) for place in unknown}
    whole = _sum_of(evidence.values())
    alone = {place: _posterior(each) for place, each in evidence.items()}
    together = [
        exp(min(_log_marginal(whole) - sum(map(_log_marginal, evidence.values())), _MAX_LOG_ODDS)) * each
        for each in _posterior(whole)
    ]

    def chance(models_: tuple[int, ...]) -> float:
        if any(models_[place] != model for place, model in known.items()):
            return 0.0
        kinds = {models_[place] for place in unknown}
        alike = together[kinds.pop()] if len(kinds) == 1 else 0.0
        return prod(each[models_[place]] for place, each in alone.items()) + alike

    chances = [chance(each) for each in product(range(COUNT), repeat=len(seats))]
    total = sum(chances)
    return [each / total for each in chances]


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
    own = [moment for moment in moments if not moment.seat]
    moves = [(each.card or bit(next(discards)), not each.card, each.opened, each.reach) for each in own]
    likelihood = Likelihood(models().clone(), NOISE)
    return tuple(likelihood.log_likelihood(moves, model) for model in range(len(_MODELS)))
