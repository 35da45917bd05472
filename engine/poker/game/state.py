"""Everything about a game at one moment, frozen. Only `transitions` and `rounds` make new states."""

from __future__ import annotations

from enum import Enum

from engine.cards.card import Card
from engine.cards.deck import Deck
from engine.lean import dataclass
from engine.poker.game.setup import Setup


class Phase(Enum):
    """Where a game is: before a round, in one of a round's three phases, or at its end."""

    BEFORE_ROUND = "before the round"
    FIRST_BETS = "first bets"
    DRAWING = "drawing"
    FINAL_BETS = "final bets"
    GAME_OVER = "game over"


@dataclass(frozen=True, slots=True)
class Seat:
    """A place at the table: it owns the cards and the money.

    Attributes:
        balance: the cents that are not in the pot.
        staked: the cents that it has put into the pot in this round, the ante included.
        hand: the cards held; none for who has folded, or does not play the round.
        dropped: the cards exchanged in this round.
    """

    balance: int
    staked: int = 0
    hand: tuple[Card, ...] = ()
    dropped: tuple[Card, ...] = ()


@dataclass(frozen=True, slots=True)
class Cards:
    """The cards that nobody holds, all face down.

    Attributes:
        deck: this round's whole order, and the generator that shuffles next.
        stock: what is drawn from, its first card first.
        muck: the cards that were dropped or folded since the stock was shuffled.
    """

    deck: Deck
    stock: tuple[Card, ...] = ()
    muck: tuple[Card, ...] = ()


@dataclass(frozen=True, slots=True)
class GameState:
    """A game at one moment, hidden cards included.

    Attributes:
        number: of the round, from 1; 0 before the first.
        players: the seats that are still in the game; the others could not pay an ante.
        first: the seat that acts first in the round, or did in the last one; None before the first.
        live: the seats still in the round, in the order in which they act.
        queue: those of them who are still to be asked in this phase.
        bet: the cents that were bet in this phase, 0 as long as nobody has.
        winners: the seats with the most money, none before the game is over.
        is_stopped: whether the game is over only because no more rounds were wanted.
    """

    setup: Setup
    number: int
    seats: tuple[Seat, ...]
    players: tuple[int, ...]
    cards: Cards
    phase: Phase
    first: int | None
    live: tuple[int, ...] = ()
    queue: tuple[int, ...] = ()
    bet: int = 0
    winners: tuple[int, ...] = ()
    is_stopped: bool = False

    @property
    def turn(self) -> int | None:
        """The seat that is to act, None between rounds and once the game is over."""
        return self.queue[0] if self.queue else None

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.phase is Phase.GAME_OVER
