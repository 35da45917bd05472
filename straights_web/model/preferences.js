/** The player's preferences in localStorage; if that is refused, they last as long as the page. */

import { CHOICES, DEFAULTS as SETTINGS } from "./setting_values.js";

/** @typedef {{getItem: (key: string) => string | null, setItem: (key: string, value: string) => void}} Storage */
export const PREFIX = "straights.";
const LONGEST_TEXT = 1000;

/** What the page keeps besides the settings, with its default values. */
const OTHERS = {
    /** Up to the second one. */
    finishedGames: 0,
    /** Those of the four players, one per line; empty for the default ones. */
    names: "",
    /** The player's name at tables of a server. */
    ownName: "",
    /** Their strategies, separated by commas; empty for the default ones. */
    opponents: "",
    /** The last one that was accepted, as its link has it. */
    challenge: "",
    /** -1 for the default one. */
    limit: -1,
    trackerIsOpen: false,
    logIsOpen: false,
    reviewIsOpen: false,
};

/** @typedef {typeof SETTINGS & typeof OTHERS} Values */

/** @type {Readonly<Values>} */
export const DEFAULTS = Object.freeze({ ...SETTINGS, ...OTHERS });

/**
 * Dispatches `changed` (a CustomEvent whose detail is the key), and once `refused` if a value cannot be stored; it is
 * used anyway.
 */
export class Preferences extends EventTarget {
    /** @param {Storage | null} [storage] */
    constructor(storage = browserStorage()) {
        super();
        this.storage = storage;
        this.isRefused = storage === null;
        /** @type {Map<string, unknown>} the values that were used or set while the page is open */
        this.chosen = new Map();
    }

    /**
     * @template {keyof Values} Key
     * @param {Key} key
     * @returns {Values[Key]}
     */
    get(key) {
        if (!this.chosen.has(key)) this.chosen.set(key, this.#read(key));
        return /** @type {Values[Key]} */ (this.chosen.get(key));
    }

    /**
     * @template {keyof Values} Key
     * @param {Key} key
     * @param {Values[Key]} value
     */
    set(key, value) {
        if (this.get(key) === value) return;
        this.chosen.set(key, value);
        this.#write(key, typeof value === "boolean" ? (value ? "yes" : "no") : String(value)); // as the window does
        this.dispatchEvent(new CustomEvent("changed", { detail: key }));
    }

    /** @param {keyof Values} key */
    #read(key) {
        try {
            const text = this.storage?.getItem(PREFIX + key) ?? null;
            return text === null ? DEFAULTS[key] : valueOf(key, text);
        } catch {
            this.#refuse();
            return DEFAULTS[key];
        }
    }

    /**
     * @param {string} key
     * @param {string} text
     */
    #write(key, text) {
        try {
            this.storage?.setItem(PREFIX + key, text);
        } catch {
            this.#refuse();
        }
    }

    #refuse() {
        if (this.isRefused) return;
        this.isRefused = true;
        this.dispatchEvent(new CustomEvent("refused"));
    }
}

/**
 * Parse a stored text, which is untrusted.
 *
 * @param {keyof Values} key
 * @param {string} text
 */
export function valueOf(key, text) {
    const usual = DEFAULTS[key];
    if (typeof usual === "boolean") return text === "yes" || (text !== "no" && usual);
    if (typeof usual === "number") return /^-?\d{1,10}$/.test(text) ? Number(text) : usual;
    const choices = CHOICES[key];
    return text.length > LONGEST_TEXT || (choices && !choices.includes(text)) ? usual : text;
}

/** @returns {typeof localStorage | null} null if the browser refuses it: even reading the property may throw */
export function browserStorage() {
    try {
        return globalThis.localStorage ?? null;
    } catch {
        return null;
    }
}
