/** The result of a deal for everybody: the player, the computers and what the cards were worth, on a line. */

import { element } from "../elements.js";
import { shown } from "../text/sentence.js";

/** @typedef {import("../../connection/protocol.js").DealLine} DealLine */

/** @param {DealLine["marks"]} marks */
export function dealLine(marks) {
    const [lowest, highest] = [marks[0]?.ahead ?? 0, marks.at(-1)?.ahead ?? 0];
    const places = marks.map(({ ahead, names, is_own }, index) => {
        const name = names.map((each) => shown(each)).join(", ");
        const mark = element("li", { "data-own": is_own, "data-low": index % 2 === 1 }, element("span", {}, name));
        mark.style.setProperty("--place", String(highest === lowest ? 0.5 : (ahead - lowest) / (highest - lowest)));
        return mark;
    });
    return element("ol", { class: "deal-line" }, ...places);
}
