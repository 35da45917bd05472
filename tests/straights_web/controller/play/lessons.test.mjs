// A lesson: what is right leads on, what is wrong is answered, and the game on the table is there again.
import assert from "node:assert/strict";
import { test } from "node:test";

import { settled } from "../../../support/web/dom.mjs";
import { client, motion, player, table } from "../../../support/web/game_page.mjs";
import { Refusal } from "../../../../straights_web/model/game_client.js";
import { Lessons } from "../../../../straights_web/controller/games/lessons.js";

const sentence = (template) => ({ context: "", template });
const step = (at, card, button = "") => {
    const own = { viewer: 0, round: 1, turn: 0, seats: [], piles: [], offers: [], message: [sentence(`step ${at}`)] };
    return { step: at, steps: 2, table: own, events: [], card, button, levels: {}, begins: "draw/draw/reckless" };
};

test("a lesson leads on by what is right alone", async () => {
    const ringed = [];
    const cards = /** @type {any} */ ({ instead: null });
    const begun = [];
    const panels = { append() {}, querySelector: () => null };
    Object.assign(table.hand, { showCosts: (_costs, card) => ringed.push(card), focus() {} });
    table.more = { strip: { point: (key) => ringed.push(key) }, choose: (chosen) => ringed.push(chosen) };
    player.jump = (after) => table.draw(after);
    const announcements = { say() {}, clear() {} };
    const lessons = Reflect.construct(Lessons, [{ client, motion, player, table, cards, panels, announcements }]);
    client.answer = step(0, "7S");
    await lessons.open("draw/draw", "Zoe", (chosen) => begun.push(chosen));
    client.ask = () => Promise.reject(new Refusal("", "", [sentence("No.")]));
    cards.instead({ cards: "KC" });
    await settled();
    const asked = [];
    client.ask = (request) => (asked.push(request), Promise.resolve(step(1, "2S", "draw")));
    cards.instead({ cards: "7S" });
    await settled();
    client.ask = () => Promise.resolve(step(2, null));
    cards.instead({ key: "draw", cards: "2S" });
    await settled();
    const { shown } = lessons;
    const { place, begin, close } = lessons.bar;
    assert.deepEqual([ringed, table.warnings, asked[0].step, asked[0].answer], [["7S", "7S", null, ["2S"], "draw", null], ["No."], 0, { cards: "7S" }]);
    assert.deepEqual([shown?.game, shown?.table.message], ["draw", [sentence("step 2")]]);
    assert.deepEqual([place.textContent, begin.hidden, player.isSuspended], ["", false, true]);
    assert.deepEqual([close.textContent, close.hidden], ["Back to game", false]);
    begin.click();
    close.click();
    assert.deepEqual([player.isSuspended, cards.instead, lessons.shown, begun], [false, null, null, ["draw/draw/reckless"]]);
});
