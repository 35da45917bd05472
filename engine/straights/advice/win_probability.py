"""How likely each seat is to win the game, from the scores alone: for the race to the limit, and for plans.

The chance falls with the distance to the lowest score, the faster the nearer the end: it is proportional to
exp(-score / softness). The softness was fitted to 40,000 games of equal players (mean 17.9 points a round,
standard deviation 16.2); it falls from 22.8 points before a game to 80 to 11.4 just before its end.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp

_AT_THE_END = 11.4
_A_POINT_BEFORE = 0.143
_FURTHEST = 79


def win_probabilities(scores: Sequence[int], limit: int) -> tuple[float, ...]:
    """Each seat's chance to win among equals, 0 to 1; where the game is over, shared among the winners.

    >>> [round(chance, 2) for chance in win_probabilities((0, 0, 0, 0), 80)]
    [0.25, 0.25, 0.25, 0.25]
    >>> win_probabilities((30, 20, 81, 20), 80)
    (0.0, 0.5, 0.0, 0.5)
    """
    lowest, highest = min(scores), max(scores)
    if highest >= limit:
        weights = [float(score == lowest) for score in scores]
    else:
        weights = [weight_of(limit - 1 - highest, score - lowest) for score in scores]
    return tuple(weight / sum(weights) for weight in weights)


def weight_of(left: int, lead: int) -> float:
    """The weight of a seat `lead` points above the lowest, when the highest can grow by `left` at most."""
    return exp(-lead / (_AT_THE_END + _A_POINT_BEFORE * min(left, _FURTHEST)))
