// The table of the last visit is shown at the next one, unless it would be wrong or empty.
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";

import { fakeStorage } from "../../support/web/fake_storage.mjs";
import { VERSION } from "../../../straights_web/connection/constants.js";
import { LastTable } from "../../../straights_web/model/last_table.js";
import { TextStorage } from "../../../straights_web/model/text_storage.js";

/** @type {any} */
const HELLO = { v: VERSION, strategies: [{ name: "expert" }], table_texts: { turn: {} }, lengths: [] };
/** @type {any} */
const STATE = { viewer: 0, humans: [0], table: { turn: 2 } };
let storage;

beforeEach(() => {
    storage = fakeStorage();
});

const kept = (hello, state) => {
    new LastTable(storage).keep(hello, state);
    return new LastTable(storage).read();
};

test("what is kept is read at the next visit, with the texts on it", () => {
    assert.deepEqual(kept(HELLO, STATE), {
        v: VERSION,
        texts: { strategies: HELLO.strategies, table_texts: HELLO.table_texts },
        state: STATE,
    });
});

// Nor a game that is over, or at which the screen is handed on: nobody could play a card there.
test("nothing is shown of another version of the messages", () => {
    const over = { ...STATE, table: { turn: null } };
    assert.deepEqual(
        [kept({ ...HELLO, v: VERSION + 1 }, STATE), kept(HELLO, over), kept(HELLO, { ...STATE, viewer: null })],
        [null, null, null],
    );
});

// Another of them may be the next at the screen.
test("nobody's hand is kept where several people play at one screen", () => {
    kept(HELLO, STATE);
    assert.equal(kept(HELLO, { ...STATE, humans: [0, 1] }), null);
});

test("a damaged text, and storage that is refused, show nothing", () => {
    const refused = new LastTable(new TextStorage(null));
    refused.keep(HELLO, STATE);
    const damaged = [`{"v":${VERSION}}`, "{", "[]", "1"].map((text) => {
        storage.set("straights.last-table", text);
        return new LastTable(storage).read();
    });
    assert.deepEqual([refused.read(), ...damaged], Array(5).fill(null));
});
