/** What decided a round or a game: the cards, the choices, the rest, and below a line their sum. */

import { element } from "../elements.js";
import { shown } from "../text/sentence.js";
import { translate } from "../text/translate.js";

/** @import { Summary } from "../../connection/protocol.js" */

const LEAST_SCALE = 10; // the minimum points of a full bar

/**
 * Bars to the right are points better than the others' average.
 * @param {Summary} summary
 */
export function decidedBy({ decided = [], total }) {
    const scale = Math.max(LEAST_SCALE, ...decided.map(({ points }) => Math.abs(points)));
    const rows = decided.map(({ name, points, text }) => {
        const bar = element("span", { class: "difference", "aria-hidden": "true", "--part": Math.abs(points) / scale }, element("i"));
        return element("div", { "data-worse": points < 0 }, element("dt", {}, shown(name)), element("dd", {}, bar, element("b", {}, shown(text))));
    });
    return element(
        "dl",
        { class: "decided-by" },
        ...rows,
        element(
            "div",
            { class: "decided-total" },
            element("dt", {}, translate("ResultBoxes", "Against the others’ average")),
            element("dd", {}, element("b", {}, total ? shown(total) : null)),
        ),
    );
}
