"""The possible places of each card, as far as a player may know them."""

from __future__ import annotations

from enum import Enum

from engine.cards.card import CARDS, Card
from engine.fast_dataclass import dataclass
from engine.straights.observation import Observation


class CardLocation(Enum):
    """The location of a card; the value is its name in messages."""

    ON_TABLE = "on_table"
    IN_HAND = "in_hand"
    PUT_DOWN = "put_down"
    UNSEEN = "unseen"


@dataclass(frozen=True, slots=True)
class TrackedCard:
    """What the viewer knows of a card.

    Attributes:
        can_hold: whether each of the other players can hold it.
    """

    card: Card
    location: CardLocation
    can_hold: tuple[bool, ...] = ()


@dataclass(frozen=True, slots=True)
class CardTracker:
    """What the viewer knows of all cards.

    Attributes:
        seats, names: those of the other players, in seating order from the viewer's left neighbour.
        cards: all 52, in the order of an unshuffled deck.
        has_viewer: whether a hand is visible; spectators see none.
    """

    seats: tuple[int, ...]
    names: tuple[str, ...]
    cards: tuple[TrackedCard, ...]
    has_viewer: bool = True

    @property
    def letters(self) -> tuple[str, ...]:
        """A letter per other player: the initial of the name, or the seat number if initials are equal."""
        letters = tuple(name.strip()[:1].upper() for name in self.names)
        return letters if len(set(letters)) == len(letters) else tuple(str(seat + 1) for seat in self.seats)


def card_tracker(observation: Observation) -> CardTracker:
    """Track all cards from what the observer may know."""
    from engine.straights.advice.inference import possible_holders  # noqa: PLC0415  # loads tables of bits

    count = len(observation.seats)
    first = 0 if observation.seat is None else observation.seat + 1
    seats = [(first + place) % count for place in range(count)]
    others = tuple(seat for seat in seats if seat != observation.seat)
    holders = possible_holders(observation)

    def location(card: Card) -> CardLocation:
        if card in holders:
            return CardLocation.UNSEEN
        if card in observation.hand:
            return CardLocation.IN_HAND
        return CardLocation.PUT_DOWN if card in observation.discards else CardLocation.ON_TABLE

    def tracked(card: Card) -> TrackedCard:
        can_hold = tuple(seat in holders.get(card, ()) for seat in others)
        return TrackedCard(card, location(card), can_hold)

    return CardTracker(
        seats=others,
        names=tuple(observation.seats[seat].name for seat in others),
        cards=tuple(map(tracked, CARDS)),
        has_viewer=observation.seat is not None,
    )
