"""Cards as single bits of a 52-bit number, and what follows from a bit, as tables.

A card's place is 13 * suit + rank, its bit is 1 << place. The 52 bits leave different remainders when they
are divided by 67 (2 generates the whole group modulo this prime): so a table of 67 finds what belongs to one.

A suit has two sides: down (6 to ace) and up (8 to king); the step of a card is its distance from the seven
less one, 0 to 5. A side of a suit is written as a number of six ternary digits, one a step: 1 for a card of
one's own hand, 2 for one's own discard, 0 for any other.
"""

from __future__ import annotations

from collections.abc import Iterable

from engine.cards.card import CARDS, Card

MODULUS = 67
SEVEN = 6
DOWN, UP = 0, 1
STEPS = 6
STATES = 729
LEAD = 1 << 39 + SEVEN
"""The seven of spades."""

ALL = (1 << 52) - 1
DECK = [1 << place for place in range(52)]


def bit(card: Card) -> int:
    """The card as a number of one bit."""
    return 1 << 13 * card.suit.index + card.rank.index


def bits(cards: Iterable[Card]) -> int:
    """Cards as a number with a bit for each."""
    return sum(map(bit, cards))


def card_of(one: int) -> Card:
    """The card that a bit stands for."""
    return CARDS[one.bit_length() - 1]


def cards_of(mask: int) -> tuple[Card, ...]:
    """The cards of a number, clubs to spades, ace to king."""
    return tuple(card for place, card in enumerate(CARDS) if mask >> place & 1)


def _by_bit(values: Iterable[int]) -> list[int]:
    """A table in which a bit's remainder finds the value of its place."""
    table = [0] * MODULUS
    for place, value in enumerate(values):
        table[(1 << place) % MODULUS] = value
    return table


def _after(place: int) -> int:
    """What laying a card changes in the set of cards that fit: itself, and what fits from then on."""
    rank = place % 13
    change = 1 << place
    if SEVEN <= rank < 12:
        change |= 1 << place + 1
    if 0 < rank <= SEVEN:
        change |= 1 << place - 1
    if 1 << place == LEAD:
        change |= sum(1 << 13 * other + SEVEN for other in range(3))
    return change


def side_of(rank: int) -> int:
    """The side of a rank; of a seven, which belongs to both, UP."""
    return DOWN if rank < SEVEN else UP


def step_of(rank: int) -> int:
    """The step of a rank on its side; -1 for a seven."""
    return abs(rank - SEVEN) - 1


def rank_at(side: int, step: int) -> int:
    """The rank at a step of a side, 0 to 12; that of the seven for -1."""
    return SEVEN + (step + 1 if side == UP else -step - 1)


AFTER = _by_bit(map(_after, range(52)))
PLACE = _by_bit(range(52))
POINTS = _by_bit(place % 13 + 1 for place in range(52))
MOST_POINTS = sum(sorted(POINTS)[-13:])
"""No hand of 13 cards costs more."""

_THREES = (1, 3, 9, 27, 81, 243)

TERNARY = [
    [sum(_THREES[5 - step] for step in range(STEPS) if mask >> step & 1) for mask in range(64)],
    [sum(_THREES[step] for step in range(STEPS) if mask >> step & 1) for mask in range(64)],
]
"""For each side, the six bits of the side's cards, as ternary digits by step."""


def digits(state: int) -> tuple[int, ...]:
    """The six ternary digits of a side, by step."""
    return tuple(state // three % 3 for three in _THREES)
