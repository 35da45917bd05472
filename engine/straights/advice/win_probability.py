"""The probability that each seat wins the game, from the scores alone.

The probability falls with the distance to the lowest score: it is proportional to exp(-distance / softness).
The softness grows with the points that the highest score may still gain. It was fitted to games of equal
players (mean 17.9 points a round, standard deviation 16.2): to 40,000 games to 80 points, where a straight
line fits best, from 11.4 just before the end to 22.7 at the start; and to 26,000 games to 500 and to 2,000
points, where it grows with the square root of the points to go, as distances in a random walk do.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, sqrt

from engine.straights.rules import is_game_over, winners

_AT_THE_END = 11.4
_PER_POINT = 0.143
_MAX_LINE_LENGTH = 79
_SQUARE_PER_POINT = 7.5


def win_probabilities(scores: Sequence[int], limit: int) -> tuple[float, ...]:
    """The probability that each seat wins among equal players; once the game is over, shared by the winners.

    >>> [round(chance, 2) for chance in win_probabilities((0, 0, 0, 0), 80)]
    [0.25, 0.25, 0.25, 0.25]
    >>> win_probabilities((30, 20, 81, 20), 80)
    (0.0, 0.5, 0.0, 0.5)
    """
    if is_game_over(scores, limit):
        first = winners(scores)
        return tuple(1 / len(first) if seat in first else 0.0 for seat in range(len(scores)))
    lowest, scale = min(scores), softness(limit - 1 - max(scores))
    weights = [exp(-(score - lowest) / scale) for score in scores]
    return tuple(weight / sum(weights) for weight in weights)


def softness(points_to_go: int) -> float:
    """The scale of the softmax over scores: the points by which a chance falls to 1/e.

    `points_to_go` is the number of points from the highest score to the limit, 0 or more.
    """
    line = _AT_THE_END + _PER_POINT * min(points_to_go, _MAX_LINE_LENGTH)
    if points_to_go <= _MAX_LINE_LENGTH:
        return line
    return sqrt(line * line + _SQUARE_PER_POINT * (points_to_go - _MAX_LINE_LENGTH))
