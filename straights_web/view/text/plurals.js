/** Phrases with a count. */

import { translate } from "./translate.js";

/**
 * Points, such as "5 points".
 * @param {number} count
 */
export function pointsText(count) {
    return translate("Plurals", "%n points", count);
}
