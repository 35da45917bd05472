"""Writes the cards of the window as SVG: a file of symbols for each design of faces, and one for each back.

    cards-classic.svg ...  the faces
    backs/lattice.svg ...  the backs

The page inserts a file of faces once into its document, where CSS applies to it, and shows a symbol with
`<svg class="card"><use href="#7S"/></svg>`. All symbols of cards are 100 units wide and 140 high; their
names are the same in all files:

    7S             the face of a card (rank of A23456789TJQK, suit of CDHS)
    7S-small       the face as the window draws it in a narrow hand: a large index in the corner
    7S-large       the face with the largest index: for large print, and for the smallest cards
    7S-place       its empty place on the table: a faint outline, rank and suit
    suit-S rank-7  the symbol of a suit or a rank alone, in the colour (`fill`) of the element that uses it

Colours are custom properties, which theme.css defines (see theme_css.py); classes such as `fill-gold` and
`stroke-line` connect them to the shapes. A back has the same colours by day and at night, so that a browser
can paint it once per size: many of them move while cards are dealt.
"""

from collections.abc import Callable, Iterable
from functools import cache
from math import inf
from pathlib import Path

from PySide6.QtCore import QRectF

from engine.cards.card import CARDS, Card, Rank, Suit
from straights_gui.view.cards.artwork import artwork
from straights_gui.view.cards.backs import back
from straights_gui.view.cards.card_slots import EDGE, FAINT, RANK, SUIT
from straights_gui.view.cards.designs import BACKS, FACES
from straights_gui.view.cards.drawing import HERE, Group, Part, Place, Shape, at
from straights_gui.view.cards.face_design import CLASSIC, REGULAR, FaceDesign
from straights_gui.view.cards.faces import SIMPLE_BELOW, face
from straights_gui.view.cards.shape import CORNER, SHEET_HEIGHT, SHEET_WIDTH
from web.drawings.path_data import box_attributes, number, numbers, outline_data

FULL_WIDTH, SMALL_WIDTH, LARGE_WIDTH, PLACE_WIDTH = 90.0, 48.0, 40.0, 60.0
"""The widths in pixels for which symbols are drawn: simple faces and the edge of the paper depend on them."""

_FORMS = (("", FULL_WIDTH, 0.0), ("-small", SMALL_WIDTH, SIMPLE_BELOW), ("-large", LARGE_WIDTH, inf))
_VIEW_BOX = f'viewBox="0 0 {SHEET_WIDTH:.0f} {SHEET_HEIGHT:.0f}"'
_SVG = '<svg xmlns="http://www.w3.org/2000/svg"'
_EDGE_LINE = 0.8
_LONG = 400
"""Characters above which the content of a group is defined once; a browser draws what is repeated faster."""


class _Drawings:
    """Elements for the parts of drawings; the content of a large group is defined once."""

    def __init__(self, style: Callable[[Shape], str]) -> None:
        """`style` returns the attributes for the colours of a shape."""
        self._style = style
        self._names: dict[str, str] = {}

    def elements(self, parts: Iterable[Part]) -> str:
        return "".join(self._uses(part) if isinstance(part, Group) else self._path(part) for part in parts)

    def definitions(self) -> str:
        groups = "\n".join(f'<g id="{name}">{content}</g>' for content, name in self._names.items())
        return f"<defs>\n{groups}\n</defs>"

    def _path(self, shape: Shape) -> str:
        width = f' stroke-width="{number(shape.width)}"' if shape.stroke else ""
        return f'<path{self._style(shape)}{width} d="{outline_data(shape.outline)}"/>'

    def _uses(self, group: Group) -> str:
        content = self.elements(group.parts)
        if group.clip is not None:  # the viewport of an element cuts off the rest
            box = f'{box_attributes(QRectF(*group.clip))} viewBox="{numbers(*group.clip)}"'
            content = f"<svg{box}>{content}</svg>"
        if len(content) > _LONG:
            name = self._names.setdefault(content, f"part-{len(self._names)}")
            content = f'<use href="#{name}"/>'
        return "".join(_moved(content, place) for place in group.places)


def _moved(content: str, place: Place) -> str:
    """Elements at a place; a single one has the transform itself."""
    if place == HERE:
        return content
    transform = f' transform="matrix({numbers(*place, digits=4)})"'
    if content.count("<") == 1:
        return content.replace("/>", f"{transform}/>")
    return f"<g{transform}>{content}</g>"


def _paper(width: float, attributes: str, *, inset: float = 0.5) -> str:
    """The edge of a card of a width in pixels, `inset` pixels inside."""
    by = inset * SHEET_WIDTH / width
    box = QRectF(0.0, 0.0, SHEET_WIDTH, SHEET_HEIGHT).adjusted(by, by, -by, -by)
    return f'<rect{box_attributes(box)} rx="{number(SHEET_WIDTH * CORNER - by)}" {attributes}/>'


@cache
def sprite(design: FaceDesign = CLASSIC) -> str:
    """The whole SVG of the faces of a design, in any colours."""
    drawings = _Drawings(_classes)
    symbols = [_alone(drawings, f"suit-{suit.value}", artwork().suits[suit.value]) for suit in Suit]
    letters = artwork().letters[REGULAR]
    symbols += [_alone(drawings, f"rank-{rank.value}", letters[rank.value]) for rank in Rank]
    for card in CARDS:
        for suffix, width, below in _FORMS:
            paper = _paper(width, f'class="fill-paper stroke-border" stroke-width="{number(_EDGE_LINE)}"')
            content = paper + drawings.elements(face(card, width, design, below))
            suit = f'class="suit-{card.suit.name.lower()}"'
            symbols.append(f'<symbol id="{card}{suffix}" {suit} {_VIEW_BOX}>{content}</symbol>')
        symbols.append(_place(drawings, card))
    content = "\n".join((drawings.definitions(), *symbols))
    return f'{_SVG} class="sprite" aria-hidden="true">{content}\n</svg>\n'


def _classes(shape: Shape) -> str:
    """The classes of a shape; the ink of the suit is the default."""
    names = [] if shape.fill in ("", "ink") else [f"fill-{shape.fill}"]
    names += [f"stroke-{shape.stroke}"] if shape.stroke else []
    return (f' class="{" ".join(names)}"' if names else "") + ("" if shape.fill else ' fill="none"')


def _alone(drawings: _Drawings, name: str, outline: str) -> str:
    content = drawings.elements([Group((Shape(outline, "ink"),))])
    return f'<symbol id="{name}" viewBox="-52 -52 104 104">{content}</symbol>'


def _place(drawings: _Drawings, card: Card) -> str:
    outline = f'class="stroke-place" fill="none" stroke-width="1" opacity="{number(EDGE)}"'
    shapes = ((artwork().letters[REGULAR][card.rank.value], RANK), (artwork().suits[card.suit.value], SUIT))
    parts = [
        Group((Shape(shape, "ink"),), (at(SHEET_WIDTH / 2, SHEET_HEIGHT * middle, SHEET_WIDTH * height),))
        for shape, (middle, height) in shapes
    ]
    content = f'<g class="fill-place" opacity="{number(FAINT)}">{drawings.elements(parts)}</g>'
    return (
        f'<symbol id="{card}-place" {_VIEW_BOX}>{_paper(PLACE_WIDTH, outline, inset=1.0)}{content}</symbol>'
    )


@cache
def back_image(name: str) -> str:
    """The whole SVG of a back."""
    colours = artwork().backs[name].colours

    def style(shape: Shape) -> str:
        line = f' stroke="{colours[shape.stroke]}"' if shape.stroke else ""
        return f' fill="{colours.get(shape.fill, "none")}"{line}'

    drawings = _Drawings(style)
    content = drawings.elements(back(name))
    edge = f'stroke="{colours["border"]}" stroke-width="{number(_EDGE_LINE * SHEET_WIDTH / FULL_WIDTH)}"'
    paper = _paper(FULL_WIDTH, f'fill="{colours["paper"]}" {edge}')
    lines = 'stroke-linejoin="bevel" stroke-linecap="round"'
    return f"{_SVG} {_VIEW_BOX} {lines}>{drawings.definitions()}{paper}{content}</svg>\n"


def write_cards(folder: Path) -> None:
    """Write cards-classic.svg and so on into a folder, and the backs into a subfolder."""
    (folder / "backs").mkdir(parents=True, exist_ok=True)
    for name, design in FACES.items():
        (folder / f"cards-{name}.svg").write_text(sprite(design), encoding="utf-8")
    for name in BACKS:
        (folder / "backs" / f"{name}.svg").write_text(back_image(name), encoding="utf-8")
