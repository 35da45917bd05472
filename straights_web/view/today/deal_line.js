/** Results on a line: of a deal for everybody, and the player's strength among the computers. */

import { element } from "../elements.js";
import { shown } from "../text/sentence.js";

/** @typedef {import("../../connection/protocol.js").DealLine} DealLine */
/** @typedef {import("../../connection/protocol.js").FormBox} FormBox */

/** @param {DealLine["marks"]} marks from the worst on */
export function dealLine(marks) {
    const [lowest, highest] = [marks[0]?.ahead ?? 0, marks.at(-1)?.ahead ?? 0];
    const places = marks.map(({ ahead, names, is_own }) => {
        const place = highest === lowest ? 0.5 : (ahead - lowest) / (highest - lowest);
        return { place, name: names.map((each) => shown(each)).join(", "), isOwn: is_own };
    });
    return line(places);
}

/** @param {FormBox["marks"]} marks */
export function strengthLine(marks) {
    const sorted = [...marks].sort((one, other) => one.place - other.place);
    const isEnd = (/** @type {number} */ index) => index === 0 || index === sorted.length - 1;
    const made = line(
        sorted.map(({ place, name, is_own }, index) => ({ place, name: shown(name), isOwn: is_own, isQuiet: !is_own && !isEnd(index) })),
    );
    const own = marks.find(({ is_own }) => is_own);
    made.style.setProperty("--least", String(own?.least ?? 0));
    made.style.setProperty("--most", String(own?.most ?? 0));
    return made;
}

/** @param {{place: number, name: string, isOwn: boolean, isQuiet?: boolean}[]} places from 0 to 1, in order; the names of quiet ones are only read aloud */
function line(places) {
    const marks = places.map(({ place, name, isOwn, isQuiet = false }, index) => {
        const text = element("span", { class: isQuiet ? "for-screen-readers" : null }, name);
        const mark = element("li", { "data-own": isOwn, "data-low": index % 2 === 1 }, text);
        mark.style.setProperty("--place", String(place));
        return mark;
    });
    return element("ol", { class: "deal-line" }, ...marks);
}
