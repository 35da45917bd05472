/** Records across reloads that the engine has stopped, so that a game that stops it every time can be replaced. */

import { TextStorage, browserStore } from "./text_storage.js";

const STOPPED = "straights.engine-stopped";
const NEW_GAME = "straights.begin-new";
const YES = "1";

export class Failures {
    /** @param {TextStorage} [texts] of this tab */
    constructor(texts = new TextStorage(browserStore("sessionStorage"))) {
        this.texts = texts;
    }

    /** @returns {boolean} whether the engine stopped twice in a row, without a move in between */
    note() {
        const isRepeated = this.texts.get(STOPPED) === YES;
        this.texts.set(STOPPED, YES);
        return isRepeated;
    }

    /** Clear the record: the game continues. */
    forget() {
        this.texts.remove(STOPPED);
    }

    /** Start a new game after the next reload. */
    askForNewGame() {
        this.texts.set(NEW_GAME, YES);
    }

    /** @returns {boolean} whether a new game was requested; clears the request */
    takeNewGame() {
        const isAsked = this.texts.get(NEW_GAME) === YES;
        this.texts.remove(NEW_GAME);
        return isAsked;
    }
}
