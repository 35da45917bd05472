"""The tooltips of the marks that a hint puts on the cards."""

import pytest

from engine.cards.card import Card
from engine.straights.advice.hints import Advice, Alternative, Hint
from engine.straights.commands import Play
from straights_gui.view.table.items.cost_mark import best_tooltip, cost_tooltip


@pytest.mark.parametrize(
    "cost, error, expected",
    [
        (4.4, 0.8, "6♥ costs you about 4 points more against the others. The estimate may be off by 2."),
        (0.7, 0.1, "6♥ costs you about 1 point more against the others. The estimate may be off by 1."),
    ],
)
def test_a_cost_is_told_with_twice_its_error(qapp: object, cost: float, error: float, expected: str) -> None:
    """Rounded, but never less than a point; that of the best is what the round is expected to cost."""
    other = Alternative(Card.parse("6H"), cost, error)
    advice = Advice(Hint(Play(0, Card.parse("9C")), 2), None, 5.2, (other,))

    assert expected == cost_tooltip(other)
    assert "The best choice: you can expect about 5 points this round." == best_tooltip(advice)
