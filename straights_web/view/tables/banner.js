/** A sentence above the table that is visible while it applies, optionally with a button. */

import { element, pushButton, setText } from "../elements.js";

export class Banner {
    /**
     * @param {HTMLElement} root
     * @param {string} action the name of the button's action for programs
     * @param {() => void} click
     */
    constructor(root, action, click) {
        this.text = element("span", { role: "status" });
        this.seconds = element("span", { class: "banner-seconds", "aria-hidden": "true" });
        this.button = pushButton("button", { "data-action": action, click });
        this.root = element("div", { class: "banner", hidden: true }, this.text, this.seconds, this.button);
        root.append(this.root);
    }

    /**
     * @param {string} text empty for none
     * @param {{label?: string, seconds?: string}} [more] the label of the button; and text that is not announced
     */
    show(text, { label = "", seconds = "" } = {}) {
        this.root.hidden = text === "";
        setText(this.text, text);
        setText(this.seconds, seconds);
        setText(this.button, label);
        this.button.hidden = label === "";
    }
}
