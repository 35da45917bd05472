"""The events of a game, each self-contained: readers need no state to understand it."""

from __future__ import annotations

from engine.cards.card import Card
from engine.fast_dataclass import dataclass
from engine.straights.player import Human, Player
from engine.straights.record import RoundResult


@dataclass(frozen=True, slots=True)
class RoundStarted:
    """The cards were shuffled and dealt; `hands` holds None for hands hidden from the reader."""

    number: int
    leader: int
    hands: tuple[tuple[Card, ...] | None, ...]


@dataclass(frozen=True, slots=True)
class CardPlayed:
    """A seat played a card to the table."""

    seat: int
    card: Card


@dataclass(frozen=True, slots=True)
class CardDiscarded:
    """A seat put a card face down; None for readers from whom it is hidden."""

    seat: int
    card: Card | None


@dataclass(frozen=True, slots=True)
class SeatChanged:
    """A seat has another player from now on."""

    seat: int
    before: Player
    now: Player

    @property
    def is_rage_quit(self) -> bool:
        """Whether a human left in anger."""
        return isinstance(self.before, Human)


@dataclass(frozen=True, slots=True)
class RoundEnded:
    """All cards were played or discarded; the discards are turned over and counted."""

    number: int
    result: RoundResult


@dataclass(frozen=True, slots=True)
class GameEnded:
    """A seat reached the score limit; every seat with the lowest score won."""

    winners: tuple[int, ...]
    scores: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class DeckShown:
    """A seat asked for the whole deck of this round; None for readers from whom it is hidden."""

    seat: int
    order: tuple[Card, ...] | None


@dataclass(frozen=True, slots=True)
class TableLeft:
    """A seat left the table; the game is unchanged."""

    seat: int


Event = (
    RoundStarted | CardPlayed | CardDiscarded | SeatChanged | RoundEnded | GameEnded | DeckShown | TableLeft
)
"""Any event."""
