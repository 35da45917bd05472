// Links to games: what they say is followed, and what cannot be is refused.
import assert from "node:assert/strict";
import { test } from "node:test";

import { LinkError, readLink, writeLink } from "../../../straights_web/model/link.js";

/** @type {any} */
const hello = {
    seed_range: [-100, 100],
    highest_score_limit: 500,
    strategies: [{ name: "expert" }, { name: "first-legal" }],
};
const read = (hash, search = "") => readLink({ hash, search }, hello);

// A human is nobody's strategy.
test("a link names seed, seats and limit", () => {
    const expected = { seed: 44, seats: [null, "expert", "first-legal", "expert"], limit: 0, reseed: false };
    const fields = "seed=44&seats=human,expert,first-legal,expert&limit=0";
    assert.deepEqual(read(`#${fields}`), expected);
    assert.deepEqual(read("", `?${fields}`), expected);
});

// Any part of a game makes one; the table draws the seed that is missing.
test("what a link does not say is left open", () => {
    const open = { seed: null, seats: null, limit: null, reseed: false };
    const seats = [null, "expert", "expert", "expert"];
    assert.deepEqual(read("#seed=-7"), { ...open, seed: -7 });
    assert.deepEqual(read("#limit=50"), { ...open, limit: 50 });
    assert.deepEqual(read("#top", "?seats=human,expert,expert,expert"), { ...open, seats });
    assert.deepEqual(read("#rules=sevens/5-any"), { ...open, rules: "sevens/5-any" });
    assert.equal(read(""), null);
    assert.equal(read("#top", "?lang=de"), null);
});

// Anybody may have written the link.
for (const [fields, part] of [
    ["seed=", "seed="],
    ["seed=101", "seed=101"],
    ["seed=1e1", "seed=1e1"],
    ["seed=<b>", "seed=<b>"],
    ["seed=99999999999999999999", "seed=99999999999999999999"],
    ["seed=1&seats=human,expert,expert", "seats=human,expert,expert"],
    ["seed=1&seats=human,expert,expert,__proto__", "seats=human,expert,expert,__proto__"],
    ["seed=1&limit=-1", "limit=-1"],
    ["seed=1&limit=1.5", "limit=1.5"],
    ["seed=1&limit=501", "limit=501"],
    ["seed=1&reseed=2", "reseed=2"],
    ["seed=1&reseed=yes", "reseed=yes"],
    ["seats=human", "seats=human"],
    [`seed=1&x=${"x".repeat(3000)}`, `seed=1&x=${"x".repeat(3000)}`],
]) {
    test(`what cannot be is refused: ${fields.slice(0, 50)}`, () => {
        assert.throws(() => read(`#${fields}`), new LinkError(part));
    });
}

// The address's own search and hash are not handed on.
test("a written link is read as the same game", () => {
    const game = { seed: 5, seats: [null, "expert", "expert", "expert"], limit: 80, reseed: true };
    const link = writeLink("https://example.org/play/?lang=de#old", game);
    assert.equal(link, "https://example.org/play/#seed=5&seats=human,expert,expert,expert&limit=80&reseed=1");
    assert.deepEqual(read(new URL(link).hash), game);
});
