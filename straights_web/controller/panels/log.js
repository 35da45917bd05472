/** Updates the log: a line appears when the animation of its event starts. */

import { LogView } from "../../view/panels/log.js";
import { shown } from "../../view/text/sentence.js";

/** @typedef {import("../../connection/protocol.js").Sentence} Sentence */

export class Log {
    /**
     * @param {import("../play/event_player.js").EventPlayer} player
     * @param {import("../../view/panels/panel.js").Panel} panel
     */
    constructor(player, panel) {
        this.view = new LogView();
        panel.body.append(this.view.root);
        /** @type {Sentence[]} the lines of what has been shown */
        this.lines = [];
        player.addEventListener("replaced", (event) => this.begin(/** @type {CustomEvent} */ (event).detail.log));
        player.addEventListener("event", (event) => this.#add(/** @type {CustomEvent} */ (event).detail.happening.log));
        panel.addEventListener("toggled", () => this.rewrite());
    }

    /**
     * Start with lines of what was shown before.
     * @param {readonly Sentence[]} lines
     */
    begin(lines) {
        this.lines = [...lines];
        this.rewrite();
    }

    rewrite() {
        this.view.show(this.lines.map(written));
    }

    /** @param {readonly Sentence[]} lines */
    #add(lines) {
        this.lines.push(...lines);
        this.view.add(lines.map(written));
    }
}

/** @param {Sentence} line */
function written(line) {
    return shown(line).trimEnd(); // a seat may have no discards
}
