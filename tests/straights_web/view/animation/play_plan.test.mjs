// Cards fly from where they were only in the same round, before the same viewer.
import assert from "node:assert/strict";
import { test } from "node:test";

import { setGlobal } from "../../../support/web/dom.mjs";
import { observation } from "../../../support/web/game_page.mjs";
import { drawMoved } from "../../../../straights_web/view/animation/play_plan.js";

const CARD = "7S";
/** A drawn card, so many pixels from the left. @returns {any} */
const cardAt = (left) => ({
    dataset: { card: CARD },
    offsetWidth: 80,
    getBoundingClientRect: () => ({ left, top: 0, width: 80, height: 112 }),
});
const before = observation("before", { round: 1, moves: [{ seat: 0, card: CARD }] });

/** A table with the card on the board, which the next drawing puts into the hand. @returns {any} */
const tableWithCard = () => {
    const board = [cardAt(300)];
    const hand = /** @type {any[]} */ ([]);
    return {
        observation: before,
        board: { root: { querySelectorAll: () => board } },
        hand: { buttons: new Map(), root: { querySelectorAll: () => hand } },
        draw() {
            board.length = 0;
            hand.push(cardAt(0));
            this.hand.buttons.set(CARD, hand[0]);
        },
    };
};

for (const [name, more] of /** @type {[string, object][]} */ ([
    ["another round", { round: 2 }],
    ["another viewer", { round: 1, seat: 2 }],
    ["the result of a round", { round: 1, results: [{}] }],
])) {
    test(`no card flies to ${name}`, async () => {
        setGlobal("getComputedStyle", () => ({ rotate: "none" }));
        const animated = [];
        /** @type {any} */
        const motion = { moves: true, animate: async (target) => animated.push(target) };
        /** @type {any} */
        const after = observation("after", { hand: [CARD], ...more });
        await drawMoved(after, "jump", tableWithCard(), motion);
        assert.deepEqual(animated, []);
    });
}
