/** The screen that hides the table between two players at one screen. */

import { element, pushButton, setAttribute, setText } from "../elements.js";
import { fill, translate } from "../text/translate.js";

/** Dispatches `accepted`: the player on turn wants to see the hand. */
export class HandoverScreen extends EventTarget {
    /** @param {HTMLElement} root */
    constructor(root) {
        super();
        this.root = root;
        this.title = element("h2", { class: "handover-title" });
        this.hint = element("p", { class: "handover-hint" });
        this.button = pushButton("button main", { "data-action": "show-hand" });
        this.button.addEventListener("click", () => this.dispatchEvent(new Event("accepted")));
        this.root.append(this.title, this.hint, this.button);
    }

    /** @param {string} name of the player on turn */
    show(name) {
        setText(this.title, fill(translate("HandoverScreen", "{name}, it’s your turn."), { name }));
        setText(this.hint, translate("HandoverScreen", "Everyone else, look away!"));
        setText(this.button, translate("HandoverScreen", "Show my cards"));
        setAttribute(this.root, "aria-label", this.title.textContent);
        this.root.hidden = false;
        this.button.focus({ preventScroll: true });
    }

    hide() {
        setAttribute(this.root, "hidden", true);
    }
}
