/** All cards of the round in the order in which they were dealt: a line for each seat. */

import { element } from "../elements.js";
import { drawing } from "../cards/card_element.js";
import { cardName } from "../text/card_names.js";
import { translate } from "../text/translate.js";
import { confirm, Dialog } from "./dialog.js";

const CARDS_A_SEAT = 13;

/** @returns {Promise<boolean>} whether all hands may be revealed */
export function askForDeck() {
    return confirm({
        title: translate("DeckDialog", "Show the deck?"),
        text: `${translate("DeckDialog", "The deck reveals every player's hand in this round.")} ${translate("DeckDialog", "Show it anyway?")}`,
        yes: translate("DeckDialog", "Show deck"),
    });
}

/**
 * @param {readonly string[]} order the 52 cards
 * @param {readonly string[]} names of the seats
 */
export function openDeckDialog(order, names) {
    const rows = names.map((name, seat) => {
        const cards = order.slice(seat * CARDS_A_SEAT, (seat + 1) * CARDS_A_SEAT);
        return element(
            "section",
            { class: "deck-row" },
            element("h3", {}, name),
            element("div", { class: "deck-cards" }, ...cards.map(pictured)),
        );
    });
    return new Dialog({ title: translate("DeckDialog", "Deck of this round"), kind: "wide", body: rows }).open();
}

/** @param {string} card */
function pictured(card) {
    return element("span", { class: "deck-card", role: "img", "aria-label": cardName(card) }, drawing(card));
}
