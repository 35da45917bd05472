"""What all hands that contain certain cards are worth together: the tables that exact draws are made of.

Suits count for flushes alone. So the total for a set of cards is one for its ranks, as if there were no
flushes, and one more if the cards are of one suit: what flushes with them are worth above mixed suits. Each
table of a size follows from the next larger: a hand of five contains a set of k in 5 - k sets of k + 1.
So a few thousand numbers describe the 2.9 million sets of up to five cards, and are made in a moment.
"""

from __future__ import annotations

from functools import cache

from engine.lean import dataclass
from engine.poker.hands.hand_types import HandType
from engine.poker.hands.rank_sums import (
    LOWER_PART,
    RANK_KEYS,
    SHIFT,
    SUIT_BITS,
    any_ranks,
    classes_by_sum,
    different_ranks,
    key_of,
)

HANDS = 2_598_960

_HANDS_OF_A_CLASS = {
    HandType.HIGH_CARD: 4**5 - 4,
    HandType.ONE_PAIR: 6 * 4**3,
    HandType.TWO_PAIR: 6 * 6 * 4,
    HandType.THREE_KIND: 4 * 4 * 4,
    HandType.STRAIGHT: 4**5 - 4,
    HandType.FLUSH: 4,
    HandType.FULL_HOUSE: 4 * 6,
    HandType.FOUR_KIND: 4,
    HandType.STRAIGHT_FLUSH: 4,
    HandType.ROYAL_FLUSH: 4,
}


@cache
def scores() -> tuple[int, ...]:
    """For each strength: twice the hands of a full deck that are weaker, and once those that are equal."""
    found, weaker = [], 0
    for hand_type in classes_by_sum().types:
        equal = _HANDS_OF_A_CLASS[hand_type]
        found.append(2 * weaker + equal)
        weaker += equal
    return tuple(found)


@dataclass(frozen=True, slots=True)
class Totals:
    """The sums of scores over all hands that contain some cards.

    Attributes:
        by_ranks: for each number of cards, 0 to 5, by the sum of their rank keys: as if no suits were.
        more_in_suit: the same for different ranks: what is added if the cards are of one suit; without
            cards, all four suits are.
    """

    by_ranks: tuple[dict[int, int], ...]
    more_in_suit: tuple[dict[int, int], ...]

    def of(self, count: int, summed: int) -> int:
        """The total for so many cards with this sum of their numbers."""
        keys = summed >> SHIFT
        total = self.by_ranks[count][keys]
        return total + self.more_in_suit[count][keys] if summed & LOWER_PART in SAME_SUIT[count] else total


SAME_SUIT = tuple(frozenset(count * bits for bits in SUIT_BITS) for count in range(6))
"""For each number of cards: the lower parts of the sums of their numbers if all are of one suit."""


@cache
def totals() -> Totals:
    """The totals for all sets of cards; made once."""
    score, found = scores(), classes_by_sum()
    mixed = {key: score[strength] for key, strength in found.mixed.items()}
    more_in_suit = {key: score[strength] - mixed[key] for key, strength in found.of_one_suit.items()}
    by_ranks, more = [mixed], [more_in_suit]
    for count in range(4, -1, -1):
        by_ranks.insert(0, _smaller(any_ranks(count), by_ranks[0], cards_of_a_rank=4))
        more.insert(0, _smaller(different_ranks(count), more[0], cards_of_a_rank=1))
    more[0][0] *= len(SUIT_BITS)
    return Totals(tuple(by_ranks), tuple(more))


def _smaller(sets: list[tuple[int, ...]], larger: dict[int, int], cards_of_a_rank: int) -> dict[int, int]:
    """The table for these sets of ranks, all of one size, from that for one card more."""
    table = {}
    for ranks in sets:
        key = key_of(ranks)
        lefts = ((RANK_KEYS[rank], cards_of_a_rank - ranks.count(rank)) for rank in range(13))
        table[key] = sum(left * larger[key + more] for more, left in lefts if left) // (5 - len(ranks))
    return table
