/** Texts about cards, seats and deals, in the player's language. */

import { SUITS } from "../../connection/card_values.js";
import { levelName } from "./strategy_names.js";
import { fill, translate } from "./translate.js";

/** @typedef {import("../../connection/protocol.js").Card} Card */
/** @typedef {import("../../model/table.js").Fact} Fact */

const SEAL_SHOWN = 8;

/**
 * A card in two or three characters, such as 7♠.
 * @param {Card} card
 */
export function cardSigns(card) {
    const [rank = "", suit = ""] = card;
    return rankSign(rank) + suitSign(suit);
}

/**
 * A rank in one or two characters, such as 7 or 10.
 * @param {string} rank
 */
export function rankSign(rank) {
    return rank === "T" ? "10" : rank;
}

/**
 * The sign of a suit, such as ♠.
 * @param {string} suit
 */
export function suitSign(suit) {
    return "♣♦♥♠".charAt(SUITS.indexOf(suit));
}

/**
 * The player of a seat: human, or the level of a computer.
 * @param {string} strategy "" for a human
 */
export function playerText(strategy) {
    return strategy === "" ? translate("TableText", "human") : fill(translate("TableText", "computer · {kind}"), { kind: levelName(strategy) });
}

/** The usual names at a table of four, the player's first. */
export function usualNames() {
    return [translate("NewGame", "Player"), translate("NewGame", "Clara"), translate("NewGame", "Diego"), translate("NewGame", "Hugo")];
}

/**
 * The limit of a number, "" for none.
 * @param {Fact} fact
 */
export function limitText({ limit }) {
    return limit > 0 ? fill(translate("ResultRow", "of {limit}"), { limit }) : "";
}

/**
 * The name of a deal: its seed, or the beginning of its seal while it is sealed.
 * @param {number | null} seed
 * @param {string | null} seal
 */
export function dealName(seed, seal) {
    if (seed !== null) return fill(translate("MoveMenuController", "Number {seed}"), { seed: String(seed) });
    if (seal === null) return "";
    return fill(translate("MoveMenuController", "Seal {seal}…"), { seal: seal.slice(0, SEAL_SHOWN) });
}
