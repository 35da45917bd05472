
import { pointsText } from "./plurals.js";
import { fill, translate } from "./translate.js";
const ONE_ROUND = 0;
export function gameEndText(limit) {
if (limit === ONE_ROUND) return translate("variant", "The game ends after one round.");
return fill(translate("variant", "The game ends once someone reaches {points}."), { points: pointsText(limit) });
}
export function scoreLimitText(limit) {
return limit === ONE_ROUND ? translate("variant", "one round") : pointsText(limit);
}
