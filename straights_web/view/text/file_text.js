/** Explains in the player's language why a text cannot be opened as a game. */

import { fill, translate } from "./translate.js";

/**
 * @param {string} reason the name of the table's refusal
 */
export function unreadableText(reason) {
    switch (reason) {
        case "NewerSaveGame":
            return translate("ErrorText", "it was saved by a newer version of Straights");
        case "TooLargeSaveGame":
            return translate("ErrorText", "it is too large for a saved game");
        case "DamagedSaveGame":
            return translate("ErrorText", "it was changed after it was saved");
        case "TooFewPlayers":
            return translate("transcript", "the text ends before the four players are set (h or c)");
        case "RefusedMove":
            return translate("transcript", "the rules don't allow this move");
        case "DifferentGame":
        case "StrangeLine":
            return translate("transcript", "the console doesn't print such a line");
        case "NotASaveGame":
        default:
            return translate("ErrorText", "it isn't a Straights game, or it is incomplete");
    }
}

/**
 * @param {string} file
 * @param {string} reason
 */
export function couldNotOpenText(file, reason) {
    return fill(translate("GameMenuController", "Could not open {file}: {reason}."), { file, reason: unreadableText(reason) });
}
