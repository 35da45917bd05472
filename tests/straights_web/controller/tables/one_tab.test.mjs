// A seat is played in one tab at a time: that which came last.
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";

import { settled } from "../../../support/web/dom.mjs";
import { playInNewestTab } from "../../../../straights_web/controller/tables/one_tab.js";

let open, names, asked, one, other;
class Channel {
    onmessage = null;
    constructor(name) {
        this.name = name;
        names.push(name);
        open.set(this, name);
    }
    postMessage(data) {
        const others = [...open].filter(([other, name]) => other !== this && name === this.name);
        for (const [other] of others) other.onmessage?.({ data });
    }
    close() {
        open.delete(this);
    }
}
const tab = () => {
    const socket = {
        isStopped: false,
        stop() {
            this.isStopped = true;
        },
        start() {
            this.isStopped = false;
        },
    };
    const session = Object.assign(new EventTarget(), { seat: null, table: "" });
    let play;
    const ask = () =>
        new Promise((resolve) => {
            asked.push(socket);
            play = resolve;
        });
    /** @type {any} */
    const page = { session, socket };
    playInNewestTab(page, ask, (name) => new Channel(name));
    const sit = (table, /** @type {number | null} */ seat = 0) => {
        Object.assign(session, { table, seat });
        session.dispatchEvent(new Event("entered"));
    };
    return {
        socket,
        sit,
        play: async () => {
            play();
            await settled();
        },
    };
};
const stopped = () => [one.socket.isStopped, other.socket.isStopped];

beforeEach(() => {
    [open, names, asked] = [new Map(), [], []];
    [one, other] = [tab(), tab()];
});

// The other one leaves the server, or each would push the other out; it takes the seat when asked.
test("the tab that comes last has the seat", async () => {
    one.sit("t1");
    const found = [stopped()];
    other.sit("t1");
    found.push(stopped(), asked.length);
    await one.play();
    found.push(stopped(), asked.length);
    await other.play();
    assert.deepEqual([...found, stopped()], [[false, false], [true, false], 1, [false, true], 2, [true, false]]);
});

// Nor does one that looks on.
test("tabs at different tables do not disturb each other", () => {
    one.sit("t1");
    other.sit("t2");
    tab().sit("t1", null);
    assert.deepEqual([stopped(), names], [[false, false], ["straights-table-t1", "straights-table-t2"]]);
});

// And sitting down again after a lost connection pushes nobody out.
test("a tab that has moved to another table leaves the first one", async () => {
    one.sit("t1");
    one.sit("t2");
    other.sit("t1");
    const found = [stopped()];
    other.sit("t2");
    await one.play();
    one.sit("t2");
    assert.deepEqual([...found, stopped(), names.length], [[false, false], [false, true], 4]);
});
