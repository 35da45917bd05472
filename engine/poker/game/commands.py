"""What can be asked of a game: the next round, and the five things that a seat does with its turn."""

from __future__ import annotations

from engine.cards.card import Card
from engine.lean import dataclass


@dataclass(frozen=True, slots=True)
class Deal:
    """Begin the round of this number, which must be the next: shuffle, take the antes, deal."""

    number: int


@dataclass(frozen=True, slots=True)
class Fold:
    """Leave the round, and the money that is in the pot already."""

    seat: int


@dataclass(frozen=True, slots=True)
class Hold:
    """Stay in without a bet, as long as nobody has bet."""

    seat: int


@dataclass(frozen=True, slots=True)
class Bet:
    """Put the first bet of a phase into the pot, so many cents; everybody else matches it or folds."""

    seat: int
    cents: int


@dataclass(frozen=True, slots=True)
class Match:
    """Put as much as the bet into the pot, or all that is there if that is less."""

    seat: int


@dataclass(frozen=True, slots=True)
class Draw:
    """Exchange cards of the hand, none to four of them."""

    seat: int
    cards: tuple[Card, ...]


Choice = Fold | Hold | Bet | Match | Draw
"""What uses a turn."""

Command = Deal | Choice
"""Anything that can be asked."""
