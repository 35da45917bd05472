"""The complete state of a game, frozen. Only `transitions` creates new states."""

from __future__ import annotations

from engine.cards.card import Card
from engine.cards.deck import Deck
from engine.fast_dataclass import dataclass
from engine.straights.player import Player
from engine.straights.record import Move, RoundResult
from engine.straights.setup import Setup
from engine.straights.table import Table


@dataclass(frozen=True, slots=True)
class Seat:
    """A seat of the table: it owns the cards and the score; its player is an exchangeable field.

    Attributes:
        hand: the cards held, in dealt order.
        discards: the cards discarded in this round, in order.
        score: the points of the finished rounds.
    """

    name: str
    player: Player
    hand: tuple[Card, ...] = ()
    discards: tuple[Card, ...] = ()
    score: int = 0


@dataclass(frozen=True, slots=True)
class GameState:
    """The state of a game, hidden cards included.

    Attributes:
        deck: the deck of this round, with the generator for the next.
        number: the number of the round, from 1.
        turn: the seat that is to move; None once the game is over.
        moves: the public moves of this round.
        results: the results of the finished rounds.
        winners: the seats that won; empty before the game is over.
    """

    setup: Setup
    deck: Deck
    number: int
    seats: tuple[Seat, ...]
    turn: int | None
    table: Table = Table()
    moves: tuple[Move, ...] = ()
    results: tuple[RoundResult, ...] = ()
    winners: tuple[int, ...] = ()
