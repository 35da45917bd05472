/** Chips on their way: from a seat to its bet, to the pots, and to who has won them; numbers run meanwhile. */

import { pileAt, pilesAfter } from "../../model/table.js";
import { element, setAttribute, setText } from "../elements.js";
import { chipText } from "../table/offers/chips.js";
import { counted } from "../text/sentence.js";
import { formatNumber } from "../text/translate.js";
import { DURATIONS } from "./durations.js";
import { poseOf } from "./flights.js";
import { EASE_IN_OUT } from "./motion.js";

/** @import { Happening, Movement, Table } from "../../model/table.js" */
/** @typedef {import("./movements.js").Scene} Scene */

/**
 * Measure where chips lie; the function that this returns lets them move on the table that was drawn meanwhile.
 * What the table itself takes before, or gives back, is there at once.
 * @param {Happening} happening
 * @param {Table} after
 * @param {Scene} scene
 * @returns {() => Promise<unknown>}
 */
export function payment({ movements, last }, after, scene) {
    const ways = movements.filter(({ amount }) => amount > 0);
    const [begin, end] = [ways[0]?.begin, ways[0]?.end].map((place) => pileAt(after, place ?? "")?.seat ?? null);
    const duration = begin === null ? DURATIONS.POT_WON : end === null ? DURATIONS.TO_POT : DURATIONS.BET;
    if (!scene.motion.moves || ways.length === 0 || (duration === DURATIONS.BET && last === null)) return async () => {};
    const starts = ways.map((way) => middleOf(way.begin, after, scene));
    return () => {
        const ends = ways.map((way) => middleOf(way.end, after, scene));
        const flights = ways.map(({ amount }, at) => fly(amount, [starts[at] ?? "", ends[at] ?? ""], duration, scene));
        return Promise.all([...flights, count(after, ways, scene)]);
    };
}

/**
 * The middle of the chips of a pile, as a transform; those that a seat keeps are in its panel.
 * @param {string} place
 * @param {Table} table
 * @param {Scene} scene
 */
function middleOf(place, table, { table: view }) {
    const seat = pileAt(table, place)?.seat ?? null;
    const tag = view.layout.querySelector(`[data-place="${place}"]`);
    const pots = view.layout.querySelector(".table-middle:not([hidden]), .strip-note") ?? view.layout;
    const { x, y } = poseOf(/** @type {HTMLElement} */ (tag ?? view.panels[seat ?? -1]?.face ?? pots));
    return `translate(${x}px, ${y}px) translate(-50%, -50%)`;
}

/**
 * @param {number} amount
 * @param {string[]} way
 * @param {number} duration
 * @param {Scene} scene
 */
async function fly(amount, way, duration, { table, motion }) {
    const flying = element("span", { class: "chip-tag is-paid" }, formatNumber(amount));
    table.flights.append(flying);
    const keyframes = way.map((transform) => ({ transform }));
    await motion.animate(flying, keyframes, { duration, easing: EASE_IN_OUT });
    flying.remove();
}

/**
 * Let the numbers run; where a seat has chips, its first fact is their number.
 * @param {Table} after
 * @param {readonly Movement[]} ways
 * @param {Scene} scene
 */
async function count(after, ways, { table: view, motion, isCurrent = () => true }) {
    const begin = performance.now();
    let progress = 0;
    const isOver = motion.wait(DURATIONS.COUNT).then(() => (progress = 1));
    for (; ; ) {
        if (!isCurrent()) return;
        show(after, ways, progress, view);
        if (progress === 1) return;
        await Promise.race([isOver, new Promise(requestAnimationFrame)]);
        if (progress < 1) progress = Math.min(0.99, (performance.now() - begin) / (DURATIONS.COUNT * motion.factor));
    }
}

/**
 * @param {Table} after
 * @param {readonly Movement[]} ways
 * @param {number} progress
 * @param {Scene["table"]} view
 */
function show(after, ways, progress, view) {
    const back = ways.map(({ begin, end, amount }) => ({ begin: end, end: begin, cards: [], amount: Math.round((1 - progress) * amount) }));
    for (const pile of pilesAfter(after.piles, back).filter(({ form }) => form === "chips")) {
        const { place, seat, amount } = pile;
        const tag = view.layout.querySelector(`[data-place="${place}"]`);
        const [score, ...others] = after.seats[seat ?? -1]?.facts ?? [];
        if (tag !== null) {
            setText(tag, chipText(pile));
            setAttribute(tag, "data-none", amount === 0);
        } else if (seat !== null && !pile.is_open && score !== undefined) {
            view.panels[seat]?.showFacts([counted(score, amount), ...others]);
        }
    }
}
