"""The table: four runs of cards, one a suit, each unbroken around its seven."""

from __future__ import annotations

from engine.cards.card import Card, Rank, Suit
from engine.fast_dataclass import dataclass

_RANKS = tuple(Rank)
_SEVEN = Rank.SEVEN.index
_NO_RUN = (_SEVEN, _SEVEN)


@dataclass(frozen=True, slots=True)
class Table:
    """What has been played in a round. A run is kept as (first, end): places of ranks, end not included.

    >>> table = Table().with_card(Card.parse("7S")).with_card(Card.parse("8S"))
    >>> [rank.value for rank in table.ranks(Suit.SPADES)]
    ['7', '8']
    """

    runs: tuple[tuple[int, int], ...] = (_NO_RUN,) * len(Suit)

    @property
    def is_empty(self) -> bool:
        """Whether no card has been played yet."""
        return all(first == end for first, end in self.runs)

    def fits(self, card: Card) -> bool:
        """Whether the card is a seven that is not yet here, or next to an end of its suit's run."""
        first, end = self.runs[card.suit.index]
        place = card.rank.index
        if first == end:
            return place == _SEVEN
        return place in (first - 1, end)

    def with_card(self, card: Card) -> Table:
        """The table after the card was laid to its run; it must fit."""
        first, end = self.runs[card.suit.index]
        place = card.rank.index
        run = (place, end) if place < first else (first, place + 1)
        return Table((*self.runs[: card.suit.index], run, *self.runs[card.suit.index + 1 :]))

    def ranks(self, suit: Suit) -> tuple[Rank, ...]:
        """The ranks of a suit's run, lowest first."""
        first, end = self.runs[suit.index]
        return _RANKS[first:end]

    def cards(self) -> tuple[Card, ...]:
        """All cards on the table, suit by suit, lowest rank first."""
        return tuple(Card(rank, suit) for suit in Suit for rank in self.ranks(suit))
