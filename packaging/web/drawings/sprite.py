"""Writes the cards of the window as SVGs of symbols, one for each design of the faces: cards-classic.svg.

The page inserts a file's content once into its document, where CSS applies to it, and shows a symbol with
`<svg class="card"><use href="#7S"/></svg>`. All symbols of cards are 100 units wide and 140 high; their
names are the same in all files:

    7S             the face of a card (rank of A23456789TJQK, suit of CDHS)
    7S-small       the face as the window draws it in a narrow hand: a large index in the corner
    7S-large       the face with the largest index: for large print, and for the smallest cards
    7S-place       its empty place on the table: a faint outline, rank and suit
    suit-S rank-7  the symbol of a suit or a rank alone, in the colour (`fill`) of the element that uses it

Colours are custom properties, which theme.css defines (see theme_css.py); classes such as `fill-gold` and
`stroke-line` connect them to the shapes. Designs other than the classic one have their own (see face_css.py).
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from functools import cache, partial
from math import inf
from pathlib import Path

from PySide6.QtGui import QColor, QPainterPath, QTransform

from engine.cards.card import CARDS, Card, Rank, Suit
from straights_gui.view.cards.card_slots import paint_place
from straights_gui.view.cards.face_design import CLASSIC, FaceDesign
from straights_gui.view.cards.face_designs import FACES
from straights_gui.view.cards.faces import SIMPLE_BELOW, paint_face
from straights_gui.view.cards.glyphs import REGULAR, glyph
from straights_gui.view.cards.pips import pip
from straights_gui.view.cards.shape import SHEET_HEIGHT, SHEET_WIDTH, card_size
from web.drawings.path_data import box_attributes, number, path_data, transform_text
from web.drawings.recorder import FACE_NAMES, PLACE, Recorder, Shape, recorded, scale_of

FULL_WIDTH, SMALL_WIDTH, LARGE_WIDTH, PLACE_WIDTH = 90.0, 48.0, 40.0, 60.0
"""The widths in pixels at which the symbols are recorded: the window's drawing depends on it slightly."""

_FORMS = (("", FULL_WIDTH, 0.0), ("-small", SMALL_WIDTH, SIMPLE_BELOW), ("-large", LARGE_WIDTH, inf))
_VIEW_BOX = f"0 0 {SHEET_WIDTH:.0f} {SHEET_HEIGHT:.0f}"
_COURTS = (Rank.JACK, Rank.QUEEN, Rank.KING)
_GRID = 100.0
_UNSCALED = ("border", "place")
"""Symbols whose lines have the same width in pixels on cards of all widths."""


@dataclass(slots=True)
class _Symbol:
    """The content of a symbol: elements with their styles, and the path data of plain outlines."""

    elements: list[tuple[str, str]] = field(default_factory=list)
    data: dict[int, str] = field(default_factory=dict)

    def add_outline(self, style: str, data: str, *, may_merge: bool) -> None:
        """Add an outline, merged into an earlier one of its style if no other style is between them."""
        for at in range(len(self.elements) - 1, -1, -1):
            if not may_merge or self.elements[at][1] != style:
                break
            if at in self.data:
                self.data[at] += data
                return
        self.data[len(self.elements)] = data
        self.elements.append(("", style))

    def add_use(self, style: str, attributes: str) -> None:
        """Add a reference to another element, below all that follows."""
        self.elements.append((f"<use{attributes}{style}/>", "use"))

    def text(self) -> str:
        return "".join(
            f'<path{style} d="{self.data[at]}"/>' if at in self.data else element
            for at, (element, style) in enumerate(self.elements)
        )


class Sprite:
    """The symbols, and the parts shared by several of them."""

    def __init__(self, design: FaceDesign) -> None:
        self._design = replace(design, colours=FACE_NAMES)
        self._figures = {rank: _figure(rank, self._design) for rank in _COURTS}
        self._letters = {rank: glyph(rank, design.lettering) for rank in Rank}
        self._parts: dict[str, str] = {}
        self._symbols: list[str] = []
        for suit in Suit:
            self._add_alone(f"suit-{suit.value}", _scaled(pip(suit)))
        for rank in Rank:
            self._add_alone(f"rank-{rank.value}", _scaled(glyph(rank)))
        if design.lettering != REGULAR:
            for rank, letter in self._letters.items():
                data = path_data(_scaled(letter), 1)
                self._parts[f"index-{rank.value}-path"] = f'<path id="index-{rank.value}-path" d="{data}"/>'
        for rank in _COURTS:
            content = self._content(self._figures[rank])
            self._parts[f"figure-{rank.value}"] = f'<g id="figure-{rank.value}">{content}</g>'

    def add_card(self, card: Card) -> None:
        """Add the faces of a card, and its place on the table."""
        for suffix, width, below in _FORMS:
            size = card_size(width)
            paint = partial(paint_face, card=card, size=size, design=self._design, simple_below=below)
            self._add(f"{card}{suffix}", card.suit, width, paint)
        paint = partial(paint_place, card=card, size=card_size(PLACE_WIDTH), colour=QColor(PLACE))
        self._add(f"{card}-place", None, PLACE_WIDTH, paint)

    def _add(self, name: str, suit: Suit | None, width: float, paint: Callable[[Recorder], None]) -> None:
        """Add a symbol painted by a function of the window on a card of that width."""
        colours = "" if suit is None else f' class="suit-{suit.name.lower()}"'
        content = self._content(recorded(paint, SHEET_WIDTH / width))
        self._symbols.append(f'<symbol id="{name}"{colours} viewBox="{_VIEW_BOX}">{content}</symbol>')

    def text(self) -> str:
        """The whole file."""
        parts = "\n".join(self._parts.values())
        symbols = "\n".join(self._symbols)
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" class="sprite" aria-hidden="true">'
            f"<defs>\n{parts}\n</defs>\n{symbols}\n</svg>\n"
        )

    def _add_alone(self, name: str, outline: QPainterPath) -> None:
        data = path_data(outline, 1)
        self._parts[f"{name}-path"] = f'<path id="{name}-path" d="{data}"/>'
        half = number(_GRID / 2 + 2)
        box = f"-{half} -{half} {number(_GRID + 4)} {number(_GRID + 4)}"
        self._symbols.append(f'<symbol id="{name}" viewBox="{box}"><use href="#{name}-path"/></symbol>')

    def _content(self, shapes: tuple[Shape, ...]) -> str:
        symbol = _Symbol()
        at = 0
        while at < len(shapes):
            rank = next((rank for rank in _COURTS if _begins_with(shapes[at:], self._figures[rank])), None)
            if rank is not None and len(shapes) > len(self._figures[rank]):
                end = at + len(self._figures[rank])
                clip = next((shape.clip for shape in shapes[at:end] if shape.clip is not None), None)
                self._add_clipped(symbol, f"figure-{rank.value}", replace(shapes[at], clip=clip))
                at = end
                continue
            end = at + 1
            while end < len(shapes) and _may_join(shapes[at], shapes[end]):
                end += 1
            self._add_shapes(symbol, shapes[at:end])
            at = end
        return symbol.text()

    def _add_shapes(self, symbol: _Symbol, shapes: tuple[Shape, ...]) -> None:
        """Add shapes of one style: letters by reference, all others as outlines."""
        first = shapes[0]
        style = _style(first)
        letter = self._letter(first.path)
        if letter:
            transform = QTransform.fromScale(1 / _GRID, 1 / _GRID) * first.transform
            symbol.add_use(style, f' href="#{letter}"{_placed(transform)}')
            return
        data = "".join(path_data(shape.on_sheet()) for shape in shapes)
        if first.clip is None:
            symbol.add_outline(style, data, may_merge=first.stroke is None)
            return
        name = f"lines-{len(self._parts)}"
        self._parts[name] = f'<path id="{name}"{style} d="{data}"/>'
        self._add_clipped(symbol, name, replace(first, transform=QTransform()))

    def _letter(self, path: QPainterPath) -> str:
        """The name of an index letter's outline; empty for other outlines."""
        ranks = (f"rank-{rank.value}-path" for rank in Rank if path == glyph(rank))
        own = (f"index-{rank.value}-path" for rank, letter in self._letters.items() if path == letter)
        return next(ranks, "") or next(own, "")

    def _add_clipped(self, symbol: _Symbol, part: str, first: Shape) -> None:
        """Add a clipped part as a separate symbol, whose viewport cuts off the rest."""
        if first.clip is None:
            symbol.add_use("", f' href="#{part}"{_placed(first.transform)}')
            return
        inverse, _can_invert = first.transform.inverted()
        box = inverse.mapRect(first.clip)
        sides = (box.x(), box.y(), box.width(), box.height())
        content = f'viewBox="{" ".join(number(side, 3) for side in sides)}"><use href="#{part}"/></symbol>'
        name = next((key for key, text in self._parts.items() if text.endswith(content)), "")
        if not name:
            name = f"{part}-{sum(key.startswith(part) for key in self._parts)}"
            self._parts[name] = f'<symbol id="{name}" {content}'
        symbol.add_use("", f' href="#{name}"{box_attributes(box, 3)}{_placed(first.transform)}')


def _may_join(first: Shape, other: Shape) -> bool:
    """Whether two shapes can be one outline: lines of the same style and transform."""
    return (
        not first.fill
        and not other.fill
        and (first.stroke, first.opacity, first.clip) == (other.stroke, other.opacity, other.clip)
        and first.transform == other.transform
    )


def _style(shape: Shape) -> str:
    """The style attributes of a shape; the ink of the suit is the default."""
    classes = [] if shape.fill in ("", "ink") else [f"fill-{shape.fill}"]
    text = "" if shape.fill else ' fill="none"'
    if shape.stroke is not None:
        classes.append(f"stroke-{shape.stroke.colour}")
        scale = 1.0 if shape.stroke.colour in _UNSCALED else scale_of(shape.transform)
        text += f' stroke-width="{number(shape.stroke.width * scale)}"'
        text += ' stroke-linecap="round"' if shape.stroke.is_round else ""
    if shape.opacity < 1.0:
        text += f' opacity="{number(shape.opacity)}"'
    return (f' class="{" ".join(classes)}"' if classes else "") + text


def _placed(transform: QTransform) -> str:
    text = transform_text(transform)
    return f' transform="{text}"' if text else ""


def _scaled(outline: QPainterPath) -> QPainterPath:
    return QTransform.fromScale(_GRID, _GRID).map(outline)


def _figure(rank: Rank, design: FaceDesign) -> tuple[Shape, ...]:
    """A court figure by itself, in its own coordinates, which the window paints in a frame on small cards."""
    shapes = recorded(lambda painter: design.bust(painter, Card(rank, Suit.HEARTS), FACE_NAMES), 1.0)
    has_frame = shapes[0].fill == "ground"  # its background before the figure, its line after it
    inside = shapes[1:-1] if has_frame else shapes
    return tuple(replace(shape, transform=QTransform(), clip=None) for shape in inside)


def _begins_with(shapes: tuple[Shape, ...], figure: tuple[Shape, ...]) -> bool:
    """Whether these shapes begin with a court figure, at any position."""
    return len(shapes) >= len(figure) and all(
        (one.path, one.fill, one.stroke) == (other.path, other.fill, other.stroke)
        for one, other in zip(figure, shapes, strict=False)
    )


@cache
def sprite(design: FaceDesign = CLASSIC) -> str:
    """The whole SVG of a design, in any colours."""
    found = Sprite(design)
    for card in CARDS:
        found.add_card(card)
    return found.text()


def write_cards(folder: Path) -> None:
    """Write cards-classic.svg and so on into a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, design in FACES.items():
        (folder / f"cards-{name}.svg").write_text(sprite(design), encoding="utf-8")
