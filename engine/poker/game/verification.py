"""What the rules refuse, each refusal with its reason."""

from __future__ import annotations

from engine.errors import (
    BetOutOfLimits,
    GameIsOver,
    MustMatchOrFold,
    NothingToMatch,
    NotInThisPhase,
    NotYourTurn,
    TooManyDropped,
)
from engine.poker.game import rules
from engine.poker.game.commands import Bet, Command, Deal, Draw, Fold, Hold, Match
from engine.poker.game.state import GameState, Phase
from engine.poker.game.stock import without
from engine.poker.hands.hand import MOST_DROPPED

_DRAWING = Phase.DRAWING  # asked for at each turn, and slower to look up in its class than to compare


def verify(state: GameState, command: Command) -> None:
    """Raise the Refusal that says why the rules do not allow the command; silent where they do."""
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
    """Refuse anything once the game is over."""
    if state.is_over:
        raise GameIsOver("the game is over")


def _verify_deal(state: GameState, deal: Deal) -> None:
    """Refuse a round in mid-round, and any but the next."""
    _verify_running(state)
    if state.phase is not Phase.BEFORE_ROUND or deal.number != state.number + 1:
        raise NotInThisPhase(f"round {deal.number} cannot begin now")


def _verify_draw(state: GameState, draw: Draw) -> None:
    """Refuse a draw at another time, of too many cards, and of cards that the seat does not hold."""
    if state.phase is not _DRAWING:
        raise NotInThisPhase("bets are placed now")
    if len(draw.cards) > MOST_DROPPED:
        raise TooManyDropped(f"at most {MOST_DROPPED} cards may be exchanged, not {len(draw.cards)}")
    without(state.seats[draw.seat].hand, draw.cards)


def _verify_bet(state: GameState, choice: Hold | Bet | Match) -> None:
    """Refuse a bet or a hold after a bet, a match before one, and a bet outside its limits."""
    if isinstance(choice, Match):
        if not state.bet:
            raise NothingToMatch("nobody has bet")
    elif state.bet:
        raise MustMatchOrFold("somebody has bet, and there is no raise")
    elif isinstance(choice, Bet):
        _verify_limits(state, choice)


def _verify_limits(state: GameState, bet: Bet) -> None:
    """Refuse a bet outside its limits."""
    seat = state.seats[bet.seat]
    least = rules.least_bet(state.setup, seat)
    if not least <= bet.cents <= seat.balance:
        raise BetOutOfLimits(f"a bet is {least} to {seat.balance} cents here, unlike {bet.cents}")
