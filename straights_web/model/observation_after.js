/** The observation after an event of a server, which says all that is copied here: this knows no rules. */

import { SUITS, inOrder, suitIndex } from "../connection/card_values.js";

/** @typedef {import("../connection/protocol.js").Card} Card */
/** @typedef {import("../connection/protocol.js").GameEvent} GameEvent */
/** @typedef {import("../connection/protocol.js").Observation} Observation */

/**
 * Nobody is on turn in it: whose turn it is after its last event, the message says.
 * @param {Observation} before
 * @param {GameEvent} event
 * @returns {Observation}
 */
export function observationAfter(before, event) {
    const after = { ...before, turn: null, legal_plays: [], must_discard: false, task: undefined };
    switch (event.type) {
        case "round_started":
            return afterDeal(after, event);
        case "card_played": {
            const row = suitIndex(event.card);
            const table = before.table.map((cards, suit) => (suit === row ? inOrder([...cards, event.card], "ranks") : cards));
            return { ...withMove(after, event, event.card), table };
        }
        case "card_discarded": {
            const own = event.seat === before.seat && event.card !== null ? [event.card] : [];
            return { ...withMove(after, event, null), discards: [...before.discards, ...own] };
        }
        case "seat_changed":
            return { ...after, seats: before.seats.map((view, seat) => (seat === event.seat ? { ...view, strategy: event.now } : view)) };
        case "round_ended": {
            const seats = before.seats.map((seat, number) => ({ ...seat, score: event.result.scores[number] ?? seat.score }));
            return { ...after, seats, results: [...before.results, event.result] };
        }
        case "game_ended":
            return { ...after, winners: event.winners };
        default: // an event of a later server
            return after;
    }
}

/**
 * @param {Observation} before
 * @param {Extract<GameEvent, {type: "round_started"}>} event
 * @returns {Observation}
 */
function afterDeal(before, { number, hands, cards_left }) {
    const hand = (before.seat === null ? null : hands[before.seat]) ?? [];
    const seats = before.seats.map((seat, index) => {
        const round_points = index === before.seat ? 0 : null;
        return { ...seat, cards_left: cards_left ?? seat.cards_left, discard_count: 0, round_points };
    });
    const table = Array.from(SUITS, () => /** @type {Card[]} */ ([]));
    return { ...before, round: number, hand, seats, table, discards: [], moves: [] };
}

/**
 * @param {Observation} before
 * @param {Extract<GameEvent, {type: "card_played" | "card_discarded"}>} event
 * @param {Card | null} shown the card as the list of moves has it
 * @returns {Observation}
 */
function withMove(before, { seat, card, cards_left, discard_count, round_points }, shown) {
    const isOwn = seat === before.seat;
    const seats = before.seats.map((view, number) => {
        if (number !== seat) return view;
        return {
            ...view,
            cards_left: cards_left ?? view.cards_left,
            discard_count: discard_count ?? view.discard_count,
            round_points: (isOwn ? round_points : null) ?? view.round_points,
        };
    });
    const hand = isOwn ? before.hand.filter((each) => each !== card) : before.hand;
    return { ...before, seats, hand, moves: [...before.moves, { seat, card: shown }] };
}
