/** How the parts of a sheet are drawn that only the page with the engine shows. */

import { face } from "../dialogs/fields.js";
import { meterRow, viewOf } from "../dialogs/part_views.js";
import { element } from "../elements.js";
import { icon } from "../icons.js";
import { Board } from "../table/board.js";
import { shown } from "../text/sentence.js";
import { calendar } from "./calendar.js";

/** @typedef {import("../../connection/protocol.js").SheetPart} Part */
/**
 * @template {Part["type"]} Type
 * @typedef {Extract<Part, {type: Type}>} Of
 */

/** How many names fit above and below a line; of more marks, the ends are named. */
const NAMED = 4;

/**
 * The drawing of a part.
 * @param {Part} part
 * @param {{at: number}} page
 * @param {(day: string) => void} [choose]
 * @returns {HTMLElement}
 */
export function dayViewOf(part, page, choose = () => {}) {
    switch (part.type) {
        case "box":
            return heading(part);
        case "board":
            return board(part);
        case "rows":
            return part.kind === "players" ? players(part) : viewOf(part, page);
        case "small_cards":
            return smallCards(part);
        case "calendar":
            return calendar(part, choose);
        case "faces":
            return element("div", { class: "today-faces" }, ...part.marks.map((mark, at) => face(part.portraits[at] ?? "", mark)));
        default:
            return viewOf(part, page);
    }
}

/** @param {Of<"box">} part */
function heading({ title, icon: name, key }) {
    const picture = name !== "" && icon(/** @type {import("../icons.js").IconName} */ (name));
    return element("h3", {}, picture, title ? shown(title) : null, key !== "" && element("kbd", { "aria-hidden": "true" }, key));
}

/** @param {Of<"board">} part */
function board({ cards }) {
    const made = element("div", { class: "board", "data-faces": "-large", inert: true, "aria-hidden": "true" });
    new Board(made).draw(cards);
    return element("div", { class: "mini-table" }, made);
}

/** @param {Of<"rows">} part */
function players({ rows }) {
    const items = rows.map((row) => meterRow(row, { "data-result": "", "data-mark": row.player?.mark ?? 0, "data-own": row.player?.is_own ?? false }));
    return element("ol", { class: "places" }, ...items);
}

/** @param {import("../../connection/protocol.js").ScaleMark[]} marks results on a line, from worse to better */
export function scale(marks) {
    const sorted = [...marks].sort((one, other) => one.place - other.place);
    const items = sorted.map(({ place, names, is_own }, at) => {
        const isNamed = is_own || marks.length <= NAMED || at === 0 || at === marks.length - 1;
        const text = element("span", { class: isNamed ? null : "for-screen-readers" }, names.map((each) => shown(each)).join(", "));
        return element("li", { "data-own": is_own, "data-low": at % 2 === 1, "--place": place }, text);
    });
    return element("ol", { class: "deal-line" }, ...items);
}

/** @param {Of<"small_cards">} part */
function smallCards({ answers, texts }) {
    const items = texts.map((text, at) =>
        element("li", { "data-solved": String(answers[at] ?? "open") }, element("span", { class: "for-screen-readers" }, shown(text))),
    );
    return element("ol", { class: "today-puzzles" }, ...items);
}
