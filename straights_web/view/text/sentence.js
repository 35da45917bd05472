/** Renders sentences of the engine in the player's language: docs/protocol.md has their form. */

import { capitalized, cardName, rankName, suitName } from "./card_names.js";
import { cardSigns, suitSign } from "./table_text.js";
import { fill, listText, translateTemplate } from "./translate.js";

/** @typedef {import("../../connection/protocol.js").Sentence} Sentence */
/** @typedef {import("../../connection/protocol.js").SentenceValue} Value */

/**
 * Sentences as they are shown, with cards as signs.
 * @param {Sentence[]} sentences
 */
export function shown(...sentences) {
    return sentences.map((each) => render(each, false)).join(" ");
}

/**
 * Sentences for a screen reader, with cards in words.
 * @param {Sentence[]} sentences
 */
export function spoken(...sentences) {
    return sentences.map((each) => render(each, true)).join(" ");
}

/**
 * @param {Sentence} sentence
 * @param {boolean} inWords
 * @returns {string}
 */
function render(sentence, inWords) {
    const text = translateTemplate(sentence);
    const values = Object.entries(sentence.values ?? {}).map(([name, value]) => {
        const valueShown = valueText(value, inWords);
        const isCard = typeof value === "object" && !["names", "template"].some((key) => key in value);
        return [name, isCard && text.startsWith(`{${name}}`) ? capitalized(String(valueShown)) : valueShown];
    });
    return fill(text, Object.fromEntries(values));
}

/**
 * @param {Value} value
 * @param {boolean} inWords
 * @returns {string | number}
 */
function valueText(value, inWords) {
    if (typeof value !== "object") return value;
    const cardText = inWords ? cardName : cardSigns;
    if ("card" in value) return cardText(value.card);
    if ("cards" in value) return value.cards.map(cardText).join(inWords ? ", " : " ");
    if ("suit" in value) return inWords ? suitName(value.suit) : suitSign(value.suit);
    if ("rank" in value) return rankName(value.rank);
    return "names" in value ? listText(value.names) : render(value, inWords);
}
