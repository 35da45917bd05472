"""Shuffles that nobody can foresee: a deck for a secret key and a number, the same for all who know both.

The generator of `shuffle` has 31 bits, so its seed can be found from one hand of cards; among strangers that
would show every other hand. Here the order follows from SHAKE-256 (FIPS 202) over key and number, which is
as hard to guess as the key, by the shuffle of Fisher and Yates (Durstenfeld 1964) with unbiased draws.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.fast_dataclass import TYPE_CHECKING

_BLOCK = 256
_BYTE = 256

if TYPE_CHECKING:
    from typing import TypeVar

    Item = TypeVar("Item")


def shuffled_by_key(items: Sequence[Item], key: bytes, number: int) -> tuple[Item, ...]:
    """The items, at most 256, in the order that follows from the key and a number of 0 or more."""
    stream = _stream(key, number)
    order = list(items)
    for place in range(len(order) - 1, 0, -1):
        other = _below(place + 1, stream)
        order[place], order[other] = order[other], order[place]
    return tuple(order)


def _below(bound: int, stream: Iterator[int]) -> int:
    """A number of 0 .. bound - 1, each as likely: bytes beyond the last whole multiple are left out."""
    limit = _BYTE - _BYTE % bound
    return next(byte for byte in stream if byte < limit) % bound


def _stream(key: bytes, number: int) -> Iterator[int]:
    """Bytes without end; the lengths before key and number keep their texts apart."""
    from hashlib import shake_256  # noqa: PLC0415  # OpenSSL takes long to load, and few games need it

    block = 0
    while True:
        text = b"%d:%s:%d:%d" % (len(key), key, number, block)
        yield from shake_256(text).digest(_BLOCK)
        block += 1
