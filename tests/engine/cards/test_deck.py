"""Decks: the deals of libstdc++ for every seed, those from a key, and those that everybody gets once."""

import re
from collections.abc import Sequence
from hashlib import shake_256
from itertools import chain, count

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.cards.card import CARDS, Card, Suit
from engine.cards.deck import Deck
from engine.cards.keyed_shuffle import duplicate_order, shuffled_by_key
from engine.cards.shuffle import below, seeded, shuffled
from tests.support.paths import GOLDEN
from tests.support.playing import SEEDS

LINES = (GOLDEN / "decks.txt").read_text(encoding="ascii").splitlines()


@pytest.mark.parametrize("line", LINES, ids=lambda line: line.split(":")[0])
def test_5_3_decks_equal_those_of_libstdcpp(line: str) -> None:
    """5.1 and 5.3: seeded once, shuffled once a round, each round from the order of the one before."""
    match = re.fullmatch(r"seed (-?\d+) round (\d+): (.*)", line)
    assert match is not None
    deck = Deck.unshuffled(int(match[1]))
    for _ in range(int(match[2])):
        deck = deck.shuffled()

    assert " ".join(map(str, deck.order)) == match[3]


@given(SEEDS)
def test_every_seed_deals_all_cards(seed: int) -> None:
    """The class of any seed from -2**31 to 2**32 - 1 works, and wraps as in C++."""
    deck = Deck.unshuffled(seed).shuffled()

    assert sorted(map(str, deck.order)) == sorted(map(str, CARDS))
    assert deck == Deck.unshuffled(seed % 2**32).shuffled()


SEATS = 4


def holding(hand: tuple[Card, ...]) -> tuple[list[str], ...]:
    """What a hand is worth: its spades, and the ranks of each other suit, whatever the suit is called."""
    by_suit = [[card.rank.letter for card in hand if card.suit is suit] for suit in Suit]
    return by_suit[Suit.SPADES.index], *sorted(by_suit[: Suit.SPADES.index])


@given(st.binary(min_size=16, max_size=32), st.integers(1, 8))
def test_everybody_has_each_hand_once(key: bytes, deals: int) -> None:
    """Each time it has moved on by one seat, with its neighbours; the first deals are the usual ones."""
    for deal in range(1, deals + 1):
        first, *repeats = (
            Deck(duplicate_order(key, deal + deals * times, deals, SEATS), 0).hands(SEATS)
            for times in range(SEATS)
        )
        assert Deck(shuffled_by_key(CARDS, key, deal), 0).hands(SEATS) == first
        for times, hands in enumerate(repeats, 1):
            assert set(CARDS) == {card for hand in hands for card in hand}
            for seat in range(SEATS):
                assert holding(first[seat]) == holding(hands[(seat + times) % SEATS])


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


RANGE = 2**31 - 3


@pytest.mark.parametrize(
    "seed, state",
    [
        (0, 1),
        (1, 1),
        (44, 44),
        (2**31 - 2, 2**31 - 2),
        (2**31 - 1, 1),
        (2**31, 1),
        (2**31 + 1, 2),
        (2**32 - 2, 1),
        (2**32 - 1, 1),
        (-1, 1),
        (-2, 1),
        (-3, 2**31 - 2),
        (-(2**31), 1),
    ],
)
def test_5_1_a_seed_is_reduced_as_in_cpp(seed: int, state: int) -> None:
    """5.1: seeds of any sign wrap to 32 bits, then to the modulus; zero becomes one."""
    assert seeded(seed) == state


def test_the_ten_thousandth_number_is_that_of_the_cpp_standard() -> None:
    """[rand.predef] of the C++ standard: the 10000th number of minstd_rand0 is 1043618065."""
    state = seeded(1)
    for _ in range(10_000):
        _, state = below(RANGE, state)

    assert state == 1043618065


def test_the_first_number_beyond_the_last_whole_share_is_drawn_again() -> None:
    """The one before it is used; a shuffle of three, which draws one number of six, does the same."""
    limit = RANGE // 6 * 6
    for draw, is_used in ((limit - 1, True), (limit, False)):
        state = (draw + 1) * pow(16807, -1, 2**31 - 1) % (2**31 - 1)
        ends = [below(6, state)[1], shuffled(range(3), state)[1]]
        assert [is_used, is_used] == [end == draw + 1 for end in ends]
