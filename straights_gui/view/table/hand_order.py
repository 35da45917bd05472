"""The order in which a hand is shown."""

from __future__ import annotations

from enum import Enum

from engine.cards.card import Card


class HandOrder(Enum):
    """How a hand is sorted; the value is the one of the setting."""

    DEALT = "dealt"
    SUITS = "suits"
    RANKS = "ranks"


def in_order(cards: tuple[Card, ...], order: HandOrder) -> tuple[Card, ...]:
    """Sort cards, given as dealt; suits follow the order of the table's rows.

    >>> hand = (Card.parse("KH"), Card.parse("AC"), Card.parse("2H"))
    >>> print(*in_order(hand, HandOrder.SUITS))
    AC 2H KH
    """
    if order is HandOrder.SUITS:
        return tuple(sorted(cards, key=lambda card: (card.suit.index, card.rank.index)))
    if order is HandOrder.RANKS:
        return tuple(sorted(cards, key=lambda card: (card.rank.index, card.suit.index)))
    return cards
