/** The rules, with pictures made of the cards of the game. */

import { element } from "../elements.js";
import { drawing } from "../cards/card_element.js";
import { cardName } from "../text/card_names.js";
import { rulesHtml } from "../text/rules_text.js";
import { translate } from "../text/translate.js";
import { Sheet } from "./sheet.js";

/** Pictures by name: a card; (card) is an empty place; *card can be played there; -card is dimmed. */
const PICTURES = /** @type {Record<string, string>} */ ({
    legal: "(5S) *6S 7S *8S (9S)",
    illegal: "(7D) (8D) -9D (TD)",
    growing: "*3H 4H 5H 6H 7H 8H *9H",
    discards: "AS 6C KH",
});

/** @param {string} end a sentence about the end of the game */
export function openRulesDialog(end) {
    const rules = element("article", { class: "rules", "aria-label": translate("RulesDialog", "Rules") });
    rules.append(...parsed(rulesHtml(end)));
    for (const image of rules.querySelectorAll("img")) {
        image.replaceWith(picture(PICTURES[image.dataset.picture ?? ""] ?? ""));
    }
    const title = translate("RulesDialog", "How to play Straights");
    return new Sheet({ title, kind: "wide", body: [rules] }).open();
}

/**
 * Parse our own HTML; pictures get names in place of addresses, which the browser would request.
 * @param {string} html
 */
function parsed(html) {
    const named = html.replaceAll('src="picture:', 'data-picture="');
    return [...new DOMParser().parseFromString(named, "text/html").body.childNodes];
}

/** @param {string} row */
function picture(row) {
    return element("span", { class: "rules-picture" }, ...row.split(" ").map(pictured));
}

/** @param {string} text */
function pictured(text) {
    const card = text.replace(/[()*-]/g, "");
    if (text.startsWith("(")) return element("span", { class: "rules-place", "aria-hidden": "true" });
    const kind = text.startsWith("*") ? "rules-legal" : text.startsWith("-") ? "rules-dimmed" : "";
    return element("span", { class: `rules-card ${kind}`, role: "img", "aria-label": cardName(card) }, drawing(card));
}
