// A round that counts is reviewed behind the game, for the rating.
import assert from "node:assert/strict";
import { test } from "node:test";

import { settled } from "../../../support/web/dom.mjs";
import { findPrice } from "../../../../straights_web/controller/review/when_free.js";
import { Refusal } from "../../../../straights_web/model/game_client.js";

// While a computer thinks the table is left alone; another game refuses the next step.
for (const [end, answer] of /** @type {[string, () => Promise<any>][]} */ ([
    ["the sum", async () => ({ summary: {} })],
    ["another game", () => Promise.reject(new Refusal("NothingToReview", ""))],
])) {
    test(`each choice is asked for while the table is idle, up to ${end}`, async () => {
        const steps = [];
        const ask = async ({ step }) => (steps.push(step) < 3 ? { summary: null } : answer());
        const player = Object.assign(new EventTarget(), { isIdle: false });
        /** @type {any} */
        const page = { client: { ask, state: { players: ["expert", null], humans: [1], table: { turn: 1 } } }, player };
        const found = findPrice(page, 2);
        await settled();
        const before = [...steps];
        player.isIdle = true;
        player.dispatchEvent(new Event("idle"));
        await found;
        assert.deepEqual([before, steps], [[], [0, 1, 2]]);
    });
}
