/** The rule switches of a game in words. */

import { pointsText } from "./plurals.js";
import { fill, translate } from "./translate.js";

const ONE_ROUND = 0;

/**
 * When the game ends, as a sentence.
 * @param {number} limit
 */
export function gameEndText(limit) {
    if (limit === ONE_ROUND) return translate("variant", "The game ends after one round.");
    return fill(translate("variant", "The game ends once someone reaches {points}."), { points: pointsText(limit) });
}

/**
 * The length of a game in few words.
 * @param {number} limit
 */
export function scoreLimitText(limit) {
    return limit === ONE_ROUND ? translate("variant", "one round") : pointsText(limit);
}
