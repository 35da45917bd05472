/** Announces events to screen readers: several moves at once, so that no announcement cuts off another. */

/** The maximum number of queued sentences; the oldest are dropped. */
const MOST = 12;

export class Announcements {
    /** @type {string[]} */
    #waiting = [];

    /** @param {HTMLElement} root a live region */
    constructor(root) {
        this.root = root;
    }

    /**
     * Add a sentence to the next announcement.
     * @param {string} text
     */
    add(text) {
        if (text !== "") {
            this.#waiting = [...this.#waiting, text].slice(-MOST);
        }
    }

    /** Announce the queued sentences. */
    flush() {
        if (this.#waiting.length > 0) {
            this.root.textContent = this.#waiting.join(" ");
            this.#waiting = [];
        }
    }

    /** Leave nothing to read of what was announced. */
    clear() {
        this.root.textContent = "";
    }

    /**
     * Announce a text at once, even if it is the same as before.
     * @param {string} text
     */
    say(text) {
        this.root.textContent = "";
        requestAnimationFrame(() => {
            this.root.textContent = text;
        });
    }
}
