"""What lies around a card on its side of its suit: the input of the value functions."""

from __future__ import annotations

from engine.cards.card import Rank
from engine.fast_dataclass import Protocol, dataclass
from engine.straights.playouts.bits import DOWN, SEVEN, STEPS, UP, rank_at
from engine.straights.rules import rank_points

OTHERS, MINE, GONE = 0, 1, 2
"""Whose a card is: of others (or on the table, where that can be), in one's hand, among one's discards."""

_POINTS = tuple(rank_points(rank) for rank in Rank)
_POINTS_OF_SIDE = {side: tuple(_POINTS[rank_at(side, step)] for step in range(STEPS)) for side in (DOWN, UP)}
_POINTS_OF_SEVEN = _POINTS[SEVEN]


@dataclass(frozen=True, slots=True)
class CardFeatures:
    """A card as its holder sees it.

    Attributes:
        points: what it costs when it is put down, 1 to 13.
        between: the owners of the cards that must be laid before it, nearest to the seven first.
        beyond: the owners of the cards that can only follow it, nearest to it first.
        costs: the points of these.
        is_up: whether its side is that of 8 to king.
        needs_seven: whether the suit's seven is not on the table.
    """

    points: int
    between: tuple[int, ...] = ()
    beyond: tuple[int, ...] = ()
    costs: tuple[int, ...] = ()
    is_up: bool = True
    needs_seven: bool = False

    @property
    def is_seven(self) -> bool:
        """Whether its suit begins with it."""
        return self.points == _POINTS_OF_SEVEN

    @property
    def is_dead(self) -> bool:
        """Whether it can never be laid: its holder has put down a card that would have to come before."""
        return GONE in self.between

    def costs_beyond(self, owner: int) -> list[int]:
        """The points of an owner's cards that can follow it, up to a card that the holder has put down."""
        costs = []
        for whose, cost in zip(self.beyond, self.costs, strict=True):
            if whose == GONE:
                break
            if whose == owner:
                costs.append(cost)
        return costs


class ValueFunction(Protocol):
    """Values a card by its features; the value of playing a seven is the sum over its two sides."""

    def play_value(self, card: CardFeatures) -> float:
        """How good it is to play the card, in points."""

    def discard_value(self, card: CardFeatures) -> float:
        """How good it is to put the card down, in points."""


def features_at(side: int, step: int, owners: tuple[int, ...], reach: int | None = None) -> CardFeatures:
    """The features of the card at a step of a side (-1: the seven), given whose the side's six cards are.

    `reach` says how far the run goes (0: the seven is missing); None for a card that fits.
    """
    points = _POINTS_OF_SIDE[side]
    first = step if reach is None else min(max(reach - 1, 0), STEPS)
    return CardFeatures(
        points=points[step] if step >= 0 else _POINTS_OF_SEVEN,
        between=owners[first:step] if step > first else (),
        beyond=owners[step + 1 :],
        costs=points[step + 1 :],
        is_up=side == UP,
        needs_seven=reach == 0,
    )
