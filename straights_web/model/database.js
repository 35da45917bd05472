/** The page's database: values by key in a few stores, in IndexedDB. All failures are DatabaseErrors. */

const NAME = "straights";
const VERSION = 1;

/** The stores: games by their id, records of the statistics by their game. */
export const GAMES = "games";
export const RECORDS = "records";

/** The database cannot be used, or not any more: refused by the browser, full, damaged, of a later version. */
export class DatabaseError extends Error {}

export class Database {
    /** @param {IDBDatabase} connection */
    constructor(connection) {
        this.connection = connection;
        this.isClosed = false;
        // Another tab wants to update it, or the player has deleted the site's data.
        connection.onversionchange = () => this.close();
        connection.onclose = () => (this.isClosed = true);
    }

    /**
     * Rejects with a DatabaseError.
     * @param {IDBFactory | undefined} [factory]
     */
    static async open(factory = browserFactory()) {
        if (factory === undefined) throw new DatabaseError("there is no database");
        try {
            return new Database(await opened(factory));
        } catch (error) {
            throw new DatabaseError(String(error));
        }
    }

    /**
     * @param {string} store
     * @param {string} key
     * @returns {Promise<any>} undefined where there is none
     */
    get(store, key) {
        return this.#use(store, "readonly", (values) => values.get(key));
    }

    /**
     * @param {string} store
     * @returns {Promise<any[]>}
     */
    all(store) {
        return this.#use(store, "readonly", (values) => values.getAll());
    }

    /**
     * Resolves when the value is kept.
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

    close() {
        this.isClosed = true;
        this.connection.close();
    }

    /**
     * @param {string} store
     * @param {IDBTransactionMode} mode
     * @param {(values: IDBObjectStore) => IDBRequest} action
     * @returns {Promise<any>}
     */
    #use(store, mode, action) {
        return new Promise((resolve, reject) => {
            const fail = (/** @type {unknown} */ error) => reject(new DatabaseError(String(error)));
            if (this.isClosed) {
                fail("it is closed");
                return;
            }
            try {
                const transaction = this.connection.transaction(store, mode);
                const request = action(transaction.objectStore(store));
                transaction.oncomplete = () => resolve(request.result);
                transaction.onabort = () => fail(transaction.error);
            } catch (error) {
                fail(error);
            }
        });
    }
}

/**
 * @param {IDBFactory} factory
 * @returns {Promise<IDBDatabase>}
 */
function opened(factory) {
    return new Promise((resolve, reject) => {
        const request = factory.open(NAME, VERSION);
        request.onupgradeneeded = () => {
            for (const store of [GAMES, RECORDS]) {
                if (!request.result.objectStoreNames.contains(store)) request.result.createObjectStore(store);
            }
        };
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
        request.onblocked = () => reject(new Error("another tab uses an earlier version"));
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
