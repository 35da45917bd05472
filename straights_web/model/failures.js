/** Remembers over a reload that the engine has stopped: a game that stops it again and again must not be the only one. */

const STOPPED = "straights.engine-stopped";
const NEW_GAME = "straights.begin-new";

export class Failures {
    /** @param {Pick<Storage, "getItem" | "setItem" | "removeItem"> | null} [storage] of this tab */
    constructor(storage = tabStorage()) {
        this.storage = storage;
    }

    /** @returns {boolean} whether it is the second time in a row: nothing was played in between */
    note() {
        const isRepeated = this.#get(STOPPED);
        this.#set(STOPPED, true);
        return isRepeated;
    }

    /** The game goes on. */
    forget() {
        this.#set(STOPPED, false);
    }

    /** Begin with a new game after the next reload, whatever was played last. */
    askForNewGame() {
        this.#set(NEW_GAME, true);
    }

    /** @returns {boolean} whether a new game was asked for; it is for once */
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
            // Storage is full or refused: what was to be remembered is forgotten.
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
