/** Plays a plan on a drawn table: cards fly from where they were before, and end where they are drawn. */

import { SEATS } from "../../connection/card_values.js";
import { facesOf } from "../cards/face_size.js";
import { angleOf, fly, poseOf } from "./flights.js";
import { DURATIONS } from "./durations.js";
import { EASE_IN_OUT, EASE_OUT } from "./motion.js";
import { plan } from "./plan.js";
import { settle } from "./settle.js";

/** @typedef {import("../../connection/protocol.js").Card} Card */
/** @typedef {import("../../connection/protocol.js").Observation} Observation */
/** @typedef {import("../table/table_view.js").TableView} TableView */
/** @typedef {import("./flights.js").Pose} Pose */
/** @typedef {import("./motion.js").Motion} Motion */
/** @typedef {import("./plan.js").Movement} Movement */
/** @typedef {Exclude<import("./plan.js").Occasion, "missed">} Occasion */

/** The duration of a flight, the time between two starts, and the height of the arc of plays, in cards. */
const PACES = {
    deal: { flight: DURATIONS.DEAL_FLIGHT, stagger: DURATIONS.DEAL_STAGGER, arc: 0 },
    move: { flight: DURATIONS.PLAY_FLIGHT, stagger: 0, arc: 1 / 4 },
    jump: { flight: DURATIONS.TAKE_BACK, stagger: 0, arc: 0 },
    collect: { flight: DURATIONS.COLLECT_FLIGHT, stagger: DURATIONS.COLLECT_STAGGER, arc: 0 },
};

/**
 * Draw the table after something has happened, and let the cards fly there; resolves when they have arrived.
 * @param {Observation} after
 * @param {Occasion} occasion
 * @param {TableView} table
 * @param {Motion} motion
 * @param {() => boolean} [isCurrent] whether the table still shows this
 */
export async function drawMoved(after, occasion, table, motion, isCurrent = () => true) {
    const { observation, hand } = table;
    const isDeal = occasion === "deal";
    const poses = motion.moves && !isDeal ? posesOf(table) : new Map();
    table.draw(after);
    if (!motion.moves) {
        return;
    }
    const shown = isDeal ? { ...after, hand: hand.cards } : after; // in the order of the hand
    const movements = plan(observation ?? after, shown, occasion);
    if (movements.length === 0) {
        return; // it is another round or viewer: no card comes from where it was
    }
    const delay = occasion === "move" ? DURATIONS.PLAY_FLIGHT / 3 : 0;
    const settled = settle(hand, poses, motion, delay);
    if (isDeal) {
        table.panels.forEach((panel) => panel.showCards(0));
    }
    const arrive = (/** @type {Movement} */ { seat, order }) => {
        if (isDeal && isCurrent()) {
            table.panel(seat).showCards(Math.floor(order / SEATS) + 1);
        }
    };
    await Promise.all([settled, playPlan(movements, occasion, poses, table, motion, arrive)]);
}

/**
 * The poses of the cards that are face up.
 * @param {TableView} table
 */
export function posesOf(table) {
    return new Map([...cardsOf(table)].map(([card, each]) => [card, poseOf(each, angleOf(each))]));
}

/**
 * The elements of the cards that are face up.
 * @param {TableView} table
 * @returns {Map<Card | null | undefined, HTMLElement>}
 */
function cardsOf({ board, hand }) {
    const found = [board, hand].flatMap(({ root }) => [
        .../** @type {NodeListOf<HTMLElement>} */ (root.querySelectorAll("[data-card]")),
    ]);
    return new Map(found.map((each) => [each.dataset["card"], each]));
}

/**
 * Let the cards fly; resolves when all have arrived.
 * @param {Movement[]} movements
 * @param {Occasion} occasion
 * @param {Map<Card | null | undefined, Pose>} poses those before the table was drawn
 * @param {TableView} table
 * @param {Motion} motion
 * @param {(movement: Movement) => void} [arrive] called for each card
 */
export async function playPlan(movements, occasion, poses, table, motion, arrive = () => {}) {
    const cards = cardsOf(table);
    const { flight: duration, stagger, arc } = PACES[occasion];
    const easing = occasion === "move" ? EASE_IN_OUT : EASE_OUT;
    // All are measured before any is added, so that the browser lays the page out once.
    const flights = movements.map((movement) => {
        const { card, seat, begin, end, side, order } = movement;
        const isOwn = seat === table.bottom && (end === "hand" || end === "pile");
        const dealt = occasion === "deal" && isOwn ? table.hand.root.children[Math.floor(order / SEATS)] : undefined;
        const target = end === "pile" ? table.panel(seat).pile : cards.get(card) ?? dealt;
        const from = poses.get(card) ?? placeOf(begin, seat, table);
        const to = target instanceof HTMLElement ? poseOf(target, angleOf(target)) : placeOf(end, seat, table);
        const height = end === "board" ? arc * to.width : 0;
        const faces = facesOf((isOwn ? table.hand : table.board).root);
        const way = { from, to, duration, delay: order * stagger, arc: height, fades: end === "deck", easing };
        return { movement, target, flight: { card, faces, side, ...way } };
    });
    const fliesThere = flights.map(async ({ movement, target, flight }) => {
        const name = movement.end === "pile" ? "is-receiving" : "is-flying";
        target?.classList.add(name);
        await fly(table.flights, flight, motion);
        target?.classList.remove(name);
        arrive(movement);
    });
    await Promise.all(fliesThere);
}

/**
 * The pose of a card that is not drawn there.
 * @param {import("./plan.js").Place} place
 * @param {number} seat
 * @param {TableView} table
 * @returns {Pose}
 */
function placeOf(place, seat, { board, bottom, hand, panels }) {
    const width = board.place("7S").offsetWidth;
    const panel = panels[seat];
    if (place === "pile" && panel !== undefined) {
        return poseOf(panel.pile);
    }
    if (place === "hand" && seat !== bottom && panel !== undefined) {
        return { ...poseOf(panel.back), width: width / 2 };
    }
    return { ...poseOf((place === "hand" ? hand : board).root), width };
}
