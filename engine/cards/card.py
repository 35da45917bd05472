"""Cards as values: rank, suit and two-letter notation. Each game defines what a rank is worth."""

from __future__ import annotations

from enum import Enum

from engine.errors import NoSuchCard
from engine.fast_dataclass import dataclass


class _Letter(Enum):
    """A suit or a rank; its value is its letter. The order is that of an unshuffled deck.

    Attributes:
        index: the position in that order, from 0.
        letter: its value, without the time that Enum takes to find it: each message has many.
    """

    index: int
    letter: str

    __hash__ = object.__hash__  # each member is one of a kind; Enum hashes its name, in Python, for each card

    def __init__(self, letter: str) -> None:
        self.index = len(type(self).__members__)
        self.letter = letter


class Suit(_Letter):
    """A suit, from clubs (index 0) to spades (index 3)."""

    CLUBS = "C"
    DIAMONDS = "D"
    HEARTS = "H"
    SPADES = "S"


class Rank(_Letter):
    """A rank, from ace (index 0) to king (index 12); the letter of ten is T."""

    ACE = "A"
    TWO = "2"
    THREE = "3"
    FOUR = "4"
    FIVE = "5"
    SIX = "6"
    SEVEN = "7"
    EIGHT = "8"
    NINE = "9"
    TEN = "T"
    JACK = "J"
    QUEEN = "Q"
    KING = "K"


@dataclass(frozen=True, slots=True)
class Card:
    """One of the 52 cards.

    >>> Card(Rank.TEN, Suit.HEARTS)
    Card.parse('TH')
    """

    rank: Rank
    suit: Suit

    @staticmethod
    def parse(text: str) -> Card:
        """Parse a rank letter and a suit letter, both upper case.

        >>> str(Card.parse("7S"))
        '7S'

        Raises NoSuchCard for anything else.
        """
        card = _BY_NAME.get(text)
        if card is None:
            raise NoSuchCard(f"{text!r} is no card: a rank of A23456789TJQK and a suit of CDHS are")
        return card

    def __str__(self) -> str:
        """Rank letter and suit letter, such as 7S."""
        return f"{self.rank.letter}{self.suit.letter}"

    def __repr__(self) -> str:
        return f"Card.parse({str(self)!r})"


CARDS: tuple[Card, ...] = tuple(Card(rank, suit) for suit in Suit for rank in Rank)
"""All 52 cards in the order of an unshuffled deck, AC .. KC AD .. KD AH .. KH AS .. KS."""

_BY_NAME = {str(card): card for card in CARDS}
