"""The hand types, from high card to royal flush, and within them the 7,462 classes of equal hands.

Ranks are numbers here, 0 (two) to 12 (ace).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from enum import IntEnum
from itertools import combinations

STRENGTHS = 7462
"""The number of classes; a hand of a higher class beats all hands of lower ones; hands of one class tie."""


class HandType(IntEnum):
    """The type of five cards; a higher number beats a lower one. UNKNOWN is that of fewer cards."""

    UNKNOWN = 0
    HIGH_CARD = 1
    ONE_PAIR = 2
    TWO_PAIR = 3
    THREE_KIND = 4
    STRAIGHT = 5
    FLUSH = 6
    FULL_HOUSE = 7
    FOUR_KIND = 8
    STRAIGHT_FLUSH = 9
    ROYAL_FLUSH = 10


FLUSHES = (HandType.FLUSH, HandType.STRAIGHT_FLUSH, HandType.ROYAL_FLUSH)
"""The types of hands of one suit."""

_SEQUENCES = ((12, 0, 1, 2, 3), *(tuple(range(low, low + 5)) for low in range(9)))


def classes() -> Iterator[tuple[HandType, tuple[int, ...]]]:
    """The type and the ranks of each class, weakest first.

    >>> hand_type, ranks = next(classes())
    >>> hand_type.name, ranks
    ('HIGH_CARD', (5, 3, 2, 1, 0))
    """
    sequences = list(map(set, _SEQUENCES))
    no_sequences = [ranks for ranks in _with_groups((5, 1)) if set(ranks) not in sequences]
    by_type = {
        HandType.HIGH_CARD: no_sequences,
        HandType.ONE_PAIR: _with_groups((1, 2), (3, 1)),
        HandType.TWO_PAIR: _with_groups((2, 2), (1, 1)),
        HandType.THREE_KIND: _with_groups((1, 3), (2, 1)),
        HandType.STRAIGHT: _SEQUENCES,
        HandType.FLUSH: no_sequences,
        HandType.FULL_HOUSE: _with_groups((1, 3), (1, 2)),
        HandType.FOUR_KIND: _with_groups((1, 4), (1, 1)),
        HandType.STRAIGHT_FLUSH: _SEQUENCES[:-1],
        HandType.ROYAL_FLUSH: _SEQUENCES[-1:],
    }
    for hand_type, hands in by_type.items():
        for ranks in hands:
            yield hand_type, ranks


def _with_groups(
    *groups: tuple[int, int], free: Sequence[int] = range(12, -1, -1)
) -> Iterator[tuple[int, ...]]:
    """All ways to choose ranks, weakest first; a group (2, 1) is two different ranks, once each."""
    if not groups:
        yield ()
        return
    (count, times), *others = groups
    for chosen in reversed(list(combinations(free, count))):
        rest = [rank for rank in free if rank not in chosen]
        for more in _with_groups(*others, free=rest):
            yield (*(chosen * times), *more)
