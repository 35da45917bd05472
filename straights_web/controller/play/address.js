/** The parts of the page's address that name no game: `?speed=0&lang=en&today=2026-11-25`; and the first language. */

import { chooseLanguage, languageCode } from "../../view/text/translate.js";

/** What a part says, null if it is not valid: a factor of durations, the code of a language, a day. */
const PARTS = {
    speed: (/** @type {string} */ text) => (text !== "" && Number(text) >= 0 && Number(text) <= 10 ? Number(text) : null),
    lang: (/** @type {string} */ text) => languageCode(text) || null,
    today: (/** @type {string} */ text) => (/^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : null),
};

/**
 * @template {keyof typeof PARTS} Name
 * @param {Name} name
 * @returns {ReturnType<typeof PARTS[Name]>} null also for a part that is not there
 */
export function partOfAddress(name) {
    const text = new URLSearchParams(location.search).get(name);
    return /** @type {any} */ (text === null ? null : PARTS[name](text));
}

/** Whether the address has each part, and a valid one, by its name. */
export function understoodParts() {
    const names = /** @type {(keyof typeof PARTS)[]} */ (Object.keys(PARTS));
    return Object.fromEntries(names.map((name) => [name, partOfAddress(name) !== null]));
}

/**
 * The language of the address, the preferences or the browser; English if none is available.
 * @param {import("../../model/preferences.js").Preferences} preferences
 */
export function initialLanguage(preferences) {
    const [address, kept] = [partOfAddress("lang"), preferences.get("language")];
    return chooseLanguage({ address, kept, browser: navigator.languages });
}
