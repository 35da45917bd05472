"""What one seat may know: its own cards and all that is public. Players and windows get nothing else."""

from __future__ import annotations

from engine.cards.card import Card
from engine.lean import dataclass
from engine.poker.state import Phase


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


@dataclass(frozen=True, slots=True)
class Question:
    """What the seat on turn is asked, and all that it is told with it. Money is in cents.

    Attributes:
        is_draw: whether cards may be exchanged; else a bet is placed, or matched.
        hand: the cards of the seat.
        player_count: how many are still in the round, this seat included.
        balance: what the seat has left.
        bet: what is to be matched, 0 as long as nobody has bet.
    """

    seat: int
    is_draw: bool
    hand: tuple[Card, ...]
    player_count: int
    balance: int
    bet: int
