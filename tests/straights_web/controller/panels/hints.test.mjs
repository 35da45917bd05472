// What a hint shows, and why there is none.
import assert from "node:assert/strict";
import { test } from "node:test";

import { client, player, state, table } from "../../../support/web/game_page.mjs";
import { Hints, costMarks } from "../../../../straights_web/controller/panels/hints.js";
import { Refusal } from "../../../../straights_web/model/game_client.js";

/** @type {any} */
const announcements = { say() {} };

// Not in those of the engine.
for (const [text, told] of /** @type {[any[], string][]} */ ([
    [[], "No hint is available here."],
    [[{ context: "ErrorText", template: "It’s {name}’s turn.", values: { name: "A" } }], "It’s A’s turn."],
])) {
    test(`a refused hint is told: ${told}`, async () => {
        client.state = state("now", { turn: 0 });
        client.ask = () => Promise.reject(new Refusal("HintFailed", "ValueError: no", text));
        await new Hints({ client, table, player, announcements }).show();
        assert.deepEqual(table.warnings, [told]);
    });
}

// What it says again is the same sentence, which names no key.
test("a hint without a choice offers no reason", async () => {
    const only = { context: "hints", template: "9♣ is the only card you can play.", values: {} };
    client.state = state("now", { turn: 0 });
    client.ask = () => Promise.resolve({ seq: client.state.seq, advice: only, reasons: [], spoken: [only], best: "9C", costs: [] });
    /** @type {string[]} */
    const said = [];
    table.advise = (/** @type {any} */ text) => said.push(text.children.at(-1));
    const hints = new Hints({ client, table, player, announcements });
    for (let press = 0; press < 3; press++) await hints.show();
    assert.deepEqual(said, Array(3).fill(" is the only card you can play."));
});

// Equally good cards are marked alike. Also what can be expected of the best card, which the other costs are compared with.
test("each mark on a card says what it means", () => {
    const said = (/** @type {string} */ template) => ({ context: "", template });
    const costs = [
        { card: "9C", cost: 4, near_tie: false, text: said("9♣ costs 4."), mark: said("costs 4"), short_mark: said("4") },
        { card: "6S", cost: 0.2, near_tie: true, text: said("6♠ is as good."), mark: said("as good"), short_mark: said("0") },
    ];
    const marks = costMarks({ best: "6H", best_texts: [said("The best choice.")], costs });
    assert.deepEqual(
        marks.map(({ card, text, tooltip, name }) => [card, text, tooltip, name]),
        [
            ["6H", "✓", "The best choice.", "The best choice."],
            ["9C", "costs 4", "9♣ costs 4.", "costs 4"],
            ["6S", "✓", "6♠ is as good.", "as good"],
        ],
    );
    assert.deepEqual(marks.map(({ isBest }) => isBest), [true, false, true]);
});
