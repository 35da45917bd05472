"""The pictures of the cards: each its own, sharp at its size, readable, and painted only when needed."""

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtGui import QImage, QPainter, QPixmap, QTransform

from engine.cards.card import CARDS, Card, Rank, Suit
from straights_gui.view.card_set import card_set
from straights_gui.view.cards.colours import FaceColours, contrast
from straights_gui.view.cards.courts import paint_court
from straights_gui.view.cards.faces import paint_face
from straights_gui.view.cards.pips import layout
from straights_gui.view.cards.shape import card_size

READABLE = 4.5


def grey(pixmap: QPixmap) -> bytes:
    """The picture without its colours."""
    return bytes(pixmap.toImage().convertToFormat(QImage.Format.Format_Grayscale8).constBits())


@pytest.mark.parametrize("width", [38.0, 64.0, 140.0])
def test_no_two_cards_look_alike_even_in_grey(qapp: object, width: float) -> None:
    """52 faces and a back, told apart without colours, at the smallest size too."""
    pixmaps = card_set(width, 1.0)

    pictures = {grey(pixmaps.face(card)) for card in CARDS} | {grey(pixmaps.back())}

    assert 53 == len(pictures)


@pytest.mark.parametrize("ratio", [1.0, 1.25, 2.0, 3.0])
def test_a_picture_has_the_pixels_of_its_screen(qapp: object, ratio: float) -> None:
    """As many device pixels as the card and its shadow need, so that nothing is scaled."""
    pixmaps = card_set(100.0, ratio)
    pixmap = pixmaps.face(CARDS[0])

    assert ratio == pixmap.devicePixelRatio()
    assert abs((100.0 + 2 * pixmaps.margin) * ratio - pixmap.width()) <= 1


def test_nothing_is_painted_before_it_is_shown(qapp: object, monkeypatch: pytest.MonkeyPatch) -> None:
    """A start shows few cards, so it pays for few; and for each only once."""
    painted: list[Card] = []

    def paint(painter: QPainter, card: Card, *rest: object, **options: object) -> None:
        painted.append(card)

    monkeypatch.setattr("straights_gui.view.cards.pixmaps.paint_face", paint)
    pixmaps = card_set(100.0, 1.0)
    assert [] == painted

    pixmaps.face(CARDS[0])
    pixmaps.face(CARDS[0])

    assert [CARDS[0]] == painted


@pytest.mark.parametrize("rank", [rank for rank in Rank if rank.value in "23456789T"])
def test_a_number_card_has_as_many_pips_as_its_number(rank: Rank) -> None:
    """Half of them upside down, the middle ones upright."""
    spots = layout(rank)

    assert rank.place + 1 == len(spots)
    assert len(spots) == len({(spot.x, spot.y) for spot in spots})
    assert {spot.y > 70.0 for spot in spots if spot.turned} <= {True}


@pytest.mark.parametrize("rank", [Rank.JACK, Rank.QUEEN, Rank.KING])
@pytest.mark.parametrize("suit", list(Suit))
def test_a_court_figure_has_two_heads(qapp: object, rank: Rank, suit: Suit) -> None:
    """Turned round, a court card is the same card."""
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


def test_inks_can_be_read_on_their_paper() -> None:
    """At least 4.5 to 1, on bright paper and on that of a dimmed card."""
    for colours in (FaceColours(), FaceColours().dimmed()):
        for suit in Suit:
            assert contrast(colours.ink(suit), colours.paper) >= READABLE


def test_a_painter_is_left_as_it_was_found(qapp: object) -> None:
    """Painting a face changes neither transform nor pen of the caller."""
    image = QImage(100, 140, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    painter.translate(QPointF(3.0, 4.0))
    before = (painter.transform(), painter.pen(), painter.brush())

    for card in CARDS[::5]:
        paint_face(painter, card, card_size(60.0), FaceColours())

    assert before == (painter.transform(), painter.pen(), painter.brush())
    painter.end()
