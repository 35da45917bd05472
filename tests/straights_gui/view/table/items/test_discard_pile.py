"""A seat's discard pile: it looks different with each number of cards, and where one is to be put."""

from itertools import combinations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage

from straights_gui.view.cards.pixmaps import CardPixmaps
from straights_gui.view.table.items.discard_pile import DiscardPile

RECT = QRectF(50, 60, 60, 84)


@pytest.fixture
def pile(qapp: object) -> DiscardPile:
    pile = DiscardPile()
    pile.place(RECT, 16.0, 1.0, CardPixmaps.for_theme(60.0, 1.0, is_on_table=True), has_label=True)
    return pile


def picture(pile: DiscardPile, count: int, *, is_drop_target: bool = False) -> QImage:
    pile.show_pile(count, is_drop_target=is_drop_target)
    return pile.pixmap().toImage()


def test_each_number_of_cards_is_seen(pile: DiscardPile) -> None:
    pictures = [picture(pile, count) for count in range(14)]
    assert all(one != other for one, other in combinations(pictures, 2))
    for count in 13, 1, 0:
        assert pictures[count] == picture(pile, count)
        assert pictures[count] != picture(pile, count, is_drop_target=True)
        assert (count, True) == (pile.count, pile.is_drop_target)
        assert pictures[count] == picture(pile, count)


def test_only_the_empty_pile_of_the_viewer_says_what_it_is(pile: DiscardPile) -> None:
    labelled = [picture(pile, count) for count in (0, 1)]
    pile.place(RECT, 16.0, 1.0, CardPixmaps.for_theme(60.0, 1.0, is_on_table=True))
    plain = [picture(pile, count) for count in (0, 1)]

    assert [False, True] == [one == other for one, other in zip(labelled, plain, strict=True)]
