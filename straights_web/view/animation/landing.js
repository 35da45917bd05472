/** How a card lands in a row: it dips, and a light runs once over a row that it completes. */

import { RANKS } from "../../connection/card_values.js";
import { DURATIONS } from "./durations.js";

const DIP = { transform: "translateY(3px)" };
const BRIGHT = { filter: "brightness(1.2)", transform: "scale(1.07)" };

/**
 * @param {HTMLElement} card in its place of a row
 * @param {import("./motion.js").Motion} motion
 */
export function land(card, motion) {
    void motion.animate(card, [{}, DIP, {}], { duration: DURATIONS.LAND });
    const cards = [...(card.closest(".row")?.querySelectorAll("[data-card]") ?? [])];
    if (cards.length < RANKS.length) return;
    const half = DURATIONS.SHIMMER / 2;
    cards.forEach((each, at) => void motion.animate(each, [{}, BRIGHT, {}], { duration: half, delay: (half * at) / cards.length }));
}
