/** The icons of the bar, menus and panels: centre lines in a box of 24 units, in the text colour. */

import { svg } from "./elements.js";
import { ICONS } from "./icon_paths.js";

/** @typedef {keyof typeof ICONS} IconName */

/** @param {IconName} name */
export function icon(name) {
    return drawing(ICONS[name]);
}

/**
 * The icon of an action.
 * @param {string} path
 */
export function drawing(path) {
    return svg("svg", { class: "icon", viewBox: "0 0 24 24", "aria-hidden": "true", focusable: "false" }, svg("path", { d: path }));
}
