"""The cards of the theme in use, in a size: the one place that joins theme and pixmaps."""

from __future__ import annotations

from straights_gui.view.cards.pixmaps import CardPixmaps
from straights_gui.view.theme import theme


def card_set(card_width: float, ratio: float) -> CardPixmaps:
    """Cards of that width for a device pixel ratio, in the colours and the design in use."""
    now = theme()
    return CardPixmaps(card_width, ratio, now.faces, now.back, is_large_print=now.is_large_print)
