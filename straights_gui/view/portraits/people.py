"""All portraits, and their assignment to players who have not chosen one."""

from __future__ import annotations

import json
from zlib import crc32

from engine.fast_dataclass import dataclass
from straights_gui.resources import folder

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


_DATA = json.loads((folder() / "portraits.json").read_text(encoding="utf-8"))


def _people(kind: str) -> dict[str, Portrait]:
    for values in _DATA[kind].values():
        for layer in ("behind", "clothes", "on_face", "front"):
            values[layer] = tuple(map(tuple, values.get(layer, ())))
    return {name: Portrait(**values) for name, values in _DATA[kind].items()}


FEATURES: dict[str, str] = _DATA["features"]
"""The outlines that people share, by name and expression; of pairs that of the viewer's left."""

WOMEN = _people("women")
PEOPLE = WOMEN | _people("men")
"""All portraits, by the name used in the preferences."""

_KNOWN = {
    "Clara": "curls",
    "Diego": "quiff",
    "Hugo": "moustache",
    "Mia": "bob",
    "Omar": "beard",
    "Lena": "bun",
    "Nils": "goatee",
}
"""The portraits of the default computer players."""


def portraits_for(
    names: tuple[str, ...], chosen: tuple[str, ...], marks: tuple[int, ...] = ()
) -> tuple[str, ...]:
    """The portrait of each player.

    `marks` are those of the players, else their seats, and `chosen` has the name of a portrait for each mark.
    Any other text stands for a portrait that is derived from the player's name, always the same one unless
    another player at the table has it. A default computer player always has its own, whoever sits down beside
    it; a free seat, which has no name, takes nobody's.
    """
    wanted = (*chosen, *("",) * len(names))
    by_seat = (marks or range(len(names)))[: len(names)]
    portraits = [wanted[mark] if wanted[mark] in PEOPLE else "" for mark in by_seat]
    for seat in sorted(range(len(names)), key=lambda seat: (not names[seat], names[seat] not in _KNOWN)):
        if not portraits[seat]:
            portraits[seat] = _free_portrait(names[seat], set(portraits))
    return tuple(portraits)


def _free_portrait(name: str, taken: set[str]) -> str:
    """The portrait that is derived from a name, or the next one that is not taken."""
    everybody = tuple(PEOPLE)
    likely = tuple(WOMEN) if name.endswith("a") else everybody  # as Anna or María; no rule finds the rest
    known = _KNOWN.get(name, likely[crc32(name.encode()) % len(likely)])
    first = everybody.index(known)
    return next(each for each in (*everybody[first:], *everybody[:first]) if each not in taken)
