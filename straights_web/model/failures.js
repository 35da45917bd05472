/** Records across reloads that the engine has stopped, so that a game that stops it every time can be replaced. */

const STOPPED = "straights.engine-stopped";
const NEW_GAME = "straights.begin-new";

export class Failures {
    /** @param {Pick<Storage, "getItem" | "setItem" | "removeItem"> | null} [storage] of this tab */
    constructor(storage = tabStorage()) {
        this.storage = storage;
    }

    /** @returns {boolean} whether the engine stopped twice in a row, without a move in between */
    note() {
        const isRepeated = this.#get(STOPPED);
        this.#set(STOPPED, true);
        return isRepeated;
    }

    /** Clear the record: the game continues. */
    forget() {
        this.#set(STOPPED, false);
    }

    /** Start a new game after the next reload. */
    askForNewGame() {
        this.#set(NEW_GAME, true);
    }

    /** @returns {boolean} whether a new game was requested; clears the request */
    takeNewGame() {
        const isAsked = this.#get(NEW_GAME);
        this.#set(NEW_GAME, false);
        return isAsked;
    }

    /** @param {string} key */
    #get(key) {
        try {
            return this.storage?.getItem(key) === "1";
        } catch {
            return false;
        }
    }

    /**
     * @param {string} key
     * @param {boolean} isOn
     */
    #set(key, isOn) {
        try {
            if (isOn) this.storage?.setItem(key, "1");
            else this.storage?.removeItem(key);
        } catch {
            // Storage is full or refused: nothing is recorded.
        }
    }
}

function tabStorage() {
    try {
        return sessionStorage;
    } catch {
        return null;
    }
}
