/**
 * The animation of each event. The table is first drawn in its state after the event; moving cards fly over it and
 * end where they were drawn, so that finishing or dropping an animation leaves the correct picture.
 */

import { hasAwards } from "../../model/table.js";
import { DURATIONS } from "./durations.js";
import { drawMoved } from "./movements.js";
import { animateRoundEnd } from "./round_end.js";
import { spoken } from "../text/sentence.js";

/** @typedef {import("../table/table_view.js").TableView} TableView */
/** @typedef {import("./motion.js").Motion} Motion */

/**
 * Animate an event; resolves at its end.
 * @param {import("../../model/table.js").Step} step
 * @param {TableView} view
 * @param {Motion} motion
 * @param {() => boolean} isCurrent whether the table still shows this event
 * @returns {Promise<void>}
 */
export async function animateEvent({ happening, table }, view, motion, isCurrent) {
    const { movements, seat, is_deal, shows_result } = happening;
    if (shows_result && !hasAwards(table)) return animateRoundEnd(table, view, motion, isCurrent);
    const landing = { ...table, turn: seat, offers: [], message: [] }; // the next turn has not begun
    if (is_deal) return drawMoved(landing, movements, "deal", view, motion, isCurrent);
    const before = view.shown?.round === table.round ? view.shown.movements.length : 0;
    // A card that was laid before it was confirmed lies there already.
    if (movements.length > 0) return drawMoved(landing, table.movements.slice(before).slice(-movements.length), "move", view, motion);
    view.draw(table);
    if (seat === null) return;
    view.message.show(spoken(...happening.spoken));
    await motion.pause(DURATIONS.NOTICE);
}
