"""The cards of the theme in use, in a size: the one place that joins theme and pixmaps."""

from __future__ import annotations

from math import inf

from straights_gui.view.cards.faces import SIMPLE_BELOW, SIMPLE_ON_TABLE_BELOW
from straights_gui.view.cards.pixmaps import CardPixmaps
from straights_gui.view.style.theme import theme


def card_set(card_width: float, ratio: float, *, is_on_table: bool = False) -> CardPixmaps:
    """Cards of that width for a device pixel ratio, in the colours and the design in use."""
    now = theme()
    simple_below = SIMPLE_ON_TABLE_BELOW if is_on_table else SIMPLE_BELOW
    if now.is_large_print:
        simple_below = inf
    return CardPixmaps(card_width, ratio, now.faces, now.back, simple_below=simple_below)
