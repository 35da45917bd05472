"""The pictures of the cards: sharp at their size, with as many pips as they need."""

import pytest

from engine.cards.card import Card, Rank, Suit
from straights_gui.view.cards.drawing import Group
from straights_gui.view.cards.face_design import CLASSIC
from straights_gui.view.cards.faces import face


@pytest.mark.parametrize("rank", [rank for rank in Rank if rank.value in "23456789T"])
def test_a_number_card_has_as_many_pips_as_its_number(rank: Rank) -> None:
    pips = face(Card(rank, Suit.CLUBS), 200.0, CLASSIC, 0.0)[0]
    assert isinstance(pips, Group)

    assert rank.index + 1 == len({(x, y) for _, _, _, _, x, y in pips.places}) == len(pips.places)
    assert all((scale < 0) == (y > 70) for scale, _, _, _, _, y in pips.places)
