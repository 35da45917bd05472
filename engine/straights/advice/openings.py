"""Which cards a play makes playable, as far as the seat that looks can know."""

from __future__ import annotations

from engine.cards.card import Card, Suit
from engine.fast_dataclass import dataclass
from engine.straights.observation import Observation
from engine.straights.rules import LEAD
from engine.straights.table import FIRST_RANK, rows_beyond


@dataclass(frozen=True, slots=True)
class Opening:
    """What a card opens once it lies on the table.

    Attributes:
        cards: the cards that fit from then on and did not before.
        own: those of them that the seat holds.
    """

    cards: tuple[Card, ...]
    own: tuple[Card, ...]


def opening_of(card: Card, observation: Observation) -> Opening:
    """What a card of the seat's hand opens; a card that the seat has put down can never be played."""
    nearest = [row[0] for row in rows_beyond(card) if row]
    if observation.table.is_empty and card == LEAD:
        nearest += [Card(FIRST_RANK, suit) for suit in Suit if suit is not LEAD.suit]
    gone = {*observation.table.cards(), *observation.discards}
    cards = tuple(each for each in nearest if each not in gone)
    return Opening(cards, tuple(each for each in cards if each in observation.hand))
