/** Days such as 2026-11-25, in the form of the language. */

import { fill, regionalLanguage, translate } from "./translate.js";

/**
 * The day of the week, the day and the month, as in the window.
 * @param {string} day
 */
export function dayText(day) {
    return formatted(day, { weekday: "long", day: "numeric", month: "long" });
}

/**
 * Of which day a deal is, for the bar, and a shorter text for phones.
 * @param {string} day
 */
export function dealText(day) {
    const text = translate("MoveMenuController", "Deal of the day, {date}");
    const [long, short] = [formatted(day, { dateStyle: "short" }), formatted(day, { day: "numeric", month: "numeric" })];
    return { long: fill(text, { date: long }), short: fill(text, { date: short }) };
}

/**
 * @param {string} day
 * @param {Intl.DateTimeFormatOptions} options
 */
function formatted(day, options) {
    return new Intl.DateTimeFormat(regionalLanguage(), { ...options, timeZone: "UTC" }).format(new Date(day));
}
