"""Exact odds of draws: equal to dealing out every draw."""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import accumulate, combinations, pairwise, starmap
from math import comb, fsum
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.cards.card import CARDS, Card
from engine.poker.errors import NotAHand
from engine.poker.hands.card_names import cards_named
from engine.poker.hands.hand_types import STRENGTHS
from engine.poker.hands.ranking import code_of, strength, strength_of
from engine.poker.odds.draws import DrawOdds, best_draw, draws_of, unseen_win_chance, win_chance

HANDS = st.permutations(CARDS).map(lambda cards: cards[:5])
ALL = comb(52, 5)


@pytest.fixture(scope="module")
def win_chances() -> list[float]:
    """Count all hands: for each strength the share of hands that are weaker, and half of the equal ones."""
    times = Counter(starmap(strength, combinations(range(52), 5)))
    at_most = accumulate(times[each] for each in range(STRENGTHS))
    return [(so_far - times[each] / 2) / ALL for each, so_far in enumerate(at_most)]


def dealt_out(hand: Sequence[Card], win_chances: Sequence[float]) -> Iterator[DrawOdds]:
    """Find the chance of each draw by dealing all of its new cards."""
    unseen = [code_of(card) for card in CARDS if card not in hand]
    for count in range(5):
        for dropped in combinations(hand, count):
            kept = [code_of(card) for card in hand if card not in dropped]
            drawn = [win_chances[strength(*kept, *new)] for new in combinations(unseen, count)]
            yield DrawOdds(dropped, fsum(drawn) / len(drawn))


@pytest.mark.parametrize("seed", [1, 2])
def test_all_draws_are_those_that_are_dealt_out(win_chances: Sequence[float], seed: int) -> None:
    hand = [CARDS[place] for place in sorted(Random(seed).sample(range(52), 5))]
    expected = {draw.dropped: draw.chance for draw in dealt_out(hand, win_chances)}

    assert expected == pytest.approx({draw.dropped: draw.chance for draw in draws_of(hand)}, abs=1e-12)


def test_a_win_chance_is_the_share_of_hands_that_are_beaten(win_chances: Sequence[float]) -> None:
    """Half of the ties counted: by counting all hands."""
    assert win_chances == pytest.approx([win_chance(each) for each in range(STRENGTHS)], abs=1e-15)


@given(HANDS)
def test_draws_are_told_the_best_first(hand: Sequence[Card]) -> None:
    """All 31, each once; of equal ones that which drops fewer cards; the first is the best draw."""
    draws = draws_of(hand)

    assert all(
        (-one.chance, len(one.dropped)) <= (-two.chance, len(two.dropped)) for one, two in pairwise(draws)
    )
    assert 31 == len({draw.dropped for draw in draws})
    assert best_draw(hand) == draws[0]
    assert win_chance(strength_of(hand)) == next(draw.chance for draw in draws if not draw.dropped)


@pytest.mark.parametrize("text", ["", "AD KD QD JD", "AD KD QD JD 10D 9D", "AD AD QD JD 10D"])
def test_only_five_different_cards_can_draw(text: str) -> None:
    for asked in (best_draw, draws_of):
        with pytest.raises(NotAHand):
            asked(cards_named(text))


def test_the_chance_against_unseen_cards_is_that_of_all_their_hands() -> None:
    """Counted hand by hand, with four dropped cards seen, too."""
    cards, dropped = cards_named("9H 9C 10H JH QH"), cards_named("9D KH 2C 3C")
    own, left = strength_of(cards), [code_of(card) for card in CARDS if card not in (*cards, *dropped)]
    found = [strength(*hand) for hand in combinations(left, 5)]
    score = sum(2 * (each < own) + (each == own) for each in found)

    assert pytest.approx(score / (2 * len(found)), abs=1e-12) == unseen_win_chance(cards, dropped)
    with pytest.raises(NotAHand, match="other cards"):
        unseen_win_chance(cards, cards[:1])
