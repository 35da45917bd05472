/** Tells screen readers what has happened: several moves in one announcement, so that none cuts off another. */

/** How many sentences are kept: who waited longer than that wants the end, not the beginning. */
const MOST = 12;

export class Announcements {
    /** @type {string[]} */
    #waiting = [];

    /** @param {HTMLElement} root a live region */
    constructor(root) {
        this.root = root;
    }

    /**
     * Tell a sentence with the next announcement.
     * @param {string} text
     */
    add(text) {
        if (text !== "") {
            this.#waiting = [...this.#waiting, text].slice(-MOST);
        }
    }

    /** Announce what waits. */
    flush() {
        if (this.#waiting.length > 0) {
            this.root.textContent = this.#waiting.join(" ");
            this.#waiting = [];
        }
    }

    /**
     * Announce a text at once, the same as before, too.
     * @param {string} text
     */
    say(text) {
        this.root.textContent = "";
        requestAnimationFrame(() => {
            this.root.textContent = text;
        });
    }
}
