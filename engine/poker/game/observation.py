"""What one seat may know: its own cards and everything public."""

from __future__ import annotations

from engine.cards.card import Card
from engine.fast_dataclass import dataclass
from engine.poker.game.state import Phase


@dataclass(frozen=True, slots=True)
class SeatView:
    """The public part of a seat.

    Attributes:
        balance: its cents, without those in the pot.
        staked: the cents that it has put into the pot this round.
        drawn: how many cards it has exchanged this round.
        is_live: whether it is still in the round.
        is_ejected: whether it could not pay an ante.
    """

    name: str
    balance: int
    staked: int
    drawn: int
    is_live: bool
    is_ejected: bool


@dataclass(frozen=True, slots=True)
class Observation:
    """A game as one seat, or a spectator, may know it. Money is in cents.

    Attributes:
        seat: the observing seat; None for a spectator.
        hand: its cards; empty for a spectator, and after a fold.
        dropped: the cards that it has exchanged this round.
        number: of the round, from 1; 0 before the first round.
        turn: the seat to act; None between rounds and after the end of the game.
        order: the seats still in the round, in the order in which they act.
        ante: of this round; between rounds, of the next one.
        bet: the bet of this phase, 0 before a bet.
        pot: what all seats have staked this round.
        stock: how many cards are left to draw.
        seats: the public part of each seat.
        winners: the seats that won the game; empty before its end.
        is_stopped: whether the game ended only because of `max_rounds`.
    """

    seat: int | None
    hand: tuple[Card, ...]
    dropped: tuple[Card, ...]
    number: int
    phase: Phase
    turn: int | None
    order: tuple[int, ...]
    ante: int
    bet: int
    pot: int
    stock: int
    seats: tuple[SeatView, ...]
    winners: tuple[int, ...]
    is_stopped: bool

    @property
    def is_my_turn(self) -> bool:
        """Whether the observing seat is to act."""
        return self.seat is not None and self.seat == self.turn


Prompt = tuple[int, bool, tuple[Card, ...], int, int, int]
"""The decision of the seat on turn, and its player's inputs; money is in cents.

The seat; whether it is to draw, otherwise to bet or to match; its hand; the number of seats in the round,
itself included; its balance; the bet to match, 0 before a bet. A plain tuple, because creating a
dataclass at each turn took a twentieth of the time of a game.
"""
