"""The rules as functions: legal plays, points, the end of the game and its winners."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine.cards.card import Card, Rank
from engine.straights.table import Table

LEAD = Card.parse("7S")
"""The card that begins every round."""


def is_legal(card: Card, table: Table) -> bool:
    """Whether a seat that holds the card may play it now (section 3.1 of the assignment)."""
    return card == LEAD if table.is_empty else table.fits(card)


def legal_plays(hand: Iterable[Card], table: Table) -> tuple[Card, ...]:
    """The cards of the hand that may be played now, in the order of the hand."""
    if table.is_empty:
        return tuple([card for card in hand if card == LEAD])
    return tuple([card for card in hand if table.fits(card)])


def rank_points(rank: Rank) -> int:
    """The points of a discard of the rank: ace 1 to king 13 (section 4)."""
    return rank.index + 1


def points(cards: Iterable[Card]) -> int:
    """The total points of discards."""
    return sum(rank_points(card.rank) for card in cards)


def leader(hands: Sequence[Sequence[Card]]) -> int:
    """The seat that holds the seven of spades and begins the round."""
    return next(seat for seat, hand in enumerate(hands) if LEAD in hand)


def is_game_over(scores: Iterable[int], limit: int) -> bool:
    """Whether any score has reached the limit after a round (section 4)."""
    return max(scores) >= limit


def winners(scores: Sequence[int]) -> tuple[int, ...]:
    """Every seat with the lowest score (section 1)."""
    return tuple(seat for seat, score in enumerate(scores) if score == min(scores))
