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
from engine.poker.odds.draws import best_draw, worth
from engine.poker.odds.hand_potential import Outlook
from engine.poker.players.bluff import bluffs
from engine.poker.players.decision import Judgement, Stake, outlook_against
from engine.poker.players.final_hands import PAT, STARTS, finals, start_of
from engine.poker.players.opponent_range import (
    BET,
    CALLED,
    HELD,
    UNKNOWN,
    WAITING,
    chances_to_call,
    first_calls,
    stayer,
)
from engine.poker.players.opponent_stats import Habits
from engine.poker.players.round_tracker import Sight


def hands(count: int, seed: int) -> list[str]:
    """Deal hands by chance, as text."""
    random = Random(seed)
    return [" ".join(map(str, random.sample(CARDS, 5))) for _ in range(count)]


def watched(*events: Event, seats: int = 3, ante: int = 100) -> Sight:
    """See a round in which seat 0 looks and these events happened after the deal."""
    sight = Sight()
    sight.watch(RoundStarted(1, tuple(range(seats)), ante, (10_000,) * seats))
    for seat in range(seats):
        sight.watch(AntePaid(seat, ante, 10_000 - ante))
    sight.watch(HandsDealt((CARDS[:5], *[None] * (seats - 1))))
    for event in events:
        sight.watch(event)
    return sight


@pytest.mark.parametrize("text", hands(12, seed=1))
def test_an_outlook_on_the_worth_has_the_best_draw(text: str) -> None:
    """For the chance against one random hand it finds what `draws` finds."""
    cards, best = cards_named(text), best_draw(cards_named(text))
    mean, dropped = Outlook([worth(strength) for strength in range(STRENGTHS)]).best(cards)
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
    assert dealt == pytest.approx(Outlook(values).mean(cards, cards[3:]))


def test_the_chance_against_several_is_no_power_of_a_chance() -> None:
    """One's own final hand is the same against all: the mean of powers is more than the power of the mean."""
    for text in hands(5, seed=3):
        cards = cards_named(text)
        one = outlook_against((CALLED,)).best(cards)[0]
        assert outlook_against((CALLED,) * 4).best(cards)[0] > one**4


@pytest.mark.parametrize("acts", [(CALLED, CALLED, CALLED), (BET, CALLED), (HELD, HELD, HELD, HELD)])
def test_the_chance_against_several_is_that_of_hands_dealt_by_chance(acts: tuple[int, ...]) -> None:
    """Final hands of the others drawn from their shares, own cards drawn from the rest: within the noise."""
    cards, random, rounds = cards_named("KC KD 8H 5S 2D"), Random(4), 20_000
    unseen = [card for card in CARDS if card not in cards]
    others = [stayer(act, UNKNOWN, WAITING).weaker for act in acts]
    own = [strength_of((*cards[:2], *random.sample(unseen, 3))) for _ in range(rounds)]
    wins = sum(prod(random.random() < weaker[strength] for weaker in others) for strength in own)
    outlook = outlook_against(acts)
    assert wins / rounds == pytest.approx(outlook.mean(cards, cards[2:]), abs=0.012)
    assert set(cards[2:]) == set(outlook.best(cards)[1])


def test_final_hands_are_counted_by_how_they_began() -> None:
    """Every deal once; what is pat stays; a pair ends as a pair or better."""
    counts = finals()
    assert len(STARTS) == len(counts)
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
    found, codes = start_of([code_of(card) for card in cards_named(text)])
    assert start == found
    assert {code_of(card) for card in cards_named(kept)} == set(codes)


def test_who_stays_holds_more_than_a_random_hand() -> None:
    """Who called more than who held, who bet more than who called; fewer cards drawn mean more as well."""
    pair_of_aces = strength_of(cards_named("AC AD 9H 7S 2C"))
    drew_three, drew_one = (stayer(CALLED, drawn, WAITING).weaker[pair_of_aces] for drawn in (3, 1))
    held, called, bet = (stayer(act, UNKNOWN, WAITING).weaker[pair_of_aces] for act in (HELD, CALLED, BET))
    assert worth(pair_of_aces) > held > called > bet
    assert drew_three > drew_one


def test_shares_of_hands_grow_to_one() -> None:
    """A distribution: never falling, from nothing to all."""
    weaker = stayer(CALLED, 3, BET).weaker
    assert list(weaker) == sorted(weaker)
    assert 0 <= weaker[0]
    assert pytest.approx(1) == weaker[-1]


def test_a_heavier_bet_is_called_more_rarely_and_by_better_hands() -> None:
    """Before the draw and after it; who calls anything is no better for it."""
    assert first_calls(0.5) > first_calls(1.0) > first_calls(2.0)
    hand, aces = stayer(HELD, 3, HELD), strength_of(cards_named("AC AD 9H 7S 2C"))
    assert hand.calls(0.5) > hand.calls(1.0) > hand.calls(2.0)
    shares = [hand.calls_weaker(pressure, aces) / hand.calls(pressure) for pressure in (0.0, 0.5, 1.0, 2.0)]
    assert shares == sorted(shares, reverse=True)
    assert hand.weaker[aces] == pytest.approx(shares[0])
    assert {1.0} == set(chances_to_call(0.0))


def test_the_eye_keeps_pot_bets_and_opponents() -> None:
    """All that is public, from the events alone."""
    sight = watched(Held(1), BetPlaced(2, 300, 9_600), Folded(1), seats=4)
    assert (0, 700, 300, 0) == (sight.seat, sight.pot, sight.bet, sight.phase)
    assert [2, 3] == list(sight.others)
    assert [BET, WAITING] == sight.others[2].acts
    sight.watch(BetMatched(3, 300, 9_600))
    sight.watch(CardsDrawn(2, 1, None, None))
    assert (1_000, 0, 1) == (sight.pot, sight.bet, sight.phase)
    assert 1 == sight.others[2].drawn
    assert [CALLED, WAITING] == sight.others[3].acts
    assert not sight.others[3].has_answered


def test_habits_tell_callers_from_folders() -> None:
    """Who always calls minds a bet less than most, who always folds more; folds without a bet say nothing."""
    habits = Habits()
    assert 1.0 == habits.reluctance(1, 0)
    for _ in range(10):
        habits.watch(RoundStarted(1, (0, 1, 2, 3), 1, (9, 9, 9, 9)))
        for event in (
            BetPlaced(0, 1, 1),
            BetMatched(1, 1, 1),
            Folded(2),
            CardsDrawn(0, 1, None, None),
            Folded(3),
        ):
            habits.watch(event)
    assert habits.reluctance(1, 0) < 0.3
    assert habits.reluctance(2, 0) > 1.5
    assert 1.0 == habits.reluctance(3, 1)


def test_a_call_is_worth_its_share_of_the_pot() -> None:
    """Against one who bet all: the chance times all that is in the pot, less the price."""
    sight = watched(BetPlaced(1, 500, 0), seats=2)
    hand = Hand(cards_named("KC KD 8H 5S 2D"))
    chance = outlook_against((BET,)).best(hand.cards)[0]
    gained = Judgement(sight, Habits(), hand, 2).call(Stake(700, 500, 1.0))
    assert chance * 1_200 - 500 == pytest.approx(gained)


@pytest.mark.parametrize("opponents,chance", [(1, 0.43), (2, 0.18), (4, 0.03)])
def test_bluffs_are_rarer_against_several(opponents: int, chance: float) -> None:
    """One of them calls more easily."""
    assert chance == pytest.approx(bluffs(Stake(500, 500, 1.0), opponents), abs=0.006)
