"""The state of a seat's panel, as a value."""

from __future__ import annotations

from engine.cards.card import Card
from engine.fast_dataclass import dataclass, replace
from engine.games.table import Fact, Form, SeatData, Table


@dataclass(frozen=True, slots=True)
class SeatState:
    """The state of a seat's panel.

    Attributes:
        portrait: the name of the player's portrait.
        metered: what the meter shows while it moves towards the first fact, else None.
        is_turn: whether it is the seat's turn.
        is_thinking: whether a computer is choosing its move.
        is_viewer: whether its hand is the one on screen.
        is_dealt: whether a game has begun; before, there are neither cards nor points.
        open_hand: its cards if a replay shows them, else None.
        discards: whether what it did last, if no card shows it, is a discard.
    """

    data: SeatData
    cards_left: int
    portrait: str = ""
    metered: float | None = None
    is_turn: bool = False
    is_thinking: bool = False
    is_viewer: bool = False
    is_dealt: bool = True
    open_hand: tuple[Card, ...] | None = None
    discards: bool = True

    @staticmethod
    def of(table: Table, seat: int, portrait: str = "", *, is_own: bool = False) -> SeatState:
        """Create the state of a seat; `is_own` if its hand is in the fan."""
        hand = table.pile_of(seat, Form.FAN).cards
        known = tuple(card for card in hand if card is not None)
        return SeatState(
            data=table.seats[seat],
            cards_left=len(hand),
            portrait=portrait,
            is_turn=seat == table.turn,
            is_viewer=seat == table.viewer,
            is_dealt=table.turn is not None or table.result is not None,
            open_hand=known if known and not is_own else None,
            discards=any(pile.seat == seat and pile.form is Form.STACK for pile in table.piles),
        )


def number_in(fact: Fact) -> int:
    """The number of a fact, the only value of its text."""
    (number,) = fact.text.values.values()
    assert isinstance(number, int)
    return number


def counted(fact: Fact, number: int) -> Fact:
    """The same with another number."""
    short = fact.short and replace(fact.short, values=dict.fromkeys(fact.short.values, number))
    return replace(fact, text=replace(fact.text, values=dict.fromkeys(fact.text.values, number)), short=short)
