"""Cards as numbers whose sums identify hands: a perfect hash for look-up tables of hands.

The number of a card is a key for its rank, followed by six bits for its suit. The upper part of the sum of
five cards is different for each of the 6,175 ways to take five ranks, at most four of them equal; likewise
for fewer cards. The keys are the smallest with that property, found by search. The lower part of the sum is
0, 5, 30 or 35 if and only if all five suits are equal; 0, 1, 6 and 7 were found by search too.
"""

from __future__ import annotations

from functools import cache
from itertools import combinations, combinations_with_replacement

from engine.cards.card import CARDS
from engine.fast_dataclass import dataclass
from engine.poker.hands.hand_types import FLUSHES, HandType, classes

RANK_KEYS = (0, 1, 5, 22, 94, 312, 992, 2422, 5624, 12522, 19998, 43258, 79415)
"""The key of each rank, from two to ace."""

SUIT_BITS = (0, 1, 6, 7)
"""The lower part for each suit."""

SHIFT = 6
LOWER_PART = (1 << SHIFT) - 1

SUMMANDS = tuple(
    RANK_KEYS[(card.rank.index - 1) % 13] << SHIFT | SUIT_BITS[card.suit.index] for card in CARDS
)
"""The number of each card, in the order of an unshuffled deck."""


@dataclass(frozen=True, slots=True)
class Classes:
    """The classes of hands, by sums of rank keys.

    Attributes:
        mixed: the strength of five cards of mixed suits, by the sum of their rank keys.
        of_one_suit: the same for five cards of one suit.
        types: the hand type of each strength.
    """

    mixed: dict[int, int]
    of_one_suit: dict[int, int]
    types: tuple[HandType, ...]


@cache
def classes_by_sum() -> Classes:
    """All classes of hands."""
    mixed: dict[int, int] = {}
    of_one_suit: dict[int, int] = {}
    types = []
    for strength, (hand_type, ranks) in enumerate(classes()):
        (of_one_suit if hand_type in FLUSHES else mixed)[key_of(ranks)] = strength
        types.append(hand_type)
    return Classes(mixed, of_one_suit, tuple(types))


def key_of(ranks: tuple[int, ...]) -> int:
    """The sum of the keys of ranks, 0 (two) to 12 (ace).

    >>> key_of((0, 1, 1))
    2
    """
    return sum([RANK_KEYS[rank] for rank in ranks])


def different_ranks(count: int) -> list[tuple[int, ...]]:
    """All sets of this many ranks, without repetition."""
    return list(combinations(range(13), count))


def any_ranks(count: int) -> list[tuple[int, ...]]:
    """All multisets of this many ranks, 0 to 5, with no rank more than four times.

    >>> [len(any_ranks(count)) for count in range(6)]
    [1, 13, 91, 455, 1820, 6175]
    """
    found = combinations_with_replacement(range(13), count)
    return [ranks for ranks in found if count < 5 or ranks[0] != ranks[4]]
