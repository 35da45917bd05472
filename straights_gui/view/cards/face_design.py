"""The design of a face as a value: colours, lettering, sizes, and painters of the court cards."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtGui import QPainter

from engine.cards.card import Card
from engine.fast_dataclass import dataclass, replace
from straights_gui.view.cards.colours import FaceColours
from straights_gui.view.cards.courts import paint_bust, paint_court
from straights_gui.view.cards.glyphs import REGULAR, Lettering

Painting = Callable[[QPainter, Card, FaceColours], None]
"""Paints a part of a card on the sheet of 100 by 140 units."""


@dataclass(frozen=True, slots=True)
class FaceDesign:
    """The design of a face; lengths are in units of the sheet, which is 100 wide.

    Attributes:
        index, index_pip, pip: the heights of the index, of the pip below it, and of the other pips.
        index_x: the horizontal middle of the index.
        has_one_pip: whether a number card has only one index and one large pip.
        is_always_simple: whether cards of any width have one large index and one large pip.
        court, bust: painters of full and of small court cards.
        paper: a painter that decorates the paper before anything else.
    """

    colours: FaceColours = FaceColours()
    lettering: Lettering = REGULAR
    index: float = 21.0
    index_pip: float = 14.0
    index_x: float = 13.0
    pip: float = 20.0
    has_one_pip: bool = False
    is_always_simple: bool = False
    court: Painting = paint_court
    bust: Painting = paint_bust
    paper: Painting | None = None

    def dimmed(self) -> FaceDesign:
        """Return the design of a card that cannot be played now."""
        return replace(self, colours=self.colours.dimmed())


CLASSIC = FaceDesign()
