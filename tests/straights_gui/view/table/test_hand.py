"""The fan of cards: what is dragged is left alone, and prices go with the first card that leaves."""

import pytest
from PySide6.QtCore import QPointF, QSizeF

from engine.fast_dataclass import replace
from engine.games.table import Form, Offer, Pile, SeatData, Table
from engine.text.sentence import signs
from straights_gui.view.table.hand_order import HandOrder, in_order
from straights_gui.view.table.items.card_item import CardAppearance
from straights_gui.view.table.items.highlights import SelectionRing
from straights_gui.view.table.scene import TableScene
from tests.support.playing import cards

CARDS = cards("7S 8H 9D 2C")
SEVEN, EIGHT = CARDS[:2]


@pytest.fixture
def scene(qapp: object) -> TableScene:
    """A table with a hand of four cards."""
    scene = TableScene()
    scene.set_size(QSizeF(1024, 700), 16.0, 1.0)
    scene.hand.show(CARDS)
    scene.hand.arrange()
    return scene


def ring(scene: TableScene) -> SelectionRing:
    (found,) = (item for item in scene.items() if isinstance(item, SelectionRing))
    return found


def test_a_hand_is_sorted_as_the_player_wants_it() -> None:
    dealt = cards("TH AC KH 2S JD TC 9H")
    expected = {
        HandOrder.DEALT: dealt,
        HandOrder.SUITS: cards("AC TC JD 9H TH KH 2S"),
        HandOrder.RANKS: cards("AC 2S 9H TC TH JD KH"),
    }
    assert expected == {order: in_order(dealt, order) for order in HandOrder}
    groups = cards("TH TC AC KH JD 9H 2S")
    assert [groups] * 3 == [in_order(dealt, order, has_rows=False) for order in HandOrder]


def test_of_a_shown_hand_what_counts_stays_bright_and_is_lifted_if_it_has_won(scene: TableScene) -> None:
    for has_won in (True, False):
        seat = SeatData("", "", 0, is_winner=has_won, best=(SEVEN, EIGHT))
        scene.hand.follow(Table(0, 1, None, (seat,)))
        scene.hand.arrange()
        first, second, *others = scene.hand.items

        assert {CardAppearance.FACE} == {first.appearance, second.appearance}
        assert {CardAppearance.DIMMED} == {item.appearance for item in others}
        assert has_won == (second.home.point.y() < others[0].home.point.y() - 1)


def test_what_may_be_played_stands_higher_and_what_is_chosen_highest(scene: TableScene) -> None:
    """Half as high; a chosen card that may not be played is lifted as far as one that may."""
    hand, lift = scene.hand, scene.geometry.lift
    hand.mark((SEVEN, EIGHT))
    for chosen, lifts in (None, [0.5, 0.5, 0, 0]), (EIGHT, [0.5, 1, 0, 0]), (CARDS[3], [0.5, 0.5, 0, 1]):
        hand.choose(chosen)
        hand.arrange()
        poses = scene.geometry.hand_poses(4)
        found = [pose.point.y() - item.pose.point.y() for item, pose in zip(hand.items, poses, strict=True)]
        assert pytest.approx([each * lift for each in lifts]) == found
        assert (chosen is not None) == ring(scene).isVisible()
    assert ring(scene).pos() == hand.items[3].pos()
    hand.mark(())
    assert {CardAppearance.FACE} == {item.appearance for item in hand.items}
    assert frozenset() == hand.legal


def test_the_card_at_a_point_is_the_uppermost(scene: TableScene) -> None:
    """A lifted one also where it was before; none where only backs lie, or cards that still come."""
    hand = scene.hand
    lying = [item.pos().x() + side * item.width / 2 for item in hand.items for side in (-1, 1)]
    assert sorted(lying) == lying  # few cards do not overlap
    hand.show((*CARDS, *cards("KD QD")))
    hand.arrange()
    for item in hand.items:
        assert item is hand.card_at(item.pos())
    overlap = (hand.items[0].pos() + hand.items[1].pos()) / 2
    assert hand.items[1] is hand.card_at(overlap)
    height = hand.items[0].width * 1.4
    below = hand.items[0].pos() + QPointF(-0.4 * hand.items[0].width, height / 2 - 1)
    assert hand.items[0] is hand.card_at(below)
    hand.choose(SEVEN)
    hand.arrange()
    assert hand.items[0] is hand.card_at(below)
    assert hand.card_at(below + QPointF(0, height)) is None

    hand.items[1].set_appearance(CardAppearance.BACK)
    assert hand.items[1] is not hand.card_at(hand.items[1].pos())
    hand.show((None,) * 5)
    assert [None] * 5 == [hand.card_at(item.pos()) for item in hand.items]
    assert ((), 5) == (hand.cards, len(hand.items))


def test_where_no_card_fits_into_a_row_all_are_dimmed(scene: TableScene) -> None:
    row = Pile("row.S", Form.ROW, slots=cards("7S 8S"))
    table = Table(0, 1, 0, (), (row,), offers=(Offer("pass", button=signs("Pass")),))

    scene.hand.follow(table)
    assert {CardAppearance.DIMMED} == {item.appearance for item in scene.hand.items}
    scene.hand.follow(replace(table, piles=()))
    assert {CardAppearance.FACE} == {item.appearance for item in scene.hand.items}
