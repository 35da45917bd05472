"""The result of a deal for everybody, beside those of computers in the same seat."""

from __future__ import annotations

from engine.fast_dataclass import dataclass

REFERENCES = ("blocker", "expert")
"""The strategies that play the deal at the player's seat for comparison."""


@dataclass(frozen=True, slots=True)
class DealResult:
    """The result of a deal, in whole points better than the average of the others.

    Attributes:
        ahead: the player's.
        par: what a strong computer makes of the same hand, on average.
        references: those of REFERENCES, in this order.
        line: the line to share.
    """

    ahead: int
    par: int
    references: tuple[int, ...]
    line: str

    @property
    def is_level(self) -> bool:
        """Whether it is as good as that of the strongest reference, or better."""
        return self.ahead >= self.references[-1]
