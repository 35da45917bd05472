"""The faces of the cards: paper, indices, and pips, ace or court figure; simplified for small cards."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from PySide6.QtCore import QSizeF
from PySide6.QtGui import QPainter

from engine.cards.card import Card, Rank, Suit
from engine.fast_dataclass import dataclass
from straights_gui.view.cards.artwork import artwork
from straights_gui.view.cards.colours import drawn_colours
from straights_gui.view.cards.drawing import HERE, Group, Part, Place, Shape, at, paint
from straights_gui.view.cards.face_design import EMBLEMS, FaceDesign
from straights_gui.view.cards.shape import SHEET_HEIGHT, SHEET_WIDTH, paint_paper

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


SIMPLE_BELOW = 77.0
"""The width in logical pixels below which a face is simplified: an index in the hand is then 16 high."""

SIMPLE_ON_TABLE_BELOW = 100.0
"""The same for cards on the table, which are read from further away than the hand."""

_COURTS = (Rank.JACK, Rank.QUEEN, Rank.KING)
_LARGE_INDEX, _LARGE_COURT_INDEX = 52.0, 46.0
_LEFT, _MIDDLE, _RIGHT = 34.5, 50.0, 65.5
_ROWS = {
    # rank: (heights of the pips in the two outer columns, those in the middle column)
    Rank.TWO: ((), (25.0, 115.0)),
    Rank.THREE: ((), (25.0, 70.0, 115.0)),
    Rank.FOUR: ((25.0, 115.0), ()),
    Rank.FIVE: ((25.0, 115.0), (70.0,)),
    Rank.SIX: ((25.0, 70.0, 115.0), ()),
    Rank.SEVEN: ((25.0, 70.0, 115.0), (47.5,)),
    Rank.EIGHT: ((25.0, 70.0, 115.0), (47.5, 92.5)),
    Rank.NINE: ((25.0, 55.0, 85.0, 115.0), (70.0,)),
    Rank.TEN: ((25.0, 55.0, 85.0, 115.0), (40.0, 100.0)),
}


def paint_face(
    painter: QPainter, card: Card, size: QSizeF, design: FaceDesign, *, simple_below: float = SIMPLE_BELOW
) -> None:
    """Paint a face of this size at the painter's origin, simplified if it is narrower than `simple_below`."""
    colours = design.colours
    painter.save()
    paint_paper(painter, size, colours.paper, colours.border)
    painter.scale(size.width() / SHEET_WIDTH, size.height() / SHEET_HEIGHT)
    paint(painter, face(card, size.width(), design, simple_below), drawn_colours(colours, card.suit))
    painter.restore()


def face(card: Card, width: float, design: FaceDesign, simple_below: float) -> tuple[Part, ...]:
    """What is on the paper of a card of this width, on the sheet of 100 by 140 units.

    The index of the simplified face is limited to that of the full face at this width, so that it never
    shrinks when the card grows.
    """
    paper = artwork().papers[design.paper]
    if design.is_always_simple:
        return paper + _simple(card, design, SHEET_WIDTH)
    if width < simple_below:
        return paper + _simple(card, design, design.index * simple_below / width)
    return paper + _full(card, design)


def _simple(card: Card, design: FaceDesign, tallest: float) -> tuple[Part, ...]:
    """An index of at most this height, and a large pip: legible on the smallest cards."""
    if card.rank in _COURTS:
        part = min(1.0, tallest / _LARGE_COURT_INDEX)
        index = _index(card, design, at(26.0 * part, 31.0 * part, _LARGE_COURT_INDEX * part))
        pip = _pips(card.suit, at(21.0 * part, 74.0 * part, 31.0 * part))
        return (*bust(card, design.figures), index, pip)
    part = min(1.0, tallest / _LARGE_INDEX)
    index = _index(card, design, at(30.0 * part, 38.0 * part, _LARGE_INDEX * part))
    return index, _pips(card.suit, at(46.0 + 6.0 * (1 - part), 98.0 - 40.0 * (1 - part), 64.0))


def _full(card: Card, design: FaceDesign) -> tuple[Part, ...]:
    middle = court(card, design.figures) if card.rank in _COURTS else _number(card, design)
    top = 6.5 + design.index / 2
    below = top + design.index / 2 + 2.5 + design.index_pip / 2
    index = _index(card, design, at(design.index_x, top, design.index))
    corner = (index, _pips(card.suit, at(design.index_x, below, design.index_pip)))
    return (*middle, Group(corner, (HERE,) if design.has_one_pip else (HERE, TURNED)))


def _number(card: Card, design: FaceDesign) -> tuple[Part, ...]:
    """The pips of a number card; those in the lower half are upside down."""
    if design.has_one_pip:
        return (_pips(card.suit, at(60.0, 92.0, design.pip)),)
    if card.rank is Rank.ACE:
        return _ace(card.suit)
    outer, middle = _ROWS[card.rank]
    spots = [(x, y) for x in (_LEFT, _RIGHT) for y in outer] + [(_MIDDLE, y) for y in middle]
    return (_pips(card.suit, *(at(x, y, design.pip if y <= 70.0 else -design.pip) for x, y in spots)),)


def _ace(suit: Suit) -> tuple[Part, ...]:
    """One large pip; that of spades has an ornament, a tradition since it bore the tax stamp."""
    if suit is not Suit.SPADES:
        return (_pips(suit, at(50.0, 70.0, 54.0)),)
    return (
        _pips(suit, at(50.0, 70.0, 74.0)),
        _pips(suit, at(50.0, 66.5, 46.0), colour="paper"),
        _pips(suit, at(50.0, 65.5, 38.0), colour="gold"),
        _pips(suit, at(50.0, 64.5, 27.0)),
    )


def _index(card: Card, design: FaceDesign, place: Place) -> Group:
    return Group((Shape(artwork().letters[design.lettering][card.rank.value], "ink"),), (place,))


def _pips(suit: Suit, *places: Place, colour: str = "ink") -> Group:
    return Group((Shape(artwork().suits[suit.value], colour),), places)
