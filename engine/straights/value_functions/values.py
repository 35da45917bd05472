"""Value functions: of the rank alone, of what a card locks or opens, and one to which all cards are equal."""

from __future__ import annotations

from engine.cards.card import Rank
from engine.straights.playouts.card_features import GONE, MINE, OTHERS, CardFeatures
from engine.straights.rules import rank_points


class Lowest:
    """Plays its lowest card and discards its highest."""

    def play_value(self, card: CardFeatures) -> float:
        """Higher for lower ranks; a seven counts both of its sides, which places it between 6 and 8."""
        return -_rank(card)

    def discard_value(self, card: CardFeatures) -> float:
        """Higher for higher ranks."""
        return float(card.points)


class Highest:
    """Plays its highest card and discards its lowest."""

    def play_value(self, card: CardFeatures) -> float:
        """Higher for higher ranks; a seven counts both of its sides, which places it between 6 and 8."""
        return _rank(card)

    def discard_value(self, card: CardFeatures) -> float:
        """Higher for lower ranks."""
        return -float(card.points)


def _rank(card: CardFeatures) -> float:
    """The rank of a card, halved for each side of a seven."""
    return card.points / 2 if card.is_seven else float(card.points)


class Uniform:
    """Values every card equally: the model of an unknown player."""

    def play_value(self, card: object) -> float:
        """0 for every card."""
        del card
        return 0.0

    def discard_value(self, card: object) -> float:
        """0 for every card."""
        del card
        return 0.0


_LOCKS = tuple(map(rank_points, (Rank.EIGHT, Rank.NINE, Rank.TEN)))
_LOWEST_PICTURE = rank_points(Rank.JACK)


class Locker:
    """Plays towards its own cards, opens the upper side of a suit last, and discards to lock it.

    It holds back the 8, 9 and 10 that others need, or discards them. The idea is that of the strongest public
    programs for this game; the numbers are our own.
    """

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


class Blocker:
    """Holds back cards that only others need; plays cards that open the way for its own, and discards low.

    Ten features of a play and nine of a discard, each with a weight. The weights were found by evolution
    (CMA-ES, Hansen and Ostermeier 2001), finally against three of the assignment's computers and three of its
    own kind, and scaled so that a discard costs one per point. docs/strength.md describes the experiments.
    """

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
