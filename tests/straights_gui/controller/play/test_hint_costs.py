"""The tooltips of the marks that a hint puts on the cards."""

import pytest

from engine.cards.card import Card
from engine.straights.advice.hints import Alternative
from straights_gui.controller.play.hint_costs import cost_of


@pytest.mark.parametrize(
    "cost, error, expected",
    [
        (4.4, 0.8, "6♥ costs you about 4 points more against the others. The estimate may be off by 2."),
        (0.7, 0.1, "6♥ costs you about 1 point more against the others. The estimate may be off by 1."),
    ],
)
def test_a_cost_is_told_with_twice_its_error(qapp: object, cost: float, error: float, expected: str) -> None:
    """Rounded, but never less than a point."""
    assert expected == cost_of(Alternative(Card.parse("6H"), cost, error)).said
