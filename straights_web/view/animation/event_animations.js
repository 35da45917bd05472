/**
 * The animation of each event. The table is first drawn in its state after the event; moving cards fly over it and
 * end where they were drawn, so that finishing or dropping an animation leaves the correct picture.
 */

import { hasAwards, pileAt } from "../../model/table.js";
import { numberIn } from "../../model/table_messages.js";
import { facesOf } from "../cards/face_size.js";
import { counted, shown, spoken, withNumber } from "../text/sentence.js";
import { DURATIONS } from "./durations.js";
import { fly, poseOf } from "./flights.js";
import { drawMoved, flyAll, posesOf } from "./movements.js";

/** @import { Fact, ResultRow, Table } from "../../model/table.js" */
/** @typedef {{row: ResultRow, facts: Fact[]}} Count a row of the result, and what the panel of its seat then says */
/** @typedef {import("./movements.js").Scene} Scene */

/**
 * Animate an event; resolves at its end.
 * @param {import("../../model/table.js").Step} step
 * @param {Scene} scene
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

/**
 * The end of a round: the table is cleared, then the discards are turned over and counted, seat by seat.
 * @param {Table} after
 * @param {Scene} scene
 */
async function animateRoundEnd(after, scene) {
    const { table, motion, isCurrent = () => true } = scene;
    await motion.painted(); // the last card of the round, before a slow layout
    if (!isCurrent()) {
        return;
    }
    const before = table.shown ?? after;
    const poses = motion.moves ? posesOf(table) : new Map();
    const piles = motion.moves ? table.panels.map(({ pile, back }) => poseOf(pile.hidden ? back : pile)) : [];
    const rows = after.result?.rows ?? [];
    // What the panel of each seat says: its score, and what it has gained, as it has said that before.
    const counts = rows.map((row) => {
        const [gained, ...scores] = row.columns;
        const own = gained && counted(before.seats[row.seat]?.facts[scores.length] ?? gained, numberIn(gained.text));
        return { row, facts: own ? [...scores, own] : scores };
    });
    const seats = after.seats.map((each, seat) => {
        const facts = counts.find(({ row }) => row.seat === seat)?.facts ?? each.facts;
        return { ...each, facts, last: before.seats[seat]?.last ?? null }; // it stands there until the next deal
    });
    table.draw({ ...after, seats });
    table.message.show("");
    table.result.show(after);
    if (!motion.moves) {
        return;
    }
    const laid = before.movements.map(({ end, cards }) => ({ pile: pileAt(before, end), cards })); // in the order in which they were played
    const collected = laid.flatMap(({ pile, cards }) =>
        pile?.form === "row" ? cards.map((card) => ({ card, begin: pile, end: undefined, index: 0 })) : [],
    );
    const collecting = flyAll(collected, "collect", poses, scene);
    const begin = collected.length > 0 ? DURATIONS.COLLECT_FLIGHT + (collected.length * DURATIONS.COLLECT_STAGGER) / 2 : 0;
    const fade = [{ opacity: 0 }, { opacity: 1 }];
    const appearing = motion.animate(table.result.root, fade, { duration: DURATIONS.TURN_OVER, delay: begin - DURATIONS.TURN_OVER });
    await Promise.all([collecting, appearing, reveal(counts, piles, begin, scene)]);
}

/**
 * @param {readonly Count[]} counts
 * @param {import("./flights.js").Pose[]} piles the poses of the discard piles
 * @param {number} begin
 * @param {Scene} scene
 */
async function reveal(counts, piles, begin, scene) {
    const moves = [];
    let delay = begin;
    for (const root of scene.table.result.rows.querySelectorAll("[data-result]")) {
        const seat = Number(root.getAttribute("data-result"));
        const count = counts.find(({ row }) => row.seat === seat);
        const cards = [...root.querySelectorAll("[data-card]")].filter((each) => each instanceof HTMLElement);
        const from = piles[seat];
        if (from !== undefined) {
            moves.push(...cards.map((card, number) => turnUp(card, from, delay + (number * DURATIONS.REVEAL_STAGGER) / 2, scene)));
        }
        if (count !== undefined) moves.push(countUp(count, root, delay, scene));
        delay += Math.max((cards.length * DURATIONS.REVEAL_STAGGER) / 2, DURATIONS.REVEAL_STAGGER) + DURATIONS.TURN_OVER;
    }
    await Promise.all(moves);
}

/**
 * @param {HTMLElement} target
 * @param {import("./flights.js").Pose} from
 * @param {number} delay
 * @param {Scene} scene
 */
async function turnUp(target, from, delay, { table, motion }) {
    target.classList.add("is-flying");
    const card = target.dataset["card"] ?? null;
    const way = /** @type {const} */ ({ from, to: poseOf(target), side: "up", duration: DURATIONS.REVEAL_FLIGHT });
    await fly(table.flights, { card, faces: facesOf(table.result.root), ...way, delay }, motion);
    target.classList.remove("is-flying");
}

/**
 * Count up the points in the row, and the score in the seat's panel.
 * @param {Count} count
 * @param {Element} root of the row
 * @param {number} delay
 * @param {Scene} scene
 */
async function countUp({ row, facts: [score, own] }, root, delay, { table, motion, isCurrent = () => true }) {
    const field = root.querySelector(".result-gained");
    const added = row.columns[0];
    if (score === undefined || own === undefined || added === undefined) return;
    const gained = numberIn(added.text);
    const show = (/** @type {number} */ points) => {
        if (field !== null && isCurrent()) {
            field.textContent = shown(withNumber(added.text, points));
            table.panels[row.seat]?.showFacts([counted(score, numberIn(score.text) - gained + points), counted(own, points)]);
        }
    };
    show(0);
    await motion.wait(delay);
    const steps = Math.min(gained, 20);
    for (let step = 1; step <= steps; step += 1) {
        show(Math.round((gained * step) / steps));
        await motion.wait(DURATIONS.COUNT / steps);
    }
    show(gained);
}
