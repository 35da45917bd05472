"""The chance to win against those who stay: exact means, and right against hands dealt."""

from __future__ import annotations

from itertools import combinations
from math import prod
from random import Random
from statistics import fmean

import pytest

from engine.cards.card import CARDS
from engine.poker.game.events import (
    AntePaid,
    BetMatched,
    BetPlaced,
    CardsDrawn,
    Event,
    Folded,
    HandsDealt,
    Held,
    RoundStarted,
)
from engine.poker.hands.card_names import cards_named
from engine.poker.hands.hand import Hand
from engine.poker.hands.hand_types import STRENGTHS
from engine.poker.hands.ranking import code_of, strength_of
from engine.poker.odds.draws import best_draw, win_chance
from engine.poker.odds.hand_potential import HandPotential
from engine.poker.players.bluff import bluff_chance
from engine.poker.players.decision import Decision, Stake, hand_potential_against
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
)
from engine.poker.players.opponent_stats import OpponentStats
from engine.poker.players.round_tracker import RoundTracker


def hands(count: int, seed: int) -> list[str]:
    """Deal hands by chance, as text."""
    random = Random(seed)
    return [" ".join(map(str, random.sample(CARDS, 5))) for _ in range(count)]


def watched(*events: Event, seats: int = 3, ante: int = 100) -> RoundTracker:
    """See a round in which seat 0 looks and these events happened after the deal."""
    tracker = RoundTracker()
    tracker.watch(RoundStarted(1, tuple(range(seats)), ante, (10_000,) * seats))
    for seat in range(seats):
        tracker.watch(AntePaid(seat, ante, 10_000 - ante))
    tracker.watch(HandsDealt((CARDS[:5], *[None] * (seats - 1))))
    for event in events:
        tracker.watch(event)
    return tracker


@pytest.mark.parametrize("text", hands(12, seed=1))
def test_an_outlook_on_the_worth_has_the_best_draw(text: str) -> None:
    """For the chance against one random hand it finds what `draws` finds."""
    cards, best = cards_named(text), best_draw(cards_named(text))
    mean, dropped = HandPotential([win_chance(strength) for strength in range(STRENGTHS)]).best_draw(cards)
    assert set(best.dropped) == set(dropped)
    assert best.chance == pytest.approx(mean)


@pytest.mark.parametrize("text", hands(6, seed=2))
def test_a_mean_over_draws_is_that_of_all_draws_dealt_out(text: str) -> None:
    """For any values at all, here for two cards dropped: all 1,081 final hands are counted once."""
    random = Random(text)
    values = [random.random() for _ in range(STRENGTHS)]
    cards = cards_named(text)
    unseen = [card for card in CARDS if card not in cards]
    dealt = fmean(values[strength_of((*cards[:3], *new))] for new in combinations(unseen, 2))
    assert dealt == pytest.approx(HandPotential(values).mean(cards, cards[3:]))


def test_the_chance_against_several_is_no_power_of_a_chance() -> None:
    """One's own final hand is the same against all: the mean of powers is more than the power of the mean."""
    for text in hands(5, seed=3):
        cards = cards_named(text)
        one = hand_potential_against((CALLED,)).best_draw(cards)[0]
        assert hand_potential_against((CALLED,) * 4).best_draw(cards)[0] > one**4


@pytest.mark.parametrize("acts", [(CALLED, CALLED, CALLED), (BET, CALLED), (HELD, HELD, HELD, HELD)])
def test_the_chance_against_several_is_that_of_hands_dealt_by_chance(acts: tuple[int, ...]) -> None:
    """Final hands of the others drawn from their shares, own cards drawn from the rest: within the noise."""
    cards, random, rounds = cards_named("KC KD 8H 5S 2D"), Random(4), 20_000
    unseen = [card for card in CARDS if card not in cards]
    others = [opponent_range(act, UNKNOWN, WAITING).weaker for act in acts]
    own = [strength_of((*cards[:2], *random.sample(unseen, 3))) for _ in range(rounds)]
    wins = sum(prod(random.random() < weaker[strength] for weaker in others) for strength in own)
    potential = hand_potential_against(acts)
    assert wins / rounds == pytest.approx(potential.mean(cards, cards[2:]), abs=0.012)
    assert set(cards[2:]) == set(potential.best_draw(cards)[1])


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
def test_a_start_is_known_by_what_is_kept(text: str, start: int, kept: str) -> None:
    """Eight kinds of five cards, each drawn to in the plain way."""
    found, codes = starting_hand([code_of(card) for card in cards_named(text)])
    assert start == found
    assert {code_of(card) for card in cards_named(kept)} == set(codes)


def test_who_stays_holds_more_than_a_random_hand() -> None:
    """Who called more than who held, who bet more than who called; fewer cards drawn mean more as well."""
    pair_of_aces = strength_of(cards_named("AC AD 9H 7S 2C"))
    drew_three, drew_one = (opponent_range(CALLED, drawn, WAITING).weaker[pair_of_aces] for drawn in (3, 1))
    held, called, bet = (
        opponent_range(act, UNKNOWN, WAITING).weaker[pair_of_aces] for act in (HELD, CALLED, BET)
    )
    assert win_chance(pair_of_aces) > held > called > bet
    assert drew_three > drew_one


def test_shares_of_hands_grow_to_one() -> None:
    """A distribution: never falling, from nothing to all."""
    weaker = opponent_range(CALLED, 3, BET).weaker
    assert list(weaker) == sorted(weaker)
    assert 0 <= weaker[0]
    assert pytest.approx(1) == weaker[-1]


def test_a_heavier_bet_is_called_more_rarely_and_by_better_hands() -> None:
    """Before the draw and after it; who calls anything is no better for it."""
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


def test_the_eye_keeps_pot_bets_and_opponents() -> None:
    """All that is public, from the events alone."""
    tracker = watched(Held(1), BetPlaced(2, 300, 9_600), Folded(1), seats=4)
    assert (0, 700, 300, 0) == (tracker.seat, tracker.pot, tracker.bet, tracker.phase)
    assert [2, 3] == list(tracker.others)
    assert [BET, WAITING] == tracker.others[2].acts
    tracker.watch(BetMatched(3, 300, 9_600))
    tracker.watch(CardsDrawn(2, 1, None, None))
    assert (1_000, 0, 1) == (tracker.pot, tracker.bet, tracker.phase)
    assert 1 == tracker.others[2].drawn
    assert [CALLED, WAITING] == tracker.others[3].acts
    assert not tracker.others[3].has_answered


def test_habits_tell_callers_from_folders() -> None:
    """Who always calls minds a bet less than most, who always folds more; folds without a bet say nothing."""
    stats = OpponentStats()
    assert 1.0 == stats.tightness(1, 0)
    for _ in range(10):
        stats.watch(RoundStarted(1, (0, 1, 2, 3), 1, (9, 9, 9, 9)))
        for event in (
            BetPlaced(0, 1, 1),
            BetMatched(1, 1, 1),
            Folded(2),
            CardsDrawn(0, 1, None, None),
            Folded(3),
        ):
            stats.watch(event)
    assert stats.tightness(1, 0) < 0.3
    assert stats.tightness(2, 0) > 1.5
    assert 1.0 == stats.tightness(3, 1)


def test_a_call_is_worth_its_share_of_the_pot() -> None:
    """Against one who bet all: the chance times all that is in the pot, less the price."""
    tracker = watched(BetPlaced(1, 500, 0), seats=2)
    hand = Hand(cards_named("KC KD 8H 5S 2D"))
    chance = hand_potential_against((BET,)).best_draw(hand.cards)[0]
    gained = Decision(tracker, OpponentStats(), hand, 2).call_ev(Stake(700, 500, 1.0))
    assert chance * 1_200 - 500 == pytest.approx(gained)


@pytest.mark.parametrize("opponents,chance", [(1, 0.43), (2, 0.18), (4, 0.03)])
def test_bluffs_are_rarer_against_several(opponents: int, chance: float) -> None:
    """One of them calls more easily."""
    assert chance == pytest.approx(bluff_chance(Stake(500, 500, 1.0), opponents), abs=0.006)
