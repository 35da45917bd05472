"""The chances to win that the playouts take the scores for, written a second time."""

from collections.abc import Sequence
from math import exp

from engine.straights.advice.analysis import softness
from engine.straights.rules import is_game_over, winners


def win_probabilities(scores: Sequence[int], limit: int) -> tuple[float, ...]:
    """The chance of each seat among equal players; once the game is over, shared by the winners."""
    if is_game_over(scores, limit):
        first = winners(scores)
        return tuple(1 / len(first) if seat in first else 0.0 for seat in range(len(scores)))
    scale = softness(limit - 1 - max(scores))
    weights = [exp((min(scores) - score) / scale) for score in scores]
    return tuple(weight / sum(weights) for weight in weights)
