"""Refuses commands that the rules do not allow."""

from __future__ import annotations

from engine.errors import GameIsOver, NotYourTurn
from engine.poker.errors import (
    BetOutOfLimits,
    MustMatchOrFold,
    NothingToMatch,
    NotInThisPhase,
    TooManyDropped,
)
from engine.poker.game import rules
from engine.poker.game.commands import Bet, Command, Deal, Draw, Fold, Hold, Match
from engine.poker.game.state import GameState, Phase
from engine.poker.game.stock import without
from engine.poker.hands.hand import MAX_DISCARDS

_DRAWING = Phase.DRAWING  # an attribute of an Enum class is slow to look up, and this is needed at each turn


def verify(state: GameState, command: Command) -> None:
    """Raise the Refusal with the reason why the rules do not allow the command, if they do not."""
    if isinstance(command, Deal):
        _verify_deal(state, command)
    elif not state.queue or command.seat != state.queue[0]:
        _verify_running(state)
        raise NotYourTurn(f"seat {command.seat + 1} is not to act")
    elif isinstance(command, Draw):
        _verify_draw(state, command)
    elif state.phase is _DRAWING:
        raise NotInThisPhase("cards are drawn now: that is a Draw, if need be of no card")
    elif not isinstance(command, Fold):
        _verify_bet(state, command)


def _verify_running(state: GameState) -> None:
    if state.is_over:
        raise GameIsOver("the game is over")


def _verify_deal(state: GameState, deal: Deal) -> None:
    _verify_running(state)
    if state.phase is not Phase.BEFORE_ROUND or deal.number != state.number + 1:
        raise NotInThisPhase(f"round {deal.number} cannot begin now")


def _verify_draw(state: GameState, draw: Draw) -> None:
    if state.phase is not _DRAWING:
        raise NotInThisPhase("bets are placed now")
    if len(draw.cards) > MAX_DISCARDS:
        raise TooManyDropped(f"at most {MAX_DISCARDS} cards may be exchanged, not {len(draw.cards)}")
    without(state.seats[draw.seat].hand, draw.cards)


def _verify_bet(state: GameState, choice: Hold | Bet | Match) -> None:
    if isinstance(choice, Match):
        if not state.bet:
            raise NothingToMatch("nobody has bet")
    elif state.bet:
        raise MustMatchOrFold("somebody has bet, and there is no raise")
    elif isinstance(choice, Bet):
        _verify_limits(state, choice)


def _verify_limits(state: GameState, bet: Bet) -> None:
    seat = state.seats[bet.seat]
    least = rules.least_bet(state.setup, seat)
    if not least <= bet.cents <= seat.balance:
        raise BetOutOfLimits(f"a bet is {least} to {seat.balance} cents here, unlike {bet.cents}")
