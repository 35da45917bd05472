"""`odds` draws best and pays no more than its chance is worth; neither it nor `bluff` loses to `tight`."""

from collections.abc import Sequence
from math import sqrt
from random import Random
from statistics import fmean, stdev

import pytest

from engine.cards.card import CARDS, Card
from engine.poker.game.events import (
    BetMatched,
    BetPlaced,
    Held,
)
from engine.poker.game.setup import Setup
from engine.poker.hands.card_names import cards_named
from engine.poker.hands.hand import Hand
from engine.poker.play.table import Table
from engine.poker.players import player_named
from engine.poker.players.decision import Decision, Stake, hand_potential_against
from engine.poker.players.odds import OddsPlayer, pressure, stake_of_bet
from engine.poker.players.opponent_range import WAITING
from tests.support.poker.rounds_seen import ANTE, BALANCE, DRAWS, seeing

SETS = 200


def hands(count: int, seed: int) -> list[list[Card]]:
    random = Random(seed)
    return [random.sample(CARDS, 5) for _ in range(count)]


@pytest.mark.parametrize("cards", hands(8, seed=1))
def test_odds_takes_the_best_draw(cards: list[Card]) -> None:
    hand, potential = Hand(cards), hand_potential_against((WAITING, WAITING))
    count = seeing(OddsPlayer("Odds"), seats=3).discard_unwanted(hand)
    assert len(hand.dropped) == count
    chance = potential.mean(cards, hand.dropped)
    for dropped in range(31):
        others = [card for number, card in enumerate(cards) if dropped >> number & 1]
        assert len(others) == 5 or potential.mean(cards, others) <= chance + 1e-12


@pytest.mark.parametrize("bet", [100, 200, 400, 1_000, 4_000, 9_900])
@pytest.mark.parametrize("cards", hands(5, seed=2))
def test_odds_never_pays_more_than_its_chance_is_worth(cards: list[Card], bet: int) -> None:
    """It matches exactly where the chance of the best draw is more than the share of the pot that it pays."""
    seen = seeing(OddsPlayer("Odds"), BetPlaced(1, bet, BALANCE - ANTE - bet))
    chance = hand_potential_against((1,)).best_draw(cards)[0]
    price = bet / (2 * ANTE + 2 * bet)
    assert (chance > price) == seen.will_match(Hand(cards), 2, (BALANCE - ANTE) / 100, bet / 100)


def test_odds_does_not_fold_for_nothing() -> None:
    nothing = Hand(cards_named("2C 5D 7H 9S JC"))
    assert not seeing(OddsPlayer("Odds")).is_folding(nothing, 2, 99.0)
    assert seeing(OddsPlayer("Odds"), BetPlaced(1, 2_000, 7_900)).is_folding(nothing, 2, 99.0)


def test_odds_stays_in_with_what_it_would_match_a_bet_with() -> None:
    royal = Hand(cards_named("AC KC QC JC TC"))
    seen = seeing(OddsPlayer("Odds"), BetPlaced(1, 2_000, 7_900))

    assert not seen.is_folding(royal, 2, 99.0)
    assert seen.will_match(royal, 2, 99.0, 20.0)


def test_odds_bets_a_good_hand_and_holds_a_bad_one() -> None:
    full, nothing = (Hand(cards_named(text)) for text in ("AC AD AH 9S 9C", "2C 5D 7H 9S JC"))
    seen = seeing(OddsPlayer("Odds"), *DRAWS, Held(1))
    assert seen.place_bet(full, 2, 99.0) > 0
    assert 0 == seen.place_bet(nothing, 2, 99.0)


@pytest.mark.parametrize("calls, pots", [(0, 1), (2, 1), (3, 2)])
def test_who_calls_every_bet_is_asked_for_twice_the_pot(calls: int, pots: int) -> None:
    """Three calls and no fold tell it; nobody else is."""
    player = OddsPlayer("Odds")
    for _ in range(calls):
        seeing(player, *DRAWS, BetPlaced(0, 200, 9_700), BetMatched(1, 200, 9_700))
    seeing(player, *DRAWS, Held(1))

    assert pots * 2 * ANTE / 100 == player.place_bet(Hand(cards_named("AC KC QC JC TC")), 2, 99.0)


def test_who_saw_nothing_plays_all_the_same() -> None:
    player = OddsPlayer("Odds")
    full, nothing = (Hand(cards_named(text)) for text in ("AC AD AH 9S 9C", "2C 5D 7H 9S JC"))
    assert player.place_bet(full, 3, 99.0) > 0
    assert player.will_match(full, 3, 99.0, 50.0)
    assert not player.will_match(nothing, 3, 99.0, 50.0)
    assert 0 == player.discard_unwanted(full)


def test_less_than_the_bet_buys_less_than_the_pot() -> None:
    hand, bet = Hand(cards_named("TC TD 9H 7S 2C")), BetPlaced(1, 9_000, 900)
    seen = seeing(OddsPlayer("Odds"), *DRAWS, bet)
    assert seen.will_match(hand, 2, 0.1, 90.0)
    assert not seen.will_match(hand, 2, 99.0, 90.0)


class AtNought(OddsPlayer):
    """Decides as if a call were worth exactly nothing."""

    def decision(self, hand: Hand, player_count: int) -> Decision:
        decision = super().decision(hand, player_count)
        decision.call_ev = lambda *_: 0.0  # type: ignore[method-assign]  # no cards come to exactly 0
        return decision


def test_a_call_that_gains_nothing_on_average_is_not_made() -> None:
    assert not AtNought("Odds").will_match(Hand(cards_named("TC TD 9H 7S 2C")), 2, 99.0, 10.0)


def won(names: Sequence[str], number: int, deals: int = 1) -> float:
    """What the first of the players won a round, in antes, where each deal is played from every place."""
    gained = 0
    for turned in range(len(names)):
        seats = [*range(turned, len(names)), *range(turned)]
        players = [player_named(names[each], f"{names[each]} {each}", number) for each in seats]
        shown = tuple(player.name for player in players)
        for deal in range(deals):
            table = Table(
                Setup(shown, BALANCE, ANTE, number * deals + deal, max_rounds=1), players, is_strict=True
            )
            table.play_round()
            gained += table.balances[seats.index(0)] - BALANCE
    return gained / (ANTE * deals * len(names))


@pytest.mark.usefixtures("no_coverage")
@pytest.mark.parametrize("others", [("tight",) * 4, ("tight",)])
@pytest.mark.parametrize("name", ["odds", "bluff"])
def test_they_do_not_lose_to_tight_players(name: str, others: tuple[str, ...]) -> None:
    """At five seats, where a prototype lost 0.12 to 0.16 antes a round, and heads-up: mirrored deals."""
    results = [won((name, *others), number) for number in range(SETS)]
    assert fmean(results) - 1.96 * stdev(results) / sqrt(SETS) > 0


def test_a_call_costs_the_bet_and_wins_what_is_in_the_pot() -> None:
    """Who has less than the bet wins as much less from each who has answered it."""
    seen = seeing(
        OddsPlayer("Odds"),
        BetPlaced(1, 200, BALANCE - ANTE - 200),
        BetMatched(2, 200, BALANCE - ANTE - 200),
        seats=4,
    )

    before = pressure(200, 4 * ANTE)
    assert Stake(4 * ANTE + 400, 200, before) == seen.stake_of_call(4, 200, 200)
    assert Stake(4 * ANTE + 400 - 2 * 150, 50, before) == seen.stake_of_call(4, 50, 200)
    assert Stake(300, 100, pressure(100, 300)) == stake_of_bet(300, 100)
    assert Stake(300 + 100, 100, pressure(100, 300)) == OddsPlayer("New").stake_of_call(3, 100, 100)
    assert (4 * ANTE + 400, 300) == (seen.pot(4), OddsPlayer("New").pot(3))


def test_odds_draws_against_what_each_of_the_others_has_done() -> None:
    """One has bet and one has matched: some hands are drawn to otherwise than against a single stranger."""
    acts = (BetPlaced(1, 100, 9_800), BetMatched(2, 100, 9_800))
    several, alone = hand_potential_against((1, 2)), hand_potential_against((WAITING,))
    differing = 0
    for cards in hands(400, seed=5):
        expected = several.best_draw(cards)[1]
        if set(expected) == set(alone.best_draw(cards)[1]):
            continue
        differing += 1
        hand = Hand(cards)
        seeing(player := OddsPlayer("Odds"), *acts, seats=3)
        assert len(expected) == player.discard_unwanted(hand)
        assert set(expected) == set(hand.dropped)

    assert differing
