/** The people at a table of this server whose phrases the player does not want to see, in localStorage. */

import { TextStorage } from "./text_storage.js";

const KEY = "straights.muted";
/** The number of tables that are kept. */
const KEPT = 40;

export class MutedPeople {
    constructor(texts = new TextStorage()) {
        this.texts = texts;
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
        const { [table]: names = [], ...others } = this.#tables;
        const rest = names.filter((each) => each !== name);
        const now = isMuted ? [...rest, name] : rest;
        this.texts.set(KEY, JSON.stringify(Object.fromEntries(Object.entries({ ...others, [table]: now }).slice(-KEPT))));
    }

    /** @returns {Record<string, string[]>} by table, the names, which are unique there, without what is invalid: the storage is untrusted */
    get #tables() {
        try {
            const tables = Object.entries(JSON.parse(this.texts.get(KEY) ?? "{}"));
            return Object.fromEntries(tables.map(([table, names]) => [table, Array.isArray(names) ? names.map(String) : []]));
        } catch {
            return {};
        }
    }
}
