"""What can be asked of a game: the console's five commands, and two that give a seat to somebody else."""

from __future__ import annotations

from engine.cards.card import Card
from engine.fast_dataclass import dataclass
from engine.straights.setup import FIRST_LEGAL


@dataclass(frozen=True, slots=True)
class Play:
    """Lay a card of the hand to its suit's run."""

    seat: int
    card: Card


@dataclass(frozen=True, slots=True)
class Discard:
    """Put a card of the hand face down, having none to play."""

    seat: int
    card: Card


@dataclass(frozen=True, slots=True)
class RageQuit:
    """Leave in anger: a strategy plays the human's seat from now on."""

    seat: int
    strategy: str = FIRST_LEGAL


@dataclass(frozen=True, slots=True)
class TakeSeat:
    """Let a human play a computer's seat from now on."""

    seat: int


@dataclass(frozen=True, slots=True)
class SetStrategy:
    """Let another strategy play a computer's seat from now on."""

    seat: int
    strategy: str


@dataclass(frozen=True, slots=True)
class ShowDeck:
    """Show this round's whole shuffled order; the turn is not used."""

    seat: int


@dataclass(frozen=True, slots=True)
class Quit:
    """Leave the table; the game stays as it is."""

    seat: int


Choice = Play | Discard
"""What uses a turn, and what a strategy answers."""

Action = Choice | RageQuit | TakeSeat | SetStrategy
"""What changes a game, and is recorded."""

Command = Action | ShowDeck | Quit
"""Anything that can be asked; the deck and leaving are answered, not recorded."""
