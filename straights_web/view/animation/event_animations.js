/**
 * The animation of each event. The table is first drawn in its state after the event; moving cards fly over it and
 * end where they were drawn, so that finishing or dropping an animation leaves the correct picture.
 */

import { DURATIONS } from "./durations.js";
import { drawMoved } from "./play_plan.js";
import { animateRoundEnd } from "./round_end.js";
import { spoken } from "../text/sentence.js";

/** @typedef {import("../../connection/protocol.js").GameEvent} GameEvent */
/** @typedef {import("../../connection/protocol.js").Observation} Observation */
/** @typedef {import("../table/table_view.js").TableView} TableView */
/** @typedef {import("./motion.js").Motion} Motion */

/**
 * Animate an event; resolves at its end.
 * @param {GameEvent} event
 * @param {Observation} after the viewer's observation after it
 * @param {TableView} table
 * @param {Motion} motion
 * @param {() => boolean} isCurrent whether the table still shows this event
 * @returns {Promise<void>}
 */
export async function animateEvent(event, after, table, motion, isCurrent) {
    switch (event.type) {
        case "round_started":
            return drawMoved(beforeTurn(after, null), "deal", table, motion, isCurrent);
        case "card_played":
        case "card_discarded":
            return drawMoved(beforeTurn(after, event.seat), "move", table, motion);
        case "round_ended":
            return animateRoundEnd(after, table, motion, isCurrent);
        case "game_ended":
            return table.draw(after);
        default: // nothing moves
            table.draw(after);
            table.message.show(spoken(...(event.told?.spoken ?? [])));
            return motion.pause(DURATIONS.NOTICE);
    }
}

/**
 * The observation until its cards have landed: the next turn has not begun.
 * @param {Observation} after
 * @param {number | null} turn the seat that has moved, null after a deal
 * @returns {Observation}
 */
function beforeTurn(after, turn) {
    return { ...after, turn, legal_plays: [], must_discard: false, task: undefined };
}
