"""The pictures of the cards: each its own, sharp at its size, readable, and painted only when needed."""

import pytest
from PySide6.QtGui import QImage, QPainter, QTransform

from engine.cards.card import CARDS, Card, Rank, Suit
from straights_gui.view.cards.drawing import Group
from straights_gui.view.cards.face_design import CLASSIC
from straights_gui.view.cards.faces import face, paint_face
from straights_gui.view.cards.pixmaps import CardPixmaps
from straights_gui.view.cards.shape import card_size


@pytest.mark.parametrize("ratio", [1.0, 1.25, 2.0, 3.0])
def test_a_picture_has_the_pixels_of_its_screen(qapp: object, ratio: float) -> None:
    pixmaps = CardPixmaps.for_theme(100.0, ratio)
    pixmap = pixmaps.face(CARDS[0])

    assert ratio == pixmap.devicePixelRatio()
    assert abs((100.0 + 2 * pixmaps.margin) * ratio - pixmap.width()) <= 1


@pytest.mark.parametrize("rank", [rank for rank in Rank if rank.value in "23456789T"])
def test_a_number_card_has_as_many_pips_as_its_number(rank: Rank) -> None:
    pips = face(Card(rank, Suit.CLUBS), 200.0, CLASSIC, 0.0)[0]
    assert isinstance(pips, Group)

    assert rank.index + 1 == len({(x, y) for _, _, _, _, x, y in pips.places}) == len(pips.places)
    assert all((scale < 0) == (y > 70) for scale, _, _, _, _, y in pips.places)


@pytest.mark.parametrize("rank", [Rank.JACK, Rank.QUEEN, Rank.KING])
@pytest.mark.parametrize("suit", list(Suit))
def test_a_court_figure_has_two_heads(qapp: object, rank: Rank, suit: Suit) -> None:
    image = QImage(200, 280, QImage.Format.Format_RGB32)
    image.fill(0xFFFFFF)
    painter = QPainter(image)
    paint_face(painter, Card(rank, suit), card_size(200.0), CLASSIC)
    painter.end()
    turned = image.transformed(QTransform().rotate(180))

    differing = sum(
        abs((image.pixel(x, y) & 0xFF) - (turned.pixel(x, y) & 0xFF)) > 90
        for x in range(10, 190, 3)
        for y in range(10, 270, 3)
    )

    assert differing < 60 * 87 * 0.02
