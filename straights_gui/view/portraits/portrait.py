"""The appearance of a person as a value: colours and outlines on a sheet of 100 by 100 units."""

from __future__ import annotations

from engine.fast_dataclass import dataclass

BY_NAME = "by-name"
"""Stored for players who have chosen no portrait: it is derived from the player's name."""

Shapes = tuple[tuple[str, str], ...]
"""Outlines from back to front, each with the name of its colour; `painting` maps the names to colours."""

OVAL = "M 32.5 42 C 31.5 20 68.5 20 67.5 42 C 68.5 58 61 71.5 50 72 C 39 71.5 31.5 58 32.5 42 Z"
ROUND = "M 31.5 44 C 30 20 70 20 68.5 44 C 70 60 61 70.5 50 71 C 39 70.5 30 60 31.5 44 Z"
SQUARE = "M 32.5 42 C 31.5 20 68.5 20 67.5 42 L 67 55 C 66 65 58 72.5 50 72.5 C 42 72.5 34 65 33 55 Z"
HEART = (
    "M 32 43 C 30.5 20 69.5 20 68 43 C 68 55 62 66 55 70.5 C 52 72.5 48 72.5 45 70.5 C 38 66 32 55 32 43 Z"
)
DOME = "M 31.5 44 C 29.5 12 70.5 12 68.5 44 C 70 60 61 70.5 50 71 C 39 70.5 30 60 31.5 44 Z"

SHOULDERS = "M 10 104 C 11 87 26 81.5 41 78 L 59 78 C 74 81.5 89 87 90 104 Z"
NARROW = "M 15 104 C 16 88 29 82.5 42 79 L 58 79 C 71 82.5 84 88 85 104 Z"


@dataclass(frozen=True, slots=True)
class Portrait:
    """The appearance of a person.

    Attributes:
        face: the outline of the face.
        skin, hair, top, trim, accent, ground: colours; the ground is behind the head.
        behind: shapes behind the neck, such as long hair.
        clothes: shapes below the neck and over it.
        on_face: shapes on the face and below its features, such as a beard.
        front: shapes over the features, such as a fringe or a hat.
        brow: the colour of the brows; "" for the colour of the hair.
        has_ears, has_lashes, has_freckles, is_old: optional features.
        moustache: an outline that moves with the mouth; "" for none.
        glasses: their shape; "" for none.
        zoom: the scale of head and shoulders in the disc.
    """

    face: str
    skin: str
    hair: str
    top: str
    trim: str
    accent: str
    ground: str
    behind: Shapes = ()
    clothes: Shapes = ()
    on_face: Shapes = ()
    front: Shapes = ()
    brow: str = ""
    moustache: str = ""
    glasses: str = ""
    has_ears: bool = True
    has_lashes: bool = False
    has_freckles: bool = False
    is_old: bool = False
    zoom: float = 1.16
