"""The bar of a replay: what it shows of a moment."""

from tests.support.dom_stubs import DOM
from tests.support.javascript import evaluate, needs_node

pytestmark = needs_node


def test_open_hands_read_as_the_board() -> None:
    """The suits from clubs to spades, as in the window."""
    script = """
    const { ReplayBar } = await import("./view/panels/replay_bar.js");
    const bar = new ReplayBar({});
    const observation = { round: 1, turn: 0, seats: [{ name: "Anna" }] };
    bar.show({ at: 0, count: 3, isNow: true, observation, hands: [["AS", "TH", "9D", "QC", "TC"]] }, "");
    answer(parts(bar.hands).filter(({ attributes }) => attributes?.class === "mini-card").map(textOf));
    """

    assert ["10♣", "Q♣", "9♦", "10♥", "A♠"] == evaluate(DOM + script)
