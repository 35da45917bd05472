"""The back designs that a player may choose, by the names used in the preferences."""

from __future__ import annotations

from straights_gui.view.cards.back_patterns import (
    paint_botanical,
    paint_fans,
    paint_rosette,
    paint_scales,
    paint_stars,
    paint_stripes,
    paint_waves,
)
from straights_gui.view.cards.backs import LATTICE, BackDesign
from straights_gui.view.cards.colours import BackColours

RED = BackColours(background="#7a1f2b", deep="#551019", line="#b8606c")
GREEN = BackColours(background="#1f5a43", deep="#123c2c", line="#5d9a81")
PLUM = BackColours(background="#4a2a5e", deep="#311a41", line="#8a68a1")
_PETROL = BackColours(background="#14525c", deep="#0c363d", line="#4f9aa3", gold="#f0d9a4")
_NIGHT = BackColours(background="#16213f", deep="#101a35", line="#5a6ea8", gold="#f2d58a")
_BLACK = BackColours(background="#1b1d22", deep="#0f1013", line="#3c4149", gold="#d8b25a")
_TERRACOTTA = BackColours(background="#8a3f22", deep="#5e2712", line="#c88a68", gold="#f3d9a8")

BACKS: dict[str, BackDesign] = {
    "lattice": LATTICE,
    "scales": BackDesign(RED, paint_scales, has_emblem=False),
    "botanical": BackDesign(GREEN, paint_botanical, has_emblem=False),
    "stripes": BackDesign(PLUM, paint_stripes),
    "waves": BackDesign(_PETROL, paint_waves),
    "stars": BackDesign(_NIGHT, paint_stars, has_emblem=False),
    "deco": BackDesign(_BLACK, paint_fans, has_emblem=False),
    "rosette": BackDesign(_TERRACOTTA, paint_rosette, has_emblem=False),
}
"""In the order of the gallery."""
