"""Sums over all hands that contain certain cards: each such hand is counted once."""

from itertools import combinations
from math import comb
from operator import floordiv

from engine.cards.card import CARDS
from engine.poker.hands.hand_types import STRENGTHS, HandType
from engine.poker.hands.rank_sums import SUMMANDS, classes_by_sum
from engine.poker.hands.ranking import code_of
from engine.poker.odds.draw_totals import totals_of

FLUSHES = HandType.FLUSH, HandType.STRAIGHT_FLUSH, HandType.ROYAL_FLUSH


def test_each_hand_that_contains_the_cards_is_counted_once() -> None:
    """Where every hand is worth 1: of none to five cards, all hands with these."""
    ones = totals_of((1,) * STRENGTHS, floordiv)

    for count in range(6):
        for cards in (CARDS[:count], CARDS[3:52:11][:count]):
            summed = sum(SUMMANDS[code_of(card)] for card in cards)
            assert comb(52 - count, 5 - count) == ones.of(count, summed)


def test_flushes_of_all_suits_count_where_no_card_is_held() -> None:
    """4 x 1,287 with no card, those of its suit with cards of one suit, none with cards of two."""
    values = [int(each in FLUSHES) for each in classes_by_sum().types]
    flushes = totals_of(values, floordiv)

    assert 4 * comb(13, 5) == flushes.of(0, 0)
    for pair in combinations((*CARDS[:2], CARDS[13]), 2):
        expected = comb(11, 3) if pair[0].suit is pair[1].suit else 0
        assert expected == flushes.of(2, sum(SUMMANDS[code_of(card)] for card in pair))
