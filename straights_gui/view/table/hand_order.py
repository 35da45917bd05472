"""The order in which a hand is held: as dealt, by suit in alternating colours, or by rank."""

from __future__ import annotations

from enum import Enum

from engine.cards.card import Card, Suit


class HandOrder(Enum):
    """How a hand is sorted; the value is the name that is kept."""

    DEALT = "dealt"
    SUITS = "suits"
    RANKS = "ranks"


_BY_COLOUR = (Suit.CLUBS, Suit.DIAMONDS, Suit.SPADES, Suit.HEARTS)


def in_order(cards: tuple[Card, ...], order: HandOrder) -> tuple[Card, ...]:
    """The cards, given as dealt, in that order.

    >>> hand = (Card.parse("KH"), Card.parse("AC"), Card.parse("2H"))
    >>> print(*in_order(hand, HandOrder.SUITS))
    AC 2H KH
    """
    if order is HandOrder.SUITS:
        return tuple(sorted(cards, key=lambda card: (_BY_COLOUR.index(card.suit), card.rank.index)))
    if order is HandOrder.RANKS:
        return tuple(sorted(cards, key=lambda card: (card.rank.index, _BY_COLOUR.index(card.suit))))
    return cards
