/** The list of keyboard shortcuts. */

import { element } from "../elements.js";
import { translate, withoutEllipsis } from "../text/translate.js";
import { Sheet } from "./sheet.js";

/** @param {readonly (readonly [string, string])[]} actions pairs of keys and the texts of actions, in menu order */
export function openShortcutsDialog(actions) {
    const rows = [...cardKeys(), ...actions].map(([keys, action]) =>
        element("tr", {}, element("td", {}, element("kbd", {}, keys)), element("td", {}, action)),
    );
    const head = [translate("ShortcutsDialog", "Keys"), translate("ShortcutsDialog", "Action")];
    const table = element(
        "table",
        { class: "keys" },
        element("thead", {}, element("tr", {}, ...head.map((text) => element("th", { scope: "col" }, text)))),
        element("tbody", {}, ...rows),
    );
    return new Sheet({ title: translate("ShortcutsDialog", "Keyboard shortcuts"), body: [table] }).open();
}

/** @returns {[string, string][]} */
function cardKeys() {
    return [
        [translate("Shortcuts", "Left, Right, Home, End"), translate("Shortcuts", "Choose a card")],
        [
            translate("Shortcuts", "7 S, K H, T D, 1 0 D"),
            translate("Shortcuts", "Choose a card by rank (A, 2 to 9, T, J, Q, K) and suit (C, D, H, S)"),
        ],
        [translate("Shortcuts", "Enter, Space"), translate("Shortcuts", "Play or discard the chosen card")],
        [translate("Shortcuts", "Esc"), translate("Badges", "Cancel")],
        [translate("Shortcuts", "Tab"), translate("Web", "Move from card to card, then to the buttons")],
        [translate("Shortcuts", "Space"), translate("Shortcuts", "Skip animations")],
        ["F9", withoutEllipsis(translate("Actions", "Read &table aloud"))],
    ];
}
