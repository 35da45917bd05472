// What is to do now is what the table says may be done.
import assert from "node:assert/strict";
import { test } from "node:test";

import { turnText } from "../../../../straights_web/view/text/table_text.js";

// Nothing is concluded from how the table looks.
for (const [legal, begins] of /** @type {[string[], RegExp][]} */ ([
    [["7S"], /^You have the seven of spades/],
    [["7H", "8S"], /^Your turn/],
])) {
    test(`the seven of spades is named where it may be played: ${legal}`, () => {
        /** @type {any} */
        const view = { turn: 0, seat: 0, seats: [{ strategy: null }], legal_plays: legal, table: [[], [], [], []] };
        assert.match(turnText(view), begins);
    });
}
