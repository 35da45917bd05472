/**
 * What moves from one drawn table to another: the difference of two observations, without times and places.
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
/** @typedef {Pick<Movement, "card" | "seat" | "begin" | "end">} Way */

/**
 * The movements from one observation to the other; none between two rounds or two viewers.
 * @param {Observation} before
 * @param {Observation} after
 * @param {Occasion} occasion
 * @returns {Movement[]}
 */
export function plan(before, after, occasion) {
    const isInTurn = occasion !== "move" && occasion !== "jump";
    return waysOf(before, after, occasion).map((way, number) => ({
        ...way,
        side: sideOf(way, after.seat),
        order: isInTurn ? number : 0,
    }));
}

/**
 * @param {Observation} before
 * @param {Observation} after
 * @param {Occasion} occasion
 * @returns {Way[]}
 */
function waysOf(before, after, occasion) {
    const { seat: viewer, seats, hand } = after;
    if (occasion === "deal") {
        return Array.from({ length: SEATS * Math.max(...seats.map(({ cards_left }) => cards_left)) }, (_, number) => {
            const seat = number % SEATS;
            const card = seat === viewer ? hand[Math.floor(number / SEATS)] ?? null : null;
            return { card, seat, begin: "deck", end: "hand" };
        });
    }
    const [then, now] = [laidIn(before), laidIn(after)];
    if (occasion === "collect") {
        return then.filter(({ end }) => end === "board").map((way) => ({ ...way, begin: "board", end: "deck" }));
    }
    if (before.seat !== viewer || before.round !== after.round || before.results.length !== after.results.length) {
        return [];
    }
    return [...without(then, now).map((way) => ({ ...way, begin: way.end, end: way.begin })), ...without(now, then)];
}

/**
 * @param {Way} way
 * @param {number | null} viewer
 */
function sideOf({ seat, begin, end }, viewer) {
    const [was, is] = [begin, end].map((place) => place === "board" || (place === "hand" && seat === viewer));
    if (was) {
        return is || end === "deck" ? "face" : "down";
    }
    return is ? "up" : "back";
}

/**
 * The moves of the round; of the discards, the viewer knows the own ones.
 * @param {Observation} observation
 * @returns {Way[]}
 */
function laidIn({ seat: viewer, moves, discards }) {
    const own = discards.values();
    return moves.map(({ seat, card }) =>
        card === null
            ? { seat, card: seat === viewer ? own.next().value ?? null : null, begin: "hand", end: "pile" }
            : { seat, card, begin: "hand", end: "board" },
    );
}

/**
 * The moves that are not among the others, in order.
 * @param {Way[]} moves
 * @param {Way[]} others
 */
function without(moves, others) {
    const left = [...others];
    return moves.filter(({ seat, card }) => {
        const place = left.findIndex((other) => other.seat === seat && other.card === card);
        return place < 0 || left.splice(place, 1).length === 0;
    });
}
