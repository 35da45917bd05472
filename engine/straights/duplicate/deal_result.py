"""The result of a deal for everybody, beside those of computers in the same seat."""

from __future__ import annotations

from engine.cards.card import Card
from engine.fast_dataclass import dataclass

REFERENCES = ("blocker", "expert")
"""The strategies that play the deal at the player's seat for comparison."""


@dataclass(frozen=True, slots=True)
class Played:
    """What somebody made of a deal: the points as below, and the cards of the hand as they were played."""

    name: str
    ahead: int
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class DealResult:
    """The result of a deal, in whole points better than the average of the others.

    Attributes:
        ahead: the player's.
        par: what a strong computer makes of the same hand, on average.
        references: those of REFERENCES, in this order.
        line: the text to share.
        duel: the player's own and that of who sent the deal, None if nobody did.
    """

    ahead: int
    par: int
    references: tuple[int, ...]
    line: str
    duel: tuple[Played, Played] | None = None

    @property
    def is_level(self) -> bool:
        """Whether it is as good as that of the strongest reference, or better."""
        return self.ahead >= self.references[-1]
