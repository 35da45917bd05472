/** Chips as tags: pots and bets; and boxes that say who has won what, and why. */

import { whole } from "../../../model/table_messages.js";
import { element } from "../../elements.js";
import { capitalized } from "../../text/card_names.js";
import { shown } from "../../text/sentence.js";
import { formatNumber } from "../../text/translate.js";

/** @import { Pile, Table } from "../../../model/table.js" */

/**
 * The pots in the middle of the table.
 * @param {Table} table
 */
export function chipTags({ piles }) {
    const pots = piles.filter(({ form, seat, amount }) => form === "chips" && seat === null && amount > 0);
    return pots.map(tag);
}

/**
 * What the tag of a pile says.
 * @param {Pile} pile
 */
export function chipText({ label, seat, amount }) {
    return `${label && seat === null ? shown(label) : ""} ${formatNumber(amount)}`.trim();
}

/**
 * Each pot of the round that has just ended, and why who won it.
 * @param {Table} table
 */
export function awardBoxes({ result, viewer }) {
    return (result?.awards ?? []).map(({ label, amount, why, seats }) => {
        const [who = "", ...reasons] = why.map((each) => shown(whole(each)));
        const pot = element("div", {}, shown(whole(label)), element("b", {}, formatNumber(amount)));
        const text = element("div", {}, element("b", {}, who), capitalized(reasons.join(" ")));
        return element("div", { class: viewer !== null && seats.includes(viewer) ? "award is-own" : "award" }, pot, text);
    });
}

/**
 * The bet of a seat; null for none.
 * @param {Table} table
 * @param {number} number of the seat
 */
export function betTag({ piles }, number) {
    const bet = piles.find(({ form, seat, is_open: isOpen, amount }) => form === "chips" && seat === number && isOpen && amount > 0);
    return bet === undefined ? null : tag(bet);
}

/** @param {Pile} pile */
function tag(pile) {
    return element("span", { class: "chip-tag", "data-place": pile.place }, chipText(pile));
}
