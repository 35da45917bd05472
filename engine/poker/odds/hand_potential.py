"""What a hand is worth before it is completed: the exact mean over all draws of any value of final hands.

The way is that of `draws` (which has it for the chance against one random hand): hands that contain a set of
cards, less those that contain a dropped one too. Here the values are whatever the player wants to have the
mean of, for instance the chance to beat three opponents who stayed.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from math import comb

from engine.cards.card import Card
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
from engine.poker.hands.ranking import code_of

_UNSEEN = 47
_KEPT = tuple(sorted(range(1, 32), key=lambda kept: (-kept.bit_count(), -kept)))
"""What can be kept of five cards, a bit a card: where means are equal, the first is preferred."""

_OF_ONE_SUIT = tuple(frozenset(count * bits for bits in SUIT_BITS) for count in range(6))
"""For each number of cards: the lower parts of the sums of their numbers if all are of one suit."""

_Steps = list[tuple[int, list[tuple[int, int]]]]
"""For each set of ranks, by key: how many cards of which rank key make it larger by one."""


class Outlook:
    """The means of some value of final hands, over the draws of any five cards."""

    def __init__(self, values: Sequence[float]) -> None:
        """For values of the 7,462 strengths."""
        found = classes_by_sum()
        mixed = {key: values[strength] for key, strength in found.mixed.items()}
        more = {key: values[strength] - mixed[key] for key, strength in found.of_one_suit.items()}
        self._by_ranks, self._more = [mixed], [more]
        for count in range(4, -1, -1):
            self._by_ranks.insert(0, _smaller(_any_steps(count), self._by_ranks[0], 5 - count))
            self._more.insert(0, _smaller(_different_steps(count), self._more[0], 5 - count))
        self._more[0][0] *= len(SUIT_BITS)

    def best(self, cards: Sequence[Card]) -> tuple[float, tuple[Card, ...]]:
        """The highest mean, and what to drop for it; of equal ones that with the fewest cards."""
        means = self._means([SUMMANDS[code_of(card)] for card in cards])
        kept = max(_KEPT, key=means.__getitem__)
        return means[kept], tuple(card for number, card in enumerate(cards) if not kept >> number & 1)

    def mean(self, cards: Sequence[Card], dropped: Sequence[Card]) -> float:
        """The mean for dropping these cards."""
        kept = sum(1 << number for number, card in enumerate(cards) if card not in dropped)
        return self._means([SUMMANDS[code_of(card)] for card in cards])[kept]

    def _means(self, summands: Sequence[int]) -> list[float]:
        """For each set of cards that may be kept, a bit a card: the mean."""
        sums, counts = [0], [0]
        for summand in summands:
            sums += [each + summand for each in sums]
            counts += [each + 1 for each in counts]
        found = [self._total(count, each) for count, each in zip(counts, sums, strict=True)]
        for bit in (1, 2, 4, 8, 16):
            for kept in range(32):
                if not kept & bit:
                    found[kept] -= found[kept | bit]
        return [total / comb(_UNSEEN, 5 - count) for total, count in zip(found, counts, strict=True)]

    def _total(self, count: int, summed: int) -> float:
        keys = summed >> SHIFT
        total = self._by_ranks[count][keys]
        return total + self._more[count][keys] if summed & LOWER_PART in _OF_ONE_SUIT[count] else total


def _smaller(steps: _Steps, larger: dict[int, float], times: int) -> dict[int, float]:
    """The table for sets of one card fewer; a hand is counted once for each card that is added."""
    return {key: sum([left * larger[after] for left, after in row]) / times for key, row in steps}


def _steps(sets: list[tuple[int, ...]], cards_of_a_rank: int) -> _Steps:
    steps = []
    for ranks in sets:
        key = key_of(ranks)
        lefts = [(cards_of_a_rank - ranks.count(rank), key + RANK_KEYS[rank]) for rank in range(13)]
        steps.append((key, [(left, after) for left, after in lefts if left]))
    return steps


@cache
def _any_steps(count: int) -> _Steps:
    return _steps(any_ranks(count), 4)


@cache
def _different_steps(count: int) -> _Steps:
    return _steps(different_ranks(count), 1)
