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

/** The message if there is no review; the cause, in English, is only logged. */
export function failureText() {
    return translate("Web", "No review is available at the moment. Close the review and open it again to retry.");
}
