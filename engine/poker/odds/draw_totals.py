"""Sums of a value over all hands that contain certain cards: the tables behind exact draws.

The value of a hand depends on its strength alone, so suits matter for flushes only. The sum for a set of
cards is therefore a sum for its ranks, as if there were no flushes, plus a second one if the cards are of one
suit: what flushes add. Each table follows from that for one card more, since a hand of five contains a set of
k cards in 5 - k sets of k + 1. A few thousand numbers thus cover the 2.9 million sets of up to five cards.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from math import comb

from engine.fast_dataclass import dataclass
from engine.poker.hands.hand_types import HandType
from engine.poker.hands.rank_sums import (
    LOWER_PART,
    RANK_KEYS,
    SHIFT,
    SUIT_BITS,
    SUMMANDS,
    any_ranks,
    classes_by_sum,
    different_ranks,
    key_of,
)

HANDS = 2_598_960
UNSEEN = 47
"""How many cards the holder of five does not see."""

KEPT = tuple(sorted(range(1, 32), key=lambda kept: (-kept.bit_count(), -kept)))
"""The sets of cards that can be kept, a bit for each card; of equally good ones, the first is preferred."""

_MAX_DRAWN = 4

WEIGHTS = tuple(comb(UNSEEN, _MAX_DRAWN) // comb(UNSEEN, 5 - kept.bit_count()) for kept in range(32))
"""For each set of kept cards: the factor that brings its sum of scores to the same number of draws."""

CERTAIN = 2 * HANDS * comb(UNSEEN, _MAX_DRAWN)
"""The weighted sum of scores of a certain win."""

SAME_SUIT = tuple(frozenset(count * bits for bits in SUIT_BITS) for count in range(6))
"""For each number of cards: the lower parts of the sums of cards of one suit."""

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
    """For each strength: twice the number of weaker hands of a full deck, plus the number of equal ones."""
    found, weaker = [], 0
    for hand_type in classes_by_sum().types:
        equal = _HANDS_OF_A_CLASS[hand_type]
        found.append(2 * weaker + equal)
        weaker += equal
    return tuple(found)


@dataclass(frozen=True, slots=True)
class Totals:
    """The sums of a value over all hands that contain certain cards.

    Attributes:
        by_ranks: for each number of cards, 0 to 5, by the sum of their rank keys: the sum without flushes.
        more_in_suit: for different ranks, likewise: what is added if the cards are of one suit. For no cards,
            this covers all four suits.
    """

    by_ranks: tuple[dict[int, int], ...]
    more_in_suit: tuple[dict[int, int], ...]

    def of(self, count: int, summed: int) -> int:
        """The sum for this number of cards, found by the sum of their SUMMANDS."""
        keys = summed >> SHIFT
        total = self.by_ranks[count][keys]
        return total + self.more_in_suit[count][keys] if summed & LOWER_PART in SAME_SUIT[count] else total

    def by_kept(self, codes: Sequence[int]) -> list[int]:
        """For each set of five cards, a bit for each: the sum over all draws that keep this set.

        The hands that keep a set of cards and none of the dropped ones are those that contain the set, less
        those that also contain one dropped card, and so on: inclusion and exclusion, done for all 32 sets at
        once by a Moebius transform.
        """
        of, sums, counts = self.of, [0], [0]
        for code in codes:
            summand = SUMMANDS[code]
            sums += [each + summand for each in sums]
            counts += [each + 1 for each in counts]
        found = [of(count, each) for count, each in zip(counts, sums, strict=True)]
        for bit in (1, 2, 4, 8, 16):
            for kept in range(32):
                if not kept & bit:
                    found[kept] -= found[kept | bit]
        return found


@cache
def totals() -> Totals:
    """The totals of `scores`."""
    return totals_of(scores())


def totals_of(values: Sequence[int]) -> Totals:
    """The totals of any values, one for each of the 7,462 strengths; all divisions are without remainder."""
    classes = classes_by_sum()
    mixed = {key: values[strength] for key, strength in classes.mixed.items()}
    more_in_suit = {key: values[strength] - mixed[key] for key, strength in classes.of_one_suit.items()}
    by_ranks, more = [mixed], [more_in_suit]
    for count in range(4, -1, -1):
        larger = by_ranks[0], more[0]
        for tables, table, is_suited in zip((by_ranks, more), larger, (False, True), strict=True):
            rows = extensions(count, is_suited=is_suited)
            smaller = {
                key: sum([left * table[after] for left, after in row]) // (5 - count) for key, row in rows
            }
            tables.insert(0, smaller)
    more[0][0] *= len(SUIT_BITS)
    return Totals(tuple(by_ranks), tuple(more))


@cache
def extensions(count: int, *, is_suited: bool) -> list[tuple[int, list[tuple[int, int]]]]:
    """The ways to add a card to each set of this many ranks, in one suit or in any.

    For each set, by its key: pairs of the number of cards that can be added and the key of the larger set.
    """
    sets, cards_of_a_rank = (different_ranks(count), 1) if is_suited else (any_ranks(count), 4)
    rows = []
    for ranks in sets:
        key = key_of(ranks)
        lefts = [(cards_of_a_rank - ranks.count(rank), key + RANK_KEYS[rank]) for rank in range(13)]
        rows.append((key, [(left, after) for left, after in lefts if left]))
    return rows
