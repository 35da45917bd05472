"""The state of the side panel “Card tracker”, as values, and a sentence for each card."""

from __future__ import annotations

from enum import Enum, auto

from PySide6.QtCore import QCoreApplication

from engine.cards.card import Card
from engine.fast_dataclass import dataclass
from straights_gui.view.text.fill import fill, list_text
from straights_gui.view.text.plurals import number_text
from straights_gui.view.text.table_text import capitalized, card_name


class CardLocation(Enum):
    """The location of a card, as far as the viewer knows."""

    ON_TABLE = auto()
    IN_HAND = auto()
    PUT_DOWN = auto()
    UNSEEN = auto()


@dataclass(frozen=True, slots=True)
class TrackedCard:
    """The state of a card.

    Attributes:
        can_hold: for an unseen card, whether each of the other players can hold it.
    """

    card: Card
    location: CardLocation
    can_hold: tuple[bool, ...] = ()


@dataclass(frozen=True, slots=True)
class CardTrackerState:
    """The state of all cards.

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
        if len(set(letters)) == len(letters):
            return letters
        return tuple(number_text(seat + 1) for seat in self.seats)


def card_text(state: TrackedCard, names: tuple[str, ...]) -> str:
    """Describe the state of a card in a sentence."""
    translate = QCoreApplication.translate
    barred = tuple(name for name, can in zip(names, state.can_hold, strict=False) if not can)
    if state.location is CardLocation.ON_TABLE:
        text = translate("CardTracker", "The {card} is on the table.")
    elif state.location is CardLocation.IN_HAND:
        text = translate("CardTracker", "The {card} is in your hand.")
    elif state.location is CardLocation.PUT_DOWN:
        text = translate("CardTracker", "The {card} is in your discard pile.")
    elif not any(state.can_hold):
        text = translate("CardTracker", "The {card} is certainly face down: nobody can hold it any more.")
    elif not barred:
        text = translate("CardTracker", "The {card}: any of the others can hold it.")
    elif len(barred) == 1:
        text = translate("CardTracker", "The {card}: {name} cannot hold it.")
    else:
        text = translate("CardTracker", "The {card}: {names} cannot hold it.")
    card = card_name(state.card)
    if text.startswith("{card}"):
        card = capitalized(card)
    return fill(text, card=card, name=list_text(barred), names=list_text(barred))
