/**
 * Translations of the page's texts into the player's language.
 *
 * A text is identified by its context and its English source, as in the window. Both must be literal strings in each
 * call, since packaging/web/texts.py extracts them. Until a language is loaded, and for missing translations, the
 * source itself is used.
 */

import { PAGE_FOLDER } from "../../page_folder.js";
import { LANGUAGES } from "./languages.js";

/** @typedef {Partial<Record<Intl.LDMLPluralRule, string>>} PluralForms */
/** @typedef {Record<string, Record<string, string | PluralForms>>} Texts by context, then by source */

const FOLDER = new URL("resources/texts/", PAGE_FOLDER);
const ENGLISH = "en";
/** The blocks of scripts that are written from right to left; the engine's rendering.py has the same. */
const RIGHT_TO_LEFT = /[\u{590}-\u{8ff}\u{fb1d}-\u{fdff}\u{fe70}-\u{fefe}\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
const [FIRST_STRONG_ISOLATE, POP_DIRECTIONAL_ISOLATE] = ["\u2068", "\u2069"];

let texts = /** @type {Texts} */ ({});
let language = ENGLISH;
let plurals = new Intl.PluralRules(ENGLISH);
let numbers = new Intl.NumberFormat(ENGLISH);
let wanted = ENGLISH;
let calls = 0; // of `load`
let hasMore = false; // whether what is loaded after the table is in use

/**
 * The translation of a source text, without the mnemonic.
 * @param {string} context "Web", or that of the window if it has the same text
 * @param {string} source the English text; %n stands for the number
 * @param {number} [number] determines %n and the plural form
 */
export function translate(context, source, number) {
    return translateTemplate({ context, template: source, count: number });
}

/**
 * The translation of the template of one of the engine's sentences, in the plural form of its count.
 * @param {import("../../connection/protocol.js").Sentence} sentence
 */
export function translateTemplate({ context, template, singular = template, count }) {
    const entry = texts[context]?.[template] ?? (count === 1 ? singular : template);
    if (count === undefined) {
        const text = withoutMnemonic(typeof entry === "string" ? entry : template);
        return context === "Actions" ? text.replace(/\s*…$/, "") : text;
    }
    const form = typeof entry === "string" ? entry : (entry[plurals.select(count)] ?? Object.values(entry).at(-1) ?? template);
    return withoutMnemonic(form).replaceAll("%n", () => numbers.format(count));
}

/**
 * Replace the placeholders of a text: `{card}` becomes the value of that name. Values are not searched for
 * placeholders, and a placeholder without a value remains.
 * @param {string} text
 * @param {Record<string, string | number>} values
 */
export function fill(text, values) {
    const shown = Object.entries(values).map(([name, value]) => [name, valueText(value)]);
    return fillShown(text, Object.fromEntries(shown));
}

/**
 * @param {string} text
 * @param {Record<string, string>} values as they are shown, such as sentences
 */
export function fillShown(text, values) {
    return text.replace(/\{(\w+)\}/g, (place, name) => (Object.hasOwn(values, name) ? (values[name] ?? place) : place));
}

/** @param {string | number} value */
export function valueText(value) {
    return typeof value === "number" ? numbers.format(value) : isolated(value);
}

/**
 * Isolate a value with right-to-left letters, which would reorder the sentence around it, once.
 * @param {string} value
 */
export function isolated(value) {
    if (value.includes(FIRST_STRONG_ISOLATE) || !RIGHT_TO_LEFT.test(value)) return value;
    return `${FIRST_STRONG_ISOLATE}${value}${POP_DIRECTIONAL_ISOLATE}`;
}

/** The code of the language in use, such as "de". */
export function currentLanguage() {
    return language;
}

/** The language in use as the browser has it, such as "en-GB": days are written differently from region to region. */
export function regionalLanguage() {
    return (globalThis.navigator?.languages ?? []).find((tag) => languageCode(tag) === language) ?? language;
}

/**
 * Format a number for the language.
 * @param {number} number
 * @param {Intl.NumberFormatOptions} [options]
 */
export function formatNumber(number, options) {
    return options ? new Intl.NumberFormat(language, options).format(number) : numbers.format(number);
}

/**
 * Join names for a sentence, such as "Anna, Ben, and Clara".
 * @param {readonly string[]} names
 */
export function listText(names) {
    return new Intl.ListFormat(language, { type: "conjunction" }).format(names.map(isolated));
}

/**
 * The language to use: that of the address, the stored one, or the first one of the browser that the page has.
 * @param {{address?: string | null, kept?: string | null, browser?: readonly string[]}} wishes
 */
export function chooseLanguage({ address, kept, browser = [] }) {
    const codes = [address, kept, ...browser].map((tag) => languageCode(tag ?? ""));
    return codes.find((code) => code !== "") ?? ENGLISH;
}

/**
 * The language that a tag means, such as "pt" for "pt-BR": the one with most of its first subtags; "" if none has any.
 * @param {string} tag
 * @param {readonly string[]} [codes] of the languages
 */
export function languageCode(tag, codes = Object.keys(LANGUAGES)) {
    const wanted = subtags(tag);
    const shared = (/** @type {string} */ code) => {
        const parts = subtags(code);
        const end = parts.findIndex((part, place) => part !== wanted[place]);
        return end < 0 ? parts.length : end;
    };
    const found = codes.filter((code) => shared(code) > 0);
    return found.sort((a, b) => shared(b) - shared(a) || a.length - b.length)[0] ?? "";
}

/** @param {string} tag */
function subtags(tag) {
    return tag.toLowerCase().split(/[-_]/);
}

/**
 * Load the texts of a language and use them; of concurrent calls, the last one counts.
 * @param {string} code
 * @returns {Promise<boolean>} whether it is in use now: not after a failure, or if another call came
 */
export async function useLanguage(code) {
    return (await load(code)) === "used";
}

/**
 * @param {string} code
 * @returns {Promise<"used" | "failed" | "superseded">} superseded: by a later call, which has as many texts
 */
async function load(code) {
    wanted = code;
    const call = ++calls;
    const names = hasMore ? [code, `more-${code}`] : [code];
    const loaded = await Promise.all(names.map((name) => fetchJson(`${name}.json`))).then(merged, () => null);
    if (call !== calls) return "superseded";
    if (loaded === null) return "failed";
    [texts, language] = [loaded, code];
    [plurals, numbers] = [new Intl.PluralRules(code), new Intl.NumberFormat(code)];
    if (typeof document !== "undefined") {
        document.documentElement.lang = code;
        document.documentElement.dir = LANGUAGES[code]?.direction ?? "ltr";
    }
    return "used";
}

/**
 * Load the texts of what comes after the table, too, now and in each later language; without them the sources are used.
 * @returns {Promise<boolean>} false if they could not be loaded
 */
export async function useMoreTexts() {
    hasMore = true;
    hasMore = (await load(wanted)) !== "failed";
    return hasMore;
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
