// The sheet with the result of a round or a game.
import assert from "node:assert/strict";
import { test } from "node:test";

import { element, textOf } from "../../../support/web/dom.mjs";
import { ENDED } from "../../../support/web/game_page.mjs";
import { ResultSheet } from "../../../../straights_web/view/table/result_sheet.js";

/** @typedef {import("../../../support/web/dom.mjs").Stub} Stub */

// Anybody may go on to the next round; the button comes when a spectator takes a seat at the result.
test("another game is offered to who may play", () => {
    const sheet = new ResultSheet(element(), () => "");
    const shown = [];
    const note = () => shown.push([textOf(sheet.button), sheet.button.hidden]);
    sheet.allowAgain(false);
    /** @type {Stub} */
    const round = ENDED.after;
    sheet.show(round);
    note();
    sheet.show({ ...round, winners: [0] });
    note();
    sheet.allowAgain(true);
    note();
    assert.deepEqual(shown, [["Next round", false], ["Play again", true], ["Play again", false]]);
});

// The winner is the title, what a table of a server says of the match stands above.
test("the end of a match says who has won, and the result with the same cards", () => {
    const sheet = new ResultSheet(element(), () => "");
    sheet.standing = { context: "", template: "ahead" };
    const said = () => [textOf(sheet.caption), textOf(sheet.title)];
    /** @type {Stub} */
    const round = ENDED.after;
    sheet.show({ ...round, winners: [0] });
    const usual = said();
    sheet.show({ ...round, winners: [0], duplicate_deals: 4 });
    assert.deepEqual(usual, ["End of the game", "ahead"]);
    assert.equal(said()[0], "ahead");
    assert.match(said()[1] ?? "", /wins with/);
});
