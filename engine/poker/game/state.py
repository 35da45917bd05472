"""The state of a game, immutable. Only `transitions` and `rounds` make new states."""

from __future__ import annotations

from enum import Enum

from engine.cards.card import Card
from engine.cards.deck import Deck
from engine.fast_dataclass import dataclass
from engine.poker.game.setup import Setup


class Phase(Enum):
    """The phase of a game: before a round, one of a round's three phases, or the end."""

    BEFORE_ROUND = "before the round"
    FIRST_BETS = "first bets"
    DRAWING = "drawing"
    FINAL_BETS = "final bets"
    GAME_OVER = "game over"


@dataclass(frozen=True, slots=True)
class Seat:
    """A seat at the table, with its cards and its money.

    Attributes:
        balance: its cents, without those in the pot.
        staked: the cents that it has put into the pot this round, including the ante.
        hand: its cards; empty after a fold, and for a seat that does not play the round.
    """

    balance: int
    staked: int = 0
    hand: tuple[Card, ...] = ()


@dataclass(frozen=True, slots=True)
class Cards:
    """The cards that no seat holds, all face down.

    Attributes:
        deck: the order of all cards as shuffled for this round, and the generator of the next shuffle.
        stock: the cards to draw, from the front.
        muck: the cards dropped or folded since the stock was last shuffled.
    """

    deck: Deck
    stock: tuple[Card, ...] = ()
    muck: tuple[Card, ...] = ()


@dataclass(frozen=True, slots=True)
class GameState:
    """The state of a game, including hidden cards.

    Attributes:
        number: of the round, from 1; 0 before the first round.
        players: the seats still in the game; the others could not pay an ante.
        first: the first seat to act in this round, or in the last one; None before the first round.
        live: the seats still in the round, in the order in which they act.
        queue: the live seats that are still to act in this phase.
        bet: the cents bet in this phase, 0 before a bet.
        winners: the seats with the most money; empty before the end of the game.
        is_stopped: whether the game ended only because of `max_rounds`.
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
        """The seat to act; None between rounds and after the end of the game."""
        return self.queue[0] if self.queue else None

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.phase is Phase.GAME_OVER
