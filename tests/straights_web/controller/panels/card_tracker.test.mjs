// The tracker is drawn once for what has happened, not for each part of it.
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";

import { settled } from "../../../support/web/dom.mjs";
import { client, player, tableMessage, tell } from "../../../support/web/game_page.mjs";
import { trackCards } from "../../../../straights_web/controller/panels/card_tracker.js";

let shown;

beforeEach(() => {
    shown = [];
    /** @type {any} */
    const view = { show: (answer) => shown.push(answer?.number), showNothing: () => shown.push("nothing") };
    /** @type {any} */
    const panel = Object.assign(new EventTarget(), { isOpen: true, body: { append() {} } });
    trackCards({ client, player }, panel, view);
});

// The table is asked when nothing moves any more.
test("one message is asked about once", async () => {
    await tell(tableMessage(1));
    assert.deepEqual(client.asked.map(({ type }) => type), ["track"]);
});

// Nor one that comes after that to a later question.
test("a late answer is not shown after the game", async () => {
    const answers = [];
    client.ask = () => new Promise((resolve) => answers.push(resolve));
    await tell(tableMessage(1));
    await tell(tableMessage(2));
    answers[1]({ number: 2 });
    answers[0]({ number: 1 });
    await settled();
    await tell(tableMessage(3));
    await tell(tableMessage(4, { turn: null }));
    answers[2]({ number: 3 });
    await settled();
    assert.deepEqual(shown, [2, "nothing"]);
});
