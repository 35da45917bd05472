"""The player `bluff`: how often it bluffs and slow-plays, and that it does not lose."""

from statistics import fmean

import pytest

from engine.poker.game.events import (
    BetMatched,
    BetPlaced,
    Held,
)
from engine.poker.hands.card_names import cards_named
from engine.poker.hands.hand import Hand
from engine.poker.players.bluff import BluffPlayer, bluff_chance
from engine.poker.players.decision import Stake
from engine.poker.players.odds import stake_of_bet
from tests.support.poker.rounds_seen import ANTE, BALANCE, DRAWS, seeing


@pytest.mark.parametrize("opponents,chance", [(1, 0.43), (2, 0.18), (4, 0.03)])
def test_bluffs_are_rarer_against_several(opponents: int, chance: float) -> None:
    """One of them calls more easily."""
    assert chance == pytest.approx(bluff_chance(Stake(500, 500, 1.0), opponents), abs=0.006)


def test_bluff_bets_hopeless_hands_now_and_then() -> None:
    nothing = Hand(cards_named("2C 3D 7H 8S 9C"))
    player = seeing(BluffPlayer("Bluff", seed=1), *DRAWS, Held(1))
    share = fmean(player.place_bet(nothing, 2, 99.0) > 0 for _ in range(300))
    assert 0.05 < share < 0.6


@pytest.mark.parametrize("max_bet", [99.0, 0.5])
def test_a_bluff_is_as_large_as_the_pot_or_all_and_as_frequent_as_it_is_to_be(max_bet: float) -> None:
    nothing = Hand(cards_named("2C 3D 7H 8S 9C"))
    player = seeing(BluffPlayer("Bluff", seed=1), *DRAWS, Held(1))
    stake = stake_of_bet(2 * ANTE, min(2 * ANTE, round(100 * max_bet)))

    bets = [player.place_bet(nothing, 2, max_bet) for _ in range(600)]

    assert {0.0, stake.cost / 100} == set(bets)
    assert bluff_chance(stake, 1) == pytest.approx(fmean(bet > 0 for bet in bets), abs=0.06)


def test_bluff_does_not_bluff_who_always_calls() -> None:
    """A fold must have been seen, or be likely."""
    player = BluffPlayer("Bluff", seed=1)
    for _ in range(20):
        seeing(player, *DRAWS, BetPlaced(0, 200, 9_700), BetMatched(1, 200, 9_700))
    seeing(player, *DRAWS, Held(1))
    nothing = Hand(cards_named("2C 3D 7H 8S 9C"))
    assert not any(player.place_bet(nothing, 2, 99.0) for _ in range(300))


def test_bluff_holds_good_hands_back_now_and_then() -> None:
    """So that its holding is no sign of weakness."""
    player, full = seeing(BluffPlayer("Bluff", seed=2), *DRAWS, Held(1)), Hand(cards_named("AC AD AH 9S 9C"))
    share = fmean(player.place_bet(full, 2, 99.0) == 0 for _ in range(400))
    assert 0 < share < 0.2


@pytest.mark.parametrize("bet, chance", [(2, 1.0), (20, 0.57), (30, 0.35), (50, 0.08), (100, 0.0)])
def test_a_close_call_is_the_more_likely_the_more_it_is_worth(bet: int, chance: float) -> None:
    """From never, where it loses a tenth of the pot, to always, where it gains as much."""
    player = BluffPlayer("Bluff", seed=3)
    seeing(player, *DRAWS, BetPlaced(1, bet, BALANCE - ANTE - bet))
    tens = Hand(cards_named("TC TD 9H 7S 2C"))

    share = fmean(player.will_match(tens, 2, 99.0, bet / 100) for _ in range(400))

    assert chance == pytest.approx(share, abs=0.06)
