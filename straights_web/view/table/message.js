/** The message line: whose turn it is, what to do, or why something was not done. */

import { setAttribute, setText } from "../elements.js";

export class Message {
    /** @param {HTMLElement} root */
    constructor(root) {
        this.root = root;
    }

    /**
     * @param {string | Element} content
     * @param {{isWarning?: boolean}} [options]
     */
    show(content, { isWarning = false } = {}) {
        if (typeof content === "string") setText(this.root, content);
        else this.root.replaceChildren(content);
        setAttribute(this.root, "data-warning", isWarning);
    }

    /**
     * Set whether screen readers wait: during animations, the turn passes faster than they can speak.
     * @param {boolean} isBusy
     */
    setBusy(isBusy) {
        setAttribute(this.root, "aria-busy", isBusy ? "true" : null);
    }
}
