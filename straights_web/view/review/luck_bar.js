/** A result as a sum: the share of the cards, of the player's choices, and of others and luck. */

import { element } from "../elements.js";
import { shown } from "../text/sentence.js";
import { translate } from "../text/translate.js";

/** @typedef {import("../../connection/protocol.js").LuckPart} LuckPart */

const LEAST_SCALE = 10; // the minimum points of a full bar

/**
 * Three parts and, below a line, their sum; bars to the right are points ahead.
 * @param {LuckPart[]} parts
 */
export function luckBar(parts) {
    const scale = Math.max(LEAST_SCALE, ...parts.map(({ points }) => Math.abs(points)));
    return element(
        "section",
        { class: "review-luck" },
        element("h3", {}, translate("LuckBar", "Luck and skill")),
        element("dl", {}, ...parts.map((part) => luckRow(part, scale))),
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
 * @param {LuckPart} part
 * @param {number} scale
 */
function luckRow({ name, points, text }, scale) {
    const bar = element("span", { class: "luck-bar", "aria-hidden": "true" }, element("i"));
    bar.style.setProperty("--part", String(Math.abs(points) / scale));
    return element(
        "div",
        { "data-behind": points < 0 },
        element("dt", {}, shown(name)),
        element("dd", {}, bar, element("span", { class: "luck-points" }, shown(text))),
    );
}
