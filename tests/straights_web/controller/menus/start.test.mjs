// Which game the page begins with.
import assert from "node:assert/strict";
import { test } from "node:test";

import { gone } from "../../../support/web/dom.mjs";
import { continueGame, followLinks } from "../../../../straights_web/controller/menus/start.js";

// Nothing is loaded where only the part after # changes: the page begins again with it.
for (const [address, reloads] of [["#seed=44&limit=80", ["reload"]], ["#limit=80&seed=44", ["reload"]], ["#top", []]]) {
    test(`a link in the address of the open page is followed: ${address}`, () => {
        followLinks();
        Object.assign(location, { hash: address });
        dispatchEvent(new Event("hashchange"));
        assert.deepEqual(gone, reloads);
    });
}

test("a game is dealt only when the engine says with whom, and opened without waiting for that", async () => {
    const done = [];
    const kept = { text: "kept" };
    /** @returns {any} */
    const gamesWith = (recent) => ({
        saved: { recent: async () => recent },
        beginUsual: async () => done.push("dealt"),
        openText: async (text) => (done.push(text), ""),
        resume: async ({ text }) => (done.push(text), ""),
    });
    let wake = () => {};
    const awake = new Promise((/** @type {(value: void) => void} */ resolve) => (wake = resolve));
    await continueGame(gamesWith([kept]), "first", awake);
    await continueGame(gamesWith([]), "first", awake);
    const dealt = continueGame(gamesWith([]), null, awake);
    await new Promise(setImmediate);
    assert.deepEqual(done, ["kept", "first"]);
    wake();
    await dealt;
    assert.deepEqual(done, ["kept", "first", "dealt"]);
});
