"""Single rules, each defined once: the ante, the order of play, who may bet, the smallest bet, who wins."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.poker.game.setup import Setup
from engine.poker.game.state import Seat


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


def stake_to_match(seat: Seat, bet: int) -> int:
    """The cents with which the seat matches the bet: all it has if that is less."""
    return min(bet, seat.balance)


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
