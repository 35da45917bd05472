// A game that stops the engine at once is not begun for ever.
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";

import { fakeStorage } from "../../support/web/fake_storage.mjs";
import { Failures } from "../../../straights_web/model/failures.js";

let storage;
const visit = () => new Failures(storage);

beforeEach(() => {
    storage = fakeStorage();
});

// Over a reload; not where something was played in between.
test("the second failure in a row is known", () => {
    const found = [visit().note(), visit().note()];
    visit().forget();
    assert.deepEqual([...found, visit().note()], [false, true, false]);
});

// The visit after the next goes on as usual.
test("a new game is asked for once", () => {
    visit().askForNewGame();
    assert.deepEqual([visit().takeNewGame(), visit().takeNewGame()], [true, false]);
});
