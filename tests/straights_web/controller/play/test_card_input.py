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


def test_a_card_below_a_result_is_neither_played_nor_kept() -> None:
    """The next round, which the table has dealt already, was not seen yet."""
    script = """
    const found = [];
    const use = async () => {
        await cards.activate("7S");
        found.push([client.asked.length, table.hand.queued]);
    };
    table.result.isShown = true; await use();
    table.result.isShown = false; await use();
    answer(found);
    """
    assert [[0, None], [0, "7S"]] == evaluate(PAGE + CARDS + script)
