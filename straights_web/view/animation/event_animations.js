/**
 * The animation of each event. The table is first drawn in its state after the event; moving cards fly over it and
 * end where they were drawn, so that finishing or dropping an animation leaves the correct picture.
 */

import { hasAwards } from "../../model/table.js";
import { DURATIONS } from "./durations.js";
import { drawMoved } from "./movements.js";
import { animateRoundEnd } from "./round_end.js";
import { spoken } from "../text/sentence.js";

/**
 * Animate an event; resolves at its end.
 * @param {import("../../model/table.js").Step} step
 * @param {import("./movements.js").Scene} scene
 * @returns {Promise<void>}
 */
export async function animateEvent({ happening, table }, scene) {
    const { table: view, motion } = scene;
    const { movements, seat, is_deal, shows_result } = happening;
    if (shows_result && !hasAwards(table)) return animateRoundEnd(table, scene);
    const isPaid = happening.last === null && movements.some(({ amount }) => amount > 0); // by the table
    const landing = { ...table, turn: isPaid ? null : seat, offers: [], message: [] }; // the next turn has not begun
    if (is_deal) return drawMoved(landing, movements, "deal", scene);
    const before = view.shown?.round === table.round ? view.shown.movements.length : 0;
    // A card that was laid before it was confirmed lies there already.
    if (movements.length > 0) {
        const pay = view.more?.payment(happening, landing, scene);
        const moved = drawMoved(landing, table.movements.slice(before).slice(-movements.length), "move", scene);
        await Promise.all([moved, pay?.()]);
        return;
    }
    view.draw(table);
    if (seat === null) return;
    view.message.show(spoken(...happening.spoken));
    await motion.pause(DURATIONS.NOTICE);
}
