/** Moves cards of the hand to their new places when others are added or removed. */

import { poseOf } from "./flights.js";
import { DURATIONS } from "./durations.js";

/** @typedef {import("../../connection/protocol.js").Card} Card */

/**
 * Animate the cards from their former poses; resolves at the end.
 * @param {import("../table/hand.js").Hand} hand
 * @param {Map<Card | null | undefined, import("./flights.js").Pose>} before
 * @param {import("./motion.js").Motion} motion
 * @param {number} delay
 */
export async function settle(hand, before, motion, delay) {
    const moves = [...hand.buttons].map(([card, button]) => {
        const now = poseOf(button);
        const { x, y } = before.get(card) ?? now;
        const isMoved = x !== now.x || y !== now.y;
        const keyframes = [{ transform: `translate(${x - now.x}px, ${y - now.y}px)` }, { transform: "none" }];
        return isMoved ? motion.animate(button, keyframes, { duration: DURATIONS.SETTLE, delay }) : null;
    });
    await Promise.all(moves);
}
