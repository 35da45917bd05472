/** Texts about the rule variant of a game. */

import { pointsText } from "./plurals.js";
import { fill, translate } from "./translate.js";

const ONE_ROUND = 0;

/**
 * A sentence about the end of the game.
 * @param {number} limit
 */
export function gameEndText(limit) {
    if (limit === ONE_ROUND) return translate("variant", "The game ends after one round.");
    return fill(translate("variant", "The game ends once someone reaches {points}."), { points: pointsText(limit) });
}

/**
 * The length of a game in a few words.
 * @param {number} limit
 */
export function scoreLimitText(limit) {
    return limit === ONE_ROUND ? translate("variant", "one round") : pointsText(limit);
}
