"""The appearance of a person as a value: colours and outlines on a sheet of 100 by 100 units.

The values themselves stand in resources/portraits.json.
"""

from __future__ import annotations

from engine.fast_dataclass import dataclass

BY_NAME = "by-name"
"""Stored for players who have chosen no portrait: it is derived from the player's name."""

Shapes = tuple[tuple[str, str], ...]
"""Outlines from back to front, each after the name of its colour; `painting` maps the names to colours."""


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
