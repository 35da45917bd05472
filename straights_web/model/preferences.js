/** The player's preferences in localStorage; if that is refused, they last as long as the page. */

/** @typedef {{getItem: (key: string) => string | null, setItem: (key: string, value: string) => void}} Storage */
/**
 * @typedef {object} Values
 * @property {string} language empty for the browser's language
 * @property {string} scheme
 * @property {string} table
 * @property {string} sheets what the bar and the sheets are made of
 * @property {string} back
 * @property {string} faces
 * @property {boolean} fourColours
 * @property {boolean} moreContrast besides where the system asks for it
 * @property {string} speed
 * @property {string} pause
 * @property {string} order
 * @property {number} finishedGames up to the second one
 * @property {boolean} callsOnTurn whether the tab says that it is the player's turn
 * @property {boolean} isMuted whether there are no sounds and vibrations
 * @property {string} names of the four players, one per line; empty for the default ones
 * @property {string} ownName the player's name at tables of a server
 * @property {string} opponents their strategies, separated by commas; empty for the default ones
 * @property {number} limit -1 for the default one
 * @property {boolean} trackerIsOpen
 * @property {boolean} logIsOpen
 * @property {boolean} reviewIsOpen
 */

export const PREFIX = "straights.";
const LONGEST_TEXT = 1000;

/**
 * The default values.
 * @type {Readonly<Values>}
 */
export const DEFAULTS = Object.freeze({
    language: "",
    scheme: "system",
    table: "felt",
    sheets: "table",
    back: "lattice",
    faces: "classic",
    fourColours: false,
    moreContrast: false,
    speed: "normal",
    pause: "normal",
    order: "suits",
    finishedGames: 0,
    callsOnTurn: true,
    isMuted: false,
    names: "",
    ownName: "",
    opponents: "",
    limit: -1,
    trackerIsOpen: false,
    logIsOpen: false,
    reviewIsOpen: false,
});

/** The allowed values of preferences with few of them; other values are ignored. */
export const CHOICES = Object.freeze({
    scheme: ["system", "light", "dark"],
    table: ["felt", "midnight", "linen", "wood", "slate", "plain"],
    sheets: ["table", "paper"],
    back: ["lattice", "scales", "botanical", "stripes", "waves", "stars", "deco", "rosette"],
    faces: ["classic", "large", "four-colour", "contrast", "minimal", "engraved"],
    speed: ["slow", "normal", "fast", "at-once"],
    pause: ["slow", "normal", "fast", "at-once"],
    order: ["dealt", "suits", "ranks"],
});

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
        this.#write(key, String(value));
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
    if (typeof usual === "boolean") return text === "true" || (text !== "false" && usual);
    if (typeof usual === "number") return /^-?\d{1,10}$/.test(text) ? Number(text) : usual;
    const choices = /** @type {Record<string, readonly string[]>} */ (CHOICES)[key];
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
