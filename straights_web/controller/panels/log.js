/** The log: a line appears when the animation of its event starts. */

import { element } from "../../view/elements.js";
import { shown } from "../../view/text/sentence.js";
import { translate } from "../../view/text/translate.js";

/** @typedef {import("../../connection/protocol.js").Sentence} Sentence */

export class Log {
    /** @type {Sentence[]} the lines of what has been shown */
    #lines = [];

    /**
     * @param {import("../play/event_player.js").EventPlayer} player
     * @param {import("../../view/panels/panel.js").Panel} panel
     */
    constructor(player, panel) {
        this.list = element("ol", { class: "log-lines", tabindex: "0" });
        this.box = panel.body;
        panel.body.append(this.list);
        player.addEventListener("replaced", (event) => this.begin(/** @type {CustomEvent} */ (event).detail.log));
        player.addEventListener("event", (event) => {
            const { log } = /** @type {CustomEvent} */ (event).detail.happening;
            this.#lines.push(...log);
            this.add(log.map(written));
        });
        panel.addEventListener("toggled", () => this.rewrite());
    }

    /**
     * Start with lines of what was shown before.
     * @param {readonly Sentence[]} lines
     */
    begin(lines) {
        this.#lines = [...lines];
        this.rewrite();
    }

    rewrite() {
        this.list.setAttribute("aria-label", translate("Actions", "Game &log"));
        this.list.replaceChildren();
        this.add(this.#lines.map(written));
    }

    /** @param {readonly string[]} lines "" for a gap between rounds */
    add(lines) {
        const items = lines.map((text) => element("li", { class: text ? "" : "log-gap", "aria-hidden": text ? null : "true" }, text));
        this.list.append(...items);
        this.box.scrollTop = this.box.scrollHeight;
    }
}

/** @param {Sentence} line */
function written(line) {
    return shown(line).trimEnd(); // a seat may have no discards
}
