"""A connection to a server is opened again, at once where the device wakes up."""

import pytest

from engine.straights.storage.wire import CLOSED_BY_HOST
from tests.support.javascript import evaluate, needs_node

pytestmark = needs_node

SOCKET = """
const listeners = new Map();
globalThis.document = { hidden: false, addEventListener: (type, listener) => listeners.set(type, listener) };
globalThis.addEventListener = (type, listener) => listeners.set(type, listener);
const timers = [];
globalThis.setTimeout = (run, delay) => timers.push({ run, delay });
globalThis.clearTimeout = (number) => { if (number) timers[number - 1] = null; };
const { ServerSocket, serverAddress } = await import("./connection/server_socket.js");
const opened = [];
const anywhere = [];
const socket = new ServerSocket((isAnywhere) => {
    anywhere.push(isAnywhere);
    const send = function (text) { this.sent.push(JSON.parse(text)); };
    opened.push({ sent: [], send, close() { this.isClosed = true; } });
    return opened.at(-1);
});
const told = [];
for (const type of ["opened", "lost"]) socket.addEventListener(type, () => told.push(type));
const runLast = () => {
    const at = timers.findLastIndex(Boolean), { run } = timers[at];
    timers[at] = null;
    run();
};
const lastDelay = () => timers.findLast(Boolean).delay;
"""


def test_lost_connections_are_tried_again_after_growing_pauses() -> None:
    """Less than a second for a minute, then up to some; once the player is at the table, they begin again."""
    script = """
    socket.start();
    const delays = [];
    for (let at = 0; at < 85; at += 1) { opened.at(-1).onclose({}); delays.push(lastDelay()); runLast(); }
    opened.at(-1).onopen(); opened.at(-1).onclose({});
    const unused = lastDelay();
    runLast();
    opened.at(-1).onopen(); opened.at(-1).onmessage({ data: '{"type": "seated"}' });
    opened.at(-1).onclose({});
    answer([delays, unused, lastDelay(), told.filter((type) => type === "opened").length]);
    """
    assert [[300, *[750] * 80, 2000, 4000, 8000, 8000], 8000, 300, 2] == evaluate(SOCKET + script)


def test_a_table_that_its_host_has_closed_stays_so_until_somebody_answers() -> None:
    """Later attempts find nobody there, for this reason; the host may open the table again."""
    script = """
    socket.start();
    const closed = [];
    for (const code of [1006, HOST, 1006]) {
        opened.at(-1).onopen(); opened.at(-1).onclose({ code }); closed.push(socket.isClosedByHost);
        runLast(); opened.at(-1).onclose({ code: 1006 }); closed.push(socket.isClosedByHost);
        runLast();
    }
    answer(closed);
    """
    assert [False, False, True, True, False, False] == evaluate(
        SOCKET + f"const HOST = {CLOSED_BY_HOST};" + script
    )


def test_an_attempt_that_nobody_answers_is_soon_given_up() -> None:
    """The link may be back by then; what was lost is told once. After 15 seconds it may be a slow one."""
    script = """
    socket.start();
    const atFirst = lastDelay();
    opened[0].onopen(); opened[0].onclose({}); runLast();
    const delays = [];
    for (let at = 0; at < 20; at += 1) { delays.push(lastDelay()); runLast(); }
    const [open, slow] = [opened.filter(({ isClosed }) => !isClosed).length, lastDelay()];
    runLast();
    answer([atFirst, delays, open, slow, lastDelay(), told]);
    """
    assert [5000, [750] * 20, 1, 5000, 750, ["opened", "lost", "lost"]] == evaluate(SOCKET + script)


def test_a_slow_link_has_more_time() -> None:
    """Three times as long as the last connection took."""
    script = """
    let now = 0;
    performance.now = () => now;
    socket.start(); now = 1000; opened[0].onopen(); opened[0].onclose({}); runLast();
    answer(lastDelay());
    """
    assert 3000 == evaluate(SOCKET + script)


def test_a_phone_that_wakes_up_tries_at_once_and_doubts_what_seems_open() -> None:
    """It asks the server for an answer; without one, the connection is another."""
    script = """
    socket.start(); opened[0].onclose({});
    listeners.get("visibilitychange")();
    const atOnce = opened.length;
    opened[1].onopen();
    listeners.get("online")();
    const asked = opened[1].sent.map(({ type }) => type);
    runLast(); // nobody has answered in time
    answer([atOnce, asked, opened[1].isClosed, told.at(-1)]);
    """
    assert [2, ["hello"], True, "lost"] == evaluate(SOCKET + script)


@pytest.mark.parametrize(
    "request_", ['{ type: "do", n: 1, command: { type: "play", card: "7S" } }', '{ type: "leave", n: 1 }']
)
def test_a_move_or_leave_without_an_answer_is_sent_over_another_connection(request_: str) -> None:
    """After 3 seconds, unless anything was heard."""
    script = f"const move = {request_};"
    script += """
    socket.start(); opened[0].onopen();
    const silence = lastDelay();
    socket.send(move);
    opened[0].onmessage({ data: "{}" });
    const heard = lastDelay();
    socket.send(move);
    const unheard = lastDelay();
    runLast();
    answer([heard === silence, unheard, opened[0].isClosed, told.at(-1)]);
    """
    assert [True, 3000, True, "lost"] == evaluate(SOCKET + script)


def test_a_tab_that_gave_way_stays_away() -> None:
    """Until the player wants to play here: waking up is no reason."""
    script = """
    socket.start(); opened[0].onopen();
    socket.stop();
    listeners.get("online")();
    const before = opened.length;
    socket.start();
    answer([before, opened.length]);
    """
    assert [1, 2] == evaluate(SOCKET + script)


def test_each_third_attempt_is_for_any_server() -> None:
    """A proxy may go on sending those that name the table to a server that is stuck."""
    script = """
    socket.start();
    for (let tries = 1; tries < 6; tries += 1) { opened.at(-1).onclose({}); socket.wake(); }
    opened.at(-1).onopen();
    opened.at(-1).onmessage({ data: '{"type": "seated"}' });
    opened.at(-1).onclose({});
    socket.wake();
    answer(anywhere);
    """
    assert [False, False, True, False, False, True, False] == evaluate(SOCKET + script)


def test_attempts_are_counted_from_the_last_good_connection() -> None:
    """Or the first one after a cut might leave out the table."""
    script = """
    socket.start();
    for (let cuts = 0; cuts < 4; cuts += 1) {
        opened.at(-1).onopen();
        opened.at(-1).onmessage({ data: '{"type": "seated"}' });
        opened.at(-1).onclose({});
        socket.wake();
    }
    answer(anywhere);
    """
    assert [False] * 5 == evaluate(SOCKET + script)


def test_the_address_follows_that_of_the_page() -> None:
    """Also in a folder of a host, and with TLS; it says the table, so that a proxy finds its server."""
    script = """
    const pages = [["http://a:8765/", ""], ["https://b/cards/", "k3f9"]];
    answer(pages.map(([folder, table]) => serverAddress(new URL(folder), table)));
    """
    assert ["ws://a:8765/ws", "wss://b/cards/ws?table=k3f9"] == evaluate(SOCKET + script)
