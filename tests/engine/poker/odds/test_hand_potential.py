"""Expected values over all draws are exact."""

from itertools import combinations
from random import Random
from statistics import fmean

import pytest

from engine.cards.card import CARDS
from engine.poker.hands.card_names import cards_named
from engine.poker.hands.hand_types import STRENGTHS
from engine.poker.hands.ranking import strength_of
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
