/** A part of the page whose modules are loaded when it is first needed. */

/** @template Part */
export class LaterPart {
    /** @type {Promise<Part> | null} */
    #loading = null;
    /** @type {Part | null} null before it has been loaded */
    loaded = null;

    /**
     * @param {() => Promise<Part>} load
     * @param {() => void} fail tells the player that it could not be loaded
     */
    constructor(load, fail) {
        this.load = load;
        this.fail = fail;
    }

    /** @returns {Promise<Part | null>} null if it cannot be loaded; the next time it is tried again */
    async get() {
        try {
            this.#loading ??= this.load();
            this.loaded = await this.#loading;
        } catch (error) {
            console.warn(error); // for developers, in English
            this.#loading = null;
            this.fail();
        }
        return this.loaded;
    }
}
