/** The names of cards, in the player's language. */

import { RANKS, SUITS } from "../../connection/card_values.js";
import { fillShown, translate } from "./translate.js";

/** @typedef {import("../../connection/protocol.js").Card} Card */

/** @param {string} suit */
export function suitName(suit) {
    const names = [
        translate("TableText", "clubs"),
        translate("TableText", "diamonds"),
        translate("TableText", "hearts"),
        translate("TableText", "spades"),
    ];
    return names[SUITS.indexOf(suit)] ?? suit;
}

/** @param {string} rank */
export function rankName(rank) {
    const names = [
        translate("TableText", "ace"),
        translate("TableText", "two"),
        translate("TableText", "three"),
        translate("TableText", "four"),
        translate("TableText", "five"),
        translate("TableText", "six"),
        translate("TableText", "seven"),
        translate("TableText", "eight"),
        translate("TableText", "nine"),
        translate("TableText", "ten"),
        translate("TableText", "jack"),
        translate("TableText", "queen"),
        translate("TableText", "king"),
    ];
    return names[RANKS.indexOf(rank)] ?? rank;
}

/**
 * The name of a card, such as "seven of spades".
 * @param {Card} card
 */
export function cardName(card) {
    const [rank, suit] = [rankName(card[0] ?? ""), suitName(card[1] ?? "")];
    return fillShown(translate("TableText", "{rank} of {suit}"), { rank, suit });
}

/**
 * A card where a sentence has it, such as "the seven of spades"; ranks differ in gender.
 * @param {Card} card
 */
export function cardInSentence(card) {
    const suit = suitName(card[1] ?? "");
    switch (card[0]) {
        case "A":
            return fillShown(translate("TableText", "the ace of {suit}"), { suit });
        case "J":
            return fillShown(translate("TableText", "the jack of {suit}"), { suit });
        case "Q":
            return fillShown(translate("TableText", "the queen of {suit}"), { suit });
        default:
            return fillShown(translate("TableText", "the {rank} of {suit}"), { rank: rankName(card[0] ?? ""), suit });
    }
}

/**
 * Capitalize a text for the start of a sentence or for use alone.
 * @param {string} text
 */
export function capitalized(text) {
    return text.slice(0, 1).toLocaleUpperCase() + text.slice(1);
}
