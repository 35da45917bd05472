// A connection to a server is opened again, at once where the device wakes up.
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";

import { happen, setGlobal } from "../../support/web/dom.mjs";
import { ServerSocket, serverAddress } from "../../../straights_web/connection/server_socket.js";

let timers, opened, anywhere, socket, told;
const runLast = () => {
    const at = timers.findLastIndex(Boolean);
    const { run } = timers[at];
    timers[at] = null;
    run();
};
const lastDelay = () => timers.findLast(Boolean).delay;
const open = () => ({
    sent: /** @type {any[]} */ ([]),
    send(text) {
        this.sent.push(JSON.parse(text));
    },
    close() {
        this.isClosed = true;
    },
});

beforeEach(() => {
    [timers, opened, anywhere, told] = [[], [], [], []];
    setGlobal("setTimeout", (run, delay) => timers.push({ run, delay }));
    setGlobal("clearTimeout", (number) => {
        if (number) timers[number - 1] = null;
    });
    socket = new ServerSocket((isAnywhere) => {
        anywhere.push(isAnywhere);
        opened.push(open());
        return opened.at(-1);
    });
    for (const type of ["opened", "lost"]) socket.addEventListener(type, () => told.push(type));
});

// Less than a second for a minute, then up to some; once the player is at the table, they begin again.
test("lost connections are tried again after growing pauses", () => {
    socket.start();
    const delays = [];
    for (let at = 0; at < 85; at += 1) {
        opened.at(-1).onclose({});
        delays.push(lastDelay());
        runLast();
    }
    opened.at(-1).onopen();
    opened.at(-1).onclose({});
    const unused = lastDelay();
    runLast();
    opened.at(-1).onopen();
    opened.at(-1).onmessage({ data: '{"type": "seated"}' });
    opened.at(-1).onclose({});
    assert.deepEqual(
        [delays, unused, lastDelay(), told.filter((type) => type === "opened").length],
        [[300, ...Array(80).fill(750), 2000, 4000, 8000, 8000], 8000, 300, 2],
    );
});

// Later attempts find nobody there, for this reason; the host may open the table again.
test("a table that its host has closed stays so until somebody answers", () => {
    socket.start();
    const closed = [];
    for (const code of [1006, 4000, 1006]) {
        opened.at(-1).onopen();
        opened.at(-1).onclose({ code });
        closed.push(socket.isClosedByHost);
        runLast();
        opened.at(-1).onclose({ code: 1006 });
        closed.push(socket.isClosedByHost);
        runLast();
    }
    assert.deepEqual(closed, [false, false, true, true, false, false]);
});

// The link may be back by then; what was lost is told once. After 15 seconds it may be a slow one.
test("an attempt that nobody answers is soon given up", () => {
    socket.start();
    const atFirst = lastDelay();
    opened[0].onopen();
    opened[0].onclose({});
    runLast();
    const delays = [];
    for (let at = 0; at < 20; at += 1) {
        delays.push(lastDelay());
        runLast();
    }
    const [open, slow] = [opened.filter(({ isClosed }) => !isClosed).length, lastDelay()];
    runLast();
    assert.deepEqual(
        [atFirst, delays, open, slow, lastDelay(), told],
        [5000, Array(20).fill(750), 1, 5000, 750, ["opened", "lost", "lost"]],
    );
});

// It asks the server for an answer; without one, the connection is another.
test("a phone that wakes up tries at once and doubts what seems open", () => {
    socket.start();
    opened[0].onclose({});
    happen("visibilitychange");
    const atOnce = opened.length;
    opened[1].onopen();
    dispatchEvent(new Event("online"));
    const asked = opened[1].sent.map(({ type }) => type);
    runLast(); // nobody has answered in time
    assert.deepEqual([atOnce, asked, opened[1].isClosed, told.at(-1)], [2, ["hello"], true, "lost"]);
});

// After 3 seconds, unless anything was heard.
for (const request of [{ type: "answer", n: 1, cards: "7S" }, { type: "leave", n: 1 }]) {
    test(`a move or leave without an answer is sent over another connection: ${request.type}`, () => {
        socket.start();
        opened[0].onopen();
        const silence = lastDelay();
        socket.send(request);
        opened[0].onmessage({ data: "{}" });
        const heard = lastDelay();
        socket.send(request);
        const unheard = lastDelay();
        runLast();
        assert.deepEqual([heard === silence, unheard, opened[0].isClosed, told.at(-1)], [true, 3000, true, "lost"]);
    });
}

// Until the player wants to play here: waking up is no reason.
test("a tab that gave way stays away", () => {
    socket.start();
    opened[0].onopen();
    socket.stop();
    dispatchEvent(new Event("online"));
    const before = opened.length;
    socket.start();
    assert.deepEqual([before, opened.length], [1, 2]);
});

// A proxy may go on sending those that name the table to a server that is stuck.
test("each third attempt is for any server", () => {
    socket.start();
    for (let tries = 1; tries < 6; tries += 1) {
        opened.at(-1).onclose({});
        socket.wake();
    }
    opened.at(-1).onopen();
    opened.at(-1).onmessage({ data: '{"type": "seated"}' });
    opened.at(-1).onclose({});
    socket.wake();
    assert.deepEqual(anywhere, [false, false, true, false, false, true, false]);
});

// Also in a folder of a host, and with TLS; it says the table, so that a proxy finds its server.
test("the address follows that of the page", () => {
    const pages = [
        ["http://a:8765/", ""],
        ["https://b/cards/", "k3f9"],
    ];
    assert.deepEqual(
        pages.map(([folder, table]) => serverAddress(new URL(folder), table)),
        ["ws://a:8765/ws", "wss://b/cards/ws?table=k3f9"],
    );
});
