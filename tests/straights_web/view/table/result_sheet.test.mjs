// The sheet with the result of a round or a game.
import assert from "node:assert/strict";
import { test } from "node:test";

import { element, textOf } from "../../../support/web/dom.mjs";
import { RESULT, data } from "../../../support/web/game_page.mjs";
import { ResultSheet } from "../../../../straights_web/view/table/result_sheet.js";

const title = (template) => ({ context: "", template });
const [ended, counting, won] = [false, true, true].map((is_last, at) => {
    const table = data("", { result: { ...RESULT, title: title("You win!"), is_last } });
    return { ...table, seats: table.seats.map((seat) => ({ ...seat, is_winner: at === 2 && seat.mark === 0 })) };
});

// The table says where the seats stand, and what that means.
test("the rows are in the order of the places", () => {
    const sheet = new ResultSheet(element());
    const rows = RESULT.rows.map((row, seat) => ({ ...row, place: [3, 1, 1, 4][seat] }));
    sheet.show(data("", { result: { ...RESULT, rows, title: title("You share the lead.") } }));
    assert.deepEqual(Array.from(sheet.rows.children, ({ children: [place] }) => textOf(place)), ["1", "1", "3", "4"]);
    assert.equal(textOf(sheet.title), "You share the lead.");
});

// Anybody may go on to the next round; the button comes when a spectator takes a seat at the result.
test("another game is offered to who may play", () => {
    const sheet = new ResultSheet(element());
    const shown = [];
    const note = () => shown.push([sheet.button.children[0], sheet.button.hidden]); // before the name of the key
    sheet.allowAgain(false);
    for (const each of [ended, counting, won]) {
        sheet.show(each);
        note();
    }
    sheet.allowAgain(true);
    note();
    assert.deepEqual(shown, [["Next round", false], ["Play again", true], ["Play again", true], ["Play again", false]]);
});

// What it means to the player is the title, the result of the match stands above.
test("the end of a match says who has won, and the result with the same cards", () => {
    const sheet = new ResultSheet(element());
    const said = () => [textOf(sheet.caption), textOf(sheet.title)];
    sheet.show(won);
    const usual = said();
    sheet.match = title("ahead");
    sheet.show(won);
    assert.deepEqual(usual, ["End of the game", "You win!"]);
    assert.deepEqual(said(), ["ahead", "You win!"]);
});
