"""The designs of faces and backs: cards told apart in each, indices large enough."""

from collections.abc import Callable
from functools import partial
from itertools import combinations, pairwise

import pytest
from PySide6.QtGui import QImage, QPainter, QTransform

from engine.cards.card import CARDS, Card, Rank, Suit
from engine.straights.interface.settings import PICTURE
from straights_gui.view.cards.artwork import artwork
from straights_gui.view.cards.backs import LATTICE, paint_back
from straights_gui.view.cards.colours import contrast
from straights_gui.view.cards.designs import BACKS, FACES
from straights_gui.view.cards.drawing import Group
from straights_gui.view.cards.face_design import CLASSIC
from straights_gui.view.cards.faces import face, paint_face
from straights_gui.view.cards.shape import card_size
from straights_gui.view.style.parts.card_pixmaps import CardPixmaps
from straights_gui.view.style.theme import compose_theme

LEAST_ON_TABLE, LEAST_IN_HAND = 11.0, 16.0
RATIO, DARK = 4.0, 110
NARROWEST_ON_TABLE, NARROWEST_IN_HAND = 25, 36


def cards(faces: str, width: float, *, ratio: float = 1.0, is_on_table: bool = False) -> CardPixmaps:
    theme = compose_theme(table="felt", faces=faces, back="lattice", four_colours=False, dark=False)
    return CardPixmaps.for_theme(width, ratio, is_on_table=is_on_table, of=theme)


def index_height(faces: str, rank: Rank, width: float, *, is_on_table: bool) -> float:
    """How high the index of a rank is, in logical pixels; that of a court card is the lowest."""
    pixmaps = cards(faces, width, ratio=RATIO, is_on_table=is_on_table)
    picture = pixmaps.face(Card(rank, Suit.SPADES)).toImage()
    image = picture.convertToFormat(QImage.Format.Format_Grayscale8)
    bits, line = bytes(image.constBits()), image.bytesPerLine()
    left, right = (round((pixmaps.margin + part * width) * RATIO) for part in (0.056, 0.2))
    top = round((pixmaps.margin + max(1.0, 0.03 * width)) * RATIO)
    rows = [min(bits[y * line + left : y * line + right]) < DARK for y in range(top, image.height())]
    start = rows.index(True)
    return (rows.index(False, start) - start) / RATIO


@pytest.mark.parametrize("rank", [Rank.KING, Rank.TEN])
@pytest.mark.parametrize("faces", FACES)
def test_an_index_is_never_too_small_and_never_shrinks(qapp: object, faces: str, rank: Rank) -> None:
    """On the table at least 11 logical pixels, in the hand 16; a wider card has no smaller index."""
    for is_on_table, narrowest, least in (
        (True, NARROWEST_ON_TABLE, LEAST_ON_TABLE),
        (False, NARROWEST_IN_HAND, LEAST_IN_HAND),
    ):
        widths = [*range(narrowest, 130, 18), 76, 77, 78, 99, 100, 101]
        heights = [index_height(faces, rank, width, is_on_table=is_on_table) for width in sorted(widths)]
        assert min(heights) >= least
        assert all(wider >= narrower - 0.51 for narrower, wider in pairwise(heights))


@pytest.mark.parametrize("faces", FACES)
@pytest.mark.parametrize("width", [30.0, 64.0, 140.0])
def test_no_two_cards_of_a_design_look_alike_even_in_grey(qapp: object, faces: str, width: float) -> None:
    pixmaps = cards(faces, width)
    grey = QImage.Format.Format_Grayscale8
    pictures = {
        bytes(picture.toImage().convertToFormat(grey).constBits())
        for picture in (*map(pixmaps.face, CARDS), pixmaps.back())
    }
    assert 53 == len(pictures)


@pytest.mark.parametrize("faces", FACES)
def test_four_colours_are_four_in_every_design(faces: str) -> None:
    colours = FACES[faces].in_four_colours().colours
    inks = {colours.ink(suit) for suit in Suit}
    assert 4 == len(inks)
    assert min(contrast(ink, colours.paper) for ink in inks) >= 4.5


@pytest.mark.parametrize("is_dark", [False, True], ids=["day", "night"])
@pytest.mark.parametrize("faces", FACES)
def test_an_index_can_be_read_on_the_paper_around_it(qapp: object, faces: str, is_dark: bool) -> None:  # noqa: FBT001  # a case
    """At least 4.5 to 1, on the paper as it is printed; on that of a dimmed card too."""
    theme = compose_theme(table="felt", faces=faces, back="lattice", four_colours=False, dark=is_dark)
    pixmaps = CardPixmaps.for_theme(200.0, 1.0, of=theme)
    for suit in Suit:
        card = Card(Rank.SEVEN, suit)
        for design, picture in (
            (theme.faces, pixmaps.face(card)),
            (theme.faces.dimmed(), pixmaps.face_dimmed(card)),
        ):
            beside = round(pixmaps.margin + 0.9 * 200), round(pixmaps.margin + 0.1 * 280)
            paper = picture.toImage().pixelColor(*beside)
            assert contrast(design.colours.ink(suit), paper.name()) >= 4.5


def picture(paint: Callable[..., None], width: int) -> QImage:
    image = QImage(width, round(width * 1.4), QImage.Format.Format_RGB32)
    image.fill(0xFFFFFF)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    paint(painter, size=card_size(width))
    painter.end()
    return image


@pytest.mark.parametrize("width", [36, 160])
def test_backs_are_told_apart_by_their_patterns(qapp: object, width: int) -> None:
    """Without colours, and at the size of the fans of the others too."""
    grey = QImage.Format.Format_Grayscale8
    images = [picture(partial(paint_back, name=name), width).convertToFormat(grey) for name in BACKS]
    for first, other in combinations([bytes(image.constBits()) for image in images], 2):
        differing = sum(abs(a - b) > 20 for a, b in zip(first, other, strict=True))
        assert differing > 0.15 * len(first)


def test_a_damaged_picture_of_ones_own_is_the_usual_back(qapp: object) -> None:
    damaged, usual = (picture(partial(paint_back, name=name), 160) for name in (f"{PICTURE}!!!", LATTICE))
    assert usual == damaged


WITHOUT_DIRECTION = {
    name: partial(paint_back, name=name)
    for name in BACKS
    if not artwork().backs[name].has_emblem and name != "stars"
} | {
    str(card): partial(paint_face, card=card, design=FACES["classic"])
    for card in CARDS
    if card.rank in (Rank.JACK, Rank.QUEEN, Rank.KING)
}


@pytest.mark.parametrize("paint", WITHOUT_DIRECTION.values(), ids=WITHOUT_DIRECTION)
def test_a_card_is_the_same_upside_down(qapp: object, paint: Callable[..., None]) -> None:
    """A court figure has two heads, and a back tells nothing: no card can be marked by turning it."""
    image = picture(paint, 160)
    turned = image.transformed(QTransform().rotate(180))
    differing = sum(
        abs(image.pixelColor(x, y).lightness() - turned.pixelColor(x, y).lightness()) > 40
        for x in range(10, 150, 3)
        for y in range(10, 214, 3)
    )
    assert differing < 0.03 * 47 * 68


@pytest.mark.parametrize("rank", [rank for rank in Rank if rank.value in "23456789T"])
def test_a_number_card_has_as_many_pips_as_its_number(rank: Rank) -> None:
    pips = face(Card(rank, Suit.CLUBS), 200.0, CLASSIC, 0.0)[0]
    assert isinstance(pips, Group)

    assert rank.index + 1 == len({(x, y) for _, _, _, _, x, y in pips.places}) == len(pips.places)
    assert all((scale < 0) == (y > 70) for scale, _, _, _, _, y in pips.places)
