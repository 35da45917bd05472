"""Shuffles from a key: the same for who knows it, even and without a pattern for everybody else."""

from collections import Counter
from collections.abc import Sequence
from hashlib import shake_256
from itertools import chain, count

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.cards.card import CARDS
from engine.cards.deck import Deck
from engine.cards.keyed_shuffle import shuffled_by_key

KEYS = st.binary(min_size=16, max_size=32)
NUMBERS = st.integers(0, 10**6)


@given(KEYS, NUMBERS)
def test_the_order_is_that_of_key_and_number(key: bytes, number: int) -> None:
    order = Deck.from_key(key, number).order
    assert set(CARDS) == set(order)
    assert len(CARDS) == len(order)
    assert 0 == Deck.from_key(key, number).generator
    assert order == Deck.from_key(key, number).order
    assert order != Deck.from_key(key, number + 1).order
    assert order != Deck.from_key(bytes([key[0] ^ 1]) + key[1:], number).order


@pytest.mark.parametrize("number", range(30))
@pytest.mark.parametrize("items", [CARDS, range(256)])
def test_the_order_is_computed_as_described(items: Sequence[object], number: int) -> None:
    """From the last place on, by bytes of SHAKE-256, block after block: another program can check it."""
    key = bytes(range(32))
    texts = (b"32:%s:%d:%d" % (key, number, block) for block in count())
    stream = chain.from_iterable(shake_256(text).digest(256) for text in texts)
    order = list(items)
    for place in range(len(order) - 1, 0, -1):
        limit = 256 // (place + 1) * (place + 1)
        other = next(byte for byte in stream if byte < limit) % (place + 1)
        order[place], order[other] = order[other], order[place]
    assert tuple(order) == shuffled_by_key(items, key, number)


def test_every_card_comes_to_every_place_as_often() -> None:
    """Chi-squared over 52 x 52 cells of 5,200 shuffles: within what chance gives."""
    counts = Counter(
        (place, card)
        for number in range(5200)
        for place, card in enumerate(Deck.from_key(b"sixteen bytes...", number).order)
    )
    expected = 5200 / 52
    chi_squared = sum(
        (counts[place, card] - expected) ** 2 / expected for place in range(52) for card in CARDS
    )
    freedom = 51 * 51
    assert abs(chi_squared - freedom) < 6 * (2 * freedom) ** 0.5
