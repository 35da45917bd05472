"""A draw: a hand without what was dropped, and the stock, also when it runs short."""

from __future__ import annotations

from collections.abc import Sequence

from engine.cards.card import Card
from engine.cards.deck import Deck
from engine.cards.shuffle import shuffled
from engine.errors import CardNotInHand
from engine.poker.game.state import Cards


def exchange(cards: Cards, dropped: tuple[Card, ...]) -> tuple[Cards, tuple[Card, ...], int]:
    """Draw as many cards as are dropped: what nobody holds then, what was drawn, how many were shuffled.

    When the stock runs short its last cards are drawn first. Then what lies face down is shuffled into a new
    one: cards folded or dropped before, and the cards dropped just now only if there are still too few.
    """
    stock, muck, count = cards.stock, cards.muck, len(dropped)
    if count <= len(stock):
        return Cards(cards.deck, stock[count:], muck + dropped), stock[:count], 0
    missing = count - len(stock)
    lying, muck = (muck, dropped) if len(muck) >= missing else (muck + dropped, ())
    fresh, generator = shuffled(lying, cards.deck.generator)
    deck = Deck(cards.deck.order, generator)
    return Cards(deck, fresh[missing:], muck), stock + fresh[:missing], len(lying)


def without(hand: tuple[Card, ...], dropped: tuple[Card, ...]) -> tuple[Card, ...]:
    """The hand without the cards that are dropped, its order kept.

    >>> from engine.poker.hands.card_names import cards_named
    >>> print(*without(cards_named("2C 9H 9S"), cards_named("2C")))
    9H 9S

    Raises CardNotInHand if one of them is not there, or not a second time.
    """
    kept = list(hand)
    for card in dropped:
        try:
            del kept[place_of(card, kept)]
        except ValueError:
            raise CardNotInHand(f"{card} is not in the hand") from None
    return tuple(kept)


def place_of(card: Card, cards: Sequence[Card]) -> int:
    """Where a card stands among others; raises ValueError if it does not."""
    for place, each in enumerate(cards):
        if each is card:  # the usual case, and quicker than `==`
            return place
    return cards.index(card)
