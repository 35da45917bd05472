"""What the page tells its table, besides requests."""

from tests.support.hosting import validator_of
from tests.support.javascript import evaluate, needs_node

pytestmark = needs_node

SCRIPT = """
const { GameClient } = await import("./model/game_client.js");
const sent = [];
const client = new GameClient(() => ({ send: (message) => sent.push(message), close() {} }));
client.ready(4, true);
client.ready(5, false);
answer(sent);
"""


def test_the_table_is_told_what_has_been_shown_and_whether_computers_pause() -> None:
    """As the protocol has it."""
    sent = evaluate(SCRIPT)
    assert isinstance(sent, list)

    assert [
        {"type": "ready", "seq": 4, "is_paced": True},
        {"type": "ready", "seq": 5, "is_paced": False},
    ] == sent
    for message in sent:
        validator_of("ToTable").validate(message)
