"""The tracker is drawn once for what has happened, not for each part of it."""

from tests.support.javascript import evaluate, needs_node
from tests.support.page_stubs import PAGE

pytestmark = needs_node

TRACKER = """
const made = { append() {}, replaceChildren() {}, getAttribute: () => null, setAttribute() {} };
document.createElement = () => ({ ...made });
const { CardTracker } = await import("./controller/panels/card_tracker.js");
const panel = Object.assign(new EventTarget(), { isOpen: true, body: made });
const tracker = new CardTracker(client, player, panel);
const shown = [];
tracker.view = { show: (answer) => shown.push(answer?.number), showNothing: () => shown.push("nothing") };
"""


def test_one_message_is_asked_about_once() -> None:
    """The table is asked when nothing moves any more."""
    script = """
    client.tell(tableMessage(1)); await settled();
    answer(client.asked.map(({ type }) => type));
    """
    assert ["track"] == evaluate(PAGE + TRACKER + script)


def test_a_late_answer_is_not_shown_after_the_game() -> None:
    """Nor one that comes after that to a later question."""
    script = """
    const answers = [];
    client.ask = () => new Promise((resolve) => answers.push(resolve));
    client.tell(tableMessage(1)); await settled();
    client.tell(tableMessage(2)); await settled();
    answers[1]({ number: 2 }); answers[0]({ number: 1 }); await settled();
    client.tell(tableMessage(3)); await settled();
    client.tell(tableMessage(4, { turn: null })); await settled();
    answers[2]({ number: 3 }); await settled();
    answer(shown);
    """
    assert [2, "nothing"] == evaluate(PAGE + TRACKER + script)
