// Why there is no hint is told in the player's words.
import assert from "node:assert/strict";
import { test } from "node:test";

import { client, player, state, table } from "../../../support/web/game_page.mjs";
import { Hints } from "../../../../straights_web/controller/panels/hints.js";
import { Refusal } from "../../../../straights_web/model/game_client.js";

/** @type {any} */
const announcements = { say() {} };

// Not in those of the engine.
for (const [text, told] of /** @type {[any[], string][]} */ ([
    [[], "No hint is available here."],
    [[{ context: "ErrorText", template: "It's {name}'s turn.", values: { name: "A" } }], "It's A's turn."],
])) {
    test(`a refused hint is told: ${told}`, async () => {
        client.state = state("now", { turn: 0 });
        client.ask = () => Promise.reject(new Refusal("HintFailed", "ValueError: no", text));
        await new Hints(client, table, player, announcements).show();
        assert.deepEqual(table.warnings, [told]);
    });
}
