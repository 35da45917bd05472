"""Events: what happened at the table, understandable without the state. Money is in cents."""

from __future__ import annotations

from engine.cards.card import Card
from engine.fast_dataclass import dataclass

Hands = tuple[tuple[Card, ...] | None, ...]
"""Cards by seat: None if they are hidden from the reader, empty if the seat holds none."""


@dataclass(frozen=True, slots=True)
class RoundStarted:
    """A round started, and the cards were shuffled.

    Attributes:
        order: the seats that play the round, in the order in which they act.
        ante: what each of them pays.
        balances: of each seat of the table, before the antes.
    """

    number: int
    order: tuple[int, ...]
    ante: int
    balances: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class AntePaid:
    """A seat paid the ante and has `left` cents remaining; with none it is all-in."""

    seat: int
    cents: int
    left: int


@dataclass(frozen=True, slots=True)
class HandsDealt:
    """Every seat of the round was dealt five cards."""

    hands: Hands


@dataclass(frozen=True, slots=True)
class Folded:
    """A seat folded; its cards stay face down, and are None if they are hidden from the reader."""

    seat: int
    cards: tuple[Card, ...] | None


@dataclass(frozen=True, slots=True)
class Held:
    """A seat stayed in without betting."""

    seat: int


@dataclass(frozen=True, slots=True)
class BetPlaced:
    """A seat opened the betting and has `left` cents remaining; with none it is all-in."""

    seat: int
    cents: int
    left: int


@dataclass(frozen=True, slots=True)
class BetMatched:
    """A seat matched the bet, with less if it had less, and has `left` cents remaining."""

    seat: int
    cents: int
    left: int


@dataclass(frozen=True, slots=True)
class StockRenewed:
    """The stock ran out: this many discarded and folded cards were shuffled into a new one."""

    count: int


@dataclass(frozen=True, slots=True)
class CardsDrawn:
    """A seat exchanged cards; `dropped` and `drawn` are None if they are hidden from the reader.

    Attributes:
        renewed: how many cards were shuffled into a new stock for it, as a StockRenewed before it says.
    """

    seat: int
    count: int
    dropped: tuple[Card, ...] | None
    drawn: tuple[Card, ...] | None
    renewed: int = 0


@dataclass(frozen=True, slots=True)
class MoneyReturned:
    """The part of a bet that nobody matched was returned to the seat; that does not count as a win."""

    seat: int
    cents: int


@dataclass(frozen=True, slots=True)
class HandsShown:
    """At the showdown, the remaining seats showed their hands; None for all other seats."""

    hands: Hands


@dataclass(frozen=True, slots=True)
class PotWon:
    """A seat won a pot or a share of it; pot 0 is the main pot, the others are side pots."""

    seat: int
    cents: int
    pot: int


@dataclass(frozen=True, slots=True)
class RoundEnded:
    """The pots were paid out; `balances` are of each seat of the table."""

    number: int
    balances: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class SeatEjected:
    """A seat cannot pay the next ante: it is out of the game and keeps its remaining cents."""

    seat: int
    cents: int


@dataclass(frozen=True, slots=True)
class GameEnded:
    """Fewer than two seats can pay the next ante, or the last round was played.

    Attributes:
        winners: all seats with the most money.
        balances: of each seat of the table.
        is_stopped: whether the game ended only because of `max_rounds`.
    """

    rounds: int
    winners: tuple[int, ...]
    balances: tuple[int, ...]
    is_stopped: bool


Betting = Folded | Held | BetPlaced | BetMatched
Showdown = MoneyReturned | HandsShown | PotWon | RoundEnded
_Dealing = RoundStarted | AntePaid | HandsDealt
Event = _Dealing | Betting | StockRenewed | CardsDrawn | Showdown | SeatEjected | GameEnded
"""Any event."""
