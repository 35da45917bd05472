// A seat is played in one tab at a time: that which came last.
import assert from "node:assert/strict";
import { test } from "node:test";

import { settled } from "../../../support/web/dom.mjs";
import { playInNewestTab } from "../../../../straights_web/controller/tables/one_tab.js";

// After a lost connection the seat is taken again; who looks on takes none, and another table is left.
test("a tab takes its seat once, and leaves the server until it may play again", async () => {
    const told = [];
    const socket = { stop: () => told.push("stopped"), start: () => told.push("started") };
    const session = Object.assign(new EventTarget(), { seat: /** @type {number | null} */ (null), table: "t1" });
    const locks = [];
    const makeLock = (name) => {
        locks.push(Object.assign(new EventTarget(), { name, takeOver: async () => told.push(name) }));
        return locks.at(-1);
    };
    let play = () => {};
    playInNewestTab(/** @type {any} */ ({ session, socket }), /** @type {any} */ (makeLock), () => new Promise((resolve) => (play = resolve)));
    for (const [seat, table] of [[null, "t1"], [2, "t1"], [2, "t1"], [0, "t2"]]) {
        Object.assign(session, { seat, table });
        session.dispatchEvent(new Event("entered"));
    }
    for (const lock of locks) lock.dispatchEvent(new Event("lost"));
    await settled();
    const before = [...told];
    play();
    await settled();
    assert.deepEqual([before, told.at(-1)], [["straights-table-t1", "straights-table-t2", "stopped"], "started"]);
});
