"""What is to do now is what the table says may be done."""

import json

import pytest

from tests.support.javascript import evaluate, needs_node

pytestmark = needs_node


@pytest.mark.parametrize(
    "legal, begins",
    [
        (["7S"], "You have the seven of spades"),
        (["7H", "8S"], "Your turn"),
    ],
)
def test_the_seven_of_spades_is_named_where_it_may_be_played(legal: list[str], begins: str) -> None:
    """Nothing is concluded from how the table looks."""
    view = {
        "turn": 0,
        "seat": 0,
        "seats": [{"strategy": None}],
        "legal_plays": legal,
        "table": [[], [], [], []],
    }
    script = f"""
    import {{ turnText }} from "./view/text/table_text.js";
    answer(turnText({json.dumps(view)}));
    """
    assert str(evaluate(script)).startswith(begins)
