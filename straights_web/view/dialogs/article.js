/** A long text, with pictures made of the cards of the game. */

import { drawing } from "../cards/card_element.js";
import { element } from "../elements.js";
import { cardName } from "../text/card_names.js";
import { shown } from "../text/sentence.js";

/** @param {Extract<import("../../connection/protocol.js").SheetPart, {type: "article"}>} part */
export function article({ name, texts, pictures }) {
    // Pictures get names in place of addresses, which the browser would request.
    const html = texts.map((text) => shown(text)).join("").replaceAll('src="picture:', 'data-picture="');
    const parsed = new DOMParser().parseFromString(html, "text/html").body.childNodes;
    const made = element("article", { class: "rules", "aria-label": shown(name) }, ...parsed);
    for (const image of made.querySelectorAll("img")) {
        const cards = (pictures[image.dataset["picture"] ?? ""] ?? "").split(" ");
        image.replaceWith(element("span", { class: "rules-picture" }, ...cards.map(pictured)));
    }
    return made;
}

/** @param {string} text */
function pictured(text) {
    const card = text.replace(/[()*-]/g, "");
    if (text.startsWith("(")) return element("span", { class: "rules-place", "aria-hidden": "true" });
    const kind = text.startsWith("*") ? "rules-legal" : text.startsWith("-") ? "rules-dimmed" : "";
    return element("span", { class: `rules-card ${kind}`, role: "img", "aria-label": cardName(card) }, drawing(card));
}
