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
 * Of which day a deal is, for the bar; a phone has room for that alone.
 * @param {string} day
 */
export function dealText(day) {
    const date = plainDayText(day);
    return { long: fill(translate("MoveMenuController", "Deal of the day, {date}"), { date }), short: date };
}

/**
 * The day and the month.
 * @param {string} day
 */
export function plainDayText(day) {
    return formatted(day, { day: "numeric", month: "long" });
}

/**
 * The letter of the day of the week.
 * @param {string} day
 */
export function weekdayLetter(day) {
    return formatted(day, { weekday: "narrow" });
}

/**
 * @param {string} day
 * @param {Intl.DateTimeFormatOptions} options
 */
function formatted(day, options) {
    return new Intl.DateTimeFormat(regionalLanguage(), { ...options, timeZone: "UTC" }).format(new Date(day));
}
