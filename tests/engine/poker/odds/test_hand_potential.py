"""Expected values over all draws, and the sums that they are made of, are exact."""

from itertools import combinations
from math import comb
from operator import floordiv
from random import Random
from statistics import fmean

import pytest

from engine.cards.card import CARDS
from engine.poker.hands.card_names import cards_named
from engine.poker.hands.hand_types import STRENGTHS, HandType
from engine.poker.hands.rank_sums import SUMMANDS, classes_by_sum
from engine.poker.hands.ranking import code_of, strength_of
from engine.poker.odds.draw_totals import totals_of
from engine.poker.odds.draws import best_draw, win_chance
from engine.poker.odds.hand_potential import HandPotential
from tests.support.poker.dealing import random_hands


@pytest.mark.parametrize("text", random_hands(12, seed=1))
def test_the_potential_to_beat_one_hand_gives_the_best_draw(text: str) -> None:
    cards, best = cards_named(text), best_draw(cards_named(text))
    mean, dropped = HandPotential([win_chance(strength) for strength in range(STRENGTHS)]).best_draw(cards)
    assert set(best.dropped) == set(dropped)
    assert best.chance == pytest.approx(mean)


@pytest.mark.parametrize("text", random_hands(6, seed=2))
def test_a_mean_over_draws_is_that_of_all_draws_dealt_out(text: str) -> None:
    """For any values at all, here for two cards dropped: all 1,081 final hands are counted once."""
    random = Random(text)
    values = [random.random() for _ in range(STRENGTHS)]
    cards = cards_named(text)
    unseen = [card for card in CARDS if card not in cards]
    dealt = fmean(values[strength_of((*cards[:3], *new))] for new in combinations(unseen, 2))
    assert dealt == pytest.approx(HandPotential(values).mean(cards, cards[3:]))


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
