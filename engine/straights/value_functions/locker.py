"""Locks the upper side of a suit: holds back the 8, 9 and 10 that others need, or discards them.

The idea is that of the strongest public programs for this game; the numbers are our own.
"""

from __future__ import annotations

from engine.cards.card import Rank
from engine.straights.playouts.card_features import MINE, OTHERS, CardFeatures
from engine.straights.rules import rank_points

_LOCKS = tuple(map(rank_points, (Rank.EIGHT, Rank.NINE, Rank.TEN)))
_LOWEST_PICTURE = rank_points(Rank.JACK)


class Locker:
    """Plays towards its own cards, opens the upper side of a suit last, and discards to lock it."""

    def play_value(self, card: CardFeatures) -> float:
        """Own points behind the card, minus the face cards of others behind a card of the upper side."""
        own = sum(card.costs_beyond(MINE))
        if not card.is_up:
            return float(own)
        return own - _pictures(card)

    def discard_value(self, card: CardFeatures) -> float:
        """Little per point; but 8, 9 or 10 go first if that locks more points of others than it costs."""
        if card.is_dead:
            return 0.0
        value = -float(card.points + sum(card.costs_beyond(MINE)))
        if card.is_up and card.points in _LOCKS:
            value += _pictures(card)
        return value


def _pictures(card: CardFeatures) -> int:
    """The points of others' jack, queen and king that depend on the card."""
    return sum(cost for cost in card.costs_beyond(OTHERS) if cost >= _LOWEST_PICTURE)
