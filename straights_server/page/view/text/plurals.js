
import { translate } from "./translate.js";
export function pointsText(count) {
return translate("Plurals", "%n point(s)", count);
}
export function cardsText(count) {
return translate("Plurals", "%n card(s)", count);
}
export function lastRoundsText(count) {
return translate("Plurals", "Last %n round(s): points and ten-round average", count);
}
