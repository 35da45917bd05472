// Why there is no hint is told in the player's words.
import assert from "node:assert/strict";
import { test } from "node:test";

import { client, player, state, table } from "../../../support/web/game_page.mjs";
import { Hints } from "../../../../straights_web/controller/panels/hints.js";
import { Refusal } from "../../../../straights_web/model/game_client.js";

/** @type {any} */
const announcements = { say() {} };

// Not in those of the engine.
for (const [reason, told] of [
    ["HintFailed", "No hint is available here."],
    ["GameIsOver", "The game is over."],
    ["NotYourTurn", "It's A's turn."],
]) {
    test(`a refused hint is told: ${reason}`, async () => {
        client.state = state("now", { turn: 0 });
        client.ask = () => Promise.reject(new Refusal(reason, "ValueError: no"));
        await new Hints(client, table, player, announcements).show();
        assert.deepEqual(table.warnings, [told]);
    });
}
