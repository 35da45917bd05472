"""The record of a game: the moves of a round and the results of rounds, as plain values."""

from __future__ import annotations

from engine.cards.card import Card
from engine.fast_dataclass import dataclass


@dataclass(frozen=True, slots=True)
class Move:
    """A public move: a seat played a card, or discarded one (None)."""

    seat: int
    card: Card | None


@dataclass(frozen=True, slots=True)
class RoundResult:
    """How a round ended, each tuple in the order of the seats.

    Attributes:
        discards: the discards of each seat in order, now face up.
        gained: the points of the round.
        scores: the points of the game, this round included.
        moves: the public moves of the round.
    """

    discards: tuple[tuple[Card, ...], ...]
    gained: tuple[int, ...]
    scores: tuple[int, ...]
    moves: tuple[Move, ...] = ()
