"""What has happened at the table, told so that nobody needs the state to understand it; money in cents."""

from __future__ import annotations

from engine.cards.card import Card
from engine.lean import dataclass

Hands = tuple[tuple[Card, ...] | None, ...]
"""Cards by seat: None where the reader may not look, no cards where none are held."""


@dataclass(frozen=True, slots=True)
class RoundStarted:
    """The cards were shuffled for another round.

    Attributes:
        order: the seats that play it, in the order in which they act.
        ante: what each of them pays.
        balances: what each seat of the table had before.
    """

    number: int
    order: tuple[int, ...]
    ante: int
    balances: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class AntePaid:
    """A seat paid for the round and has `left` cents more: with none it is all-in."""

    seat: int
    cents: int
    left: int


@dataclass(frozen=True, slots=True)
class HandsDealt:
    """Every seat of the round has five cards."""

    hands: Hands


@dataclass(frozen=True, slots=True)
class Folded:
    """A seat left the round; its cards stay face down."""

    seat: int


@dataclass(frozen=True, slots=True)
class Held:
    """A seat stayed in without a bet."""

    seat: int


@dataclass(frozen=True, slots=True)
class BetPlaced:
    """A seat opened the betting and has `left` cents more: with none it is all-in."""

    seat: int
    cents: int
    left: int


@dataclass(frozen=True, slots=True)
class BetMatched:
    """A seat matched the bet, with less than that if it had no more, and has `left` cents more."""

    seat: int
    cents: int
    left: int


@dataclass(frozen=True, slots=True)
class StockRenewed:
    """The stock ran short: so many cards that lay face down were shuffled into a new one."""

    count: int


@dataclass(frozen=True, slots=True)
class CardsDrawn:
    """A seat exchanged so many cards; which, and for which, None for whom it stays hidden."""

    seat: int
    count: int
    dropped: tuple[Card, ...] | None
    drawn: tuple[Card, ...] | None


@dataclass(frozen=True, slots=True)
class MoneyReturned:
    """What nobody could or would match went back to the seat; that is no win."""

    seat: int
    cents: int


@dataclass(frozen=True, slots=True)
class HandsShown:
    """More than one seat was left: these turned their hands over; None for all others."""

    hands: Hands


@dataclass(frozen=True, slots=True)
class PotWon:
    """A seat won a pot, or its share of it; 0 is the main pot, the others are the side pots above it."""

    seat: int
    cents: int
    pot: int


@dataclass(frozen=True, slots=True)
class RoundEnded:
    """The pots are paid out; what each seat of the table has now."""

    number: int
    balances: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class SeatEjected:
    """A seat cannot pay the next ante: it is out for good and keeps the cents that it has."""

    seat: int
    cents: int


@dataclass(frozen=True, slots=True)
class GameEnded:
    """Fewer than two can pay the next ante, or the game was stopped after so many rounds as were wanted.

    Attributes:
        winners: every seat with the most money.
        balances: what each seat of the table has.
        is_stopped: whether there would have been a next round.
    """

    rounds: int
    winners: tuple[int, ...]
    balances: tuple[int, ...]
    is_stopped: bool


Betting = Folded | Held | BetPlaced | BetMatched
Showdown = MoneyReturned | HandsShown | PotWon | RoundEnded
Event = (
    RoundStarted
    | AntePaid
    | HandsDealt
    | Betting
    | StockRenewed
    | CardsDrawn
    | Showdown
    | SeatEjected
    | GameEnded
)
"""Anything that can have happened."""
