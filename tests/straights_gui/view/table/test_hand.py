"""The fan of cards: what is dragged is left alone, and prices go with the first card that leaves."""

import pytest
from PySide6.QtCore import QPointF, QSizeF
from PySide6.QtGui import QPixmap

from engine.cards.card import Card
from straights_gui.view.style.motion import SETTLE, Timeline
from straights_gui.view.table.hand import Hand
from straights_gui.view.table.items.card_item import CardAppearance
from straights_gui.view.table.items.highlights import SelectionRing
from straights_gui.view.table.layout import Pose
from straights_gui.view.table.scene import TableScene
from tests.support.playing import cards

CARDS = cards("7S 8H 9D 2C")
SEVEN, EIGHT = CARDS[:2]


@pytest.fixture
def scene(qapp: object) -> TableScene:
    """A table with a hand of four cards."""
    scene = TableScene()
    scene.set_size(QSizeF(1024, 700), 16.0, 1.0)
    scene.hand.show_cards(CARDS, ())
    return scene


def ring(scene: TableScene) -> SelectionRing:
    """The ring of the chosen card."""
    (found,) = (item for item in scene.items() if isinstance(item, SelectionRing))
    return found


def drag(hand: Hand, card: Card) -> None:
    """Hold a card somewhere else, as the mouse does."""
    item = hand.item_of(card)
    assert item is not None
    hand.held = item
    hand.choose(card)
    item.set_appearance(CardAppearance.LIFTED)
    item.set_pose(Pose(QPointF(10, 10)))
    item.setZValue(999)


def test_a_card_that_is_dragged_is_left_alone(scene: TableScene) -> None:
    """Whatever happens to the others meanwhile, it stays lifted where it is held, without a ring."""
    hand = scene.hand
    drag(hand, EIGHT)

    hand.mark((SEVEN,))
    hand.arrange()
    timeline = Timeline()
    hand.settle(timeline)
    timeline.show(SETTLE)

    held = hand.item_of(EIGHT)
    assert held is not None
    assert (CardAppearance.LIFTED, QPointF(10, 10)) == (held.appearance, held.pose.point)
    assert 999.0 == held.zValue()
    assert not ring(scene).isVisible()
    others = [item for item in hand.items if item is not held]
    assert [CardAppearance.FACE, CardAppearance.DIMMED, CardAppearance.DIMMED] == [
        item.appearance for item in others
    ]
    assert all(item.pose == item.home for item in others)


def test_a_card_that_is_caught_on_its_way_goes_no_further(scene: TableScene) -> None:
    """The others go on to their places; let go, it is on its way again."""
    hand = scene.hand
    for item in hand.items:
        item.set_pose(Pose(QPointF(500, 300)))
    timeline = Timeline()
    hand.settle(timeline)
    timeline.show(SETTLE / 2)
    drag(hand, EIGHT)
    timeline.show(SETTLE)

    assert [EIGHT] == [item.card for item in hand.items if item.pose != item.home]
    hand.held = None
    hand.arrange()
    assert [] == [item.card for item in hand.items if item.pose != item.home]
    assert ring(scene).isVisible()


@pytest.mark.parametrize("what", ["take", "mark", "place"])
def test_prices_go_with_the_position_that_they_were_for(scene: TableScene, what: str) -> None:
    """When a card leaves the hand, other cards may be played, or the table has another size."""
    hand = scene.hand
    items = list(hand.items)
    for item in items:
        item.mark(QPixmap(10, 10), "costs 3 points")
    assert all(item.is_marked for item in items)

    if what == "take":
        hand.take(SEVEN)
    elif what == "mark":
        hand.mark(())
    else:
        hand.place(scene.geometry, scene.hand_pixmaps)

    assert [(False, "")] * 4 == [(item.is_marked, item.toolTip()) for item in items]
