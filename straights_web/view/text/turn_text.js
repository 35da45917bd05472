/** The turn and the cards of the hand, in the player's language: the table greets with the sentences. */

import { shown, spoken } from "./sentence.js";
import { translate } from "./translate.js";

/** @import { Sentence } from "../../connection/protocol.js" */
/** @typedef {import("../../model/table.js").Table} Table */

/** @type {Partial<Record<string, Sentence>>} by key, without values */
let templates = {};

/** @param {Record<string, Sentence>} texts those that the table has greeted with */
export function useTableTexts(texts) {
    templates = texts;
}

/** Tell a spectator who does not see the running round why nothing happens. */
export function delayText() {
    return translate("Web", "You see each round when it is over.");
}

/**
 * Tell the viewer what to do now, or whose turn it is.
 * @param {Pick<Table, "turn" | "viewer" | "seats" | "message">} table
 * @param {boolean} [isDelayed] whether the viewer sees the running round only when it is over
 */
export function turnText({ turn, viewer, seats, message }, isDelayed = false) {
    const onTurn = turn === null ? undefined : seats[turn];
    if (onTurn === undefined) return "";
    if (isDelayed) return delayText();
    const isOwn = turn === viewer && onTurn.player === ""; // without a message, the own card is on its way
    return isOwn || message.length > 0 ? spoken(...message) : greetedText("turn", { name: onTurn.name });
}

/**
 * The round and the length of the game, and a shorter text for phones.
 * @param {import("../../connection/protocol.js").Sentence | undefined} short without the number of the round
 * @param {Table} table
 */
export function roundText(short, { title, round }) {
    const long = title === null ? "" : shown(title);
    return { long, short: short === undefined ? long : shown({ ...short, values: { ...short.values, number: round } }) };
}

/**
 * One of the sentences that the table has greeted with.
 * @param {"turn" | "card" | "playable" | "not_playable" | "to_discard"} key
 * @param {Sentence["values"]} values
 */
export function greetedText(key, values) {
    const template = templates[key];
    return template === undefined ? "" : spoken({ ...template, values });
}
