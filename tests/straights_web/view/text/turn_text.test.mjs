// What is to do now is what the table says may be done.
import assert from "node:assert/strict";
import { test } from "node:test";

import { turnText, useTableTexts } from "../../../../straights_web/view/text/turn_text.js";

const sentence = (template) => ({ context: "TableText", template });
useTableTexts({ turn: sentence("{name}’s turn.") });

// Nothing is concluded from the cards.
for (const [more, text] of /** @type {[object, string][]} */ ([
    [{ message: [sentence("Play!")] }, "Play!"],
    [{}, ""],
    [{ viewer: 1 }, "Anna’s turn."],
    [{ viewer: null }, "Anna’s turn."],
    [{ seats: [{ name: "Anna", player: "expert" }] }, "Anna’s turn."],
    [{ turn: null }, ""],
])) {
    test(`the player is told what to do: ${text}`, () => {
        const seats = [{ name: "Anna", player: "" }];
        /** @type {any} */
        const view = { turn: 0, viewer: 0, seats, message: [], ...more };
        assert.equal(turnText(view), text);
    });
}

// Whose turn it was when the round began says nothing of now; at the end there is nothing to wait for.
for (const [turn, text] of /** @type {[number | null, string][]} */ ([[0, "You see each round when it is over."], [null, ""]])) {
    test(`who sees no running round is told so: ${turn}`, () => {
        /** @type {any} */
        const view = { turn, viewer: null, seats: [{ name: "Anna", player: "" }], message: [] };
        assert.equal(turnText(view, true), text);
    });
}
