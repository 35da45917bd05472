"""Models of players, and what finished rounds tell about who plays like which.

After a round the discards are turned over, so every choice of everybody can be judged with full knowledge.
What is known of a player is each model's likelihood (Bayes), mixed with a little doubt: people learn, and
seats change hands.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from math import exp

from engine.straights.record import RoundResult
from engine.straights.rollouts.bits import bit
from engine.straights.rollouts.deals import PRIORS
from engine.straights.rollouts.models import Models
from engine.straights.rollouts.policy import policy_of
from engine.straights.rollouts.position import moments_of
from engine.straights.rollouts.witness import Witness
from engine.straights.strategies.at_random import Indifferent
from engine.straights.strategies.blocker import Blocker
from engine.straights.strategies.extremes import Highest, Lowest
from engine.straights.strategies.locker import Locker

SELF = 0
"""The model by which the expert goes on in its own thoughts: the sure blocker."""

NOISE = 0.03
"""How often any model is taken to play any card."""

_JUDGES = (
    (Blocker(), 0.4),
    (Blocker(), 2.0),
    (Blocker(), 8.0),
    (Indifferent(), 1.0),
    (Locker(), 1.0),
    (Highest(), 0.2),
    (Lowest(), 0.2),
    (Indifferent(), 1.0),
)
_BEFORE = (0.2, 0.15, 0.1, 0.1, 0.1, 0.1, 0.05, 0.2)
_ORDERED = len(_JUDGES) - 1
_DOUBT = 0.06


@cache
def models() -> Models:
    """All models, with their tables; made once, in some tenths of a second."""
    return Models([policy_of(judge, warmth) for judge, warmth in _JUDGES], _ORDERED)


def knowledge_of(results: Sequence[RoundResult], seat: int) -> tuple[int, ...]:
    """What finished rounds tell of a seat: 64 model numbers, each as often as the model is likely."""
    evidence = [0.0] * len(_JUDGES)
    for result in results:
        for number, each in enumerate(_evidence(result, seat)):
            evidence[number] += each
    top = max(evidence)
    likely = [before * exp(each - top) for before, each in zip(_BEFORE, evidence, strict=True)]
    parts = [
        (1 - _DOUBT) * each / sum(likely) + _DOUBT * before
        for each, before in zip(likely, _BEFORE, strict=True)
    ]
    return _spread(parts)


def _spread(parts: Sequence[float]) -> tuple[int, ...]:
    """64 numbers in proportion to the parts, by the largest remainders."""
    counts = [int(PRIORS * part) for part in parts]
    by_remainder = sorted(range(len(parts)), key=lambda number: counts[number] - PRIORS * parts[number])
    for number in by_remainder[: PRIORS - sum(counts)]:
        counts[number] += 1
    return tuple(number for number, count in enumerate(counts) for _ in range(count))


@cache
def _evidence(result: RoundResult, seat: int) -> tuple[float, ...]:
    """The logarithm of each model's likelihood, from one round."""
    discards = iter(result.discards[seat])
    *moments, _end = moments_of(result.moves, seat)
    moves = [
        (moment.card or bit(next(discards)), not moment.card, moment.opened, moment.reach)
        for moment in moments
        if not moment.seat
    ]
    witness = Witness(models(), NOISE)
    return tuple(witness.evidence(moves, model) for model in range(len(_JUDGES)))
