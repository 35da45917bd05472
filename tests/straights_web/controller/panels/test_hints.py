"""Why there is no hint is told in the player's words."""

import pytest

from tests.support.javascript import evaluate, needs_node
from tests.support.page_stubs import PAGE

pytestmark = needs_node


@pytest.mark.parametrize(
    "reason, told",
    [
        ("HintFailed", "No hint is available here."),
        ("GameIsOver", "The game is over."),
        ("NotYourTurn", "It's A's turn."),
    ],
)
def test_a_refused_hint_is_told(reason: str, told: str) -> None:
    """Not in those of the engine."""
    script = f"""
    const {{ Hints }} = await import("./controller/panels/hints.js");
    const {{ Refusal }} = await import("./model/game_client.js");
    client.state = state("now", {{ turn: 0 }});
    client.ask = () => Promise.reject(new Refusal("{reason}", "ValueError: no"));
    await new Hints(client, table, player, {{ say() {{}} }}).show();
    answer(table.warnings);
    """
    assert [told] == evaluate(PAGE + script)
