/** The game log as lines. */

import { element } from "../elements.js";
import { translate } from "../text/translate.js";

export class LogView {
    constructor() {
        this.list = element("ol", { class: "log-lines", tabindex: "0" });
        this.root = this.list;
    }

    /** @param {readonly string[]} lines "" for a gap between rounds */
    show(lines) {
        this.list.setAttribute("aria-label", translate("Actions", "Game &log"));
        this.list.replaceChildren(...lines.map(line));
        this.#scroll();
    }

    /** @param {readonly string[]} lines */
    add(lines) {
        this.list.append(...lines.map(line));
        this.#scroll();
    }

    #scroll() {
        const box = this.list.parentElement;
        if (box !== null) box.scrollTop = box.scrollHeight;
    }
}

/** @param {string} text */
function line(text) {
    return element("li", { class: text ? "" : "log-gap", "aria-hidden": text ? null : "true" }, text);
}
