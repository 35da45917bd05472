"""The pictures of the cards: each its own, sharp at its size, readable, and painted only when needed."""

from itertools import accumulate

import numpy as np
import pytest
from PySide6.QtCore import QSizeF
from PySide6.QtGui import QImage, QPainter, QTransform

from engine.cards.card import CARDS, Card, Rank, Suit
from straights_gui.view.cards.colours import FaceColours
from straights_gui.view.cards.courts import paint_bust, paint_court
from straights_gui.view.cards.pips import layout
from straights_gui.view.cards.pixmaps import CardPixmaps
from straights_gui.view.table.scene import TableScene
from tests.support.web.photographs import pixels


@pytest.mark.parametrize("ratio", [1.0, 1.25, 2.0, 3.0])
def test_a_picture_has_the_pixels_of_its_screen(qapp: object, ratio: float) -> None:
    pixmaps = CardPixmaps.for_theme(100.0, ratio)
    pixmap = pixmaps.face(CARDS[0])

    assert ratio == pixmap.devicePixelRatio()
    assert abs((100.0 + 2 * pixmaps.margin) * ratio - pixmap.width()) <= 1


def test_nothing_is_painted_before_it_is_shown(qapp: object, monkeypatch: pytest.MonkeyPatch) -> None:
    """A start shows few cards, so it pays for few; and for each only once."""
    painted: list[Card] = []

    def paint(painter: QPainter, card: Card, *rest: object, **options: object) -> None:
        painted.append(card)

    monkeypatch.setattr("straights_gui.view.cards.pixmaps.paint_face", paint)
    pixmaps = CardPixmaps.for_theme(100.0, 1.0)
    assert [] == painted

    pixmaps.face(CARDS[0])
    pixmaps.face(CARDS[0])

    assert [CARDS[0]] == painted


@pytest.mark.parametrize("rank", [rank for rank in Rank if rank.value in "23456789T"])
def test_a_number_card_has_as_many_pips_as_its_number(rank: Rank) -> None:
    spots = layout(rank)

    assert rank.index + 1 == len(spots)
    assert len(spots) == len({(spot.x, spot.y) for spot in spots})
    assert {spot.y > 70.0 for spot in spots if spot.turned} <= {True}


@pytest.mark.parametrize("rank", [Rank.JACK, Rank.QUEEN, Rank.KING])
@pytest.mark.parametrize("suit", list(Suit))
def test_a_court_figure_has_two_heads(qapp: object, rank: Rank, suit: Suit) -> None:
    image = QImage(200, 280, QImage.Format.Format_RGB32)
    image.fill(0xFFFFFF)
    painter = QPainter(image)
    painter.scale(2.0, 2.0)
    paint_court(painter, Card(rank, suit), FaceColours())
    painter.end()
    turned = image.transformed(QTransform().rotate(180))

    differing = sum(
        abs((image.pixel(x, y) & 0xFF) - (turned.pixel(x, y) & 0xFF)) > 90
        for x in range(10, 190, 3)
        for y in range(10, 270, 3)
    )

    assert differing < 60 * 87 * 0.02


@pytest.mark.parametrize("rank", [Rank.JACK, Rank.QUEEN, Rank.KING])
def test_a_small_court_figure_is_whole_in_its_frame(qapp: object, rank: Rank) -> None:
    """Beside its head, where hats and what they hold reach farthest, there is air inside the frame."""
    scale = 8
    image = QImage(100 * scale, 140 * scale, QImage.Format.Format_RGB32)
    image.fill(0xFFFFFF)
    painter = QPainter(image)
    painter.scale(scale, scale)
    paint_bust(painter, Card(rank, Suit.SPADES), FaceColours())
    painter.end()
    seen = pixels(image).min(axis=2)
    rows, columns = ([int(each) for each in axis] for axis in np.nonzero(seen < 255))
    top, left, right = min(rows), min(columns), max(columns)
    inside = scale  # the line of the frame is thinner
    head = slice(top + inside, top + 45 * scale)
    edges = (
        seen[head, left + inside],
        seen[head, right - inside],
        seen[top + inside, left + inside : right - inside],
    )

    assert all(len(set(edge.tolist())) == 1 for edge in edges)


def index_height(pixmaps: CardPixmaps) -> float:
    """How tall the index of a card is, in logical pixels: the first ink from above, and all that joins it."""
    image = pixmaps.face(Card(Rank.SEVEN, Suit.SPADES)).toImage().convertToFormat(QImage.Format.Format_RGB32)
    ratio = image.devicePixelRatio()
    border = round((pixmaps.margin + 0.04 * pixmaps.card_width) * ratio)  # past the rounded corner
    corner = pixels(image)[border : image.height() // 2, border : image.width() // 2]
    dark = corner.max(axis=2) + corner.min(axis=2) < 2 * 140  # twice the lightness
    ink = {(x, y) for y, x in np.argwhere(dark).tolist()}
    waiting = [min(ink, key=lambda point: (point[1], point[0]))]
    index = set(waiting)
    while waiting:
        x, y = waiting.pop()
        beside = {(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)} & ink - index
        index |= beside
        waiting.extend(beside)
    heights = [y for _x, y in index]
    return (max(heights) - min(heights) + 1) / ratio


def indices_of(sizes: list[tuple[int, int]], ratio: float) -> list[float]:
    scene = TableScene()
    heights = []
    for size in sizes:
        scene.set_size(QSizeF(*size), 17.0, ratio)
        heights.append(index_height(scene.board_pixmaps))
    return heights


GROWING = {
    "as screens are": [
        (800, 480), (900, 560), (1024, 600), (1180, 680), (1280, 620), (1366, 660), (1440, 790), (1600, 900),
        (1680, 950), (1920, 980), (1920, 1100), (2560, 1340), (3440, 1340), (3840, 2060),
    ],
    "wider": [(width, 700) for width in range(800, 2600, 75)],
    "higher": [(900, height) for height in range(500, 2100, 80)],
    "higher, on a large screen": [(1900, height) for height in range(500, 2100, 80)],
    "both": [(width, round(width * 0.55)) for width in range(800, 3900, 100)],
}  # fmt: skip


@pytest.mark.parametrize("ratio", [1.0, 2.0])
@pytest.mark.parametrize("sizes", GROWING.values(), ids=GROWING)
def test_the_index_on_the_table_never_shrinks_when_the_window_grows(
    qapp: object, sizes: list[tuple[int, int]], ratio: float
) -> None:
    """Neither from size to size nor over many; a pixel of the screen may be lost to rounding."""
    heights = indices_of(sizes, ratio)

    assert [] == [
        (size, tallest, height)
        for size, tallest, height in zip(sizes, accumulate(heights, max), heights, strict=True)
        if height < tallest - 1.01 / ratio
    ]


@pytest.mark.parametrize("size", [(900, 560), (1134, 820), (1280, 620), (1920, 980)])
def test_the_index_on_the_table_is_as_tall_on_every_screen(qapp: object, size: tuple[int, int]) -> None:
    """Twice the pixels make it sharper, not smaller; and it can be read."""
    once, twice = (indices_of([size], ratio)[0] for ratio in (1.0, 2.0))

    assert once == pytest.approx(twice, abs=1.0)
    assert 19 <= twice
