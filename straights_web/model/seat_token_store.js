/** The tokens of the player's seats at tables of this server, in localStorage, so that a reload can resume them. */

import { browserStorage } from "./preferences.js";

/** @typedef {{token: string, name: string, at: number}} SeatToken `at`: when it was last used, by `Date.now()` */
/** @typedef {Pick<Storage, "getItem" | "setItem" | "removeItem" | "key" | "length">} SeatStorage */

const PREFIX = "straights.seat.";
/** The time without activity after which a server deletes a table, in milliseconds. */
const LONGEST = 30 * 24 * 3600 * 1000;

export class SeatTokenStore {
    /** @param {SeatStorage | null} [storage] null if the browser refuses it: seats last as long as the page */
    constructor(storage = browserStorage()) {
        this.storage = storage;
        /** @type {Map<string, SeatToken>} the tokens stored while the page is open */
        this.own = new Map();
    }

    /**
     * @param {string} table
     * @returns {SeatToken | null}
     */
    get(table) {
        return this.own.get(table) ?? this.#read(PREFIX + table);
    }

    /**
     * @param {string} table
     * @param {string} token
     * @param {string} name the player's name there
     */
    keep(table, token, name) {
        const seat = { token, name, at: Date.now() };
        this.own.set(table, seat);
        this.#try((storage) => storage.setItem(PREFIX + table, JSON.stringify(seat)));
    }

    /** @param {string} table */
    forget(table) {
        this.own.delete(table);
        this.#try((storage) => storage.removeItem(PREFIX + table));
    }

    /**
     * The tables at which the player has a seat, the one last used first; deletes expired ones.
     * @returns {(SeatToken & {table: string})[]}
     */
    all() {
        const found = new Map(this.own);
        for (const table of this.#keys()) {
            const seat = this.get(table);
            if (seat !== null) found.set(table, seat);
        }
        for (const [table, { at }] of found) {
            if (Date.now() - at < LONGEST) continue;
            this.forget(table);
            found.delete(table);
        }
        return [...found].map(([table, seat]) => ({ table, ...seat })).sort((one, other) => other.at - one.at);
    }

    #keys() {
        /** @type {string[]} */
        const keys = [];
        this.#try((storage) => {
            for (let at = 0; at < storage.length; at += 1) keys.push(storage.key(at) ?? "");
        });
        return keys.filter((key) => key.startsWith(PREFIX)).map((key) => key.slice(PREFIX.length));
    }

    /**
     * @param {string} key
     * @returns {SeatToken | null} null for an invalid value: the storage is untrusted
     */
    #read(key) {
        let text = /** @type {string | null} */ (null);
        this.#try((storage) => {
            text = storage.getItem(key);
        });
        try {
            const { token, name, at } = JSON.parse(text ?? "{}");
            const isSeat = typeof token === "string" && typeof name === "string" && typeof at === "number";
            return isSeat ? { token, name, at } : null;
        } catch {
            return null;
        }
    }

    /** @param {(storage: SeatStorage) => void} use */
    #try(use) {
        try {
            if (this.storage !== null) use(this.storage);
        } catch {
            // Storage is full or refused: the seat lasts as long as the page.
        }
    }
}
