/** The records of games for the statistics, as the table sends them; the table also sums them. */

import { RECORDS } from "./database.js";
import { KeptValues } from "./kept_values.js";

/** @typedef {import("../connection/protocol.js").GameRecord} GameRecord */

/** @extends {KeptValues<GameRecord>} */
export class Statistics extends KeptValues {
    /** @type {Set<string>} games whose stored records stay as they are: the table cannot read them, and they would be lost */
    preserved = new Set();

    /**
     * @param {import("./kept_values.js").Database | null} database
     * @param {import("./kept_values.js").Lock | null} [lock]
     */
    constructor(database, lock = null) {
        super(database, RECORDS, "game", lock);
    }

    /**
     * @param {string | null} game its seal, null for a game without one
     * @returns {Promise<GameRecord | null>}
     */
    async recordOf(game) {
        return game === null ? null : ((await this.load()).get(game) ?? null);
    }

    /**
     * @override
     * @param {GameRecord} record
     */
    async keep(record) {
        if (!this.preserved.has(record.game)) await super.keep(record);
    }

    /**
     * Store these records instead of all.
     * @param {readonly GameRecord[]} records
     */
    async replace(records) {
        this.values = new Map(records.map((record) => [record.game, record]));
        this.unstored = new Map(this.values);
        this.preserved.clear();
        await this.access(async (database) => {
            await database.clear(this.store);
            for (const record of records) await database.put(this.store, record.game, record);
            this.unstored.clear();
        });
    }
}
