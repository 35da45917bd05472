"""The numbers whose sums say what counts: no two that differ in it have one sum."""

from collections import Counter
from itertools import combinations_with_replacement, pairwise

import pytest

from engine.cards.card import CARDS
from engine.poker.hands.rank_sums import RANK_KEYS, SUIT_BITS, SUMMANDS, any_ranks, different_ranks, key_of


@pytest.mark.parametrize("count, ways", [(0, 1), (1, 13), (2, 91), (3, 455), (4, 1820), (5, 6175)])
def test_every_way_to_take_ranks_has_its_own_sum(count: int, ways: int) -> None:
    """Up to five ranks, at most four alike."""
    ranks = any_ranks(count)

    assert ways == len(ranks) == len(set(map(key_of, ranks)))
    assert {each for each in ranks if len(set(each)) == count} == set(different_ranks(count))


def test_no_mixed_suits_have_the_sum_of_one_suit() -> None:
    """For any number of cards: a sum of one suit comes about in one way only, and fits into its bits."""
    for count in range(1, 6):
        sums = Counter(map(sum, combinations_with_replacement(SUIT_BITS, count)))

        assert [1, 1, 1, 1] == [sums[count * bits] for bits in SUIT_BITS]
        assert max(sums) < 64


def test_every_card_has_its_number() -> None:
    assert len(set(SUMMANDS)) == 52
    assert {str(card) for card, each in zip(CARDS, SUMMANDS, strict=True) if each < 64} == {
        "2C",
        "2D",
        "2H",
        "2S",
    }
    assert CARDS[SUMMANDS.index(max(SUMMANDS))].rank.value == "A"


@pytest.mark.soak
def test_each_key_is_the_smallest_that_fits() -> None:
    """The search that found them: after each key the next number whose sums are all new."""
    sums: list[list[int]] = [[0], [0], [0], [0], [0], []]  # of none to five keys, the first being 0
    for _, key in pairwise(RANK_KEYS):
        taken = set(sums[5])
        found = next(each for each in range(1, key + 1) if _fits(each, sums, taken))
        assert key == found
        sums = [
            [each + times * key for times in range(min(count, 4) + 1) for each in sums[count - times]]
            for count in range(6)
        ]


def _fits(key: int, sums: list[list[int]], taken: set[int]) -> bool:
    """Tell whether all sums of five with this key differ from all others; those without it are taken."""
    new = [each + times * key for times in range(1, 5) for each in sums[5 - times]]
    return len(new) == len(set(new)) and taken.isdisjoint(new)
