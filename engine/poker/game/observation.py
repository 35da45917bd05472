"""What one seat may know: its own cards and all that is public. Players and windows get nothing else."""

from __future__ import annotations

from engine.cards.card import Card
from engine.lean import dataclass
from engine.poker.game.state import Phase


@dataclass(frozen=True, slots=True)
class SeatView:
    """What everybody sees of a seat.

    Attributes:
        balance: the cents that are not in the pot.
        staked: the cents that it has put into the pot in this round.
        drawn: how many cards it has exchanged in this round.
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
    """A game as one seat may know it; as a spectator may, where `seat` is None. Money is in cents.

    Attributes:
        seat: who looks.
        hand: its cards; none for a spectator, and for who has folded.
        dropped: the cards that it has exchanged in this round.
        number: of the round, from 1; 0 before the first.
        turn: the seat that is to act, None between rounds and once the game is over.
        order: the seats still in the round, in the order in which they act.
        ante: what this round cost; of the next round, between two of them.
        bet: what was bet in this phase, 0 as long as nobody has.
        pot: what all seats have staked in this round.
        stock: how many cards are left to be drawn.
        seats: what is public of each.
        winners: the seats that won the game, none before it is over.
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
        """Whether the seat that looks is to act."""
        return self.seat is not None and self.seat == self.turn


Question = tuple[int, bool, tuple[Card, ...], int, int, int]
"""What the seat on turn is asked, and all that it is told with it; money is in cents.

Its number; whether it may exchange cards, or else is to bet or to match; its hand; how many are still in the
round, this seat included; what it has left; the bet that it is to match, 0 as long as nobody has bet. A plain
tuple: a value of its own, made at each turn, took a twentieth of the time of a game.
"""
