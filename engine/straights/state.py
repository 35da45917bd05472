"""Everything about a game at one moment, frozen. Only `transitions` makes new states."""

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
    """A place at the table: it owns the cards and the score; who plays it is one exchangeable field.

    Attributes:
        hand: the cards held, in dealt order.
        discards: the cards put down in this round, in that order.
        score: the points of the finished rounds.
    """

    name: str
    player: Player
    hand: tuple[Card, ...] = ()
    discards: tuple[Card, ...] = ()
    score: int = 0


@dataclass(frozen=True, slots=True)
class GameState:
    """A game at one moment, hidden cards included.

    Attributes:
        deck: this round's whole order, and the generator that shuffles the next.
        number: of the round, from 1.
        turn: the seat that is to move, None once the game is over.
        moves: of this round, as everybody saw them.
        results: of the finished rounds.
        winners: the seats that won, none before the game is over.
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
