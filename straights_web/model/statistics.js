/** The records of games for the statistics, as the table sends them; the table also sums them. */

import { RECORDS } from "./database.js";

/** @typedef {import("./database.js").Database} Database */
/** @typedef {import("../connection/protocol.js").GameRecord} GameRecord */

/** Dispatches `refused` when a record cannot be stored. */
export class Statistics extends EventTarget {
    /**
     * @param {Database | null} database null without one
     * @param {import("./tab_lock.js").TabLock | null} [lock] while another tab holds it, only that tab stores records
     */
    constructor(database, lock = null) {
        super();
        this.database = database;
        this.lock = lock;
        lock?.addEventListener("lost", () => (this.records = null)); // the other tab adds records
        /** @type {Map<string, GameRecord> | null} */
        this.records = null;
        /** @type {Set<string>} games whose stored records stay as they are */
        this.preserved = new Set();
    }

    /** @returns {Promise<GameRecord[]>} */
    async all() {
        return [...(await this.#load()).values()];
    }

    /**
     * @param {string | null} game its seal, null for a game without one
     * @returns {Promise<GameRecord | null>}
     */
    async recordOf(game) {
        return game === null ? null : ((await this.#load()).get(game) ?? null);
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
        (await this.#load()).set(record.game, record);
        await this.#access((database) => database.put(RECORDS, record.game, record));
    }

    /**
     * Store these records instead of all.
     * @param {readonly GameRecord[]} records
     */
    async replace(records) {
        this.records = new Map(records.map((record) => [record.game, record]));
        this.preserved.clear();
        await this.#access(async (database) => {
            await database.clear(RECORDS);
            for (const record of records) await database.put(RECORDS, record.game, record);
        });
    }

    /** @returns {Promise<Map<string, GameRecord>>} */
    async #load() {
        if (this.records !== null) return this.records;
        /** @type {any[]} */
        let values = [];
        await this.#access(async (database) => (values = await database.all(RECORDS)));
        this.records ??= new Map(values.filter(isRecord).map((record) => [record.game, record]));
        return this.records;
    }

    /** @param {(database: Database) => Promise<unknown>} action */
    async #access(action) {
        try {
            if (this.database !== null) await action(this.database);
        } catch (error) {
            this.dispatchEvent(new CustomEvent("refused", { detail: String(error) }));
        }
    }
}

/** @param {any} value */
function isRecord(value) {
    return typeof value?.game === "string";
}
