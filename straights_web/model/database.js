/** The page's database: values by key in a few stores, in IndexedDB. All failures are DatabaseErrors. */

import { DATABASE_NAME } from "./database_name.js";

const VERSION = 2;
const PATIENCE = 4000; // milliseconds: a database that never answers must not block the game

/** The stores: games by their id, records of the statistics by their game, and those of `daily_records.js`. */
export const GAMES = "games";
export const RECORDS = "records";
export const DAYS = "days";
export const HELPED = "helped";
const STORES = [GAMES, RECORDS, DAYS, HELPED];

/** The database cannot be used, or no longer: refused by the browser, full, damaged, or of a later version. */
export class DatabaseError extends Error {}

/** Reopens its connection once on the next use, as browsers close those of pages in the background. */
export class Database {
    /** @type {Promise<IDBDatabase> | null} */
    #connection = null;

    /**
     * @param {IDBFactory} factory
     * @param {number} patience in milliseconds
     */
    constructor(factory, patience) {
        this.factory = factory;
        this.patience = patience;
    }

    /**
     * Open the database; rejects with a DatabaseError.
     * @param {IDBFactory | undefined} [factory]
     * @param {number} [patience] how many milliseconds to wait for the browser
     */
    static async open(factory = browserFactory(), patience = PATIENCE) {
        if (factory === undefined) throw new DatabaseError("there is no database");
        const database = new Database(factory, patience);
        try {
            await database.#connect();
            return database;
        } catch (error) {
            throw new DatabaseError(String(error));
        }
    }

    /**
     * @param {string} store
     * @returns {Promise<any[]>}
     */
    all(store) {
        return this.#use(store, "readonly", (values) => values.getAll());
    }

    /**
     * Resolves when the value is stored.
     * @param {string} store
     * @param {string} key
     * @param {unknown} value
     */
    async put(store, key, value) {
        await this.#use(store, "readwrite", (values) => values.put(value, key));
    }

    /**
     * @param {string} store
     * @param {string} key
     */
    async delete(store, key) {
        await this.#use(store, "readwrite", (values) => values.delete(key));
    }

    /** @param {string} store */
    async clear(store) {
        await this.#use(store, "readwrite", (values) => values.clear());
    }

    /**
     * @param {string} store
     * @param {IDBTransactionMode} mode
     * @param {(values: IDBObjectStore) => IDBRequest} action
     * @returns {Promise<any>}
     */
    async #use(store, mode, action) {
        for (const isLast of [false, true]) {
            const connection = this.#connect();
            try {
                const transaction = (await connection).transaction(store, mode);
                const request = action(transaction.objectStore(store));
                return await new Promise((resolve, reject) => {
                    transaction.oncomplete = () => resolve(request.result);
                    transaction.onabort = () => reject(transaction.error);
                });
            } catch (error) {
                const isFull = error instanceof DOMException && error.name === "QuotaExceededError";
                if (isLast || isFull) throw new DatabaseError(String(error));
                this.#leave(connection);
            }
        }
    }

    #connect() {
        if (this.#connection !== null) return this.#connection;
        const connection = opened(this.factory, this.patience);
        const leave = () => this.#leave(connection);
        this.#connection = connection;
        connection.then((database) => {
            // Another tab wants to upgrade it, or the player has deleted the site's data.
            database.onclose = database.onversionchange = leave;
        }, leave);
        return connection;
    }

    /** @param {Promise<IDBDatabase>} connection */
    #leave(connection) {
        if (this.#connection === connection) this.#connection = null;
        connection.then((database) => database.close(), () => {});
    }
}

/**
 * @param {IDBFactory} factory
 * @param {number} patience
 * @returns {Promise<IDBDatabase>}
 */
function opened(factory, patience) {
    return new Promise((resolve, reject) => {
        const request = factory.open(DATABASE_NAME, VERSION);
        const timer = setTimeout(() => {
            request.onsuccess = () => request.result.close();
            reject(new Error("the browser does not answer"));
        }, patience);
        const done = (/** @type {() => void} */ settle) => () => {
            clearTimeout(timer);
            settle();
        };
        request.onupgradeneeded = () => {
            for (const store of STORES) {
                if (!request.result.objectStoreNames.contains(store)) request.result.createObjectStore(store);
            }
        };
        request.onsuccess = done(() => resolve(request.result));
        request.onerror = done(() => reject(request.error));
        request.onblocked = done(() => reject(new Error("another tab uses an earlier version")));
    });
}

/** @returns {IDBFactory | undefined} */
function browserFactory() {
    try {
        return globalThis.indexedDB;
    } catch {
        return undefined;
    }
}
