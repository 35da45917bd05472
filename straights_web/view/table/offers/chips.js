/** Chips as tags: pots, bets, and who has won what and why. */

import { whole } from "../../../model/table_messages.js";
import { element } from "../../elements.js";
import { shown } from "../../text/sentence.js";
import { formatNumber } from "../../text/translate.js";

/** @typedef {import("../../../model/table.js").Table} Table */
/** @typedef {import("../../../model/table.js").Pile} Pile */

/**
 * The pots in the middle of the table.
 * @param {Table} table
 */
export function chipTags({ piles }) {
    const pots = piles.filter(({ form, seat, amount }) => form === "chips" && seat === null && amount > 0);
    return pots.map(({ label, amount }) => tag(`${label ? shown(label) : ""} ${formatNumber(amount)}`.trim()));
}

/**
 * Each pot of the round that has just ended, and why who won it.
 * @param {Table} table
 */
export function awardTags({ result }) {
    return (result?.awards ?? []).map(({ label, amount, why }) => {
        const won = tag(`${shown(whole(label))} ${formatNumber(amount)}`);
        return element("div", { class: "award" }, won, element("span", { class: "award-why" }, shown(...why.map(whole))));
    });
}

/**
 * The bet of a seat; null for none.
 * @param {Table} table
 * @param {number} number of the seat
 */
export function betTag({ piles }, number) {
    const bet = piles.find(({ form, seat, is_open: isOpen, amount }) => form === "chips" && seat === number && isOpen && amount > 0);
    return bet === undefined ? null : tag(formatNumber(bet.amount));
}

/** @param {string} text */
function tag(text) {
    return element("span", { class: "chip-tag" }, text);
}
