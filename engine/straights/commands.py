"""The commands of a game: the console's five, and two that give a seat to another player."""

from __future__ import annotations

from engine.cards.card import Card
from engine.fast_dataclass import dataclass
from engine.straights.player import Computer, Player
from engine.straights.setup import FIRST_LEGAL


@dataclass(frozen=True, slots=True)
class Play:
    """Play a card of the hand to the run of its suit."""

    seat: int
    card: Card


@dataclass(frozen=True, slots=True)
class Discard:
    """Put a card of the hand face down; allowed when no card can be played."""

    seat: int
    card: Card


@dataclass(frozen=True, slots=True)
class RageQuit:
    """Leave in anger: a strategy plays the human's seat from now on."""

    seat: int
    strategy: str = FIRST_LEGAL


@dataclass(frozen=True, slots=True)
class TakeSeat:
    """A human plays a computer's seat from now on."""

    seat: int


@dataclass(frozen=True, slots=True)
class SetStrategy:
    """Another strategy plays a computer's seat from now on."""

    seat: int
    strategy: str


@dataclass(frozen=True, slots=True)
class ShowDeck:
    """Show the whole deck of this round; this does not use the turn."""

    seat: int


@dataclass(frozen=True, slots=True)
class Quit:
    """Leave the table; the game is unchanged."""

    seat: int


Choice = Play | Discard
"""A move, which uses a turn and is what a strategy returns."""

Exchange = RageQuit | TakeSeat | SetStrategy
"""A seat gets another player, which uses no turn."""


def exchange(seat: int, player: str, now: Player) -> Exchange:
    """Give a seat from the player that it has now to a computer by name, or to a human ("")."""
    if not player:
        return TakeSeat(seat)
    return SetStrategy(seat, player) if isinstance(now, Computer) else RageQuit(seat, player)


Action = Choice | Exchange
"""A command that changes the game and is recorded."""

Command = Action | ShowDeck | Quit
"""Any command; ShowDeck and Quit are answered, not recorded."""
