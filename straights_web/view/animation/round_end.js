/** The end of a round: the table is cleared, then the discards are turned over and counted, seat by seat. */

import { facesOf } from "../cards/face_size.js";
import { fill, formatNumber, translate } from "../text/translate.js";
import { fly, poseOf } from "./flights.js";
import { DURATIONS } from "./durations.js";
import { plan } from "./plan.js";
import { playPlan, posesOf } from "./play_plan.js";

const COUNT_UP = 400; // as the meters of the window

/** @typedef {import("../../connection/protocol.js").Observation} Observation */
/** @typedef {import("../table/table_view.js").TableView} TableView */
/** @typedef {import("./motion.js").Motion} Motion */

/**
 * @param {Observation} after
 * @param {TableView} table
 * @param {Motion} motion
 * @param {() => boolean} isCurrent
 */
export async function animateRoundEnd(after, table, motion, isCurrent) {
    await motion.painted(); // the last card of the round, before a slow layout
    if (!isCurrent()) {
        return;
    }
    const before = table.observation ?? after;
    const poses = motion.moves ? posesOf(table) : new Map();
    const gained = after.results.at(-1)?.gained ?? [];
    const piles = motion.moves ? table.panels.map((panel) => poseOf(panel.pile)) : [];
    table.draw({ ...after, table: after.table.map(() => []), seats: after.seats.map((view, seat) => counted(view, gained[seat] ?? 0)) });
    table.message.show("");
    table.result.show(after);
    if (!motion.moves) {
        return;
    }
    const collected = plan(before, after, "collect");
    const collecting = playPlan(collected, "collect", poses, table, motion);
    const begin = collected.length > 0 ? DURATIONS.COLLECT_FLIGHT + (collected.length * DURATIONS.COLLECT_STAGGER) / 2 : 0;
    const fade = [{ opacity: 0 }, { opacity: 1 }];
    const appearing = motion.animate(table.result.root, fade, { duration: DURATIONS.TURN_OVER, delay: begin - DURATIONS.TURN_OVER });
    await Promise.all([collecting, appearing, reveal(after, piles, begin, table, motion, isCurrent)]);
}

/**
 * @param {Observation} after
 * @param {import("./flights.js").Pose[]} piles the poses of the discard piles
 * @param {number} begin
 * @param {TableView} table
 * @param {Motion} motion
 * @param {() => boolean} isCurrent
 */
async function reveal(after, piles, begin, table, motion, isCurrent) {
    const moves = [];
    let delay = begin;
    for (const row of table.result.rows.querySelectorAll("[data-result]")) {
        const seat = Number(row.getAttribute("data-result"));
        const cards = [...row.querySelectorAll("[data-card]")].filter((each) => each instanceof HTMLElement);
        const from = piles[seat];
        if (from !== undefined) {
            moves.push(...cards.map((card, number) => turnUp(card, from, delay + (number * DURATIONS.REVEAL_STAGGER) / 2, table, motion)));
        }
        moves.push(countUp(after, seat, row, delay, table, motion, isCurrent));
        delay += Math.max((cards.length * DURATIONS.REVEAL_STAGGER) / 2, DURATIONS.REVEAL_STAGGER) + DURATIONS.TURN_OVER;
    }
    await Promise.all(moves);
}

/**
 * @param {HTMLElement} target
 * @param {import("./flights.js").Pose} from
 * @param {number} delay
 * @param {TableView} table
 * @param {Motion} motion
 */
async function turnUp(target, from, delay, table, motion) {
    target.classList.add("is-flying");
    const card = target.dataset["card"] ?? null;
    const way = /** @type {const} */ ({ from, to: poseOf(target), side: "up", duration: DURATIONS.REVEAL_FLIGHT });
    await fly(table.flights, { card, faces: facesOf(table.result.root), ...way, delay }, motion);
    target.classList.remove("is-flying");
}

/**
 * Count up the points in the row, and the score in the seat's panel.
 * @param {Observation} after
 * @param {number} seat
 * @param {Element} row
 * @param {number} delay
 * @param {TableView} table
 * @param {Motion} motion
 * @param {() => boolean} isCurrent
 */
async function countUp(after, seat, row, delay, table, motion, isCurrent) {
    const field = row.querySelector(".result-gained");
    const gained = after.results.at(-1)?.gained[seat] ?? 0;
    const score = after.seats[seat]?.score ?? 0;
    const text = translate("Signs", "+{points}");
    const show = (/** @type {number} */ points) => {
        if (field !== null && isCurrent()) {
            field.textContent = fill(text, { points: formatNumber(points) });
            table.panel(seat).showScore(score - gained + points, points);
        }
    };
    show(0);
    await motion.wait(delay);
    const steps = Math.min(gained, 20);
    for (let step = 1; step <= steps; step += 1) {
        show(Math.round((gained * step) / steps));
        await motion.wait(COUNT_UP / steps);
    }
    show(gained);
}

/**
 * @param {import("../../connection/protocol.js").SeatView} view
 * @param {number} gained
 */
function counted(view, gained) {
    return { ...view, discard_count: 0, round_points: gained };
}
