/** The names and descriptions of the computer players, in the player's language. */

import { capitalized } from "./card_names.js";
import { translate } from "./translate.js";

/** @typedef {import("../../connection/protocol.js").Strategy} Strategy */

/**
 * The level of a computer; an unknown strategy is called by its own name.
 * @param {string} strategy
 */
export function levelName(strategy) {
    switch (strategy) {
        case "random":
            return translate("strategies", "beginner");
        case "first-legal":
            return translate("strategies", "very easy");
        case "lowest":
            return translate("strategies", "easy");
        case "highest":
            return translate("strategies", "medium");
        case "locker":
            return translate("strategies", "hard");
        case "blocker":
            return translate("strategies", "very hard");
        case "expert":
            return translate("strategies", "expert");
        case "adaptive":
            return translate("strategies", "adaptive");
        default:
            return strategy;
    }
}

/**
 * The level as the text of a choice.
 * @param {string} strategy
 */
export function levelTitle(strategy) {
    return capitalized(levelName(strategy));
}

/**
 * Describe how a computer plays, in a sentence; "" for an unknown strategy.
 * @param {string} strategy
 */
export function strategyDescription(strategy) {
    switch (strategy) {
        case "random":
            return translate("strategies", "Plays any card that fits, at random.");
        case "first-legal":
            return translate("strategies", "Plays the first card of its hand that fits.");
        case "lowest":
            return translate("strategies", "Plays its lowest card and discards its highest.");
        case "highest":
            return translate("strategies", "Plays its highest card and discards its lowest.");
        case "locker":
            return translate("strategies", "Tries to lock in the kings, queens and jacks of others.");
        case "blocker":
            return translate("strategies", "Holds back the cards that only others need.");
        case "expert":
            return translate("strategies", "Tries each card in thousands of deals that are possible.");
        case "adaptive":
            return translate("strategies", "Plays better when you win, worse when you lose.");
        default:
            return "";
    }
}
