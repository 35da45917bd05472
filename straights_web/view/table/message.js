/** The line that says whose turn it is, what is to do, and why something was not done. */

import { setAttribute, setText } from "../elements.js";

export class Message {
    /** @param {HTMLElement} root */
    constructor(root) {
        this.root = root;
    }

    /**
     * @param {string} text
     * @param {{isWarning?: boolean}} [options]
     */
    show(text, { isWarning = false } = {}) {
        setText(this.root, text);
        setAttribute(this.root, "data-warning", isWarning);
    }

    /**
     * Whether screen readers wait: while cards move, the turn passes faster than anybody speaks.
     * @param {boolean} isBusy
     */
    setBusy(isBusy) {
        setAttribute(this.root, "aria-busy", isBusy ? "true" : null);
    }
}
