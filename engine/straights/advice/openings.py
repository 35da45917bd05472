"""The cards that a play makes playable, as far as the observing seat can know."""

from __future__ import annotations

from engine.cards.card import Card, Suit
from engine.fast_dataclass import dataclass
from engine.straights.observation import Observation
from engine.straights.rules import LEAD
from engine.straights.table import FIRST_RANK, rows_beyond


@dataclass(frozen=True, slots=True)
class Opening:
    """The effect of a card once it is on the table.

    Attributes:
        cards: the cards that become playable.
        own: those of them that the seat holds.
    """

    cards: tuple[Card, ...]
    own: tuple[Card, ...]


def opening_of(card: Card, observation: Observation) -> Opening:
    """The effect of playing a card of the hand; the seat's own discards never become playable."""
    nearest = [row[0] for row in rows_beyond(card) if row]
    if observation.table.is_empty and card == LEAD:
        nearest += [Card(FIRST_RANK, suit) for suit in Suit if suit is not LEAD.suit]
    gone = {*observation.table.cards(), *observation.discards}
    cards = tuple(each for each in nearest if each not in gone)
    return Opening(cards, tuple(each for each in cards if each in observation.hand))
