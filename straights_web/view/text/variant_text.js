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

/**
 * The rules that options of the console stand for, as a level of the statistics has them: the length of the game, and
 * how its cards are dealt if that is unusual. Options of a later version remain as they are.
 * @param {string} options
 * @param {number} usualLimit
 */
export function variantText(options, usualLimit) {
    const known = /^(?:--score-limit (\d+))? ?(--reseed-each-round)?$/.exec(options);
    if (known === null) return options;
    const [, limit = usualLimit, reseeds] = known;
    const text = scoreLimitText(Number(limit));
    return reseeds === undefined ? text : text + translate("variant", ", the same deal each round");
}
