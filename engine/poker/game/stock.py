"""Drawing cards from the stock, and reshuffling discards when it runs out."""

from __future__ import annotations

from collections.abc import Sequence

from engine.cards.card import Card
from engine.cards.deck import Deck
from engine.errors import CardNotInHand
from engine.poker.game.state import Cards


def exchange(cards: Cards, dropped: tuple[Card, ...]) -> tuple[Cards, tuple[Card, ...], int]:
    """Exchange the dropped cards for new ones.

    If the stock runs out, its last cards are drawn first. Then the muck is shuffled into a new stock; the
    cards being dropped are included only if there would still be too few.

    Returns the cards that no seat holds then, the drawn cards, and how many cards were reshuffled.
    """
    stock, muck, count = cards.stock, cards.muck, len(dropped)
    if count <= len(stock):
        return Cards(cards.deck, stock[count:], muck + dropped), stock[:count], 0
    missing = count - len(stock)
    lying, muck = (muck, dropped) if len(muck) >= missing else (muck + dropped, ())
    fresh, generator = cards.deck.mixed(lying)
    deck = Deck(cards.deck.order, generator, cards.deck.key)
    return Cards(deck, fresh[missing:], muck), stock + fresh[:missing], len(lying)


def without(hand: tuple[Card, ...], dropped: tuple[Card, ...]) -> tuple[Card, ...]:
    """The hand without the dropped cards, in its order.

    >>> from engine.poker.hands.card_names import cards_named
    >>> print(*without(cards_named("2C 9H 9S"), cards_named("2C")))
    9H 9S

    Raises CardNotInHand if a card is not in the hand, or is dropped twice.
    """
    kept = list(hand)
    for card in dropped:
        try:
            del kept[place_of(card, kept)]
        except ValueError:
            raise CardNotInHand(f"{card} is not in the hand") from None
    return tuple(kept)


def place_of(card: Card, cards: Sequence[Card]) -> int:
    """The index of a card; raises ValueError if it is not there."""
    for place, each in enumerate(cards):
        if each is card:  # the usual case, and faster than `==`
            return place
    return cards.index(card)
