/** A result as a sum: the share of the cards, of the player's choices, and of others and luck. */

import { element } from "../elements.js";
import { luckRows, signedText } from "../text/review_text.js";
import { translate } from "../text/translate.js";

/** @typedef {import("../../model/review.js").RoundReview} RoundReview */

const LEAST_SCALE = 10; // the minimum points of a full bar

/**
 * Three parts and, below a line, their sum; bars to the right are points ahead.
 * @param {RoundReview[]} rounds
 */
export function luckBar(rounds) {
    const rows = luckRows(rounds);
    const scale = Math.max(LEAST_SCALE, ...rows.map(({ points }) => Math.abs(points)));
    return element(
        "section",
        { class: "review-luck" },
        element("h3", {}, translate("LuckBar", "Luck and skill")),
        element("dl", {}, ...rows.map((row) => luckRow(row, scale))),
        element(
            "p",
            { class: "review-note" },
            translate(
                "LuckBar",
                "In points ahead of the mean of the others. Cards: what four strong computers would make of" +
                    " the same deal. Choices: what was given away by what could be known. The rest is what the" +
                    " others did, and luck.",
            ),
        ),
    );
}

/**
 * @param {{name: string, points: number}} row
 * @param {number} scale
 */
function luckRow({ name, points }, scale) {
    const bar = element("span", { class: "luck-bar", "aria-hidden": "true" }, element("i"));
    bar.style.setProperty("--part", String(Math.abs(points) / scale));
    return element(
        "div",
        { "data-behind": points < 0 },
        element("dt", {}, name),
        element("dd", {}, bar, element("span", { class: "luck-points" }, signedText(points))),
    );
}
