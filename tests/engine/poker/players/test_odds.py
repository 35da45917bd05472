"""`odds` draws best and pays no more than its chance is worth, and does not lose to `tight`."""

from collections.abc import Sequence
from math import sqrt
from random import Random
from statistics import fmean, stdev

import pytest

from engine.cards.card import CARDS, Card
from engine.poker.game.events import BetPlaced, Held
from engine.poker.game.setup import Setup
from engine.poker.hands.card_names import cards_named
from engine.poker.hands.hand import Hand
from engine.poker.odds.draws import best_draw
from engine.poker.play.table import Table
from engine.poker.players import player_named
from engine.poker.players.odds import Act, OddsPlayer
from tests.support.poker.rounds_seen import ANTE, BALANCE, DRAWS, seeing

SETS = 200


def hands(count: int, seed: int) -> list[list[Card]]:
    random = Random(seed)
    return [random.sample(CARDS, 5) for _ in range(count)]


@pytest.mark.parametrize("cards", hands(8, seed=1))
def test_odds_takes_the_best_draw(cards: list[Card]) -> None:
    hand = Hand(cards)
    count = seeing(OddsPlayer("Odds"), seats=3).discard_unwanted(hand)

    assert len(hand.dropped) == count
    assert set(best_draw(cards).dropped) == set(hand.dropped)


@pytest.mark.parametrize("bet", [100, 200, 400, 1_000, 4_000, 9_900])
@pytest.mark.parametrize("cards", hands(5, seed=2))
def test_odds_never_pays_more_than_its_chance_is_worth(cards: list[Card], bet: int) -> None:
    """It matches exactly where its chance against who has bet exceeds the share of the pot that it pays."""
    seen = seeing(OddsPlayer("Odds"), BetPlaced(1, bet, BALANCE - ANTE - bet))
    chance, price = seen.chance(Hand(cards), [Act.BET]), bet / (2 * ANTE + 2 * bet)

    assert (chance > price) == seen.will_match(Hand(cards), 2, (BALANCE - ANTE) / 100, bet / 100)


def test_odds_does_not_fold_for_nothing() -> None:
    nothing = Hand(cards_named("2C 5D 7H 9S JC"))
    assert not seeing(OddsPlayer("Odds")).is_folding(nothing, 2, 99.0)
    assert seeing(OddsPlayer("Odds"), BetPlaced(1, 2_000, 7_900)).is_folding(nothing, 2, 99.0)


def test_odds_bets_a_good_hand_and_holds_a_bad_one() -> None:
    full, nothing = (Hand(cards_named(text)) for text in ("AC AD AH 9S 9C", "2C 5D 7H 9S JC"))
    seen = seeing(OddsPlayer("Odds"), *DRAWS, Held(1))
    assert seen.place_bet(full, 2, 99.0) > 0
    assert 0 == seen.place_bet(nothing, 2, 99.0)


def test_less_than_the_bet_buys_less_than_the_pot() -> None:
    hand, bet = Hand(cards_named("TC TD 9H 7S 2C")), BetPlaced(1, 9_000, 900)
    seen = seeing(OddsPlayer("Odds"), *DRAWS, bet)
    assert seen.will_match(hand, 2, 0.1, 90.0)
    assert not seen.will_match(hand, 2, 99.0, 90.0)


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
            gained += table.state.seats[seats.index(0)].balance - BALANCE
    return gained / (ANTE * deals * len(names))


@pytest.mark.usefixtures("no_coverage")
@pytest.mark.parametrize("others", [("tight",) * 4, ("tight",)])
def test_odds_does_not_lose_to_tight_players(others: tuple[str, ...]) -> None:
    """At five seats and heads-up, in mirrored deals."""
    results = [won(("odds", *others), number) for number in range(SETS)]
    assert fmean(results) - 1.96 * stdev(results) / sqrt(SETS) > 0
