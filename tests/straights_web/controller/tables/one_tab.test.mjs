// A seat is played in one tab at a time: that which came last.
import assert from "node:assert/strict";
import { test } from "node:test";

import { settled } from "../../../support/web/dom.mjs";
import { playInNewestTab } from "../../../../straights_web/controller/tables/one_tab.js";

// After a lost connection the seat is taken again; who looks on takes none.
test("a tab takes its seat once, and leaves the server until it may play again", async () => {
    const told = [];
    const socket = { stop: () => told.push("stopped"), start: () => told.push("started") };
    const session = Object.assign(new EventTarget(), { seat: /** @type {number | null} */ (null), table: "t1" });
    const lock = Object.assign(new EventTarget(), { takeOver: async () => told.push("taken") });
    const makeLock = (name) => {
        told.push(name);
        return lock;
    };
    let play = () => {};
    playInNewestTab(/** @type {any} */ ({ session, socket }), /** @type {any} */ (makeLock), () => new Promise((resolve) => (play = resolve)));
    for (const seat of [null, 2, 2]) {
        session.seat = seat;
        session.dispatchEvent(new Event("entered"));
    }
    lock.dispatchEvent(new Event("lost"));
    await settled();
    const before = [...told];
    play();
    await settled();
    assert.deepEqual([before, told.at(-1)], [["straights-table-t1", "taken", "stopped"], "started"]);
});
