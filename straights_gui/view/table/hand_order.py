"""The order in which a hand is shown."""

from __future__ import annotations

from enum import Enum

from engine.cards.card import Card, Rank


class HandOrder(Enum):
    """How a hand is sorted; the value is the one of the setting."""

    DEALT = "dealt"
    SUITS = "suits"
    RANKS = "ranks"


def in_order(cards: tuple[Card, ...], order: HandOrder, *, has_rows: bool = True) -> tuple[Card, ...]:
    """Sort cards, given as dealt; suits follow the order of the table's rows.

    Where no card goes to a row, most cards of a rank stand first, then the highest rank; aces are high.

    >>> hand = (Card.parse("KH"), Card.parse("AC"), Card.parse("2H"))
    >>> print(*in_order(hand, HandOrder.SUITS))
    AC 2H KH
    """
    if not has_rows:
        ranks = [card.rank for card in cards]
        aces_high = len(Rank)
        return tuple(
            sorted(cards, key=lambda card: (-ranks.count(card.rank), -(card.rank.index or aces_high)))
        )
    if order is HandOrder.SUITS:
        return tuple(sorted(cards, key=lambda card: (card.suit.index, card.rank.index)))
    if order is HandOrder.RANKS:
        return tuple(sorted(cards, key=lambda card: (card.rank.index, card.suit.index)))
    return cards
