"""The tracker is drawn once for what has happened, not for each part of it."""

from tests.support.javascript import evaluate, needs_node
from tests.support.page_stubs import PAGE

pytestmark = needs_node


def test_one_message_is_asked_about_once() -> None:
    """The table is asked when nothing moves any more."""
    script = """
    const made = { append() {}, replaceChildren() {}, getAttribute: () => null, setAttribute() {} };
    document.createElement = () => ({ ...made });
    const { CardTracker } = await import("./controller/panels/card_tracker.js");
    const panel = Object.assign(new EventTarget(), { isOpen: true, body: made });
    const tracker = new CardTracker(client, player, panel);
    tracker.view = { show() {}, showNothing() {} };
    client.tell(tableMessage(1)); await settled();
    answer(client.asked.map(({ type }) => type));
    """
    assert ["track"] == evaluate(PAGE + script)
