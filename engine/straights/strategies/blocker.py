"""Weighs what a card opens for its own hand against what it opens for others, and discards low.

Thirteen facts about a play and twelve about a discard, each with a weight. The weights were found by
evolution (CMA-ES, Hansen and Ostermeier 2001: 120 generations of 16, each judged over 64,000 rounds against
three random players and three of the best so far) and scaled so that a discard costs one for each of its
points; docs/strength.md tells what was tried.
"""

from __future__ import annotations

from engine.straights.rollouts.outlook import GONE, MINE, OTHERS, Outlook

_SEVEN = 7


class Blocker:
    """Keeps back what only others need; plays what brings its own cards within reach."""

    def play_value(self, card: Outlook) -> float:
        """What the play is worth, in points."""
        mine, others = card.costs_beyond(MINE), card.costs_beyond(OTHERS)
        is_seven = card.points == _SEVEN
        value = 0.606 * sum(mine) + 8.768 * len(mine) + 0.524 * _after_others(card)
        value -= 0.280 * sum(others) + 0.462 * len(others)
        if card.is_up:
            value -= 0.022 * sum(others)
        if not mine and not others:
            value += 3.980 if is_seven else 7.960
        elif card.beyond[0] == MINE:
            value -= 0.874
        else:
            value += 0.105 * others[0] - 1.489
        return value - 0.699 if is_seven else value + 0.074 * card.points

    def discard_value(self, card: Outlook) -> float:
        """What it is worth to lose the card, in points: below 0 for most."""
        if card.is_dead:
            return 3.295 - 0.016 * card.points
        mine, others = card.costs_beyond(MINE), card.costs_beyond(OTHERS)
        distance = len(card.between)
        value = -1.0 * card.points - 0.998 * sum(mine) - 4.293 * len(mine)
        value += 0.303 * sum(others) - 0.631 * len(others)
        value += (0.514 - 0.045 * card.points) * distance
        value += 5.345 * card.between.count(OTHERS) + 2.483 * card.between.count(MINE)
        if card.needs_seven:
            value += 4.842
        return value - 4.421 if card.is_up else value


def _after_others(card: Outlook) -> int:
    """The points of own cards beyond that wait for a card of others first."""
    behind = card.beyond[: card.beyond.index(GONE)] if GONE in card.beyond else card.beyond
    if OTHERS not in behind:
        return 0
    first = behind.index(OTHERS)
    step = 1 if card.is_up else -1
    costs = (
        card.points + step * number
        for number, owner in enumerate(behind, 1)
        if owner == MINE and number > first
    )
    return sum(costs)
