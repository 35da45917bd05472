/** Suits, ranks and orders of cards, as the protocol writes them. */

/** @typedef {import("./protocol.js").Card} Card */
/** @typedef {"dealt" | "suits" | "ranks"} HandOrder */

export const SUITS = "CDHS";
export const RANKS = "A23456789TJQK";
export const SEATS = 4;

/** @param {Card} card */
function rankIndex(card) {
    return RANKS.indexOf(card.charAt(0));
}

/** @param {Card} card */
export function suitIndex(card) {
    return SUITS.indexOf(card.charAt(1));
}

/**
 * Sort cards, given as dealt, in the order that the player has chosen; suits follow the order of the table's rows.
 * @param {Card[]} cards
 * @param {HandOrder} order
 * @returns {Card[]}
 */
export function inOrder(cards, order) {
    if (order === "dealt") {
        return cards;
    }
    const [major, minor] = order === "suits" ? [suitIndex, rankIndex] : [rankIndex, suitIndex];
    return cards.toSorted((a, b) => major(a) - major(b) || minor(a) - minor(b));
}

/**
 * Sort cards as hands are compared: most cards of a rank first, then the highest rank; aces are high.
 * @param {Card[]} cards
 */
export function byRank(cards) {
    const count = (/** @type {Card} */ card) => cards.filter((each) => each.charAt(0) === card.charAt(0)).length;
    const height = (/** @type {Card} */ card) => rankIndex(card) || RANKS.length;
    return cards.toSorted((a, b) => count(b) - count(a) || height(b) - height(a));
}
