/** An action as an item of a menu. */

import { element, pushButton } from "../elements.js";
import { drawing } from "../icons.js";

/**
 * @param {import("./toolbar.js").Item} item
 * @param {() => void} choose
 * @param {boolean} [isInMenu] whether screen readers take it for an item of a menu
 */
export function menuButton(item, choose, isInMenu = false) {
    const isOn = item.isOn === undefined ? null : String(item.isOn);
    return pushButton(
        "menu-item",
        {
            role: isInMenu ? (isOn === null ? "menuitem" : "menuitemcheckbox") : null,
            disabled: !item.isEnabled,
            [isInMenu ? "aria-checked" : "aria-pressed"]: isOn,
            "data-action": item.id,
            click: choose,
        },
        drawing(item.icon),
        element("span", { class: "menu-text" }, item.text),
        item.keys !== "" && element("kbd", {}, item.keys),
    );
}
