"""The cards that a browser draws are those of the window, as far as two renderers can agree."""

import shutil
import subprocess
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache, partial
from math import ceil, inf
from pathlib import Path

import numpy as np
import pytest
from numpy.typing import NDArray
from PySide6.QtCore import QSizeF
from PySide6.QtGui import QColor, QImage, QPainter

from engine.cards.card import CARDS
from straights_gui.view.cards.backs import BackDesign, paint_back
from straights_gui.view.cards.card_slots import paint_place
from straights_gui.view.cards.colours import FOUR_COLOURS, BackColours, FaceColours
from straights_gui.view.cards.face_design import FaceDesign
from straights_gui.view.cards.face_designs import in_four_colours
from straights_gui.view.cards.faces import SIMPLE_BELOW, paint_face
from straights_gui.view.cards.shape import card_size
from straights_gui.view.style.theme import FELT
from web.drawings.sprite import SMALL_WIDTH, sprite
from web.drawings.theme_css import PAGE_BACKS, theme_css

BROWSER = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), "")
QUIET: tuple[str, ...] = (
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
)
QUIET += (
    "--disable-component-update",
    "--disable-sync",
    "--hide-scrollbars",
    "--force-device-scale-factor=1",
)

# The mean difference and the largest in a block of 4 by 4 pixels, of 255 a channel: a little above what
# Chromium 150 shows. Lines of a pixel's width, as in the lattice of the backs, are where the renderers differ
# most; and the window cuts the figures of narrow cards off at whole pixels.
FACES, NARROW_FACES, EMPTY_PLACES, LATTICE = (0.8, 30.0), (1.3, 38.0), (0.4, 7.0), (5.5, 13.0)
BLOCK = 4
COLUMNS = 13

Pixels = NDArray[np.float64]
Paint = Callable[[QPainter, QSizeF], None]


@dataclass(frozen=True)
class Case:
    """What the page shows, and how the window paints the same: all faces in one form, or some backs.

    Attributes:
        limits: of the mean difference, and of the largest in a block.
        attributes: what the page sets on what is around the cards.
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
        """Of all rows."""
        return ceil(len(self.symbols) / COLUMNS) * self.cell[1]

    def places(self) -> Iterator[tuple[str, Paint, int, int]]:
        """Each symbol and its place."""
        for at, (name, paint) in enumerate(self.symbols):
            yield name, paint, at % COLUMNS * self.cell[0] + 2, at // COLUMNS * self.cell[1] + 2


def faces(suffix: str, colours: FaceColours, below: float = 0.0) -> tuple[tuple[str, Paint], ...]:
    """All faces in a form."""
    return tuple(
        (f"{card}{suffix}", partial(face, name=str(card), colours=colours, below=below)) for card in CARDS
    )


def face(painter: QPainter, size: QSizeF, *, name: str, colours: FaceColours, below: float) -> None:
    """Paint a face as the window does."""
    card = next(card for card in CARDS if str(card) == name)
    paint_face(painter, card, size, FaceDesign(colours=colours), simple_below=below)


def empty_place(painter: QPainter, size: QSizeF, *, name: str) -> None:
    """Paint a place as the window does."""
    paint_place(painter, next(card for card in CARDS if str(card) == name), size, QColor(FELT.place))


def back(colours: BackColours) -> tuple[tuple[str, Paint], ...]:
    """The back alone."""
    return (("back", partial(paint_back, design=BackDesign(colours=colours))),)


NIGHT = in_four_colours(FELT.at_night().faces).colours
PLACES = tuple((f"{card}-place", partial(empty_place, name=str(card))) for card in CARDS)
CASES = (
    Case("full", FACES, 90, "", faces("", FELT.faces.colours)),
    Case(
        "full in four colours at night",
        FACES,
        90,
        'data-scheme="dark" data-four-colours',
        faces("", NIGHT),
    ),
    Case("dimmed", FACES, 75, "data-dimmed", faces("", FELT.faces.colours.dimmed())),
    Case(
        "dimmed in four colours",
        FACES,
        75,
        "data-four-colours data-dimmed",
        faces("", FOUR_COLOURS.dimmed()),
    ),
    Case("small", NARROW_FACES, int(SMALL_WIDTH), "", faces("-small", FELT.faces.colours, SIMPLE_BELOW)),
    Case("large", NARROW_FACES, 40, "", faces("-large", FELT.faces.colours, inf)),
    Case("places", EMPTY_PLACES, 60, "", PLACES),
    *(
        Case(f"{name} back", LATTICE, 90, f'data-back="{name}"', back(colours))
        for name, colours in PAGE_BACKS.items()
    ),
)
TOPS = dict(zip(CASES, np.cumsum([0, *(case.height for case in CASES)]).tolist(), strict=False))
WIDTH = COLUMNS * max(case.cell[0] for case in CASES)
HEIGHT = sum(case.height for case in CASES)


def sheet(case: Case) -> str:
    """The cards of a case in the page."""
    size = card_size(case.width)
    uses = "".join(
        f'<use href="#{name}" x="{x}" y="{TOPS[case] + y}" width="{size.width()}" height="{size.height()}"/>'
        for name, _paint, x, y in case.places()
    )
    return f"<g {case.attributes}>{uses}</g>"


def photograph(drawings: str, folder: Path) -> Pixels:
    """What the browser shows of all cases."""
    (folder / "theme.css").write_text(theme_css(), encoding="utf-8")
    (folder / "sheet.css").write_text(f"body {{ margin: 0; background: {FELT.panel}; }}", encoding="utf-8")
    styles = "".join(f'<link rel="stylesheet" href="{name}.css">' for name in ("theme", "sheet"))
    pictures = "".join(map(sheet, CASES))
    page = folder / "page.html"
    page.write_text(
        f'<!doctype html><html lang="en" data-scheme="light"><meta charset="utf-8">{styles}<body>{drawings}'
        f'<svg width="{WIDTH}" height="{HEIGHT}">{pictures}</svg></body></html>',
        encoding="utf-8",
    )
    shot = folder / "page.png"
    options = (
        f"--user-data-dir={folder / 'profile'}",
        f"--window-size={WIDTH},{HEIGHT}",
        f"--screenshot={shot}",
    )
    command = [BROWSER, "--headless", "--no-sandbox", *QUIET, *options, page.as_uri()]
    subprocess.run(command, check=True, capture_output=True, timeout=120)
    return pixels(QImage(str(shot)))


@cache
def painted() -> Pixels:
    """What the window's functions paint of all cases."""
    image = QImage(WIDTH, HEIGHT, QImage.Format.Format_RGB32)
    image.fill(QColor(FELT.panel))
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for case in CASES:
        for _name, paint, x, y in case.places():
            painter.save()
            painter.translate(x, TOPS[case] + y)
            paint(painter, card_size(case.width))
            painter.restore()
    painter.end()
    return pixels(image)


def pixels(image: QImage) -> Pixels:
    """Red, green and blue of an image, by row and column."""
    plain = image.convertToFormat(QImage.Format.Format_RGB32)
    values = np.frombuffer(plain.constBits(), dtype=np.uint8)
    return values.reshape(plain.height(), plain.width(), 4)[:, :, :3].astype(np.float64)


def differences(case: Case, shown: Pixels) -> tuple[float, float]:
    """The mean difference of a case's cards, and the largest of the means of its blocks."""
    rows = slice(TOPS[case], TOPS[case] + case.height)
    columns = slice(0, min(len(case.symbols), COLUMNS) * case.cell[0])
    difference = shown[rows, columns] - painted()[rows, columns]
    height, width, _ = difference.shape
    blocks = difference.reshape(height // BLOCK, BLOCK, width // BLOCK, BLOCK, 3).mean(axis=(1, 3))
    return float(np.abs(difference).mean()), float(np.abs(blocks).max())


def is_near(case: Case, shown: Pixels) -> bool:
    """Whether a case keeps its limits."""
    return all(seen <= limit for seen, limit in zip(differences(case, shown), case.limits, strict=True))


@pytest.fixture(scope="module")
def shown(tmp_path_factory: pytest.TempPathFactory) -> Pixels:
    """The cards as they are, in the browser."""
    return photograph(sprite(), tmp_path_factory.mktemp("cards"))


needs_browser = pytest.mark.skipif(not BROWSER, reason="needs Chromium")


@needs_browser
@pytest.mark.parametrize("case", CASES, ids=[case.name for case in CASES])
def test_the_page_shows_the_cards_of_the_window(case: Case, shown: Pixels) -> None:
    """In all forms and colours; only the renderers' ways with edges differ."""
    assert is_near(case, shown), differences(case, shown)


@needs_browser
@pytest.mark.parametrize(
    "before, after",
    [
        (
            'href="#rank-7-path" transform="translate(13 17)',
            'href="#rank-7-path" transform="translate(14.5 17)',
        ),
        ('class="fill-skin', 'class="fill-gold'),
        ('<use href="#lines', '<use href="#nothing'),
    ],
    ids=["a moved index", "another colour", "no lattice"],
)
def test_a_card_that_is_drawn_otherwise_is_noticed(before: str, after: str, tmp_path: Path) -> None:
    """Or the limits above would be too wide."""
    assert before in sprite()
    seen = photograph(sprite().replace(before, after), tmp_path)
    assert not all(is_near(case, seen) for case in CASES)
