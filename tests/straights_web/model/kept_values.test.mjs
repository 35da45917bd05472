// What the table sends to be kept: each value in place of the last one of its name, in old databases, too.
import assert from "node:assert/strict";
import { test } from "node:test";

import { fakeDatabase } from "../../support/web/fake_database.mjs";
import { Database, DAYS, GAMES, HELPED, RECORDS } from "../../../straights_web/model/database.js";
import { KeptValues } from "../../../straights_web/model/kept_values.js";

test("a value replaces the last one of its name", async () => {
    const database = fakeDatabase();
    await database.put(DAYS, "2026-11-24", { day: "2026-11-24", a: 1 });
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

test("a value that cannot be stored lasts as long as the page", async () => {
    const refuse = async () => Promise.reject(new Error("full"));
    const days = new KeptValues({ ...fakeDatabase(), all: refuse, put: refuse }, DAYS, "day");
    let refusals = 0;
    days.addEventListener("refused", () => (refusals += 1));
    await days.keep({ day: "2026-11-25" });
    assert.deepEqual([await days.all(), refusals > 0], [[{ day: "2026-11-25" }], true]);
});

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
