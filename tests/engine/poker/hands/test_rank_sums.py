"""The numbers whose sums say what counts: no two that differ in it have one sum."""

from collections import Counter
from itertools import combinations_with_replacement

import pytest

from engine.cards.card import CARDS
from engine.poker.hands.rank_sums import SUIT_BITS, SUMMANDS, any_ranks, different_ranks, key_of


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
