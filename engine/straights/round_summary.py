"""What follows from the points of a round: running totals, places, who is ahead and by how much."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate

from engine.cards.card import Card
from engine.straights.rules import points
from engine.straights.setup import SEATS


def running_points(discards: Sequence[Card]) -> tuple[int, ...]:
    """The running total of the points of discards.

    >>> running_points((Card.parse("KH"), Card.parse("AC")))
    (13, 14)
    """
    return tuple(accumulate(points((card,)) for card in discards))


def places(scores: Sequence[int]) -> tuple[int, ...]:
    """The place of each seat, from 1; seats with equal scores share the better place.

    >>> places((12, 40, 12, 80))
    (1, 3, 1, 4)
    """
    return tuple(1 + sum(other < score for other in scores) for score in scores)


def ranking(scores: Sequence[int]) -> tuple[int, ...]:
    """The seats from the best to the worst; of equals the first seat comes first.

    >>> ranking((12, 40, 12, 80))
    (0, 2, 1, 3)
    """
    return tuple(sorted(range(len(scores)), key=lambda seat: (scores[seat], seat)))


def ahead_of(points: Sequence[int], seat: int) -> float:
    """The mean of the others' points minus the seat's.

    >>> ahead_of((10, 4, 0, 8), 1)
    2.0
    """
    return (sum(points) - points[seat]) / (SEATS - 1) - points[seat]
