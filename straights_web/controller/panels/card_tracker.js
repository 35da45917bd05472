/** Updates the card tracker to what the table has shown. */

import { Refusal, unlessRefused } from "../../model/game_client.js";
import { CardTrackerView } from "../../view/panels/card_tracker.js";

/**
 * @param {Pick<import("../play/compose.js").Play, "client" | "player">} page
 * @param {import("../../view/panels/panel.js").Panel} panel
 * @returns {() => Promise<void>} updates it, in another language
 */
export function trackCards({ client, player }, panel, view = new CardTrackerView()) {
    let updates = 0; // answers to earlier ones are discarded
    const update = async () => {
        if (!panel.isOpen) return;
        updates += 1;
        const number = updates;
        const { state } = client;
        if (state === null || state.viewer === null || state.table.turn === null || player.isSuspended) {
            view.showNothing();
            return;
        }
        const tracker = await unlessRefused(client.ask({ type: "track" }));
        if (number !== updates) return;
        if (tracker instanceof Refusal) view.showNothing();
        else view.show(tracker);
    };
    panel.body.append(view.root);
    panel.addEventListener("toggled", () => void update());
    player.addEventListener("idle", () => void update()); // once after several messages
    return update;
}
