"""The outlines and colours of all cards, as they stand in resources/cards.json."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from functools import cache

from PySide6.QtGui import QPainterPath, QTransform

from engine.cards.card import Rank, Suit
from engine.fast_dataclass import TYPE_CHECKING, dataclass
from straights_gui.resources import folder
from straights_gui.view.cards.colours import FaceColours
from straights_gui.view.cards.drawing import Box, Group, Part, Place, Shape, outline
from straights_gui.view.cards.face_design import REGULAR, FaceDesign

if TYPE_CHECKING:
    from typing import TypedDict

    _ShapeData = tuple[str, str, str, float]

    class _GroupData(TypedDict):
        parts: list[_GroupData | _ShapeData]
        places: list[Place]
        clip: Box | None


_UNIT = QTransform.fromScale(0.01, 0.01)


@dataclass(frozen=True, slots=True)
class BackArtwork:
    """The design of a back: its colours by name, and what is inside its frame, in units of the sheet.

    Attributes:
        has_emblem: whether the four suits are shown around the middle.
    """

    colours: Mapping[str, str]
    pattern: tuple[Part, ...]
    has_emblem: bool


@dataclass(frozen=True, slots=True)
class Artwork:
    """All outlines; those of suits, letters and emblems are centred on their origin and 100 units high.

    Attributes:
        letters: the indices, by lettering and rank.
        figures: the parts of each court figure, back to front: a colour's name, the outline, its hatching.
        features: the brows and the nose of each court figure.
        papers: what decorates the paper of a face.
        back_ground, back_border, emblem: what backs have in common.
        program_icon: on a grid of 24 units.
    """

    suits: Mapping[str, str]
    letters: Mapping[str, Mapping[str, str]]
    figures: Mapping[str, list[tuple[str, str, str]]]
    features: Mapping[str, str]
    eyes: str
    emblems: Mapping[str, tuple[Part, ...]]
    papers: Mapping[str, tuple[Part, ...]]
    faces: Mapping[str, FaceDesign]
    back_ground: tuple[Part, ...]
    back_border: tuple[Part, ...]
    emblem: tuple[Part, ...]
    backs: Mapping[str, BackArtwork]
    program_icon: tuple[Part, ...]


@cache
def artwork() -> Artwork:
    """Read the file, once."""
    data = json.loads((folder() / "cards.json").read_text(encoding="utf-8"))
    for name in ("back_ground", "back_border", "emblem", "program_icon"):
        data[name] = _parts(data[name])
    for name in ("emblems", "papers"):
        data[name] = {key: _parts(parts) for key, parts in data[name].items()}
    for design in data["faces"].values():
        design["colours"] = FaceColours(**design.get("colours", {}))
    data["faces"] = {name: FaceDesign(**design) for name, design in data["faces"].items()}
    for back in data["backs"].values():
        back["pattern"] = _parts(back["pattern"])
    data["backs"] = {name: BackArtwork(**back) for name, back in data["backs"].items()}
    return Artwork(**data)


def _parts(data: Iterable[_GroupData | _ShapeData]) -> tuple[Part, ...]:
    return tuple(_group(part) if isinstance(part, dict) else Shape(*part) for part in data)


def _group(data: _GroupData) -> Group:
    return Group(_parts(data["parts"]), tuple(data["places"]), data["clip"])


@cache
def pip(suit: Suit) -> QPainterPath:
    """Return the symbol of a suit, centred on the origin and one unit high."""
    return _UNIT.map(outline(artwork().suits[suit.value]))


@cache
def glyph(rank: Rank) -> QPainterPath:
    """Return the index of a rank in the usual lettering, one unit high and centred on the origin."""
    return _UNIT.map(outline(artwork().letters[REGULAR][rank.value]))
