/** Results on a line, from worse to better. */

import { element } from "../elements.js";
import { shown } from "../text/sentence.js";

/** How many names fit above and below the line; of more marks, the ends are named. */
const NAMED = 4;

/** @param {import("../../connection/protocol.js").ScaleMark[]} marks */
export function scale(marks) {
    const sorted = [...marks].sort((one, other) => one.place - other.place);
    const items = sorted.map(({ place, names, is_own }, at) => {
        const isNamed = is_own || marks.length <= NAMED || at === 0 || at === marks.length - 1;
        const text = element("span", { class: isNamed ? null : "for-screen-readers" }, names.map((each) => shown(each)).join(", "));
        return element("li", { "data-own": is_own, "data-low": at % 2 === 1, "--place": place }, text);
    });
    return element("ol", { class: "deal-line" }, ...items);
}
