"""Betting phases: in turn, one bet, everybody matches it or folds, all-in for less."""

import pytest

from engine.errors import CardNotInHand, GameIsOver, NotYourTurn, Refusal
from engine.poker.errors import (
    BetOutOfLimits,
    MustMatchOrFold,
    NothingToMatch,
    NotInThisPhase,
    TooManyDropped,
)
from engine.poker.game.commands import Bet, Command, Deal, Draw, Fold, Hold, Match
from engine.poker.game.events import PotWon
from engine.poker.game.state import GameState
from engine.poker.game.transitions import apply
from engine.poker.hands.card_names import cards_named
from tests.support.poker.dealing import NOTHING, PAIR, ROYAL, dealt, done, setup_of

DRAWS = ("draw",) * 3


def test_10_a_least_bet_holds_for_all_who_can_pay_it() -> None:
    """10: who has less than the least bet may bet all of it, and no other amount below."""
    assert 500 == done(LEAST, "bet 500")[0].bet
    assert 300 == done(POOR, "bet 300")[0].bet


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


BETTING, BET, DRAWING, LAST, BETWEEN, OVER = (
    dealt(ROYAL, PAIR, NOTHING),
    done(dealt(ROYAL, PAIR, NOTHING), "bet 300")[0],
    done(dealt(ROYAL, PAIR), "hold", "hold")[0],
    done(dealt(ROYAL, PAIR), "bet 300", "match", "draw", "draw")[0],
    done(dealt(ROYAL, PAIR), "fold")[0],
    done(dealt(ROYAL, PAIR), "bet 900", "match", "draw", "draw")[0],
)
LEAST, POOR = (
    dealt(ROYAL, PAIR, setup=setup_of(2, min_bet=500), balances=(balance, 1000)) for balance in (1000, 400)
)
REFUSED: list[tuple[GameState, type[Refusal], list[Command]]] = [
    (BETTING, NotYourTurn, [Fold(1), Hold(1), Bet(1, 100), Match(1), Draw(1, ()), Fold(-1), Fold(7)]),
    (BETTING, NotInThisPhase, [Draw(0, ()), Deal(2), Deal(1)]),
    (BETTING, BetOutOfLimits, [Bet(0, -1), Bet(0, 0), Bet(0, 901)]),
    (LEAST, BetOutOfLimits, [Bet(0, 499)]),
    (POOR, BetOutOfLimits, [Bet(0, 299)]),
    (BET, MustMatchOrFold, [Bet(1, 600), Hold(1)]),
    (DRAWING, NotInThisPhase, [Fold(0), Hold(0), Bet(0, 100), Match(0), Deal(2)]),
    (DRAWING, TooManyDropped, [Draw(0, cards_named(ROYAL))]),
    (DRAWING, CardNotInHand, [Draw(0, cards_named(cards)) for cards in ("7S", "AD AD", "AD 2C")]),
    (LAST, NothingToMatch, [Match(0)]),
    (BETWEEN, NotInThisPhase, [Deal(0), Deal(1), Deal(3)]),
    (OVER, GameIsOver, [Fold(0), Draw(0, ()), Deal(2)]),
]


@pytest.mark.parametrize("state, reason, commands", REFUSED)
def test_what_the_rules_refuse(state: GameState, reason: type[Refusal], commands: list[Command]) -> None:
    """7: bets in turn, no raise; 10: within limits; 13, 18: draws of up to four held cards; 15: the end.

    A round begins when its number is next; the last phase begins without a bet.
    """
    for command in commands:
        with pytest.raises(reason):
            apply(state, command)
    assert (state is OVER) == state.is_over
