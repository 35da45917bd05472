"""The table: a run of cards for each suit, unbroken around its seven, and the cards beyond a card."""

from __future__ import annotations

from engine.cards.card import Card, Rank, Suit
from engine.fast_dataclass import dataclass

FIRST_RANK = Rank.SEVEN
"""The rank at which the run of every suit begins."""

_RANKS = tuple(Rank)
_FIRST = FIRST_RANK.index
_NO_RUNS = ((_FIRST, _FIRST),) * len(Suit)


def rows_beyond(card: Card) -> tuple[tuple[Card, ...], ...]:
    """The cards that can only be played after the card, nearest first: one row, two for a seven.

    >>> [[str(each) for each in row] for row in rows_beyond(Card.parse("JH"))]
    [['QH', 'KH']]
    """
    index = card.rank.index
    rows = []
    if index <= _FIRST:
        rows.append(tuple(Card(rank, card.suit) for rank in reversed(_RANKS[:index])))
    if index >= _FIRST:
        rows.append(tuple(Card(rank, card.suit) for rank in _RANKS[index + 1 :]))
    return tuple(rows)


@dataclass(frozen=True, slots=True)
class Table:
    """The cards played in a round. A run is stored as (first, end): rank indices, end excluded.

    >>> table = Table().with_card(Card.parse("7S")).with_card(Card.parse("8S"))
    >>> [rank.value for rank in table.ranks(Suit.SPADES)]
    ['7', '8']
    """

    runs: tuple[tuple[int, int], ...] = _NO_RUNS

    @property
    def is_empty(self) -> bool:
        """Whether no card has been played yet."""
        return self.runs == _NO_RUNS

    def fits(self, card: Card) -> bool:
        """Whether the card is a seven not yet on the table, or next to an end of its suit's run."""
        first, end = self.runs[card.suit.index]
        index = card.rank.index
        if first == end:
            return index == _FIRST
        return index in (first - 1, end)

    def missing(self, card: Card) -> tuple[Card, ...]:
        """The cards that must be played before the card, in order; empty if it fits or is on the table.

        >>> [str(each) for each in Table().missing(Card.parse("TH"))]
        ['7H', '8H', '9H']
        """
        first, end = self.runs[card.suit.index]
        index = card.rank.index
        if index >= end:
            between = range(end, index)
        else:
            between = range(first - 1 if first < end else _FIRST, index, -1)
        return tuple(Card(_RANKS[each], card.suit) for each in between)

    def with_card(self, card: Card) -> Table:
        """The table with the card added to its run; it must fit."""
        first, end = self.runs[card.suit.index]
        index = card.rank.index
        run = (index, end) if index < first else (first, index + 1)
        return Table((*self.runs[: card.suit.index], run, *self.runs[card.suit.index + 1 :]))

    def ranks(self, suit: Suit) -> tuple[Rank, ...]:
        """The ranks of a suit's run, lowest first."""
        first, end = self.runs[suit.index]
        return _RANKS[first:end]

    def cards(self) -> tuple[Card, ...]:
        """All cards on the table, suit by suit, lowest rank first."""
        return tuple(Card(rank, suit) for suit in Suit for rank in self.ranks(suit))
