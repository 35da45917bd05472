"""A seat is played in one tab at a time: that which came last."""

from tests.support.javascript import evaluate, needs_node
from tests.support.server_page_stubs import SERVER_PAGE

pytestmark = needs_node

# Two tabs of one browser, each with a connection of its own; what one says the others hear.
TABS = """
const { playInNewestTab } = await import("./controller/tables/one_tab.js");
const open = new Map(), names = [], asked = [];
class Channel {
    onmessage = null;
    constructor(name) { this.name = name; names.push(name); open.set(this, name); }
    postMessage(data) {
        const others = [...open].filter(([other, name]) => other !== this && name === this.name);
        for (const [other] of others) other.onmessage?.({ data });
    }
    close() { open.delete(this); }
}
const tab = () => {
    const socket = { isStopped: false,
        stop() { this.isStopped = true; }, start() { this.isStopped = false; } };
    const session = Object.assign(new EventTarget(), { seat: null, table: "" });
    let play = () => {};
    const ask = () => new Promise((resolve) => { asked.push(socket); play = resolve; });
    playInNewestTab({ session, socket }, ask, (name) => new Channel(name));
    const sit = (table, seat = 0) => {
        Object.assign(session, { table, seat });
        session.dispatchEvent(new Event("entered"));
    };
    return { socket, sit, play: async () => { play(); await settled(); } };
};
const [one, other] = [tab(), tab()];
const stopped = () => [one.socket.isStopped, other.socket.isStopped];
"""
PAGE = SERVER_PAGE + TABS


def test_the_tab_that_comes_last_has_the_seat() -> None:
    """The other one leaves the server, or each would push the other out; it takes the seat when asked."""
    script = """
    one.sit("t1");
    const found = [stopped()];
    other.sit("t1"); found.push(stopped(), asked.length);
    await one.play(); found.push(stopped(), asked.length);
    await other.play();
    answer([...found, stopped()]);
    """
    expected = [[False, False], [True, False], 1, [False, True], 2, [True, False]]
    assert expected == evaluate(PAGE + script)


def test_the_player_is_asked_once_however_many_tabs_come() -> None:
    """A tab that has given way already hears nothing more."""
    script = """
    one.sit("t1"); other.sit("t1"); tab().sit("t1");
    answer(asked.map((socket) => socket === one.socket));
    """
    assert [True, False] == evaluate(PAGE + script)


def test_tabs_at_different_tables_do_not_disturb_each_other() -> None:
    """Nor does one that looks on."""
    script = """
    one.sit("t1"); other.sit("t2"); tab().sit("t1", null);
    answer([stopped(), names]);
    """
    assert [[False, False], ["straights-table-t1", "straights-table-t2"]] == evaluate(PAGE + script)


def test_a_tab_that_has_moved_to_another_table_leaves_the_first_one() -> None:
    """And sitting down again after a lost connection pushes nobody out."""
    script = """
    one.sit("t1"); one.sit("t2"); other.sit("t1");
    const found = [stopped()];
    other.sit("t2"); await one.play(); one.sit("t2");
    answer([...found, stopped(), names.length]);
    """
    assert [[False, False], [False, True], 4] == evaluate(PAGE + script)
