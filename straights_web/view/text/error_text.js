/** Error messages in the player's language. */

import { isPrintable } from "../../model/names.js";
import { cardName } from "./card_names.js";
import { fill, translate } from "./translate.js";

/** @typedef {import("../../connection/protocol.js").Command} Command */

/**
 * Explain why a command was refused.
 * @param {string} reason the name of the refusal
 * @param {Command | {type: "hint"}} command the refused request
 * @param {string} onTurn the name of the seat on turn
 */
export function refusalText(reason, command, onTurn) {
    switch (reason) {
        case "GameIsOver":
            return translate("ErrorText", "The game is over.");
        case "NotYourTurn":
            return fill(translate("ErrorText", "It's {name}'s turn."), { name: onTurn });
        case "MustLeadSevenOfSpades":
            return translate("ErrorText", "Each round starts with the seven of spades.");
        case "MustPlay":
            return translate("ErrorText", "You have a card that fits, so you can't discard.");
        case "CardNotInHand":
            return translate("ErrorText", "You don't have that card.");
        case "SeatIsComputer":
        case "SeatIsHuman":
            return translate("ErrorText", "This seat is already set that way.");
        default:
            return "card" in command ? notPlayableText(command.card) : "";
    }
}

/**
 * Explain that a card played before the player's turn is queued.
 * @param {string} card
 */
export function queuedText(card) {
    return fill(translate("Web", "The {card} is queued. Tap it again, or press Esc, to cancel."), { card: cardName(card) });
}

/**
 * Explain why nobody can bear this name, "" if one can.
 * @param {string} name
 */
export function nameProblem(name) {
    if (name === "") return translate("ErrorText", "Enter a name.");
    return isPrintable(name) ? "" : translate("ErrorText", "This name contains characters that cannot be shown.");
}

/** @param {string} card */
function notPlayableText(card) {
    const text = translate("ErrorText", "The {card} doesn't fit yet: its row has to reach it first.");
    return fill(text, { card: cardName(card) });
}
