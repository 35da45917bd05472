// What new cards are worth is said in place of whose turn it is, for a while, and until one of them is played.
import assert from "node:assert/strict";
import { test } from "node:test";

import { sayPromises } from "../../../../straights_web/controller/panels/promise.js";

const said = { context: "", template: "These cards are average." };
const turn = { turn: 0, viewer: 0, seats: [{ strategy: null }], message: [{ context: "", template: "Your turn" }] };

test("it is asked for with a deal, and ends with a card of the player, or after a while", async (t) => {
    t.mock.timers.enable({ apis: ["setTimeout"] });
    globalThis.window = /** @type {any} */ ({ setTimeout });
    const told = { textContent: "" };
    const message = { root: told, show: (/** @type {string} */ text) => (told.textContent = text) };
    const player = Object.assign(new EventTarget(), { isIdle: false });
    const hand = { cards: Array(13).fill("7S") };
    let isWanted = false;
    const page = {
        client: { ask: async () => ({ text: [said] }) },
        table: { hand, message, shown: turn },
        player,
        preferences: { get: () => isWanted },
        announcements: { add() {} },
    };
    sayPromises(/** @type {any} */ (page));
    const deal = async () => {
        hand.cards = Array(13).fill("7S");
        message.show("Your turn");
        player.dispatchEvent(new CustomEvent("event", { detail: { happening: { is_deal: true } } }));
        await new Promise((resolve) => setImmediate(resolve));
        player.dispatchEvent(new Event("idle"));
        return told.textContent;
    };
    assert.equal(await deal(), "Your turn");
    isWanted = true;
    assert.equal(await deal(), said.template);
    t.mock.timers.tick(4000);
    assert.equal(told.textContent, "Your turn");
    assert.equal(await deal(), said.template);
    hand.cards.pop();
    message.show("Your turn");
    player.dispatchEvent(new Event("idle"));
    assert.equal(told.textContent, "Your turn");
});
