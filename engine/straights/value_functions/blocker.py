"""Weighs what a card opens for one's own hand against what it opens for others, and discards low.

Ten facts about a play and nine about a discard, each with a weight. The weights were found by evolution
(CMA-ES, Hansen and Ostermeier 2001), in the end against three computers of the assignment and three of its
own kind, and scaled: a discard costs one for each of its points. docs/strength.md tells what was tried.
"""

from __future__ import annotations

from engine.straights.playouts.card_features import GONE, MINE, OTHERS, CardFeatures


class Blocker:
    """Keeps back what only others need; plays what brings its own cards within reach."""

    def play_value(self, card: CardFeatures) -> float:
        """What the play is worth, in points."""
        mine, others = card.costs_beyond(MINE), card.costs_beyond(OTHERS)
        value = 0.753 * sum(mine) + 6.001 * len(mine) + 0.411 * _after_others(card)
        value -= (0.234 if card.is_up else 0.162) * sum(others) + 0.761 * len(others)
        if not mine and not others:
            value += 3.434 if card.is_seven else 6.868
        elif card.beyond[0] == OTHERS:
            value += 0.049 * others[0] - 0.887
        return value - 0.934 if card.is_seven else value + 0.101 * card.points

    def discard_value(self, card: CardFeatures) -> float:
        """What it is worth to lose the card, in points: below 0 for most."""
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
    """The points of own cards beyond that wait for a card of others first."""
    behind = card.beyond[: card.beyond.index(GONE)] if GONE in card.beyond else card.beyond
    if OTHERS not in behind:
        return 0
    first = behind.index(OTHERS)
    return sum(card.costs[number] for number in range(first, len(behind)) if behind[number] == MINE)
