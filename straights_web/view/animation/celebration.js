/** The moment of a won game: the four suits rise over the result. */

import { element } from "../elements.js";
import { suitSign } from "../text/table_text.js";

const SUITS = ["C", "D", "H", "S"];
const COUNT = 28;
const RISE = 1800;
const STAGGER = 45;

/**
 * @param {HTMLElement} root
 * @param {import("./motion.js").Motion} motion
 */
export function celebrate(root, motion) {
    if (!motion.moves) return;
    const signs = Array.from({ length: COUNT }, (_, number) => {
        const suit = SUITS[number % SUITS.length] ?? "";
        const sign = element("span", { "data-suit": suit }, suitSign(suit));
        sign.style.left = `${(100 * (number * 7 + 3)) / (COUNT * 7) % 100}%`;
        return sign;
    });
    const layer = element("div", { class: "celebration", "aria-hidden": "true" }, ...signs);
    root.append(layer);
    const rising = signs.map((sign, number) => {
        const turn = (number % 5) - 2;
        const frames = [
            { opacity: 0, transform: "translateY(0) rotate(0)" },
            { opacity: 1, offset: 0.2 },
            { opacity: 0, transform: `translateY(-${60 + (number % 4) * 12}cqh) rotate(${turn * 40}deg)` },
        ];
        return motion.animate(sign, frames, { duration: RISE, delay: ((number * 11) % COUNT) * STAGGER });
    });
    void Promise.all(rising).then(() => layer.remove());
}
