// The sheet with the result of a round or a game.
import assert from "node:assert/strict";
import { test } from "node:test";

import { element, textOf } from "../../../support/web/dom.mjs";
import { ENDED } from "../../../support/web/game_page.mjs";
import { ResultSheet } from "../../../../straights_web/view/table/result_sheet.js";

/** @typedef {import("../../../support/web/dom.mjs").Stub} Stub */

// The table says where the seats stand, and what that means.
test("the rows are in the order of the places", () => {
    const sheet = new ResultSheet(element(), () => "");
    const standing = { context: "RoundText", template: "You share the lead." };
    sheet.outcome = { standing, places: [3, 1, 1, 4] };
    /** @type {Stub} */
    const round = ENDED.after;
    sheet.show(round);
    assert.deepEqual(Array.from(sheet.rows.children, ({ children: [place] }) => textOf(place)), ["1", "1", "3", "4"]);
    assert.equal(textOf(sheet.title), "You share the lead.");
});

// Anybody may go on to the next round; the button comes when a spectator takes a seat at the result.
test("another game is offered to who may play", () => {
    const sheet = new ResultSheet(element(), () => "");
    const shown = [];
    const note = () => shown.push([sheet.button.children[0], sheet.button.hidden]); // before the name of the key
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

// What it means to the player is the title, the result of the match stands above.
test("the end of a match says who has won, and the result with the same cards", () => {
    const sheet = new ResultSheet(element(), () => "");
    const said = () => [textOf(sheet.caption), textOf(sheet.title)];
    const standing = { context: "", template: "You win!" };
    /** @type {Stub} */
    const round = ENDED.after;
    sheet.outcome = { standing };
    sheet.show({ ...round, winners: [0] });
    const usual = said();
    sheet.outcome = { standing, match: { context: "", template: "ahead" } };
    sheet.show({ ...round, winners: [0] });
    assert.deepEqual(usual, ["End of the game", "You win!"]);
    assert.deepEqual(said(), ["ahead", "You win!"]);
});
