"""The design of a face as a value: colours, sizes, and the names of its lettering and its court figures."""

from __future__ import annotations

from engine.fast_dataclass import dataclass, replace
from straights_gui.view.cards.colours import FaceColours

REGULAR = "regular"
"""The usual lettering."""

EMBLEMS = "emblems"
"""The figures of a design whose court cards have a crown, a coronet or a feather."""


@dataclass(frozen=True, slots=True)
class FaceDesign:
    """The design of a face; lengths are in units of the sheet, which is 100 wide.

    Attributes:
        lettering, paper: the names of the index and of what decorates the paper, in resources/cards.json.
        figures: how the court figures are drawn, see `figures`.
        index, index_pip, pip: the heights of the index, of the pip below it, and of the other pips.
        index_x: the horizontal middle of the index.
        has_one_pip: whether a number card has only one index and one large pip.
        is_always_simple: whether cards of any width have one large index and one large pip.
    """

    colours: FaceColours = FaceColours()
    lettering: str = REGULAR
    figures: str = "flat"
    paper: str = "plain"
    index: float = 21.0
    index_pip: float = 14.0
    index_x: float = 13.0
    pip: float = 20.0
    has_one_pip: bool = False
    is_always_simple: bool = False

    def dimmed(self) -> FaceDesign:
        """Return the design of a card that cannot be played now."""
        return replace(self, colours=self.colours.dimmed())

    def in_four_colours(self) -> FaceDesign:
        """Return the same design with a colour for each suit."""
        return replace(self, colours=self.colours.in_four_colours())


CLASSIC = FaceDesign()
