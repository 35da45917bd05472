"""The court cards: flat, double-headed half-lengths in few shapes, engraved, cut in wood, or emblems."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from engine.cards.card import Card, Rank
from engine.fast_dataclass import dataclass
from straights_gui.view.cards.artwork import artwork
from straights_gui.view.cards.drawing import HERE, Group, Part, Shape, at
from straights_gui.view.cards.face_design import EMBLEMS

TURNED = (-1.0, 0.0, 0.0, -1.0, 100.0, 140.0)
"""The place of what is upside down, on the sheet of 100 by 140 units."""

_FRAME = "M 24 9 L 76 9 L 76 131 L 24 131 Z"
_UPPER_HALF = (24.0, 9.0, 52.0, 61.0)
_BUST = "M 38 62 L 96 62 L 96 134 L 38 134 Z"
_BUST_BOX = (38.0, 62.0, 58.0, 72.0)
_BUST_PLACE = (1.07, 0.0, 0.0, 1.07, 13.5, 57.495)
_HATCH = 0.4


@dataclass(frozen=True, slots=True)
class _Technique:
    """How a figure is drawn: the width of its lines, and the colours in place of the flat figures'."""

    line: float
    fills: Mapping[str, str]
    is_hatched: bool = False


_TECHNIQUES = {
    "flat": _Technique(0.9, {}),
    "woodcut": _Technique(1.5, dict.fromkeys(("pale", "skin", "blush"), "paper")),
    "engraved": _Technique(
        0.55,
        {
            "ink": "pale",
            "hair": "hair-wash",
            "gold": "gold-wash",
            "bronze": "bronze-wash",
            "blush": "blush-wash",
            "pale": "paper",
            "skin": "paper",
        },
        is_hatched=True,
    ),
}


def court(card: Card, figures: str) -> tuple[Part, ...]:
    """The middle of a court card, on the sheet of 100 by 140 units."""
    pip = Shape(artwork().suits[card.suit.value], "ink")
    if figures == EMBLEMS:
        emblem = artwork().emblems[card.rank.value]
        return Group(emblem, (at(58.0, 70.0, 46.0),)), Group((pip,), (at(58.0, 111.0, 25.0),))
    beside = at(39.0, 61.0, 10.5) if card.rank is Rank.JACK else at(32.0, 17.5, 10.5)
    half = (Group(_figure(card.rank, figures)), Group((pip,), (beside,)))
    return (
        Shape(_FRAME, "ground", "frame", 0.8),
        Group(half, (HERE, TURNED), _UPPER_HALF),
        Shape("M 24 70 L 76 70", "", "gold", 1.4),
        Shape(_FRAME, "", "edge", 1.0),
    )


def bust(card: Card, figures: str) -> tuple[Part, ...]:
    """Head and shoulders, framed, or an emblem, beside pip and index, for small court cards."""
    if figures == EMBLEMS:
        return (Group(artwork().emblems[card.rank.value], (at(60.0, 103.0, 56.0),)),)
    figure = Group(_figure(card.rank, figures), (_BUST_PLACE,))
    return Shape(_BUST, "ground"), Group((figure,), clip=_BUST_BOX), Shape(_BUST, "", "edge", 1.4)


def _figure(rank: Rank, figures: str) -> tuple[Part, ...]:
    return tuple(_figure_parts(rank, _TECHNIQUES[figures]))


def _figure_parts(rank: Rank, technique: _Technique) -> Iterator[Part]:
    """The parts of a figure, back to front; its upper half is inside the frame."""
    for colour, outline, hatching in artwork().figures[rank.value]:
        fill = technique.fills.get(colour, colour)
        if technique.is_hatched and hatching:
            yield Shape(outline, fill)
            yield Shape(hatching, "", "ink" if colour == "ink" else "line", _HATCH)
            yield Shape(outline, "", "line", technique.line)
        else:
            yield Shape(outline, fill, "line", technique.line)
    yield Shape(artwork().features[rank.value], "", "line", technique.line)
    yield Shape(artwork().eyes, "line")
