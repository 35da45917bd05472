/** Renders sentences of the engine in the player's language: docs/protocol.md has their form. */

import { numberIn } from "../../model/table_messages.js";
import { capitalized, cardInSentence, cardName, rankName, suitName } from "./card_names.js";
import { cardSigns, suitSign } from "./table_text.js";
import { fillShown, formatNumber, listText, translateTemplate, valueText } from "./translate.js";

/** @import { Sentence, SentenceValue as Value } from "../../connection/protocol.js" */

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
 * The number of a fact as a part of its limit, up to 1.
 * @param {import("../../model/table.js").Fact} fact
 */
export function partOf({ text, limit }) {
    return Math.min(numberIn(text) / (limit || Infinity), 1);
}

/**
 * The sentence with another number, as while it is counted up.
 * @param {Sentence} sentence
 * @param {number} number
 * @returns {Sentence}
 */
export function withNumber({ values = {}, ...sentence }, number) {
    const changed = Object.entries(values).map(([name, value]) => [name, typeof value === "number" ? number : value]);
    return { ...sentence, values: Object.fromEntries(changed) };
}

/**
 * @param {import("../../model/table.js").Fact} fact
 * @param {number} number
 * @returns {import("../../model/table.js").Fact}
 */
export function counted(fact, number) {
    return { ...fact, text: withNumber(fact.text, number), short: fact.short && withNumber(fact.short, number) };
}

/**
 * @param {Sentence} sentence
 * @param {boolean} inWords
 * @param {boolean} [isStart] whether the text starts here, and not with another sentence that has this one as a value
 * @returns {string}
 */
function render(sentence, inWords, isStart = true) {
    const text = translateTemplate(sentence);
    const values = Object.entries(sentence.values ?? {}).map(([name, value]) => {
        const isFirst = isStart && text.startsWith(`{${name}}`);
        return [name, partText(value, inWords, isFirst)];
    });
    return fillShown(text, Object.fromEntries(values));
}

/**
 * @param {Value} value
 * @param {boolean} inWords
 * @param {boolean} isFirst
 * @returns {string}
 */
function partText(value, inWords, isFirst) {
    if (typeof value !== "object") return valueText(value);
    if ("template" in value) return render(value, inWords, isFirst);
    if ("names" in value) return listText(value.names);
    if ("tenths" in value) return formatNumber(value.tenths, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
    const cardText = inWords ? cardName : cardSigns;
    if ("cards" in value) return value.cards.map(cardText).join(inWords ? ", " : " ");
    const text = cardOrPart(value, inWords);
    return isFirst ? capitalized(text) : text;
}

/**
 * @param {{card: string} | {suit: string} | {rank: string}} value
 * @param {boolean} inWords
 */
function cardOrPart(value, inWords) {
    if ("rank" in value) return rankName(value.rank);
    if ("suit" in value) return inWords ? suitName(value.suit) : suitSign(value.suit);
    return inWords ? cardInSentence(value.card) : cardSigns(value.card);
}
