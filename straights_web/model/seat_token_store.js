/** The tokens of the player's seats at tables of this server, in localStorage, so that a reload can resume them. */

import { TextStorage } from "./text_storage.js";

/** @typedef {{token: string, name: string, at: number}} SeatToken `at`: when it was last used, by `Date.now()` */

const PREFIX = "straights.seat.";
/** The time without activity after which a server deletes a table, in milliseconds. */
const LONGEST = 30 * 24 * 3600 * 1000;

export class SeatTokenStore {
    constructor(texts = new TextStorage()) {
        this.texts = texts;
    }

    /**
     * @param {string} table
     * @returns {SeatToken | null} null for an invalid value, too: the storage is untrusted
     */
    get(table) {
        try {
            const { token, name, at } = JSON.parse(this.texts.get(PREFIX + table) ?? "{}");
            const isSeat = typeof token === "string" && typeof name === "string" && typeof at === "number";
            return isSeat ? { token, name, at } : null;
        } catch {
            return null;
        }
    }

    /**
     * @param {string} table
     * @param {string} token
     * @param {string} name the player's name there
     */
    keep(table, token, name) {
        this.texts.set(PREFIX + table, JSON.stringify({ token, name, at: Date.now() }));
    }

    /** @param {string} table */
    forget(table) {
        this.texts.remove(PREFIX + table);
    }

    /**
     * The tables at which the player has a seat, the one last used first; deletes expired ones.
     * @returns {(SeatToken & {table: string})[]}
     */
    all() {
        const tables = this.texts.keys().flatMap((key) => (key.startsWith(PREFIX) ? [key.slice(PREFIX.length)] : []));
        const seats = tables.flatMap((table) => {
            const seat = this.get(table);
            return seat === null ? [] : [{ table, ...seat }];
        });
        const isOld = (/** @type {SeatToken} */ { at }) => Date.now() - at >= LONGEST;
        for (const { table } of seats.filter(isOld)) this.forget(table);
        return seats.filter((seat) => !isOld(seat)).sort((one, other) => other.at - one.at);
    }
}
