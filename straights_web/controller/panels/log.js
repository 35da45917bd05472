/** Updates the log: a line appears when the animation of its event starts. */

import { LogView } from "../../view/panels/log.js";
import { shown } from "../../view/text/sentence.js";

/** @typedef {import("../../connection/protocol.js").GameEvent} GameEvent */

export class Log {
    /**
     * @param {import("../play/event_player.js").EventPlayer} player
     * @param {import("../../view/panels/panel.js").Panel} panel
     */
    constructor(player, panel) {
        this.view = new LogView();
        panel.body.append(this.view.root);
        /** @type {GameEvent[]} the events that have been shown */
        this.history = [];
        player.addEventListener("replaced", (event) => {
            const { history, reason } = /** @type {CustomEvent} */ (event).detail;
            // The deal of a new game is shown next.
            this.history = reason === "new" ? history.slice(0, -1) : [...history];
            this.rewrite();
        });
        player.addEventListener("event", (event) => this.#onEvent(/** @type {CustomEvent} */ (event).detail));
        panel.addEventListener("toggled", () => this.rewrite());
    }

    /**
     * Start with the events before the listeners were added.
     * @param {readonly GameEvent[]} history
     */
    begin(history) {
        this.history = [...history];
        this.rewrite();
    }

    rewrite() {
        this.view.show(this.history.flatMap((event) => this.#shown(event)));
    }

    /** @param {GameEvent} event */
    #onEvent(event) {
        this.history.push(event);
        this.view.add(this.#shown(event));
    }

    /** @param {GameEvent} event */
    #shown(event) {
        return (event.told?.log ?? []).map((line) => shown(line).trimEnd()); // a seat may have no discards
    }
}
