/** All cards of the round in the order dealt: a line for each seat. */

import { element } from "../elements.js";
import { drawing } from "../cards/card_element.js";
import { cardName } from "../text/card_names.js";
import { translate } from "../text/translate.js";
import { confirm, Sheet } from "./sheet.js";

/**
 * @param {boolean} counts whether the round would count otherwise
 * @returns {Promise<boolean>} whether to reveal all hands
 */
export function askForDeck(counts) {
    const text = [
        translate("DeckDialog", "The deck reveals every player’s hand in this round."),
        counts ? translate("DeckDialog", "This round won’t count in the statistics.") : "",
        translate("DeckDialog", "Show it anyway?"),
    ];
    return confirm({
        title: translate("DeckDialog", "Show the deck?"),
        text: text.filter(Boolean).join(" "),
        yes: translate("DeckDialog", "Show deck"),
    });
}

/**
 * @param {readonly (readonly string[])[]} hands in the order dealt
 * @param {readonly string[]} names of the seats
 */
export function openDeckDialog(hands, names) {
    const rows = hands.map((hand, seat) =>
        element(
            "section",
            { class: "deck-row" },
            element("h3", {}, names[seat] ?? ""),
            element("div", { class: "deck-cards" }, ...hand.map(pictured)),
        ),
    );
    return new Sheet({ title: translate("DeckDialog", "Deck of this round"), kind: "wide", body: rows }).open();
}

/** @param {string} card */
function pictured(card) {
    return element("span", { class: "deck-card", role: "img", "aria-label": cardName(card) }, drawing(card));
}
