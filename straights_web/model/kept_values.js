/** Values that are kept, each instead of the last one of its name. */

/** @typedef {Pick<import("./database.js").Database, "all" | "put" | "delete" | "clear">} Database */
/** @typedef {Pick<import("./tab_lock.js").TabLock, "isHeld" | "addEventListener">} Lock */

/**
 * Dispatches `refused` when a value cannot be stored: it lasts as long as the page then.
 * @template {object} Value
 */
export class KeptValues extends EventTarget {
    /** @type {Map<string, Value> | null} those that have been read, by name */
    values = null;
    /** @type {Map<string, Value>} those that the database does not have, or not yet as they are */
    unstored = new Map();

    /**
     * @param {Database | null} database null without one
     * @param {string} store
     * @param {string} field the field with the name of a value
     * @param {Lock | null} [lock] while another tab holds it, only that tab keeps values
     */
    constructor(database, store, field, lock = null) {
        super();
        this.database = database;
        this.store = store;
        this.field = field;
        this.lock = lock;
        const reread = () => database !== null && (this.values = null); // the other tab has kept its own
        for (const type of ["lost", "taken"]) lock?.addEventListener(type, reread);
    }

    /** @returns {Promise<Value[]>} */
    async all() {
        return [...(await this.load()).values()];
    }

    /** @param {Value} value */
    async keep(value) {
        if (this.lock?.isHeld === false) return;
        const name = this.nameOf(value) ?? "";
        this.unstored.set(name, value);
        (await this.load()).set(name, value);
        await this.access(async (database) => {
            await database.put(this.store, name, value);
            if (this.unstored.get(name) === value) this.unstored.delete(name);
        });
    }

    /** @param {string} name */
    async forget(name) {
        this.unstored.delete(name);
        (await this.load()).delete(name);
        await this.access((database) => database.delete(this.store, name));
    }

    /**
     * Values without a name are of no use.
     * @returns {Promise<Map<string, Value>>}
     */
    async load() {
        if (this.values !== null) return this.values;
        /** @type {Value[]} */
        let stored = [];
        const isRead = await this.access(async (database) => (stored = await database.all(this.store)));
        const named = stored.map((value) => /** @type {const} */ ([this.nameOf(value) ?? "", value]));
        const values = new Map([...named.filter(([name]) => name !== ""), ...this.unstored]);
        if (isRead) this.values ??= values;
        return this.values ?? values;
    }

    /**
     * The name of a value, null of one that another version has written otherwise.
     * @param {any} value
     * @returns {string | null}
     */
    nameOf(value) {
        const name = value?.[this.field];
        return typeof name === "string" ? name : null;
    }

    /**
     * @param {(database: Database) => Promise<unknown>} action
     * @returns {Promise<boolean>} whether the database has not refused it
     */
    async access(action) {
        try {
            if (this.database !== null) await action(this.database);
            return true;
        } catch (error) {
            this.dispatchEvent(new CustomEvent("refused", { detail: String(error) }));
            return false;
        }
    }
}
