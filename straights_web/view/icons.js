/** The icons of the bar, menus and panels: centre lines in a box of 24 units, in the text colour. */

import { pushButton, svg } from "./elements.js";
import { ICONS } from "./icon_paths.js";
import { translate } from "./text/translate.js";

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

/** @param {() => void} click closes what the button stands in */
export function closeButton(click) {
    const label = translate("CloseButton", "Close");
    return pushButton("icon-button", { "aria-label": label, click }, icon("quit"));
}
