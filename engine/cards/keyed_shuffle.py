"""Unpredictable shuffles: the deck follows from a secret key and a number, in a duplicate match, too.

The generator of `shuffle` has 31 bits, so its seed can be found from one hand of cards, which would reveal
all other hands to a stranger. Here the order follows from SHAKE-256 (FIPS 202) over key and number, which is
as hard to guess as the key, by the Fisher-Yates shuffle (Durstenfeld 1964) with unbiased draws.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.cards.card import CARDS, Card, Suit
from engine.fast_dataclass import TYPE_CHECKING

_BLOCK = 256
_BYTE = 256

if TYPE_CHECKING:
    from typing import TypeVar

    Item = TypeVar("Item")


def shuffled_by_key(items: Sequence[Item], key: bytes, number: int) -> tuple[Item, ...]:
    """Shuffle at most 256 items by a key and a number of 0 or more."""
    stream = _stream(key, number)
    order = list(items)
    for place in range(len(order) - 1, 0, -1):
        other = _below(place + 1, stream)
        order[place], order[other] = order[other], order[place]
    return tuple(order)


def _below(bound: int, stream: Iterator[int]) -> int:
    """A uniform number of 0 .. bound - 1, by rejection of bytes beyond the last whole multiple."""
    limit = _BYTE - _BYTE % bound
    return next(byte for byte in stream if byte < limit) % bound


def _stream(key: bytes, number: int) -> Iterator[int]:
    """An endless stream of bytes; the lengths before key and number keep their encoding unambiguous."""
    from hashlib import shake_256  # noqa: PLC0415  # OpenSSL takes long to load, and few games need it

    block = 0
    while True:
        text = b"%d:%s:%d:%d" % (len(key), key, number, block)
        yield from shake_256(text).digest(_BLOCK)
        block += 1


_EXCHANGED = (Suit.CLUBS, Suit.DIAMONDS, Suit.HEARTS)
"""Suits that only their names distinguish: the seven of spades leads."""


def duplicate_order(key: bytes, number: int, deals: int, players: int) -> tuple[Card, ...]:
    """The order of the deck of a round, from 1, of a match of this number of deals.

    Each time that a deal comes back, its hands have moved on by one player, and the key exchanges suits, so
    that the deal is worth the same, but harder to recognize.
    """
    times, deal = divmod(number - 1, deals)
    order = shuffled_by_key(CARDS, key, deal + 1)
    if not times:
        return order
    suits = dict(zip(_EXCHANGED, shuffled_by_key(_EXCHANGED, key, number), strict=True))
    cards = [Card(card.rank, suits.get(card.suit, card.suit)) for card in order]
    moved = len(cards) // players * times % len(cards)
    return (*cards[-moved:], *cards[:-moved])
