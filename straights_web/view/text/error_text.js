/** Error messages in the player's language. */

import { isPrintable } from "../../model/names.js";
import { cardName } from "./card_names.js";
import { fill, translate } from "./translate.js";

/**
 * Explain that a card played before the player's turn is queued.
 * @param {string} card
 */
export function queuedText(card) {
    return fill(translate("Web", "The {card} is queued. Choose it again, or press Esc, to cancel."), { card: cardName(card) });
}

/**
 * Explain why nobody can bear this name, "" if one can.
 * @param {string} name
 */
export function nameProblem(name) {
    if (name === "") return translate("ErrorText", "Enter a name.");
    return isPrintable(name) ? "" : translate("ErrorText", "This name contains characters that can’t be shown.");
}
