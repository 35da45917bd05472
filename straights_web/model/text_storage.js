/** Texts that a browser keeps by their keys; what it refuses to keep lasts as long as the page. */

/** @typedef {Pick<Storage, "getItem" | "setItem" | "removeItem" | "key" | "length">} Store */

export class TextStorage {
    /** @type {Map<string, string>} the texts that the browser has not kept */
    #own = new Map();

    /** @param {Store | null} [store] null if the browser has none for the page */
    constructor(store = browserStore("localStorage")) {
        this.store = store;
    }

    /**
     * @param {string} key
     * @returns {string | null} which anybody may have written
     */
    get(key) {
        return this.#own.get(key) ?? this.#try((store) => store.getItem(key));
    }

    /**
     * @param {string} key
     * @param {string} text
     * @returns {boolean} whether the browser keeps it
     */
    set(key, text) {
        this.#own.set(key, text);
        const isKept = this.#try((store) => store.setItem(key, text)) !== null;
        if (isKept) this.#own.delete(key);
        return isKept;
    }

    /** @param {string} key */
    remove(key) {
        this.#own.delete(key);
        this.#try((store) => store.removeItem(key));
    }

    /** @returns {string[]} all keys, also those of others */
    keys() {
        const kept = this.#try((store) => Array.from({ length: store.length }, (_, at) => store.key(at) ?? ""));
        return [...new Set([...(kept ?? []), ...this.#own.keys()])];
    }

    /**
     * @template Result
     * @param {(store: Store) => Result} use
     * @returns {Result | null} null if there is no store, or it is full or refused
     */
    #try(use) {
        try {
            return this.store && use(this.store);
        } catch {
            return null;
        }
    }
}

/**
 * @param {"localStorage" | "sessionStorage"} name
 * @returns {Storage | null} null if the browser refuses it: even reading the property may throw
 */
export function browserStore(name) {
    try {
        return globalThis[name] ?? null;
    } catch {
        return null;
    }
}
