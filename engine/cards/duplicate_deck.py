"""Decks of a duplicate match: each deal comes back until every player has had each of its hands."""

from __future__ import annotations

from engine.cards.card import Card, Suit
from engine.cards.deck import Deck
from engine.cards.keyed_shuffle import shuffled_by_key

_EXCHANGED = (Suit.CLUBS, Suit.DIAMONDS, Suit.HEARTS)
"""Suits that only their names distinguish: the seven of spades leads."""


def duplicate_deck(key: bytes, number: int, deals: int, players: int) -> Deck:
    """The deck of a round, from 1, of a match of this number of deals.

    Each time that a deal comes back, its hands have moved on by one player, and the key exchanges suits, so
    that the deal is worth the same, but harder to recognize.
    """
    times, deal = divmod(number - 1, deals)
    order = Deck.from_key(key, deal + 1).order
    if not times:
        return Deck(order, 0)
    suits = dict(zip(_EXCHANGED, shuffled_by_key(_EXCHANGED, key, number), strict=True))
    cards = [Card(card.rank, suits.get(card.suit, card.suit)) for card in order]
    moved = len(cards) // players * times % len(cards)
    return Deck((*cards[-moved:], *cards[:-moved]), 0)
