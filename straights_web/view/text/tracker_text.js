/** Sentences about the location of each card. */

import { capitalized, cardName } from "./card_names.js";
import { fill, listText, translate } from "./translate.js";

/** @typedef {import("../../connection/protocol.js").TrackerMessage} TrackerMessage */
/** @typedef {TrackerMessage["cards"][number]} TrackedCard */

/**
 * @param {TrackedCard} tracked
 * @param {readonly string[]} names of the other players, in the order of `can_hold`
 */
export function trackedText({ card, location, can_hold }, names) {
    const barred = names.filter((_name, at) => !can_hold[at]);
    const text = sentence(location, barred.length, barred.length === names.length);
    const name = text.startsWith("{card}") ? capitalized(cardName(card)) : cardName(card);
    return fill(text, { card: name, name: listText(barred), names: listText(barred) });
}

/**
 * A letter per other player: the initial of the name, or the seat number if initials are equal.
 * @param {readonly string[]} names
 * @param {readonly number[]} seats
 */
export function trackerLetters(names, seats) {
    const letters = names.map((name) => Array.from(name.trim())[0]?.toLocaleUpperCase() ?? "");
    return new Set(letters).size === letters.length ? letters : seats.map((seat) => String(seat + 1));
}

/**
 * @param {TrackedCard["location"]} location
 * @param {number} barred the number of players who cannot hold it
 * @param {boolean} isNowhere whether nobody can hold it
 */
function sentence(location, barred, isNowhere) {
    if (location === "on_table") return translate("CardTracker", "The {card} is on the table.");
    if (location === "in_hand") return translate("CardTracker", "The {card} is in your hand.");
    if (location === "put_down") return translate("CardTracker", "The {card} is in your discard pile.");
    if (isNowhere) {
        return translate("CardTracker", "The {card} is certainly face down: nobody can hold it any more.");
    }
    if (barred === 0) return translate("CardTracker", "The {card}: any of the others can hold it.");
    if (barred === 1) return translate("CardTracker", "The {card}: {name} cannot hold it.");
    return translate("CardTracker", "The {card}: {names} cannot hold it.");
}
