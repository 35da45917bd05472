/** The rules, with pictures made of the cards of the game. */

import { element } from "../elements.js";
import { drawing } from "../cards/card_element.js";
import { cardName } from "../text/card_names.js";
import { PICTURES, rules } from "../text/rules_text.js";
import { fill, translate } from "../text/translate.js";
import { Sheet } from "./sheet.js";

/** @param {string} end a sentence about the end of the game */
export function openRulesDialog(end) {
    const text = element("article", { class: "rules", "aria-label": translate("RulesDialog", "Rules") });
    text.append(...parsed(fill(rules(), { end })));
    for (const image of text.querySelectorAll("img")) {
        image.replaceWith(picture(PICTURES[image.dataset.picture ?? ""] ?? ""));
    }
    const title = translate("RulesDialog", "How to play Straights");
    return new Sheet({ title, kind: "wide", body: [text] }).open();
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
