/** The records of games for the statistics, as the table sends them; the table also sums them. */

import { RECORDS } from "./database.js";
import { KeptValues } from "./kept_values.js";

/** @typedef {import("../connection/protocol.js").GameRecord} GameRecord */

/** @extends {KeptValues<GameRecord>} */
export class Statistics extends KeptValues {
    /**
     * @param {import("./kept_values.js").Database | null} database null without one
     * @param {import("./tab_lock.js").TabLock | null} [lock] while another tab holds it, only that tab stores records
     */
    constructor(database, lock = null) {
        super(database, RECORDS, "game");
        this.lock = lock;
        lock?.addEventListener("lost", () => (this.values = null)); // the other tab adds records
        /** @type {Set<string>} games whose stored records stay as they are */
        this.preserved = new Set();
    }

    /**
     * @param {string | null} game its seal, null for a game without one
     * @returns {Promise<GameRecord | null>}
     */
    async recordOf(game) {
        return game === null ? null : ((await this.load()).get(game) ?? null);
    }

    /**
     * Store no more records of a game: the table cannot read the last one, which would be lost.
     * @param {string} game
     */
    preserve(game) {
        this.preserved.add(game);
    }

    /**
     * Store a record instead of the last one of its game.
     * @param {GameRecord} record
     */
    async keep(record) {
        if (this.lock?.isHeld === false || this.preserved.has(record.game)) return;
        await super.keep(record);
    }

    /**
     * Store these records instead of all.
     * @param {readonly GameRecord[]} records
     */
    async replace(records) {
        this.values = new Map(records.map((record) => [record.game, record]));
        this.preserved.clear();
        await this.access(async (database) => {
            await database.clear(this.store);
            for (const record of records) await database.put(this.store, record.game, record);
        });
    }
}
