// Keys belong to what has the focus.
import assert from "node:assert/strict";
import { test } from "node:test";

import { element, happen, page } from "../../../support/web/dom.mjs";
import { data, offer, table } from "../../../support/web/game_page.mjs";
import { KeyboardInput } from "../../../../straights_web/controller/play/keyboard_input.js";

/** Listen, with as much of a player as a test needs; what is pressed counts as finished, and is said. */
const listen = (player = {}, client = {}) => {
    const done = { finished: 0, said: "" };
    const finishing = { ...player, finish: () => (done.finished += 1) };
    /** @type {any} */
    const parts = { client, table, cards: {}, player: finishing, pointer: {}, announcements: { say: (text) => (done.said = text) } };
    const keyboard = new KeyboardInput(parts);
    return Object.assign(done, { read: () => keyboard.readTable() });
};
const press = (key, target = null) => happen("keydown", { key, target }).defaultPrevented;

// A button beside the table is pressed instead.
for (const isButton of [false, true]) {
    test(`space finishes what moves unless a button has the focus: ${isButton}`, () => {
        const done = listen({ isIdle: false, showsResult: false });
        if (isButton) page.activeElement = {};
        assert.deepEqual([press(" "), done.finished], [!isButton, isButton ? 0 : 1]);
    });
}

// The game rests: nothing moves that could be finished, and the card's own button is pressed.
test("space uses the chosen card in a moment", () => {
    table.hand = { cards: ["7S", "8S"], focused: "7S", focus() {} };
    const done = listen({ isIdle: false, isSuspended: true, showsResult: false });
    assert.deepEqual([press(" "), done.finished], [false, 0]);
});

// Latin, Cyrillic, and Arabic with its own digits.
for (const [rank, suit] of [["7", "s"], ["7", "ы"], ["٧", "س"]]) {
    test(`a card is typed on every keyboard: ${rank} ${suit}`, () => {
        const focused = [];
        table.hand = { focus: (card) => focused.push(card) };
        listen();
        for (const [key, code] of [[rank, "Digit7"], [suit, "KeyS"]]) happen("keydown", { key, code, target: null });
        assert.deepEqual(focused, ["7S"]);
    });
}

// A button of the toolbar has the focus, or the slider of a replay. The first or last card that may be played comes first.
for (const [meansNothing, chosen] of /** @type {[boolean, string[]][]} */ ([[true, ["8S", "TS"]], [false, []]])) {
    test(`arrows choose a card unless they mean something to what has the focus: ${!meansNothing}`, () => {
        const focused = [];
        table.hand = { cards: ["7S", "8S", "TS", "AS"], focused: undefined, focus: (card) => focused.push(card) };
        table.shown = data("", { offers: [offer("8S", "TS")] });
        listen({ isIdle: true });
        page.activeElement = Object.assign(element(), { closest: () => (meansNothing ? {} : null) });
        for (const key of ["ArrowRight", "ArrowLeft"]) press(key);
        assert.deepEqual(focused, chosen);
    });
}

// Left to right, as somebody beside the player sees it; so are the cards that can be played.
for (const [order, hand] of /** @type {[string, string[]][]} */ ([
    ["dealt", ["8S", "7H", "AS"]],
    ["suits", ["7H", "AS", "8S"]],
])) {
    test(`the table is read as it is drawn, the hand as it is sorted: ${order}`, async () => {
        const asked = [];
        const text = [{ context: "spoken", template: "Your hand: {cards}.", values: { cards: { cards: ["7H"] } } }];
        const client = { ask: async (request) => (asked.push(request), { text }) };
        table.shown = data("", { hand: ["8S", "7H", "AS"], offers: [offer("7H", "8S")] });
        table.hand.cards = hand;
        const done = listen({}, client);
        await done.read();

        const [{ type, table: seen }] = asked;
        const own = seen.piles.find(({ place }) => place === "hand.0");
        assert.deepEqual([asked.length, type, own.cards, seen.turn], [1, "describe", hand.join(" "), 1]);
        assert.equal(done.said, "Your hand: seven of hearts.");
    });
}

// Whose turn it was when the round began would be no news.
test("who sees no running round hears that", async () => {
    const turns = [];
    const text = [{ context: "spoken", template: "Spades: no cards.", values: {} }];
    const client = { ask: async (request) => (turns.push(request.table.turn), { text }) };
    Object.assign(table, { shown: data("", { viewer: null }), isDelayed: () => true });
    const done = listen({}, client);
    await done.read();

    assert.deepEqual([turns, done.said], [[null], "Spades: no cards. You see each round when it is over."]);
});
