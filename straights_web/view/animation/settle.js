/** Moves cards of the hand to their new places when others are added or removed. */

import { SETTLE } from "./motion.js";

/** @typedef {import("../../connection/protocol.js").Card} Card */
/** @typedef {Map<Card, {x: number, y: number}>} Places */

/**
 * The current places of the cards in the hand.
 * @param {import("../table/hand.js").Hand} hand
 * @returns {Places}
 */
export function placesOf(hand) {
    const places = [...hand.buttons].map(([card, { offsetLeft, offsetTop }]) => ({ card, x: offsetLeft, y: offsetTop }));
    return new Map(places.map(({ card, x, y }) => [card, { x, y }]));
}

/**
 * Animate the cards from their former places; resolves at the end.
 * @param {import("../table/hand.js").Hand} hand
 * @param {Places} before
 * @param {import("./motion.js").Motion} motion
 * @param {number} [delay]
 */
export async function settle(hand, before, motion, delay = 0) {
    if (!motion.moves) {
        return;
    }
    const moves = [...hand.buttons].map(([card, button]) => {
        const start = before.get(card);
        const [x, y] = [(start?.x ?? 0) - button.offsetLeft, (start?.y ?? 0) - button.offsetTop];
        if (start === undefined || (x === 0 && y === 0)) {
            return Promise.resolve();
        }
        const keyframes = [{ transform: `translate(${x}px, ${y}px)` }, { transform: "none" }];
        return motion.animate(button, keyframes, { duration: SETTLE, delay });
    });
    await Promise.all(moves);
}
