"""Ranks a hand: one of 7,462 strengths for five cards.

A state machine takes five steps, one for each card, from tuple to tuple. A tuple represents the state of
the cards so far: their ranks and, as long as they are of one suit, that suit. It has an item for each next
card: the next tuple, or the strength after the fifth card. The 6,735 tuples are created for the first hand,
as they are a tenth of the memory with which the page begins. In Python this is faster than the sums of
`rank_sums`, because indexing is faster than adding.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.cards.card import CARDS, Card
from engine.fast_dataclass import TYPE_CHECKING
from engine.poker.errors import NotAHand
from engine.poker.hands.hand_types import HandType
from engine.poker.hands.rank_sums import RANK_KEYS, any_ranks, classes_by_sum, different_ranks, key_of

if TYPE_CHECKING:
    from typing import TypeVar

    Next = TypeVar("Next")
    One = tuple[Next, ...]
    _AfterCard = One[One[One[One[int]]]]

_KEYS = (RANK_KEYS[-1], *RANK_KEYS[:-1])
_SUITS = range(4)
_CODES = {id(card): code for code, card in enumerate(CARDS)}
"""By identity, because all decks share their cards: three times as fast as reading their attributes."""


def code_of(card: Card) -> int:
    """The code of a card for ranking, 0 to 51: its place in an unshuffled deck.

    >>> code_of(Card.parse("AC")), code_of(Card.parse("2C")), code_of(Card.parse("KS"))
    (0, 1, 51)
    """
    return 13 * card.suit.index + card.rank.index


def codes_of(cards: Sequence[Card]) -> list[int]:
    """The codes of five cards.

    Raises NotAHand unless it is five different cards.
    """
    try:
        codes = [_CODES[id(card)] for card in cards]
    except KeyError:
        codes = [code_of(card) for card in cards]
    if not 5 == len(codes) == len(set(codes)):
        raise NotAHand(f"five different cards are a hand, not {' '.join(map(str, cards)) or 'none'}")
    return codes


def strength(a: int, b: int, c: int, d: int, e: int) -> int:
    """The strength of five cards by their codes, from 0 (7-5-4-3-2) to 7461 (a royal flush); equal hands tie.

    The cards have to be different; that is not checked.

    >>> strength(*map(code_of, map(Card.parse, "AC KC QC JC TC".split())))
    7461
    """
    return _AFTER[a][b][c][d][e]


def strength_of(cards: Sequence[Card]) -> int:
    """The strength of five cards, 0 to 7461.

    Raises NotAHand unless it is five different cards.
    """
    a, b, c, d, e = codes_of(cards)
    return _AFTER[a][b][c][d][e]


def type_of(strength: int) -> HandType:
    """The type of hands of this strength, 0 to 7461.

    >>> type_of(0).name, type_of(7461).name
    ('HIGH_CARD', 'ROYAL_FLUSH')
    """
    return classes_by_sum().types[strength]


def _before(
    count: int, mixed: dict[int, Next], suited: list[dict[int, Next]], none: Next
) -> tuple[dict[int, One[Next]], list[dict[int, One[Next]]]]:
    """The tuples after this many cards, from those after one card more: for mixed suits, and for each suit.

    They are keyed by the sums of rank keys. A card that cannot follow leads to `none`.
    """
    rows = {}
    for key in map(key_of, any_ranks(count)):
        rows[key] = tuple([mixed.get(key + more, none) for more in _KEYS])
    rows_of_suits: list[dict[int, One[Next]]] = [{} for _ in _SUITS]
    for key in map(key_of, different_ranks(count)):
        for suit, found in enumerate(suited):
            same = tuple([found.get(key + more, none) for more in _KEYS])
            rows_of_suits[suit][key] = rows[key] * suit + same + rows[key] * (3 - suit)
    return {key: row * 4 for key, row in rows.items()}, rows_of_suits


def _first() -> One[_AfterCard]:
    """The tuple of the initial state."""
    classes = classes_by_sum()
    four = _before(4, classes.mixed, [classes.of_one_suit] * 4, 0)
    three = _before(3, *four, ())
    two = _before(2, *three, ())
    _, one = _before(1, *two, ())
    return tuple(one[suit][key] for suit in _SUITS for key in _KEYS)


class _Initial(dict[int, "_AfterCard"]):
    """The initial state, which fills itself."""

    def __missing__(self, card: int) -> _AfterCard:
        self.update(enumerate(_first()))
        return self[card]


_AFTER = _Initial()
