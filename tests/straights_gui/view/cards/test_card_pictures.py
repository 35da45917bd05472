"""The pictures of the cards: each its own, sharp at its size, readable, and painted only when needed."""

import pytest
from PySide6.QtGui import QImage, QPainter, QTransform

from engine.cards.card import CARDS, Card, Rank, Suit
from straights_gui.view.cards.colours import FaceColours
from straights_gui.view.cards.courts import paint_court
from straights_gui.view.cards.pips import layout
from straights_gui.view.cards.pixmaps import CardPixmaps


@pytest.mark.parametrize("ratio", [1.0, 1.25, 2.0, 3.0])
def test_a_picture_has_the_pixels_of_its_screen(qapp: object, ratio: float) -> None:
    pixmaps = CardPixmaps.for_theme(100.0, ratio)
    pixmap = pixmaps.face(CARDS[0])

    assert ratio == pixmap.devicePixelRatio()
    assert abs((100.0 + 2 * pixmaps.margin) * ratio - pixmap.width()) <= 1


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
