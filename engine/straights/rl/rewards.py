"""The rewards of a round or game for each of the four seats: points or places, whose sum is 0."""

from __future__ import annotations

from collections.abc import Sequence

from engine.errors import SetupError

POINTS, PLACES = "points", "places"


def verify_kind(kind: str) -> None:
    """Raise SetupError for an unknown kind of reward."""
    if kind not in {POINTS, PLACES}:
        raise SetupError(f"rewards are {POINTS!r} or {PLACES!r}, unlike {kind!r}")


def rewards(kind: str, scores: Sequence[int]) -> tuple[float, ...]:
    """The reward of each seat: the mean of the others' scores minus its own, or 1 (first) to -1 (last place).

    >>> rewards("points", [0, 6, 6, 12])
    (8.0, 0.0, 0.0, -8.0)
    >>> rewards("places", [3, 7, 7, 11])
    (1.0, 0.0, 0.0, -1.0)
    """
    others = len(scores) - 1
    if kind == POINTS:
        total = sum(scores)
        return tuple((total - score) / others - score for score in scores)
    return tuple(sum((other > score) - (other < score) for other in scores) / others for score in scores)
