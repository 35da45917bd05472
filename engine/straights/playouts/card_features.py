"""What lies around a card on its side of its suit: all that the policies here ask about it."""

from __future__ import annotations

from engine.fast_dataclass import Protocol, dataclass
from engine.straights.playouts.bits import STEPS, UP, rank_at

OTHERS, MINE, GONE = 0, 1, 2
"""Whose a card is: of others (or on the table, where that can be), in one's hand, among one's discards."""


@dataclass(frozen=True, slots=True)
class CardFeatures:
    """A card as its holder sees it.

    Attributes:
        points: what it costs when it is put down, 1 to 13.
        between: whose the cards are that must be laid before it, nearest to the seven first; none if it fits.
        beyond: whose the cards are that can only follow it, nearest to it first.
        is_up: whether its side is that of 8 to king.
        needs_seven: whether the suit's seven is not on the table.
    """

    points: int
    between: tuple[int, ...] = ()
    beyond: tuple[int, ...] = ()
    is_up: bool = True
    needs_seven: bool = False

    @property
    def is_dead(self) -> bool:
        """Whether it can never be laid: its holder has put down a card that would have to come before."""
        return GONE in self.between

    def costs_beyond(self, owner: int) -> list[int]:
        """The points of an owner's cards that can follow it, up to a card that the holder has put down."""
        step = 1 if self.is_up else -1
        costs = []
        for number, whose in enumerate(self.beyond, 1):
            if whose == GONE:
                break
            if whose == owner:
                costs.append(self.points + step * number)
        return costs


class ValueFunction(Protocol):
    """Somebody who values cards by their outlooks; a seven that is played is the sum of its two sides."""

    def play_value(self, card: CardFeatures) -> float:
        """How good it is to play the card, in points."""

    def discard_value(self, card: CardFeatures) -> float:
        """How good it is to put the card down, in points."""


def features_at(side: int, step: int, owners: tuple[int, ...], reach: int | None = None) -> CardFeatures:
    """The outlook of the card at a step of a side (-1: the seven), given whose the side's six cards are.

    `reach` says how far the run goes (0: the seven is missing); None for a card that fits.
    """
    first = step if reach is None else min(max(reach - 1, 0), STEPS)
    return CardFeatures(
        points=rank_at(side, step) + 1,
        between=owners[first:step] if step > first else (),
        beyond=owners[step + 1 :],
        is_up=side == UP,
        needs_seven=reach == 0,
    )
