/** A hint as a line in which cards are chips and a key is a cap, as in the window. */

import { SUITS } from "../../connection/card_values.js";
import { element } from "../elements.js";

const STOP = ". ";
const CARD = /((?:10|[A2-9JQK])[♣♦♥♠])/;
const SIGNS = "♣♦♥♠";
/** The key that asks for the reason, with its colon, before which French has a space. */
const KEY = /(H)\s?: /;

/**
 * The cards of the first sentence are chips. If the text names the key, all after the first sentence is quiet.
 * @param {string} text such as "Play 3♠. 6♦ costs about 21. H: why?"
 */
export function hintText(text) {
    const [first = "", ...others] = text.split(STOP);
    const parts = first.split(CARD).map((part, at) => (at % 2 === 1 ? chip(part) : part));
    const [aside = "", key, question] = others.join(STOP).split(KEY);
    if (key === undefined) return element("span", {}, ...parts, others.length > 0 && STOP + aside);
    const price = element("span", { class: "hint-aside" }, aside.replace(/\.\s*$/, ""));
    return element("span", {}, ...parts, price, element("span", { class: "hint-aside hint-key" }, element("kbd", {}, key), ` ${question}`));
}

/** @param {string} signs such as 3♠ */
function chip(signs) {
    return element("span", { class: "card-chip", "data-suit": SUITS.at(SIGNS.indexOf(signs.slice(-1))) ?? null }, signs);
}
