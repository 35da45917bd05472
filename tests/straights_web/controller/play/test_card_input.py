"""Cards that are used before their player's turn."""

from tests.support.javascript import evaluate, needs_node
from tests.support.page_stubs import PAGE

pytestmark = needs_node

CARDS = """
const { CardInput } = await import("./controller/play/card_input.js");
const cards = new CardInput(client, table, player);
table.redraw = () => table.drawn.push("redrawn");
client.tell(tableMessage(1, { turn: 1 })); await settled();
"""


def test_a_second_tap_takes_a_queued_card_back() -> None:
    """On a phone there is no Esc; another card takes the place of the first."""
    script = """
    await cards.activate("7S");
    const queued = [table.hand.queued];
    await cards.activate("8S"); queued.push(table.hand.queued);
    await cards.activate("8S"); queued.push(table.hand.queued);
    cards.playQueued();
    answer([queued, table.warnings.at(-1).includes("eight"), table.drawn.at(-1), client.asked]);
    """
    assert [["7S", "8S", None], True, "redrawn", []] == evaluate(PAGE + CARDS + script)
