// Cards fly from where they were only in the same round, before the same viewer.
import assert from "node:assert/strict";
import { test } from "node:test";

import { setGlobal } from "../../../support/web/dom.mjs";
import { data, move } from "../../../support/web/game_page.mjs";
import { animateEvent } from "../../../../straights_web/view/animation/event_animations.js";
import { drawJump, land, waysOf } from "../../../../straights_web/view/animation/movements.js";

const CARD = "7S";
/** A drawn card, so many pixels from the left. @returns {any} */
const cardAt = (left) => ({
    dataset: { card: CARD },
    offsetWidth: 80,
    getBoundingClientRect: () => ({ left, top: 0, width: 80, height: 112 }),
});
const { movements } = move(0, "row.S", [CARD]);

/** A table with the card on the board, which the next drawing puts into the hand. @returns {any} */
const tableWithCard = () => {
    const board = [cardAt(300)];
    const hand = /** @type {any[]} */ ([]);
    return {
        shown: data("before", { movements }),
        board: { root: { querySelectorAll: () => board } },
        hand: { buttons: new Map(), root: { querySelectorAll: () => hand } },
        draw() {
            board.length = 0;
            hand.push(cardAt(0));
            this.hand.buttons.set(CARD, hand[0]);
        },
    };
};

const jumpTo = (more) => (view) => drawJump(data("after", { hand: [CARD], ...more }), view);
for (const [name, draw] of /** @type {[string, (view: any) => unknown][]} */ ([
    ["another round", jumpTo({ round: 2 })],
    ["another viewer", jumpTo({ viewer: 2 })],
    ["the end of the game", jumpTo({ turn: null })],
    // It was laid before it was confirmed.
    ["where it lies already", (view) => animateEvent({ happening: move(0, "row.S", [CARD]), table: data("after", { movements }) }, view)],
])) {
    test(`no card flies to ${name}`, async () => {
        setGlobal("getComputedStyle", () => ({ rotate: "none" }));
        const animated = [];
        await draw({ table: tableWithCard(), motion: { moves: true, animate: async (target) => animated.push(target) } });
        assert.deepEqual(animated, []);
    });
}

// As a dealer does; a card that nobody may know is on its way, too.
test("a deal goes around", () => {
    const deal = ["hand.0", "hand.1"].map((end, seat) => ({ begin: "", end, cards: seat === 0 ? ["7S", "8S"] : [null, null], amount: 0 }));
    const ways = waysOf(deal, data(""));
    assert.deepEqual(ways.map(({ card, end, index }) => [card, end?.place, index]), [["7S", "hand.0", 0], [null, "hand.1", 0], ["8S", "hand.0", 1], [null, "hand.1", 1]]);
});

// A light runs over the row that it completes, after the dip.
for (const [count, animations] of [[12, 1], [13, 14]]) {
    test(`a card lands as number ${count} of its row`, () => {
        const animated = [];
        const row = { querySelectorAll: () => Array.from({ length: count }, (_, at) => at) };
        /** @type {any} */
        const card = { closest: () => row };
        land(card, /** @type {any} */ ({ animate: async (target) => animated.push(target) }));
        assert.deepEqual([animated[0], animated.length], [card, animations]);
    });
}
