/** Updates the card tracker to what the table has shown. */

import { Refusal, unlessRefused } from "../../model/game_client.js";
import { CardTrackerView } from "../../view/panels/card_tracker.js";

export class CardTracker {
    /**
     * @param {Pick<import("../play/compose.js").Play, "client" | "player">} page
     * @param {import("../../view/panels/panel.js").Panel} panel
     */
    constructor(page, panel) {
        this.page = page;
        this.panel = panel;
        this.view = new CardTrackerView();
        /** The number of updates; answers to earlier ones are discarded. */
        this.updates = 0;
        panel.body.append(this.view.root);
        panel.addEventListener("toggled", () => void this.update());
        // Once after several messages.
        page.player.addEventListener("idle", () => void this.update());
    }

    async update() {
        if (!this.panel.isOpen) return;
        this.updates += 1;
        const update = this.updates;
        const state = this.page.client.state;
        if (state === null || state.viewer === null || state.table.turn === null || this.page.player.isSuspended) {
            this.view.showNothing();
            return;
        }
        const tracker = await unlessRefused(this.page.client.ask({ type: "track" }));
        if (update !== this.updates) return;
        if (tracker instanceof Refusal) this.view.showNothing();
        else this.view.show(tracker);
    }
}
