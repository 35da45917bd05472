/** The whole table in words for screen readers, on demand. */

import { SUITS, inOrder } from "../../connection/card_values.js";
import { capitalized, cardName, rankName, suitName } from "./card_names.js";
import { turnText } from "./table_text.js";
import { fill, translate } from "./translate.js";

/** @typedef {import("../../connection/protocol.js").Observation} Observation */

/**
 * Describe the whole table: rows, hand, seats, turn; the cards in the order on the screen.
 * @param {Observation} observation
 * @param {import("../../connection/card_values.js").HandOrder} order
 */
export function tableText(observation, order) {
    const hand = inOrder(observation.hand, order);
    const playable = hand.filter((card) => observation.legal_plays.includes(card));
    const listed = (/** @type {string[]} */ cards) => cards.map(cardName).join(", ");
    const parts = observation.table.map(rowText);
    const cards = listed(hand) || translate("spoken", "none");
    parts.push(fill(translate("spoken", "Your hand: {cards}."), { cards }));
    if (playable.length > 0) {
        parts.push(fill(translate("spoken", "You can play: {cards}."), { cards: listed(playable) }));
    }
    for (const seat of observation.seats) {
        parts.push(
            fill(translate("spoken", "{name}: score {score}, cards {cards}, discards {discards}."), {
                name: seat.name,
                score: seat.score,
                cards: seat.cards_left,
                discards: seat.discard_count,
            }),
        );
    }
    parts.push(turnText(observation));
    return parts.filter((part) => part !== "").join(" ");
}

/**
 * @param {string[]} row
 * @param {number} index of the suit
 */
function rowText(row, index) {
    const suit = capitalized(suitName(SUITS.charAt(index)));
    const [first, last] = [row.at(0), row.at(-1)];
    if (first === undefined || last === undefined) {
        return fill(translate("spoken", "{suit}: no cards."), { suit });
    }
    if (row.length === 1) {
        return fill(translate("spoken", "{suit}: {first}."), { suit, first: rankName(first.charAt(0)) });
    }
    const ends = { first: rankName(first.charAt(0)), last: rankName(last.charAt(0)) };
    return fill(translate("spoken", "{suit}: {first} to {last}."), { suit, ...ends });
}
