"""Who has left their seat can come back to it."""

from tests.support.javascript import evaluate, needs_node
from tests.support.page_stubs import PAGE

pytestmark = needs_node

MENU = """
const { MoveMenu } = await import("./controller/menus/move_menu.js");
const menu = new MoveMenu(client);
const players = (...strategies) => strategies.map((strategy, seat) => ({ ...seatViews[seat], strategy }));
const change = (seat, before, now) => ({ type: "seat_changed", seat, before, now });
const both = { viewer: 0, humans: [0, 1], seats: players(null, null, "expert", "expert") };
const other = { viewer: null, humans: [1], seats: players("expert", null, "expert", "expert") };
"""


def test_one_of_two_people_can_come_back() -> None:
    """It is their own seat, although the other one's hand was shown since."""
    script = """
    client.tell(tableMessage(1, both));
    const before = menu.canReturn;
    client.tell(eventsMessage(2, [change(0, null, "expert")], { ...other, viewer: 0 }));
    client.tell(eventsMessage(3, [PLAYED], { ...other, viewer: 1 }));
    const after = [menu.canReturn, menu.seat];
    client.tell(eventsMessage(4, [change(0, "expert", null)], { ...both, viewer: 1 }));
    answer([before, after, menu.canReturn]);
    """
    assert [False, [True, 0], False] == evaluate(PAGE + MENU + script)


def test_who_left_is_known_after_a_reload() -> None:
    """The history tells it."""
    script = """
    client.tell(tableMessage(1, { ...both, viewer: null, seats: players(null, null, "expert", "expert") }));
    client.tell({ ...tableMessage(2, other), history: [change(0, null, "expert")] });
    const left = [menu.canReturn, menu.seat];
    const seats = players("expert", "expert", null, "expert");
    client.tell(tableMessage(3, { viewer: 2, humans: [2], seats }));
    answer([left, menu.canReturn]);
    """
    assert [[True, 0], False] == evaluate(PAGE + MENU + script)
