// The bar of a replay: what it shows of a moment.
import assert from "node:assert/strict";
import { test } from "node:test";

import { partsOf, textOf } from "../../../support/web/dom.mjs";
import { ReplayBar } from "../../../../straights_web/view/panels/replay_bar.js";

// The suits from clubs to spades, as in the window.
test("open hands read as the board", () => {
    /** @type {any} */
    const [actions, moment] = [{}, { at: 0, count: 3, isNow: true, hands: [["AS", "TH", "9D", "QC", "TC"]] }];
    const bar = new ReplayBar(actions);
    bar.show({ ...moment, table: { round: 1, turn: 0, seats: [{ name: "Anna" }] } }, "");
    assert.deepEqual(partsOf("mini-card", bar.hands).map(textOf), ["10♣", "Q♣", "9♦", "10♥", "A♠"]);
});
