/** Plays a plan on a drawn table: cards fly from where they were before, and end where they are drawn. */

import { SEATS } from "../../connection/card_values.js";
import { facesOf } from "../cards/face_size.js";
import { angleOf, fly, poseOf } from "./flights.js";
import { COLLECT_FLIGHT, COLLECT_STAGGER, DEAL_FLIGHT, DEAL_STAGGER, PLAY_FLIGHT, TAKE_BACK } from "./motion.js";
import { plan } from "./plan.js";
import { placesOf, settle } from "./settle.js";

/** @typedef {import("../../connection/protocol.js").Card} Card */
/** @typedef {import("../../connection/protocol.js").Observation} Observation */
/** @typedef {import("../table/table_view.js").TableView} TableView */
/** @typedef {import("./flights.js").Pose} Pose */
/** @typedef {import("./motion.js").Motion} Motion */
/** @typedef {import("./plan.js").Movement} Movement */
/** @typedef {Exclude<import("./plan.js").Occasion, "missed">} Occasion */

/** The duration of a flight, the time between two starts, and the height of the arc of plays, in cards. */
const PACES = {
    deal: { flight: DEAL_FLIGHT, stagger: DEAL_STAGGER, arc: 0 },
    move: { flight: PLAY_FLIGHT, stagger: 0, arc: 1 / 4 },
    jump: { flight: TAKE_BACK, stagger: 0, arc: 0 },
    collect: { flight: COLLECT_FLIGHT, stagger: COLLECT_STAGGER, arc: 0 },
};

/**
 * Draw the table after something has happened, and let the cards fly there; resolves when they have arrived.
 * @param {Observation} after
 * @param {Occasion} occasion
 * @param {TableView} table
 * @param {Motion} motion
 */
export async function drawMoved(after, occasion, table, motion) {
    if (!motion.moves) {
        table.draw(after);
        return;
    }
    const [before, poses, places] = [table.observation ?? after, posesOf(table), placesOf(table.hand)];
    table.draw(after);
    const delay = occasion === "move" ? PLAY_FLIGHT / 3 : 0;
    const moved = playPlan(plan(before, after, occasion), occasion, poses, table, motion);
    await Promise.all([moved, settle(table.hand, places, motion, delay)]);
}

/**
 * Draw the table after a deal, and deal the cards one by one; resolves when they have arrived.
 * @param {Observation} after
 * @param {TableView} table
 * @param {Motion} motion
 * @param {() => boolean} isCurrent whether the table still shows this deal
 */
export async function drawDealt(after, table, motion, isCurrent) {
    table.draw(after);
    if (!motion.moves) {
        return;
    }
    table.panels.forEach((panel) => panel.showCards(0));
    const dealt = plan(after, { ...after, hand: table.hand.cards }, "deal"); // in the order of the hand
    await playPlan(dealt, "deal", new Map(), table, motion, ({ seat, order }) => {
        if (isCurrent()) {
            table.panel(seat).showCards(Math.floor(order / SEATS) + 1);
        }
    });
}

/**
 * The poses of the cards that are face up.
 * @param {TableView} table
 * @returns {Map<Card | null, Pose>}
 */
export function posesOf({ board, hand }) {
    const laid = [...board.root.querySelectorAll("[data-card]")].filter((each) => each instanceof HTMLElement);
    const poses = laid.map((each) => [each.dataset["card"] ?? null, poseOf(each)]);
    const held = [...hand.buttons].map(([card, button]) => [card, poseOf(button, angleOf(button))]);
    return new Map(/** @type {[Card | null, Pose][]} */ ([...poses, ...held]));
}

/**
 * Let the cards fly; resolves when all have arrived.
 * @param {Movement[]} movements
 * @param {Occasion} occasion
 * @param {Map<Card | null, Pose>} poses those before the table was drawn
 * @param {TableView} table
 * @param {Motion} motion
 * @param {(movement: Movement) => void} [arrive] called for each card
 */
export async function playPlan(movements, occasion, poses, table, motion, arrive = () => {}) {
    // All are measured before any is added, so that the browser lays the page out once.
    const ways = movements.map((movement) => ({ movement, ...wayOf(movement, occasion, poses, table) }));
    const fliesThere = ways.map(async ({ movement, flight, covered, name }) => {
        covered?.classList.add(name);
        await fly(table.flights, flight, motion);
        covered?.classList.remove(name);
        arrive(movement);
    });
    await Promise.all(fliesThere);
}

/**
 * The flight of a card, and the element that it covers, with the name of its class meanwhile.
 * @param {Movement} movement
 * @param {Occasion} occasion
 * @param {Map<Card | null, Pose>} poses
 * @param {TableView} table
 */
function wayOf(movement, occasion, poses, table) {
    const { card, seat, begin, end, side, order } = movement;
    const { flight: duration, stagger, arc: height } = PACES[occasion];
    const target = targetOf(movement, occasion, table);
    const from = (card === null ? undefined : poses.get(card)) ?? placeOf(begin, seat, table);
    const to = target === null ? placeOf(end, seat, table) : poseOf(target, end === "hand" ? angleOf(target) : 0);
    const isLarge = seat === table.bottom && (end === "hand" || end === "pile");
    const faces = facesOf(isLarge ? table.hand.root : table.board.root);
    const arc = end === "board" ? height * to.width : 0;
    const flight = { card, faces, from, to, side, duration, delay: order * stagger, arc, fades: end === "deck" };
    const isPile = end === "pile";
    return { flight, covered: isPile ? table.panel(seat).pile : target, name: isPile ? "is-receiving" : "is-flying" };
}

/**
 * The element that is drawn where a card ends.
 * @param {Movement} movement
 * @param {Occasion} occasion
 * @param {TableView} table
 * @returns {HTMLElement | null}
 */
function targetOf({ card, seat, end, order }, occasion, { board, hand, bottom }) {
    if (end === "board" && card !== null) {
        const shown = board.place(card).querySelector("[data-card]");
        return shown instanceof HTMLElement ? shown : null;
    }
    if (end !== "hand" || seat !== bottom) {
        return null;
    }
    const dealt = occasion === "deal" ? hand.root.children[Math.floor(order / SEATS)] : undefined;
    const target = (card === null ? undefined : hand.buttons.get(card)) ?? dealt;
    return target instanceof HTMLElement ? target : null;
}

/**
 * The pose of a card that is not drawn there.
 * @param {import("./plan.js").Place} place
 * @param {number} seat
 * @param {TableView} table
 * @returns {Pose}
 */
function placeOf(place, seat, table) {
    const width = table.board.place("7S").offsetWidth;
    if (place === "pile") {
        return poseOf(table.panel(seat).pile);
    }
    if (place !== "hand") {
        return { ...poseOf(table.board.root), width, angle: 0 };
    }
    return seat === table.bottom
        ? { ...poseOf(table.hand.root), width }
        : { ...poseOf(table.panel(seat).fan), width: width / 2 };
}
