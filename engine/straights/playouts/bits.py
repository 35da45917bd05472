"""Cards as single bits of a 52-bit number, and what follows from a bit, as tables.

A card's place is 13 * suit + rank, its bit is 1 << place. The 52 bits leave different remainders when they
are divided by 67 (2 generates the whole group modulo this prime): so a table of 67 finds what belongs to one.

A suit has two sides: down (6 to ace) and up (8 to king); the step of a card is its distance from the seven
less one, 0 to 5. A side of a suit is written as a number of six ternary digits, one a step: 1 for a card of
one's own hand, 2 for one's own discard, 0 for any other.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from engine.cards.card import CARDS, Card
from engine.straights import rules
from engine.straights.table import FIRST_RANK, Table

MODULUS = 67
SEVEN = FIRST_RANK.index
DOWN, UP = 0, 1
STEPS = 6
STATES = 729


def bit(card: Card) -> int:
    """The card as a number of one bit."""
    return 1 << 13 * card.suit.index + card.rank.index


def bits(cards: Iterable[Card]) -> int:
    """Cards as a number with a bit for each."""
    return sum(map(bit, cards))


def card_of(one: int) -> Card:
    """The card that a bit stands for."""
    return CARDS[one.bit_length() - 1]


def _by_remainder(values: Iterable[int]) -> list[int]:
    """Values of the cards in the order of a deck, each at the remainder of its card's bit."""
    found = [0] * MODULUS
    for card, value in zip(CARDS, values, strict=True):
        found[bit(card) % MODULUS] = value
    return found


def _change_of_legal_cards(card: Card) -> int:
    """The cards that are legal before the card is laid or after it, and not both; itself among them."""
    table = Table() if card == rules.LEAD else Table().with_card(rules.LEAD)
    for each in table.missing(card):
        table = table.with_card(each)
    return _legal_cards(table) ^ _legal_cards(table.with_card(card))


@cache
def _legal_cards(table: Table) -> int:
    return bits(rules.legal_plays(CARDS, table))


def side_of(rank: int) -> int:
    """The side of a rank; of a seven, which belongs to both, UP."""
    return DOWN if rank < SEVEN else UP


def step_of(rank: int) -> int:
    """The step of a rank on its side; -1 for a seven."""
    return abs(rank - SEVEN) - 1


def rank_at(side: int, step: int) -> int:
    """The rank at a step of a side, 0 to 12; that of the seven for -1."""
    return SEVEN + (step + 1 if side == UP else -step - 1)


DECK = [bit(card) for card in CARDS]
ALL = bits(CARDS)
LEAD = bit(rules.LEAD)
AFTER = _by_remainder(map(_change_of_legal_cards, CARDS))
PLACE = _by_remainder(range(len(CARDS)))
POINTS = _by_remainder(rules.points((card,)) for card in CARDS)
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
