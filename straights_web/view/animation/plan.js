/**
 * What moves from one drawn table to another: the difference of two observations, without times and places. The window
 * has the same in `straights_gui/view/table/animation/plan.py`; the same cases test both.
 */

import { SEATS } from "../../connection/card_values.js";

/** @typedef {import("../../connection/protocol.js").Card} Card */
/** @typedef {import("../../connection/protocol.js").Observation} Observation */
/**
 * What happened between the observations: "missed" moves are shown again, one after another; a "jump" is undo, redo, and
 * a jump in a replay; "collect" clears the board at the end of a round.
 * @typedef {"deal" | "move" | "missed" | "jump" | "collect"} Occasion
 */
/** @typedef {"deck" | "hand" | "board" | "pile"} Place hands and piles are those of a seat */
/**
 * The way of one card.
 * @typedef {object} Movement
 * @property {Card | null} card null if the viewer may not know it
 * @property {number} seat
 * @property {Place} begin
 * @property {Place} end
 * @property {"face" | "back" | "up" | "down"} side its visible side; "up" and "down": it turns over on its way
 * @property {number} order its number among cards that move one after another; 0 for all that move together
 */
/** @typedef {{seat: number, card: Card | null, place: Place}} Laid */

/**
 * The movements from one observation to the other; none between two rounds or two viewers.
 * @param {Observation} before
 * @param {Observation} after
 * @param {Occasion} occasion
 * @returns {Movement[]}
 */
export function plan(before, after, occasion) {
    if (occasion === "deal") {
        return deal(after);
    }
    const { seat: viewer } = after;
    if (occasion === "collect") {
        const played = laidIn(before).filter(({ place }) => place === "board");
        return played.map(({ seat, card }, order) => ({ card, seat, begin: "board", end: "deck", side: "face", order }));
    }
    if (before.seat !== viewer || before.round !== after.round || before.results.length !== after.results.length) {
        return [];
    }
    const [then, now] = [laidIn(before), laidIn(after)];
    const back = without(then, now).map(({ seat, card, place }) => movement(viewer, seat, card, place, "hand"));
    const made = without(now, then).map(({ seat, card, place }, number) =>
        movement(viewer, seat, card, "hand", place, occasion === "missed" ? number : 0),
    );
    return [...back, ...made];
}

/**
 * One card after another to each seat in turn, as many as it has.
 * @param {Observation} after
 */
function deal({ seat: viewer, hand, seats }) {
    const count = Math.max(...seats.map(({ cards_left }) => cards_left)) * SEATS;
    return Array.from({ length: count }, (_, order) => {
        const seat = order % SEATS;
        const card = seat === viewer ? hand[Math.floor(order / SEATS)] ?? null : null;
        return movement(viewer, seat, card, "deck", "hand", order);
    });
}

/**
 * @param {number | null} viewer
 * @param {number} seat
 * @param {Card | null} card
 * @param {Place} begin
 * @param {Place} end
 * @param {number} [order]
 * @returns {Movement}
 */
function movement(viewer, seat, card, begin, end, order = 0) {
    const isShown = (/** @type {Place} */ place) => place === "board" || (place === "hand" && seat === viewer);
    const turned = isShown(end) ? "up" : "down";
    const kept = isShown(end) ? "face" : "back";
    return { card, seat, begin, end, side: isShown(begin) === isShown(end) ? kept : turned, order };
}

/**
 * The moves of the round; of the discards, the viewer knows the own ones.
 * @param {Observation} observation
 * @returns {Laid[]}
 */
function laidIn({ seat: viewer, moves, discards }) {
    const own = discards.values();
    return moves.map(({ seat, card }) =>
        card === null
            ? { seat, card: seat === viewer ? own.next().value ?? null : null, place: "pile" }
            : { seat, card, place: "board" },
    );
}

/**
 * The moves that are not among the others, in order.
 * @param {Laid[]} moves
 * @param {Laid[]} others
 */
function without(moves, others) {
    const left = [...others];
    return moves.filter(({ seat, card }) => {
        const place = left.findIndex((other) => other.seat === seat && other.card === card);
        return place < 0 || left.splice(place, 1).length === 0;
    });
}
