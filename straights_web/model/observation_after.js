/** The observation after an event, until the table sends the next one. It knows no rules. */

import { RANKS, SUITS, rankIndex, suitIndex } from "../connection/card_values.js";

/** @typedef {import("../connection/protocol.js").Card} Card */
/** @typedef {import("../connection/protocol.js").GameEvent} GameEvent */
/** @typedef {import("../connection/protocol.js").Observation} Observation */
/** @typedef {import("../connection/protocol.js").SeatView} SeatView */

/**
 * The observation after an event. Legal plays, which only the table knows, stay empty, and the turn stays with the
 * seat that has moved.
 * @param {Observation} before
 * @param {GameEvent} event
 * @returns {Observation}
 */
export function observationAfter(before, event) {
    const waiting = { ...before, legal_plays: [], must_discard: false };
    switch (event.type) {
        case "round_started":
            return afterDeal(waiting, event);
        case "card_played": {
            const row = suitIndex(event.card);
            const table = before.table.map((cards, suit) => (suit === row ? withCard(cards, event.card) : cards));
            return { ...afterMove(waiting, event.seat, event.card, event.card), table };
        }
        case "card_discarded": {
            const after = afterMove(waiting, event.seat, event.card, null);
            const points = event.card === null ? 0 : rankIndex(event.card) + 1;
            return withSeat(after, event.seat, ({ discard_count, round_points }) => ({
                discard_count: discard_count + 1,
                round_points: event.seat === before.seat && round_points !== null ? round_points + points : round_points,
            }));
        }
        case "seat_changed":
            return withSeat(waiting, event.seat, () => ({ strategy: event.now }));
        case "round_ended": {
            const { gained, scores } = event.result;
            const seats = before.seats.map((seat, number) => ({
                ...seat,
                score: scores[number] ?? seat.score,
                round_points: gained[number] ?? null,
            }));
            return { ...waiting, seats, turn: null, results: [...before.results, event.result] };
        }
        case "game_ended":
            return { ...waiting, turn: null, winners: event.winners };
    }
}

/**
 * @param {Observation} before
 * @param {Extract<GameEvent, {type: "round_started"}>} event
 * @returns {Observation}
 */
function afterDeal(before, event) {
    const hand = (before.seat === null ? null : event.hands[before.seat]) ?? [];
    const seats = before.seats.map((seat, number) => ({
        ...seat,
        cards_left: RANKS.length,
        discard_count: 0,
        round_points: number === before.seat ? 0 : null,
    }));
    const table = Array.from(SUITS, () => /** @type {Card[]} */ ([]));
    return { ...before, round: event.number, turn: event.leader, hand, seats, table, discards: [], moves: [] };
}

/**
 * @param {Observation} before
 * @param {number} seat
 * @param {Card | null} used the card if the viewer may know it
 * @param {Card | null} shown the card as the list of moves has it
 * @returns {Observation}
 */
function afterMove(before, seat, used, shown) {
    const after = withSeat(before, seat, ({ cards_left }) => ({ cards_left: cards_left - 1 }));
    const isOwn = seat === before.seat;
    return {
        ...after,
        turn: seat,
        hand: isOwn ? before.hand.filter((card) => card !== used) : before.hand,
        discards: isOwn && used !== null && shown === null ? [...before.discards, used] : before.discards,
        moves: [...before.moves, { seat, card: shown }],
    };
}

/**
 * @param {Observation} before
 * @param {number} seat
 * @param {(seat: SeatView) => Partial<SeatView>} change
 * @returns {Observation}
 */
function withSeat(before, seat, change) {
    const seats = before.seats.map((view, number) => (number === seat ? { ...view, ...change(view) } : view));
    return { ...before, seats };
}

/**
 * @param {Card[]} row
 * @param {Card} card
 */
function withCard(row, card) {
    return [...row, card].sort((a, b) => rankIndex(a) - rankIndex(b));
}
