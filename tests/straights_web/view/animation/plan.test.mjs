// What moves between two tables, for the cases that the window shares.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

import { plan } from "../../../../straights_web/view/animation/plan.js";

const cases = JSON.parse(readFileSync(new URL("../../../support/motion/plans.json", import.meta.url), "utf-8"));
/** @returns {any} */
const seen = ({ results, cards_left, ...more }) => ({
    ...more,
    results: Array.from({ length: results }),
    seats: cards_left.map((count) => ({ cards_left: count })),
});

for (const { name, occasion, before, after, plan: expected } of cases) {
    test(name, () => assert.deepEqual(plan(seen(before), seen(after), occasion), expected));
}
