// The records of games are kept as the table sends them.
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";

import { fakeDatabase } from "../../support/web/fake_database.mjs";
import { Statistics } from "../../../straights_web/model/statistics.js";

/** @returns {any} */
const record = (game, practiceFrom = /** @type {number | null} */ (null)) => {
    return { game, level: "expert", rounds: [], end: null, practice_from: practiceFrom };
};
const games = async (statistics) => (await statistics.all()).map(({ game }) => game);

const database = fakeDatabase();

beforeEach(() => database.values.clear());

// A game that no record is of has none, nor does one without a seal.
test("the last record of a game outlives the page", async () => {
    const first = new Statistics(database);
    for (const each of [record("a"), record("b"), record("a", 2)]) await first.keep(each);
    const later = new Statistics(database);
    const found = await Promise.all(["a", "c", null].map((game) => later.recordOf(game)));
    assert.deepEqual([found, await games(later)], [[record("a", 2), null, null], ["a", "b"]]);
});

test("without a database records last as long as the page", async () => {
    const statistics = new Statistics(null);
    await statistics.keep(record("a"));
    assert.deepEqual(await games(statistics), ["a"]);
});

test("other records stand for all", async () => {
    const statistics = new Statistics(database);
    await statistics.keep(record("a"));
    await statistics.replace([record("b")]);
    assert.deepEqual([await games(statistics), await games(new Statistics(database))], [["b"], ["b"]]);
});

test("a database that refuses is told of and play goes on", async () => {
    const refuse = async () => Promise.reject(new Error("full"));
    /** @type {any} */
    const full = { all: refuse, put: refuse, clear: refuse };
    const statistics = new Statistics(full);
    const told = [];
    statistics.addEventListener("refused", (event) => told.push(/** @type {CustomEvent} */ (event).detail));
    await statistics.keep(record("a"));
    assert.deepEqual([await games(statistics), told], [["a"], ["Error: full", "Error: full"]]);
});

// The other one would write over them; what it had read is read again once it may.
test("only the tab that plays keeps records", async () => {
    /** @type {any} */
    const lock = Object.assign(new EventTarget(), { isHeld: true });
    const page = new Statistics(database, lock);
    await page.keep(record("a"));
    lock.isHeld = false;
    lock.dispatchEvent(new Event("lost"));
    await page.keep(record("b"));
    database.values.set("c", record("c"));
    assert.deepEqual([[...database.values.keys()], await games(page)], [["a", "c"], ["a", "c"]]);
});
