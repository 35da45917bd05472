"""Betting phases: in turn, one bet, everybody matches it or folds, all-in for less."""

import pytest

from engine.errors import GameIsOver, NotYourTurn, Refusal
from engine.poker.errors import BetOutOfLimits, MustMatchOrFold, NothingToMatch, NotInThisPhase
from engine.poker.game.commands import Bet, Command, Deal, Draw, Fold, Hold, Match
from engine.poker.game.events import (
    Folded,
    PotWon,
    RoundEnded,
)
from engine.poker.game.state import GameState, Phase
from engine.poker.game.transitions import apply
from engine.poker.hands.card_names import cards_named
from tests.support.poker.dealing import (
    NOTHING,
    PAIR,
    ROYAL,
    dealt,
    done,
    setup_of,
)

DRAWS = ("draw",) * 3


def test_7_there_is_no_raise() -> None:
    state, _ = done(dealt(ROYAL, PAIR, NOTHING), "bet 300")

    for choice in (Bet(1, 600), Hold(1)):
        with pytest.raises(MustMatchOrFold):
            apply(state, choice)


def test_7_the_last_phase_begins_without_a_bet() -> None:
    state, _ = done(dealt(ROYAL, PAIR, NOTHING), "bet 300", "match", "match", *DRAWS)

    assert (Phase.FINAL_BETS, 0, 0) == (state.phase, state.turn, state.bet)
    with pytest.raises(NothingToMatch):
        apply(state, Match(0))


@pytest.mark.parametrize("cents", [-1, 0, 901])
def test_10_a_bet_is_not_less_than_a_cent_nor_more_than_the_balance(cents: int) -> None:
    """10: to bet nothing is to hold."""
    with pytest.raises(BetOutOfLimits):
        apply(dealt(ROYAL, PAIR), Bet(0, cents))


def test_10_a_least_bet_holds_for_all_who_can_pay_it() -> None:
    """10: who has less than the least bet may bet all of it, and no other amount below."""
    setup = setup_of(2, min_bet=500)
    rich, poor = dealt(ROYAL, PAIR, setup=setup), dealt(ROYAL, PAIR, setup=setup, balances=(400, 1000))

    assert 500 == done(rich, "bet 500")[0].bet
    assert 300 == done(poor, "bet 300")[0].bet
    for state, cents in ((rich, 499), (poor, 299)):
        with pytest.raises(BetOutOfLimits):
            apply(state, Bet(0, cents))


def test_12_the_last_player_is_not_asked_and_wins_at_once() -> None:
    """12: no draw, no second bet, no cards shown."""
    state, events = done(dealt(ROYAL, PAIR, NOTHING), "fold", "fold")

    folded = [Folded(seat, cards_named(hand)) for seat, hand in enumerate((ROYAL, PAIR))]
    assert (*folded, PotWon(2, 300, 0), RoundEnded(1, (900, 900, 1200))) == events
    assert Phase.BEFORE_ROUND is state.phase


def test_11_who_is_all_in_with_the_ante_cannot_be_asked_to_fold() -> None:
    """11: it takes part in the draw and in the show-down, and is never asked for money."""
    state = dealt(ROYAL, PAIR, NOTHING, balances=(100, 1000, 1000))
    assert (1, 2) == state.queue
    state, _ = done(state, "hold", "hold")
    assert (0, 1, 2) == state.queue
    state, _ = done(state, *DRAWS)
    assert (1, 2) == state.queue
    _, events = done(state, "bet 500", "match")

    assert [PotWon(0, 300, 0), PotWon(1, 1000, 1)] == [event for event in events if isinstance(event, PotWon)]


BETTING, DRAWING, BETWEEN, OVER = (
    dealt(ROYAL, PAIR, NOTHING),
    done(dealt(ROYAL, PAIR), "hold", "hold")[0],
    done(dealt(ROYAL, PAIR), "fold")[0],
    done(dealt(ROYAL, PAIR), "bet 900", "match", "draw", "draw")[0],
)
REFUSED: list[tuple[GameState, type[Refusal], list[Command]]] = [
    (BETTING, NotYourTurn, [Fold(1), Hold(1), Bet(1, 100), Match(1), Draw(1, ()), Fold(-1), Fold(7)]),
    (BETTING, NotInThisPhase, [Draw(0, ()), Deal(2), Deal(1)]),
    (DRAWING, NotInThisPhase, [Fold(0), Hold(0), Bet(0, 100), Match(0), Deal(2)]),
    (BETWEEN, NotInThisPhase, [Deal(0), Deal(1), Deal(3)]),
    (OVER, GameIsOver, [Fold(0), Draw(0, ()), Deal(2)]),
]


@pytest.mark.parametrize("state, reason, commands", REFUSED)
def test_7_13_15_only_the_seat_on_turn_acts_and_as_the_phase_has_it(
    state: GameState, reason: type[Refusal], commands: list[Command]
) -> None:
    """7: bets, 13: draws, 15: nothing once the game is over; a round begins when its number is next."""
    for command in commands:
        with pytest.raises(reason):
            apply(state, command)
    assert (state is OVER) == state.is_over
