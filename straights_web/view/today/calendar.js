/** The days of some weeks, of which one is chosen; arrow keys go from day to day. */

import { element } from "../elements.js";
import { dayText } from "../text/dates.js";
import { shown } from "../text/sentence.js";
import { translate } from "../text/translate.js";

const WEEK = 7;

/**
 * @param {Extract<import("../../connection/protocol.js").SheetPart, {type: "calendar"}>} part
 * @param {(day: string) => void} choose
 */
export function calendar({ days, legend, chosen, today, earlier = "", later = "" }, choose) {
    const letters = days.slice(0, WEEK).map(({ date }) => element("span", { "aria-hidden": "true" }, dayText(date, { weekday: "narrow" })));
    const cells = days.map(({ date, state, text, solved, is_late: isLate }) => {
        const name = `${dayText(date)}, ${shown(text)}`;
        const radio = element("input", {
            ...{ type: "radio", name: "day", class: "for-screen-readers", value: date, "aria-label": name },
            ...{ checked: date === chosen, disabled: state === "to_come", change: () => choose(date) },
        });
        const marks = { class: "day", "data-state": state, "data-today": date === today, "data-late": isLate, title: name };
        return element("label", marks, radio, String(Number(date.slice(-2))), element("i", {}, "·".repeat(solved)));
    });
    const meanings = legend.map(({ state, text }) => element("li", {}, element("i", { class: "day", "data-state": state }), shown(text)));
    const weeks = (/** @type {string} */ action, /** @type {string} */ at, /** @type {string} */ name) => {
        if (at === "") return null;
        const day = dayText(at);
        const text = action === "earlier" ? `← ${day}` : `${day} →`;
        const attributes = { class: "button quiet", type: "button", "data-action": action, "aria-label": `${name}: ${day}` };
        return element("button", { ...attributes, click: () => choose(at) }, text);
    };
    return element(
        "div",
        { class: "calendar" },
        element("div", { class: "calendar-days", role: "radiogroup" }, ...letters, ...cells),
        element("ul", { class: "calendar-legend" }, ...meanings),
        weeks("earlier", earlier, translate("Today", "Earlier weeks")),
        weeks("later", later, translate("Today", "Later weeks")),
    );
}
