/** Values that the table sends to be kept, each instead of the last one of its name; the page looks at nothing else in them. */

/** @typedef {Pick<import("./database.js").Database, "all" | "put" | "clear">} Database */

/**
 * Dispatches `refused` when a value cannot be stored: it lasts as long as the page then.
 * @template {object} Value
 */
export class KeptValues extends EventTarget {
    /** @type {Map<string, Value> | null} those that have been read, by name */
    values = null;

    /**
     * @param {Database | null} database null without one
     * @param {string} store
     * @param {string} field the field with the name of a value
     */
    constructor(database, store, field) {
        super();
        this.database = database;
        this.store = store;
        this.field = field;
    }

    /** @returns {Promise<Value[]>} */
    async all() {
        return [...(await this.load()).values()];
    }

    /** @param {Value} value */
    async keep(value) {
        const name = this.nameOf(value);
        (await this.load()).set(name, value);
        await this.access((database) => database.put(this.store, name, value));
    }

    /**
     * Values without a name are of no use.
     * @returns {Promise<Map<string, Value>>}
     */
    async load() {
        if (this.values !== null) return this.values;
        /** @type {Value[]} */
        let stored = [];
        await this.access(async (database) => (stored = await database.all(this.store)));
        const named = stored.filter((value) => typeof this.nameOf(value) === "string");
        this.values ??= new Map(named.map((value) => [this.nameOf(value), value]));
        return this.values;
    }

    /**
     * @param {Value} value
     * @returns {string}
     */
    nameOf(value) {
        return /** @type {any} */ (value)?.[this.field];
    }

    /** @param {(database: Database) => Promise<unknown>} action */
    async access(action) {
        try {
            if (this.database !== null) await action(this.database);
        } catch (error) {
            this.dispatchEvent(new CustomEvent("refused", { detail: String(error) }));
        }
    }
}
