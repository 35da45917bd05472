/** Days such as 2026-11-25, in the form of the language. */

import { fill, regionalLanguage, translate } from "./translate.js";

/**
 * Of which day a deal is, for the bar; a phone has room for that alone.
 * @param {string} day
 */
export function dealText(day) {
    const date = dayText(day);
    return { long: fill(translate("MoveMenuController", "Deal of the day, {date}"), { date }), short: date };
}

/**
 * A day in some form: the day and the month if none is given.
 * @param {string} day
 * @param {Intl.DateTimeFormatOptions} [options]
 */
export function dayText(day, options = { day: "numeric", month: "long" }) {
    return new Intl.DateTimeFormat(regionalLanguage(), { ...options, timeZone: "UTC" }).format(new Date(day));
}
