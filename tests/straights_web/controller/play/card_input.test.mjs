// Cards that are used before their player's turn.
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";

import { pass } from "../../../support/web/dom.mjs";
import { client, player, table, tableMessage, tell } from "../../../support/web/game_page.mjs";
import { CardInput } from "../../../../straights_web/controller/play/card_input.js";

let cards;

beforeEach(async () => {
    cards = new CardInput(/** @type {any} */ ({ client, table, player }));
    table.redraw = () => table.drawn.push("redrawn");
    await tell(tableMessage(1, { turn: 1 }));
});

// On a phone there is no Esc; another card takes the place of the first.
test("a second tap takes a queued card back", async () => {
    await cards.activate("7S");
    const queued = [table.hand.queued];
    await cards.activate("8S");
    queued.push(table.hand.queued);
    await cards.activate("8S");
    queued.push(table.hand.queued);
    cards.playQueued();
    assert.deepEqual(
        [queued, table.warnings.at(-1).includes("eight"), table.drawn.at(-1), client.asked],
        [["7S", "8S", null], true, "redrawn", []],
    );
});

test("another game, and another moment of it, take a queued card back", async () => {
    await cards.activate("7S");
    await tell(tableMessage(2, { turn: 1 }));
    assert.equal(table.hand.queued, null);
});

// The next round, which the table has dealt already, was not seen yet.
test("a card below a result is neither played nor kept", async () => {
    const found = [];
    const use = async () => {
        await cards.activate("7S");
        found.push([client.asked.length, table.hand.queued]);
    };
    table.result.isShown = true;
    await use();
    table.result.isShown = false;
    await use();
    assert.deepEqual(found, [[0, null], [0, "7S"]]);
});

// As on a dead or slow connection; a quick answer shows nothing.
test("a card that is on its way looks sent until the table answers", async () => {
    let answer;
    client.submit = () => new Promise((resolve) => (answer = resolve));
    await tell(tableMessage(2, { turn: 0 }));
    const used = cards.activate("7S");
    const found = [table.hand.queued];
    await pass(300);
    found.push(table.hand.queued);
    answer({});
    await used;
    await pass(300);
    assert.deepEqual([...found, table.hand.queued], [null, "7S", null]);
});
