"""Commands: the next round, and the five choices of a seat on its turn."""

from __future__ import annotations

from engine.cards.card import Card
from engine.fast_dataclass import dataclass


@dataclass(frozen=True, slots=True)
class Deal:
    """Start the round of this number, which must be the next one: shuffle, take the antes, deal."""

    number: int


@dataclass(frozen=True, slots=True)
class Fold:
    """Leave the round and the money that is already in the pot."""

    seat: int


@dataclass(frozen=True, slots=True)
class Hold:
    """Stay in without betting (a check); allowed until somebody bets."""

    seat: int


@dataclass(frozen=True, slots=True)
class Bet:
    """Open the betting of a phase with this many cents; everybody else matches the bet or folds."""

    seat: int
    cents: int


@dataclass(frozen=True, slots=True)
class Match:
    """Match the bet (a call), with the whole balance if that is less."""

    seat: int


@dataclass(frozen=True, slots=True)
class Draw:
    """Exchange none to four cards of the hand."""

    seat: int
    cards: tuple[Card, ...]


Choice = Fold | Hold | Bet | Match | Draw
"""A command of a seat on its turn."""

Command = Deal | Choice
"""Any command."""
