"""The range of an opponent follows from what it did; final hands are counted by how they began."""

from itertools import pairwise

import pytest

from engine.poker.hands.card_names import cards_named
from engine.poker.hands.ranking import code_of, strength_of
from engine.poker.odds.draws import win_chance
from engine.poker.players.final_hands import PAT, STARTING_HANDS, final_hand_counts, starting_hand
from engine.poker.players.opponent_range import (
    BET,
    CALLED,
    HELD,
    UNKNOWN,
    WAITING,
    call_chances,
    first_call_chance,
    opponent_range,
    strength_class,
)


def test_who_stays_holds_more_than_a_random_hand() -> None:
    pair_of_aces = strength_of(cards_named("AC AD 9H 7S 2C"))
    drew_three, drew_one = (opponent_range(CALLED, drawn, WAITING).weaker[pair_of_aces] for drawn in (3, 1))
    held, called, bet = (
        opponent_range(act, UNKNOWN, WAITING).weaker[pair_of_aces] for act in (HELD, CALLED, BET)
    )
    assert win_chance(pair_of_aces) > held > called > bet
    assert drew_three > drew_one


def test_shares_of_hands_grow_to_one() -> None:
    weaker = opponent_range(CALLED, 3, BET).weaker
    assert list(weaker) == sorted(weaker)
    assert 0 <= weaker[0]
    assert pytest.approx(1) == weaker[-1]


def test_a_heavier_bet_is_called_more_rarely_and_by_better_hands() -> None:
    assert first_call_chance(0.5) > first_call_chance(1.0) > first_call_chance(2.0)
    hand, aces = opponent_range(HELD, 3, HELD), strength_of(cards_named("AC AD 9H 7S 2C"))
    assert hand.call_chance(0.5) > hand.call_chance(1.0) > hand.call_chance(2.0)
    shares = [
        hand.weaker_call_chance(pressure, aces) / hand.call_chance(pressure)
        for pressure in (0.0, 0.5, 1.0, 2.0)
    ]
    assert shares == sorted(shares, reverse=True)
    assert hand.weaker[aces] == pytest.approx(shares[0])
    assert {1.0} == set(call_chances(0.0))


def test_who_calls_with_a_weaker_hand_is_counted_hand_by_hand() -> None:
    """Each strength below by its share and by how often it calls; half of the equal ones."""
    hand, pressure = opponent_range(HELD, 3, HELD), 1.3
    calls, below = call_chances(pressure), [0.0]
    for weaker in hand.weaker:
        below.append(2 * weaker - below[-1])
    shares = [
        (after - before) * calls[strength_class(number)]
        for number, (before, after) in enumerate(pairwise(below))
    ]

    assert sum(shares) == pytest.approx(hand.call_chance(pressure), abs=1e-9)
    for strength in (0, 1_000, 1_276, 1_277, 3_697, 4_600, 5_852, 5_853, 7_461):
        expected = sum(shares[:strength]) + shares[strength] / 2
        assert expected == pytest.approx(hand.weaker_call_chance(pressure, strength), abs=1e-9)


def test_final_hands_are_counted_by_how_they_began() -> None:
    """Every deal once; what is pat stays; a pair ends as a pair or better."""
    counts = final_hand_counts()
    assert len(STARTING_HANDS) == len(counts)
    assert 60_000 == sum(map(sum, counts))
    assert not any(counts[PAT][:5853])
    pairs = [sum(counts[start][:1277]) for start in (2, 3, 4)]
    assert [0, 0, 0] == pairs
    assert pytest.approx(0.4226, abs=0.01) == sum(map(sum, counts[2:5])) / 60_000


@pytest.mark.parametrize(
    "text,start,kept",
    [
        ("AC KD 9H 7S 2C", 0, "KD AC"),
        ("2C KC 9C 7S AC", 1, "2C KC 9C AC"),
        ("8C 8D 9H 7S 2C", 2, "8C 8D"),
        ("JC JD 9H 7S 2C", 3, "JC JD"),
        ("AC AD 9H 7S 2C", 4, "AC AD"),
        ("AC AD 9H 9S 2C", 5, "AC AD 9H 9S"),
        ("AC AD AH 9S 2C", 6, "AC AD AH"),
        ("AC AD AH 9S 9C", 7, "AC AD AH 9S 9C"),
    ],
)
def test_starting_hands_are_classified_by_what_is_kept(text: str, start: int, kept: str) -> None:
    """Eight kinds of five cards, each drawn to in the plain way."""
    found, codes = starting_hand([code_of(card) for card in cards_named(text)])
    assert start == found
    assert {code_of(card) for card in cards_named(kept)} == set(codes)
