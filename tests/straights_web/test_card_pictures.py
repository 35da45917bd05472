"""The cards that a browser draws are those of the window, as far as two renderers can agree."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache, partial
from math import ceil, inf
from pathlib import Path

import pytest
from PySide6.QtGui import QColor, QImage, QPainter

from engine.cards.card import CARDS
from straights_gui.view.cards.backs import paint_back
from straights_gui.view.cards.card_slots import paint_place
from straights_gui.view.cards.designs import BACKS, FACES
from straights_gui.view.cards.face_design import CLASSIC
from straights_gui.view.cards.faces import SIMPLE_BELOW, paint_face
from straights_gui.view.cards.shape import card_size
from straights_gui.view.style.theme import FELT, Theme
from tests.support.web.chromium import ChromiumTab
from tests.support.web.photographs import Pixels, differences, needs_browser, photograph, pixels
from web.drawings.card_images import FULL_WIDTH, SMALL_WIDTH, back_image, sprite
from web.drawings.theme_css import faces_css, theme_css

# The mean difference and the largest in a block of 4 by 4 pixels, of 255 a channel: a little above what
# Chromium 150 shows. Lines of a pixel's width, as in the lattice of the backs, are where the renderers differ
# most, and black beside white.
LIMITS = {"contrast": (0.6, 43.0), "engraved": (0.75, 20.0), "backs": (1.2, 14.0), "places": (0.1, 6.0)}
USUAL_LIMITS = (0.5, 29.0)
COLUMNS, ACROSS, DOWN = 13, 96, 132


@dataclass(frozen=True)
class Picture:
    """A drawing or an image of the page, what is set on what is around it, and the window's painter."""

    name: str
    paint: Callable[..., None]
    width: float = FULL_WIDTH
    attributes: str = ""


def faces(name: str) -> list[Picture]:
    """All forms of a design, by day and at night, and cards that cannot be played."""
    design, four = FACES[name], FACES[name].in_four_colours()
    night, four_at_night = (Theme(faces=each).at_night().faces for each in (design, four))
    forms = (
        ("", "", FULL_WIDTH, design, 0.0),
        ("", "data-four-colours", FULL_WIDTH, four, 0.0),
        ("", 'data-scheme="dark"', FULL_WIDTH, night, 0.0),
        ("", 'data-scheme="dark" data-four-colours', FULL_WIDTH, four_at_night, 0.0),
        ("", "data-dimmed", 75.0, design.dimmed(), 0.0),
        ("", "data-four-colours data-dimmed", 75.0, four.dimmed(), 0.0),
        ("-small", "", SMALL_WIDTH, design, SIMPLE_BELOW),
        ("-large", "", 40.0, design, inf),
    )
    return [
        Picture(
            f"#{card}{suffix}",
            partial(paint_face, card=card, design=shown, simple_below=below),
            width,
            attributes,
        )
        for suffix, attributes, width, shown, below in forms
        for card in CARDS
    ]


SHEETS = {name: faces(name) for name in FACES} | {
    "backs": [Picture(f"{name}.svg", partial(paint_back, name=name)) for name in BACKS],
    "places": [
        Picture(f"#{card}-place", partial(paint_place, card=card, colour=QColor(FELT.place)), 60.0)
        for card in CARDS
    ],
}


def size_of(name: str) -> tuple[int, int]:
    return COLUMNS * ACROSS, ceil(len(SHEETS[name]) / COLUMNS) * DOWN


def corner(at: int) -> tuple[int, int]:
    return at % COLUMNS * ACROSS + 2, at // COLUMNS * DOWN + 2


def drawn(at: int, picture: Picture) -> str:
    kind = "use" if picture.name.startswith("#") else "image"
    (x, y), size = corner(at), card_size(picture.width)
    box = f'x="{x}" y="{y}" width="{size.width()}" height="{size.height()}"'
    return f'<g {picture.attributes}><{kind} href="{picture.name}" {box}/></g>'


def shown(tab: ChromiumTab, name: str, drawings: str, folder: Path) -> Pixels:
    for back in BACKS:
        (folder / f"{back}.svg").write_text(back_image(back), encoding="utf-8")
    own = faces_css(FACES[name]) if name in FACES and name != "classic" else ""
    width, height = size_of(name)
    pictures = "".join(drawn(at, picture) for at, picture in enumerate(SHEETS[name]))
    page = (
        '<!doctype html><html lang="en" data-scheme="light"><meta charset="utf-8">'
        f"<style>{theme_css()}{own} body {{ margin: 0; background: {FELT.panel}; }}</style>"
        f'<body>{drawings}<svg width="{width}" height="{height}">{pictures}</svg></body></html>'
    )
    return photograph(tab, page, folder, width, height)


@cache
def painted(name: str) -> Pixels:
    image = QImage(*size_of(name), QImage.Format.Format_RGB32)
    image.fill(QColor(FELT.panel))
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for at, picture in enumerate(SHEETS[name]):
        painter.save()
        painter.translate(*corner(at))
        picture.paint(painter, size=card_size(picture.width))
        painter.restore()
    painter.end()
    return pixels(image)


@needs_browser
@pytest.mark.parametrize("name", SHEETS)
def test_the_page_shows_the_cards_of_the_window(tab: ChromiumTab, name: str, tmp_path: Path) -> None:
    mean, largest = differences(shown(tab, name, sprite(FACES.get(name, CLASSIC)), tmp_path), painted(name))
    assert mean <= LIMITS.get(name, USUAL_LIMITS)[0]
    assert largest <= LIMITS.get(name, USUAL_LIMITS)[1]
