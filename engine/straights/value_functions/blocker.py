"""Weighs what a card opens for one's own hand against what it opens for others, and discards low.

Ten features of a play and nine of a discard, each with a weight. The weights were found by evolution
(CMA-ES, Hansen and Ostermeier 2001), finally against three of the assignment's computers and three of its
own kind, and scaled so that a discard costs one per point. docs/strength.md describes the experiments.
"""

from __future__ import annotations

from engine.straights.playouts.card_features import GONE, MINE, OTHERS, CardFeatures


class Blocker:
    """Holds back cards that only others need; plays cards that open the way for its own."""

    def play_value(self, card: CardFeatures) -> float:
        """The value of the play, in points."""
        mine, others = card.costs_beyond(MINE), card.costs_beyond(OTHERS)
        value = 0.753 * sum(mine) + 6.001 * len(mine) + 0.411 * _after_others(card)
        value -= (0.234 if card.is_up else 0.162) * sum(others) + 0.761 * len(others)
        if not mine and not others:
            value += 3.434 if card.is_seven else 6.868
        elif card.beyond[0] == OTHERS:
            value += 0.049 * others[0] - 0.887
        return value - 0.934 if card.is_seven else value + 0.101 * card.points

    def discard_value(self, card: CardFeatures) -> float:
        """The value of discarding the card, in points: below 0 for most."""
        if card.is_dead:
            return 3.405
        mine, others = card.costs_beyond(MINE), card.costs_beyond(OTHERS)
        value = -1.0 * card.points - 1.007 * sum(mine) - 3.932 * len(mine) + 0.136 * sum(others)
        value += (0.285 - 0.044 * card.points) * len(card.between)
        value += 4.932 * card.between.count(OTHERS) + 2.582 * card.between.count(MINE)
        if card.needs_seven:
            value += 3.633
        return value - 4.295 if card.is_up else value


def _after_others(card: CardFeatures) -> int:
    """The points of own cards beyond the card that depend on a card of others."""
    behind = card.beyond[: card.beyond.index(GONE)] if GONE in card.beyond else card.beyond
    if OTHERS not in behind:
        return 0
    first = behind.index(OTHERS)
    return sum(card.costs[number] for number in range(first, len(behind)) if behind[number] == MINE)
