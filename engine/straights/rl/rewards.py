"""What a round or game is worth to each of four: points or places, of which the sum is 0."""

from __future__ import annotations

from collections.abc import Sequence

from engine.errors import SetupError

POINTS, PLACES = "points", "places"


def verify_kind(kind: str) -> None:
    """Raise SetupError for a kind of rewards that there is not."""
    if kind not in {POINTS, PLACES}:
        raise SetupError(f"rewards are {POINTS!r} or {PLACES!r}, unlike {kind!r}")


def rewards(kind: str, scores: Sequence[int]) -> tuple[float, ...]:
    """The reward of each: the others' mean less the own score, or 1 for the first place to -1 for the last.

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
