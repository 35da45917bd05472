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

test("other records stand for all", async () => {
    const statistics = new Statistics(database);
    await statistics.keep(record("a"));
    await statistics.replace([record("b")]);
    assert.deepEqual([await games(statistics), await games(new Statistics(database))], [["b"], ["b"]]);
});
