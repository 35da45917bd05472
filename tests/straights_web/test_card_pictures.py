"""The cards that a browser draws are those of the window, as far as two renderers can agree."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache, partial
from math import ceil, inf
from pathlib import Path

import pytest
from PySide6.QtCore import QSizeF
from PySide6.QtGui import QColor, QImage, QPainter

from engine.cards.card import CARDS
from straights_gui.view.cards.backs import paint_back
from straights_gui.view.cards.card_slots import paint_place
from straights_gui.view.cards.designs import BACKS, FACES
from straights_gui.view.cards.face_design import FaceDesign
from straights_gui.view.cards.faces import SIMPLE_BELOW, paint_face
from straights_gui.view.cards.shape import card_size
from straights_gui.view.style.themes import FELT, Theme
from tests.support.web import photographs
from tests.support.web.chromium import ChromiumTab
from tests.support.web.photographs import BLOCK, Pixels, needs_browser, photograph, pixels
from web.drawings.card_images import SMALL_WIDTH, back_image, sprite
from web.drawings.theme_css import faces_css, theme_css

# The mean difference and the largest in a block of 4 by 4 pixels, of 255 a channel: a little above what
# Chromium 150 shows. Lines of a pixel's width, as in the lattice of the backs, are where the renderers differ
# most, and black beside white; and the window cuts the figures of narrow cards off at whole pixels.
FULL, NARROW, EMPTY_PLACES = (0.8, 30.0), (1.3, 38.0), (0.4, 7.0)
BLACK_AND_WHITE, LINES = ((0.95, 42.0), (1.6, 55.0)), ((1.25, 22.0), (1.4, 22.0))
FACE_LIMITS = {"contrast": BLACK_AND_WHITE, "engraved": LINES, "large": ((0.8, 42.0), NARROW)}
LATTICE, BACK = (5.5, 13.0), (1.9, 18.0)
COLUMNS = 13

Paint = Callable[[QPainter, QSizeF], None]


@dataclass(frozen=True)
class Case:
    """What the page shows, and how the window paints the same: all faces in one form, or some backs.

    Attributes:
        limits: of the mean difference, and of the largest in a block.
        attributes: what the page sets on what is around the cards.
        symbols: the names of drawings, or of images, and how the window paints them.
    """

    name: str
    limits: tuple[float, float]
    width: int
    attributes: str
    symbols: tuple[tuple[str, Paint], ...]

    @property
    def cell(self) -> tuple[int, int]:
        """The width and height of a card and the space around it, in whole blocks."""
        height = card_size(self.width).height()
        return (ceil(self.width / BLOCK + 1) * BLOCK, ceil(height / BLOCK + 1) * BLOCK)

    @property
    def height(self) -> int:
        return ceil(len(self.symbols) / COLUMNS) * self.cell[1]

    def places(self) -> Iterator[tuple[str, Paint, int, int]]:
        for at, (name, paint) in enumerate(self.symbols):
            yield name, paint, at % COLUMNS * self.cell[0] + 2, at // COLUMNS * self.cell[1] + 2


def faces(suffix: str, design: FaceDesign, below: float = 0.0) -> tuple[tuple[str, Paint], ...]:
    return tuple(
        (f"#{card}{suffix}", partial(face, name=str(card), design=design, below=below)) for card in CARDS
    )


def face(painter: QPainter, size: QSizeF, *, name: str, design: FaceDesign, below: float) -> None:
    card = next(card for card in CARDS if str(card) == name)
    paint_face(painter, card, size, design, simple_below=below)


def empty_place(painter: QPainter, size: QSizeF, *, name: str) -> None:
    paint_place(painter, next(card for card in CARDS if str(card) == name), size, QColor(FELT.place))


def face_cases(name: str) -> tuple[Case, ...]:
    """All forms of a design, by day and at night, and cards that cannot be played."""
    design = FACES[name]
    full, narrow = FACE_LIMITS.get(name, (FULL, NARROW))
    night = Theme(faces=design.in_four_colours()).at_night().faces
    four = design.in_four_colours().dimmed()
    return (
        Case("full", full, 90, "", faces("", design)),
        Case("four colours at night", full, 90, 'data-scheme="dark" data-four-colours', faces("", night)),
        Case("dimmed", full, 75, "data-dimmed", faces("", design.dimmed())),
        Case("dimmed in four colours", full, 75, "data-four-colours data-dimmed", faces("", four)),
        Case("small", narrow, int(SMALL_WIDTH), "", faces("-small", design, SIMPLE_BELOW)),
        Case("large", narrow, 40, "", faces("-large", design, inf)),
    )


PLACES = tuple((f"#{card}-place", partial(empty_place, name=str(card))) for card in CARDS)
FACE_CASES = {name: face_cases(name) for name in FACES}
OTHER_CASES = (
    Case("places", EMPTY_PLACES, 60, "", PLACES),
    *(
        Case(
            f"{name} back",
            LATTICE if name == "lattice" else BACK,
            90,
            "",
            ((f"{name}.svg", partial(paint_back, name=name)),),
        )
        for name in BACKS
    ),
)
CLASSIC = (*FACE_CASES["classic"], *OTHER_CASES)
"""What the page shows with the classic faces; with others, the cases of these alone."""

SHEETS = FACE_CASES | {"classic": CLASSIC}


def size_of(cases: tuple[Case, ...]) -> tuple[int, int]:
    return COLUMNS * max(case.cell[0] for case in cases), sum(case.height for case in cases)


def tops(cases: tuple[Case, ...]) -> Iterator[tuple[Case, int]]:
    top = 0
    for case in cases:
        yield case, top
        top += case.height


def drawn(case: Case, top: int) -> str:
    size = card_size(case.width)
    box = f'width="{size.width()}" height="{size.height()}"'
    uses = "".join(
        f'<{"use" if name.startswith("#") else "image"} href="{name}" x="{x}" y="{top + y}" {box}/>'
        for name, _paint, x, y in case.places()
    )
    return f"<g {case.attributes}>{uses}</g>"


def shown_of(tab: ChromiumTab, name: str, drawings: str, folder: Path) -> Pixels:
    cases = SHEETS[name]
    own = "" if name == "classic" else faces_css(FACES[name])
    (folder / "theme.css").write_text(theme_css(), encoding="utf-8")
    (folder / "own.css").write_text(own, encoding="utf-8")
    (folder / "sheet.css").write_text(f"body {{ margin: 0; background: {FELT.panel}; }}", encoding="utf-8")
    if name == "classic":  # the only sheet with backs
        for back in BACKS:
            (folder / f"{back}.svg").write_text(back_image(back), encoding="utf-8")
    styles = "".join(f'<link rel="stylesheet" href="{name}.css">' for name in ("theme", "own", "sheet"))
    width, height = size_of(cases)
    pictures = "".join(drawn(case, top) for case, top in tops(cases))
    page = (
        f'<!doctype html><html lang="en" data-scheme="light"><meta charset="utf-8">{styles}<body>{drawings}'
        f'<svg width="{width}" height="{height}">{pictures}</svg></body></html>'
    )
    return photograph(tab, page, folder, width, height)


@cache
def painted(name: str) -> Pixels:
    cases = SHEETS[name]
    image = QImage(*size_of(cases), QImage.Format.Format_RGB32)
    image.fill(QColor(FELT.panel))
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for case, top in tops(cases):
        for _name, paint, x, y in case.places():
            painter.save()
            painter.translate(x, top + y)
            paint(painter, card_size(case.width))
            painter.restore()
    painter.end()
    return pixels(image)


def differences(name: str, case: Case, shown: Pixels) -> tuple[float, float]:
    """The mean difference of a case's cards, and the largest of the means of its blocks."""
    top = next(top for each, top in tops(SHEETS[name]) if each == case)
    rows = slice(top, top + case.height)
    columns = slice(0, min(len(case.symbols), COLUMNS) * case.cell[0])
    return photographs.differences(shown[rows, columns], painted(name)[rows, columns])


def is_near(name: str, case: Case, shown: Pixels) -> bool:
    seen = differences(name, case, shown)
    return all(value <= limit for value, limit in zip(seen, case.limits, strict=True))


@needs_browser
@pytest.mark.parametrize("name", SHEETS)
def test_the_page_shows_the_cards_of_the_window(tab: ChromiumTab, name: str, tmp_path: Path) -> None:
    shown = shown_of(tab, name, sprite(FACES[name]), tmp_path)
    seen = {case.name: differences(name, case, shown) for case in SHEETS[name]}
    assert all(is_near(name, case, shown) for case in SHEETS[name]), seen


@needs_browser
@pytest.mark.parametrize(
    "name, before, after",
    [
        ("classic", "matrix(.21 0 0 .21 13 17)", "matrix(.21 0 0 .21 14.5 17)"),
        ("classic", 'class="fill-skin', 'class="fill-gold'),
        ("engraved", 'class="fill-gold-wash', 'class="fill-gold'),
        ("four-colour", 'class="fill-tint', 'class="fill-paper'),
        ("contrast", 'd="M38 29L34.5 13.5', 'd="M38 29L38 29'),
    ],
    ids=["a moved index", "another colour", "no wash", "no tint", "a bent crown"],
)
def test_a_card_that_is_drawn_otherwise_is_noticed(
    tab: ChromiumTab, name: str, before: str, after: str, tmp_path: Path
) -> None:
    """Or the limits above would be too wide."""
    drawings = sprite(FACES[name])
    assert before in drawings
    seen = shown_of(tab, name, drawings.replace(before, after), tmp_path)
    assert not all(is_near(name, case, seen) for case in SHEETS[name])
