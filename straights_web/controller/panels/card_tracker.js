/** Updates the card tracker to what the table has shown. */

import { Refusal } from "../../model/game_client.js";
import { CardTrackerView } from "../../view/panels/card_tracker.js";

export class CardTracker {
    /**
     * @param {import("../../model/game_client.js").GameClient} client
     * @param {import("../play/event_player.js").EventPlayer} player
     * @param {import("../../view/panels/panel.js").Panel} panel
     */
    constructor(client, player, panel) {
        this.client = client;
        this.player = player;
        this.panel = panel;
        this.view = new CardTrackerView();
        /** The number of updates; answers to earlier ones are discarded. */
        this.updates = 0;
        panel.body.append(this.view.root);
        panel.addEventListener("toggled", () => void this.update());
        // Once after several messages.
        player.addEventListener("idle", () => void this.update());
    }

    async update() {
        if (!this.panel.isOpen) return;
        this.updates += 1;
        const update = this.updates;
        const state = this.client.state;
        if (state === null || state.viewer === null || state.table.turn === null || this.player.isSuspended) {
            this.view.showNothing();
            return;
        }
        try {
            const tracker = await this.client.ask({ type: "track" });
            if (update === this.updates) this.view.show(tracker);
        } catch (error) {
            if (!(error instanceof Refusal)) throw error;
            if (update === this.updates) this.view.showNothing();
        }
    }
}
