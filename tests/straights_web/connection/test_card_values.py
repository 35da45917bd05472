"""The orders of a hand are those of the window."""

import pytest

from engine.cards.card import Card
from straights_gui.view.table.hand_order import HandOrder, in_order
from tests.support.javascript import call, needs_node

pytestmark = needs_node

HAND = ["KH", "AC", "2H", "7S", "TD", "7D", "QC", "3S", "AS"]


@pytest.mark.parametrize("order", HandOrder)
def test_a_hand_has_the_same_orders_as_in_the_window(order: HandOrder) -> None:
    shown = call("straights_web/connection/card_values.js", "inOrder", HAND, order.value)

    assert [str(card) for card in in_order(tuple(map(Card.parse, HAND)), order)] == shown
