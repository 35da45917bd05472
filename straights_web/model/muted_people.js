/** The people at a table of this server whose phrases the player does not want to see, in localStorage. */

import { browserStorage } from "./preferences.js";

const KEY = "straights.muted";
/** The number of tables that are kept. */
const KEPT = 40;

export class MutedPeople {
    /** By table, the names, which are unique there. @type {Record<string, string[]>} */
    #tables;

    /** @param {Pick<Storage, "getItem" | "setItem"> | null} [storage] null if the browser refuses it: muted as long as the page is open */
    constructor(storage = browserStorage()) {
        this.storage = storage;
        this.#tables = this.#read();
    }

    /**
     * @param {string} table
     * @param {string} name
     */
    has(table, name) {
        return this.#tables[table]?.includes(name) ?? false;
    }

    /**
     * @param {string} table
     * @param {string} name
     * @param {boolean} isMuted
     */
    set(table, name, isMuted) {
        const { [table]: names = [], ...others } = { ...this.#read(), ...this.#tables };
        const rest = names.filter((each) => each !== name);
        const now = isMuted ? [...rest, name] : rest;
        this.#tables = Object.fromEntries(Object.entries({ ...others, [table]: now }).slice(-KEPT));
        try {
            this.storage?.setItem(KEY, JSON.stringify(this.#tables));
        } catch {
            // Storage is full or refused: muted as long as the page is open.
        }
    }

    /** @returns {Record<string, string[]>} without what is invalid: the storage is untrusted */
    #read() {
        try {
            const tables = Object.entries(JSON.parse(this.storage?.getItem(KEY) ?? "{}"));
            return Object.fromEntries(tables.map(([table, names]) => [table, Array.isArray(names) ? names.map(String) : []]));
        } catch {
            return {};
        }
    }
}
