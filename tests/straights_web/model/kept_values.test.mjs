// What the table sends to be kept: each value in place of the last one of its name, in old databases, too.
import assert from "node:assert/strict";
import { test } from "node:test";

import { fakeDatabase } from "../../support/web/fake_database.mjs";
import { Database, DAYS, GAMES, HELPED, RECORDS } from "../../../straights_web/model/database.js";
import { KeptValues } from "../../../straights_web/model/kept_values.js";

// Also in a database that could not be read at first.
test("a value replaces the last one of its name", async () => {
    const database = fakeDatabase();
    await database.put(DAYS, "2026-11-24", { day: "2026-11-24", a: 1 });
    const { all } = database;
    database.all = () => Promise.reject(new Error("busy")).finally(() => (database.all = all));
    const days = new KeptValues(database, DAYS, "day");
    await days.keep({ day: "2026-11-25", a: 2 });
    await days.keep({ day: "2026-11-25", a: 3 });
    const expected = [{ day: "2026-11-24", a: 1 }, { day: "2026-11-25", a: 3 }];
    assert.deepEqual(await days.all(), expected);
    assert.deepEqual(await new KeptValues(database, DAYS, "day").all(), expected);
});

test("a stored value without a name is left out", async () => {
    const database = fakeDatabase();
    for (const [key, value] of [null, {}, { day: 7 }, { day: "2026-11-25" }].entries()) await database.put(DAYS, key, value);
    assert.deepEqual(await new KeptValues(database, DAYS, "day").all(), [{ day: "2026-11-25" }]);
});

// As those of a tab that plays no longer, which have to be read again once it may.
test("only the tab that plays keeps values, and each the latest", async () => {
    const database = fakeDatabase();
    const lock = Object.assign(new EventTarget(), { isHeld: true });
    const days = new KeptValues(database, DAYS, "day", lock);
    await days.keep({ day: "1" });
    lock.isHeld = false;
    lock.dispatchEvent(new Event("lost"));
    await days.keep({ day: "2" });
    await database.put(DAYS, "3", { day: "3" });
    const found = [[...database.values.keys()], await days.all()];
    await database.put(DAYS, "4", { day: "4" });
    lock.dispatchEvent(new Event("taken"));
    assert.deepEqual([...found, await days.all()], [["1", "3"], [{ day: "1" }, { day: "3" }], [{ day: "1" }, { day: "3" }, { day: "4" }]]);
});

for (const [name, database, refusals] of /** @type {[string, any, boolean][]} */ ([
    ["without a database", null, false],
    ["with one that is full", { ...fakeDatabase(), put: async () => Promise.reject(new Error("full")) }, true],
])) {
    test(`a value lasts as long as the page ${name}, and is not taken for stored`, async () => {
        const lock = Object.assign(new EventTarget(), { isHeld: true });
        const days = new KeptValues(database, DAYS, "day", lock);
        let isTold = false;
        days.addEventListener("refused", () => (isTold = true));
        await days.keep({ day: "2026-11-25" });
        lock.dispatchEvent(new Event("lost"));
        assert.deepEqual([await days.all(), [...days.unstored.keys()], isTold], [[{ day: "2026-11-25" }], ["2026-11-25"], refusals]);
    });
}

test("a database of an earlier version gets the new stores", async () => {
    const made = [];
    const upgraded = {
        objectStoreNames: { contains: (name) => [GAMES, RECORDS].includes(name) },
        createObjectStore: (name) => made.push(name),
    };
    /** @type {any} */
    const browser = {
        open: () => {
            const request = { result: upgraded };
            setTimeout(() => {
                request.onupgradeneeded();
                request.onsuccess();
            });
            return request;
        },
    };
    await Database.open(browser);
    assert.deepEqual(made, [DAYS, HELPED]);
});
