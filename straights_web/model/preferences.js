/** The player's preferences in localStorage; if that is refused, they last as long as the page. */

import { CHOICES, DEFAULTS as SETTINGS } from "./setting_values.js";
import { TextStorage } from "./text_storage.js";

export const PREFIX = "straights.";
const LONGEST_TEXT = 1000;
/** The back that is a picture of the player's own. */
export const OWN = "own";
const PICTURE = /^data:image\/jpeg;base64,[\w+/=]{1,199000}$/;

/** What the page keeps besides the settings, with its default values. */
const OTHERS = {
    /** Up to the second one. */
    finishedGames: 0,
    /** Those of the four players, one per line; empty for the default ones. */
    names: "",
    /** The player's name at tables of a server. */
    ownName: "",
    /** The choices for the last table that was opened, as JSON. */
    openedTable: "",
    /** The address of the table of a server at which the player sat last. */
    playedAt: "",
    /** Their strategies, separated by commas; empty for the default ones. */
    opponents: "",
    /** The last one that was accepted, as its link has it. */
    challenge: "",
    /** -1 for the default one. */
    limit: -1,
    /** Rules that the player has kept, one per line. */
    ownRules: "",
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
    constructor(texts = new TextStorage()) {
        super();
        this.texts = texts;
        this.isRefused = this.texts.store === null;
        /** @type {Map<string, unknown>} the values that were used or set while the page is open */
        this.chosen = new Map();
    }

    /**
     * @template {keyof Values} Key
     * @param {Key} key
     * @returns {Values[Key]}
     */
    get(key) {
        const text = this.chosen.has(key) ? null : this.texts.get(PREFIX + key);
        if (!this.chosen.has(key)) this.chosen.set(key, text === null ? DEFAULTS[key] : valueOf(key, text));
        return /** @type {Values[Key]} */ (this.chosen.get(key));
    }

    /** The rules that the player has kept. */
    get ownRules() {
        return this.get("ownRules").split("\n").filter(Boolean);
    }

    /**
     * @template {keyof Values} Key
     * @param {Key} key
     * @param {Values[Key]} value
     */
    set(key, value) {
        if (this.get(key) === value) return;
        this.chosen.set(key, value);
        const text = typeof value === "boolean" ? (value ? "yes" : "no") : String(value); // as the window does
        const isKept = this.texts.set(PREFIX + key, text);
        this.dispatchEvent(new CustomEvent("changed", { detail: key }));
        if (isKept || this.isRefused) return;
        this.isRefused = true;
        this.dispatchEvent(new CustomEvent("refused"));
    }
}

/**
 * Parse a stored text, which is untrusted.
 * @param {keyof Values} key
 * @param {string} text
 */
export function valueOf(key, text) {
    const usual = DEFAULTS[key];
    if (key === "own-back") return PICTURE.test(text) ? text : usual;
    if (typeof usual === "boolean") return text === "yes" || (text !== "no" && usual);
    if (typeof usual === "number") return /^-?\d{1,10}$/.test(text) ? Number(text) : usual;
    const choices = CHOICES[key];
    return text.length > LONGEST_TEXT || (choices && !choices.includes(text)) ? usual : text;
}
