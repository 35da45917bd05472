"""The rules as questions, each answered in this one place: what a round costs, who may bet, who has won."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.poker.game.setup import Setup
from engine.poker.game.state import Seat


def ante_of(setup: Setup, number: int) -> int:
    """The cents that a seat pays for the round of this number.

    >>> setup = Setup(("North", "South"), balance=1000, ante=5, seed=1, double_ante_every=10)
    >>> [ante_of(setup, number) for number in (1, 10, 11, 21)]
    [5, 5, 10, 20]
    """
    if setup.double_ante_every is None:
        return setup.ante
    return setup.ante << (number - 1) // setup.double_ante_every


def order_of_play(setup: Setup, players: tuple[int, ...], last_first: int | None) -> tuple[int, ...]:
    """The seats of the next round in the order in which they act: the first moves on by one seat a round."""
    if last_first is not None and setup.rotate:
        for place, number in enumerate(players):
            if number > last_first:
                return players[place:] + players[:place]
    return players


def bettors(seats: Sequence[Seat], order: Sequence[int]) -> tuple[int, ...]:
    """Who is asked in a betting phase before anybody has bet: nobody unless two of them have money left.

    Who is all-in has nothing to bet and cannot be asked to fold; against such seats alone a bet would come
    back.
    """
    able = tuple([number for number in order if seats[number].balance])
    return able if len(able) > 1 else ()


def stake_to_match(seat: Seat, bet: int) -> int:
    """The cents with which the seat matches: all that it has if that is less than the bet."""
    return min(bet, seat.balance)


def least_bet(setup: Setup, seat: Seat) -> int:
    """The fewest cents that the seat may bet; who has less than the least bet may bet all of it."""
    return min(setup.min_bet, seat.balance) or 1


def strongest(contenders: Sequence[int], strengths: Mapping[int, int]) -> tuple[int, ...]:
    """Those of the seats who hold the strongest hand among them, in their order."""
    strength = max([strengths[seat] for seat in contenders])
    return tuple([seat for seat in contenders if strengths[seat] == strength])


def richest(balances: Sequence[int]) -> tuple[int, ...]:
    """Every seat with the most money: who wins the game."""
    most = max(balances)
    return tuple(seat for seat, balance in enumerate(balances) if balance == most)
