"""Single rules, each defined once: the ante, the order of play, who may bet, who wins, what is refused."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.errors import GameIsOver, NotYourTurn
from engine.poker import errors
from engine.poker.game.commands import Bet, Command, Deal, Draw, Fold, Hold, Match
from engine.poker.game.setup import Setup
from engine.poker.game.state import GameState, Phase, Seat
from engine.poker.game.stock import without
from engine.poker.hands.hand import MAX_DISCARDS


def ante_of(setup: Setup, number: int) -> int:
    """The ante of this round, in cents.

    >>> setup = Setup(("North", "South"), balance=1000, ante=5, seed=1, double_ante_every=10)
    >>> [ante_of(setup, number) for number in (1, 10, 11, 21)]
    [5, 5, 10, 20]
    """
    if setup.double_ante_every is None:
        return setup.ante
    return setup.ante << (number - 1) // setup.double_ante_every


def order_of_play(setup: Setup, players: tuple[int, ...], last_first: int | None) -> tuple[int, ...]:
    """The seats of the next round in their order of play; the first seat moves on by one each round."""
    if last_first is not None and setup.rotate:
        for place, number in enumerate(players):
            if number > last_first:
                return players[place:] + players[:place]
    return players


def bettors(seats: Sequence[Seat], order: Sequence[int]) -> tuple[int, ...]:
    """The seats that act in a betting phase; none unless at least two have money left.

    A seat that is all-in cannot bet and need not fold, and a bet against all-in seats alone would be
    returned.
    """
    able = tuple([number for number in order if seats[number].balance])
    return able if len(able) > 1 else ()


def least_bet(setup: Setup, seat: Seat) -> int:
    """The smallest bet of the seat, in cents; a seat with less than the least bet may bet all it has."""
    return min(setup.min_bet, seat.balance) or 1


def strongest(contenders: Sequence[int], strengths: Mapping[int, int]) -> tuple[int, ...]:
    """The contenders with the strongest hand, in their order."""
    strength = max([strengths[seat] for seat in contenders])
    return tuple([seat for seat in contenders if strengths[seat] == strength])


def richest(balances: Sequence[int]) -> tuple[int, ...]:
    """All seats with the most money: the winners of the game."""
    most = max(balances)
    return tuple(seat for seat, balance in enumerate(balances) if balance == most)


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
        raise errors.NotInThisPhase("cards are drawn now: that is a Draw, if need be of no card")
    elif not isinstance(command, Fold):
        _verify_bet(state, command)


def _verify_running(state: GameState) -> None:
    if state.is_over:
        raise GameIsOver("the game is over")


def _verify_deal(state: GameState, deal: Deal) -> None:
    _verify_running(state)
    if state.phase is not Phase.BEFORE_ROUND or deal.number != state.number + 1:
        raise errors.NotInThisPhase(f"round {deal.number} cannot begin now")


def _verify_draw(state: GameState, draw: Draw) -> None:
    if state.phase is not _DRAWING:
        raise errors.NotInThisPhase("bets are placed now")
    if len(draw.cards) > MAX_DISCARDS:
        raise errors.TooManyDropped(f"at most {MAX_DISCARDS} cards may be exchanged, not {len(draw.cards)}")
    without(state.seats[draw.seat].hand, draw.cards)


def _verify_bet(state: GameState, choice: Hold | Bet | Match) -> None:
    if isinstance(choice, Match):
        if not state.bet:
            raise errors.NothingToMatch("nobody has bet")
    elif state.bet:
        raise errors.MustMatchOrFold("somebody has bet, and there is no raise")
    elif isinstance(choice, Bet):
        _verify_limits(state, choice)


def _verify_limits(state: GameState, bet: Bet) -> None:
    seat = state.seats[bet.seat]
    least = least_bet(state.setup, seat)
    if not least <= bet.cents <= seat.balance:
        raise errors.BetOutOfLimits(f"a bet is {least} to {seat.balance} cents here, unlike {bet.cents}")
