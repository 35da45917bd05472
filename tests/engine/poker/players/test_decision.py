"""Expected values of decisions: against several opponents, and right against hands dealt."""

from math import prod
from random import Random

import pytest

from engine.cards.card import CARDS
from engine.poker.game.events import (
    BetPlaced,
    CardsDrawn,
    Held,
)
from engine.poker.hands.card_names import cards_named
from engine.poker.hands.hand import Hand
from engine.poker.hands.ranking import strength_of
from engine.poker.players.decision import Decision, Stake, hand_potential_against
from engine.poker.players.opponent_range import (
    BET,
    CALLED,
    HELD,
    UNKNOWN,
    WAITING,
    opponent_range,
)
from engine.poker.players.opponent_stats import OpponentStats
from tests.support.poker.dealing import random_hands
from tests.support.poker.rounds_seen import watched


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


def test_a_call_is_worth_its_share_of_the_pot() -> None:
    tracker = watched(BetPlaced(1, 500, 0), seats=2)
    hand = Hand(cards_named("KC KD 8H 5S 2D"))
    chance = hand_potential_against((BET,)).best_draw(hand.cards)[0]
    gained = Decision(tracker, OpponentStats(), hand, 2).call_ev(Stake(700, 500, 1.0))
    assert chance * 1_200 - 500 == pytest.approx(gained)


def test_a_call_is_worth_what_those_leave_of_it_who_have_answered_and_who_may() -> None:
    """Who has bet, or has no money left, stays in; another one folds or calls, as its range has it."""
    pressure, cost, pot = 1.0, 400, 900
    tracker = watched(
        *(CardsDrawn(seat, 3, (), ()) if not seat else CardsDrawn(seat, 3, None, None) for seat in range(3)),
        Held(2),
        BetPlaced(1, cost, 9_500),
        seats=3,
    )
    hand = Hand(cards_named("KC KD 8H 5S 2D"))
    strength = strength_of(hand.cards)
    better = opponent_range(WAITING, 3, BET).weaker[strength]
    other = opponent_range(WAITING, 3, HELD)
    calls, weaker = other.call_chance(pressure), other.weaker_call_chance(pressure, strength)
    decision = Decision(tracker, OpponentStats(), hand, 3)

    expected = better * ((1 - calls) * (pot + cost) + weaker * (pot + 2 * cost)) - cost
    assert expected == pytest.approx(decision.call_ev(Stake(pot, cost, pressure)))
    assert pot * better * other.weaker[strength] == pytest.approx(decision.hold_ev(pot))

    tracker.others[2].left = 0
    expected = better * other.weaker[strength] * (pot + cost) - cost
    assert expected == pytest.approx(
        Decision(tracker, OpponentStats(), hand, 3).call_ev(Stake(pot, cost, pressure))
    )


def test_a_value_bet_is_one_that_more_than_half_of_the_hands_that_call_lose_to() -> None:
    """Against one opponent after the draw: a call brings as much as it may cost, whatever is in the pot."""
    others = opponent_range(WAITING, 3, WAITING)
    tracker = watched(CardsDrawn(0, 3, (), ()), CardsDrawn(1, 3, None, None), seats=2)
    shares, found = [], []
    for text in random_hands(200, seed=6):
        hand = Hand(cards_named(text))
        shares.append(others.weaker_call_chance(1.0, strength_of(hand.cards)) / others.call_chance(1.0))
        found.append(Decision(tracker, OpponentStats(), hand, 2).is_value_bet(Stake(400, 400, 1.0)))

    assert [share > 0.5 for share in shares] == found
    assert {True, False} == {share > 0.5 for share in shares if 0.2 < share < 0.8}
