/**
 * The texts of the page in the player's language.
 *
 * A text is named by its context and its English source, as in the window: both are literal strings in each call,
 * since packaging/web/texts.py reads them from there. Until a language is loaded, and where a translation is
 * missing, the source itself is the text.
 */

import { PAGE_FOLDER } from "../../page_folder.js";

/** @typedef {Partial<Record<Intl.LDMLPluralRule, string>>} PluralForms */
/** @typedef {Record<string, Record<string, string | PluralForms>>} Texts by context, then by source */

const FOLDER = new URL("resources/texts/", PAGE_FOLDER);
const ENGLISH = "en";

let texts = /** @type {Texts} */ ({});
let language = ENGLISH;
let plurals = new Intl.PluralRules(ENGLISH);
let numbers = new Intl.NumberFormat(ENGLISH);
let wanted = ENGLISH;
/** @type {Set<string>} what of the page has texts of its own, and is in use */
const parts = new Set();

/**
 * The text of a source in the current language, without the mark of an underlined letter.
 *
 * @param {string} context "Web", or that of the window which has the same text
 * @param {string} source the English text; %n stands for the number
 * @param {number} [number] what %n and the plural form are made of
 */
export function translate(context, source, number) {
    const entry = texts[context]?.[source] ?? source;
    if (number === undefined) return withoutMnemonic(typeof entry === "string" ? entry : source);
    const form = typeof entry === "string" ? entry : (entry[plurals.select(number)] ?? entry.other ?? source);
    return withoutMnemonic(form).replaceAll("%n", () => numbers.format(number));
}

/**
 * A text with its places filled: `{card}` becomes the value of that name. A value is never filled again, and a
 * place without a value stays as it is.
 *
 * @param {string} text
 * @param {Record<string, string | number>} values
 */
export function fill(text, values) {
    return text.replace(/\{(\w+)\}/g, (place, name) => {
        if (!Object.hasOwn(values, name)) return place;
        const value = /** @type {string | number} */ (values[name]);
        return typeof value === "number" ? numbers.format(value) : value;
    });
}

/**
 * A menu's text for use as a title: "New game…" becomes "New game".
 *
 * @param {string} text
 */
export function withoutEllipsis(text) {
    return text.replace(/\s*(…|\.\.\.)$/, "");
}

/** The code of the language in use, such as "de". */
export function currentLanguage() {
    return language;
}

/**
 * A number as the language writes it.
 *
 * @param {number} number
 * @param {Intl.NumberFormatOptions} [options]
 */
export function formatNumber(number, options) {
    return options ? new Intl.NumberFormat(language, options).format(number) : numbers.format(number);
}

/**
 * Names as a list in a sentence: "Anna, Ben, and Clara".
 *
 * @param {readonly string[]} names
 */
export function listText(names) {
    return new Intl.ListFormat(language, { type: "conjunction" }).format(names);
}

/**
 * The languages that have texts, each with its own name: {"en": "English", ...}.
 *
 * @returns {Promise<Record<string, string>>}
 */
export async function availableLanguages() {
    return fetchJson("languages.json");
}

/**
 * The language to use: the address's, else the kept one, else the first of the browser's that is available.
 *
 * @param {readonly string[]} available codes
 * @param {{address?: string | null, kept?: string | null, browser?: readonly string[]}} wishes
 */
export function chooseLanguage(available, { address, kept, browser = [] }) {
    const codes = [address, kept, ...browser].map((tag) => tag?.toLowerCase().split(/[-_]/)[0]);
    return codes.find((code) => code !== undefined && available.includes(code)) ?? ENGLISH;
}

/**
 * Load the texts of a language and use them from now on; of several calls at once the last one counts.
 *
 * @param {string} code
 * @returns {Promise<boolean>} whether it is in use now: not when its texts cannot be loaded, or another call came
 */
export async function useLanguage(code) {
    wanted = code;
    const names = [code, ...[...parts].map((part) => `${part}-${code}`)];
    const loaded = await Promise.all(names.map((name) => fetchJson(`${name}.json`))).then(merged, () => null);
    if (loaded === null || wanted !== code) return false;
    [texts, language] = [loaded, code];
    [plurals, numbers] = [new Intl.PluralRules(code), new Intl.NumberFormat(code)];
    if (typeof document !== "undefined") document.documentElement.lang = code;
    return true;
}

/**
 * Use the texts of a part of the page as well, in each language from now on; the sources where they cannot be loaded.
 *
 * @param {string} part
 */
export async function useTexts(part) {
    parts.add(part);
    const code = wanted;
    const isUsed = await useLanguage(code);
    if (!isUsed && wanted === code) parts.delete(part); // else another language was chosen, with this part
}

/** @param {Texts[]} loaded */
function merged(loaded) {
    /** @type {Texts} */
    const all = {};
    for (const [context, found] of loaded.flatMap(Object.entries)) all[context] = { ...all[context], ...found };
    return all;
}

/** @param {string} text */
function withoutMnemonic(text) {
    return text.replace(/&(\S)/g, "$1");
}

/** @param {string} name */
async function fetchJson(name) {
    const answer = await fetch(new URL(name, FOLDER));
    if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
    return answer.json();
}
