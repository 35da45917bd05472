/** Any moment of a server's game, reconstructed from its events; in the page's own games, the worker does this. */

import { RANKS, SEATS, SUITS } from "../connection/card_values.js";
import { logLines } from "./log_sentences.js";
import { observationAfter } from "./observation_after.js";

/** @typedef {import("../connection/protocol.js").Card} Card */
/** @typedef {import("../connection/protocol.js").GameEvent} GameEvent */
/** @typedef {import("../connection/protocol.js").Observation} Observation */
/** @typedef {Extract<GameEvent, {type: "round_started"}>} Deal */

const ACTIONS = new Set(["card_played", "card_discarded", "seat_changed"]);

/**
 * The game after `at` of its actions, in the form of the answer to `replay` (docs/protocol.md).
 * @param {readonly GameEvent[]} history
 * @param {Observation} now
 * @param {number | null} at null for all
 * @param {boolean} open whether to show all hands of a finished game
 */
export function replayed(history, now, at, open) {
    const told = now.winners.length > 0 ? unredacted(history) : [...history];
    const count = told.filter(({ type }) => ACTIONS.has(type)).length;
    const wanted = at === null ? count : Math.min(Math.max(at, 0), count);
    const events = told.slice(0, endOf(told, wanted));
    const observation = events.reduce(observationAfter, beginning(now, told));
    const hands = open && now.winners.length > 0 ? handsAfter(events) : null;
    const event = events.findLast(({ type }) => ACTIONS.has(type)) ?? null;
    const isOver = observation.winners.length > 0;
    return {
        at: wanted,
        count,
        rounds: roundsOf(told),
        observation: { ...observation, turn: isOver ? null : turnAfter(told, events.length, observation) },
        hands,
        event: wanted === 0 || event === null ? null : { ...event, told: { log: logLines(event, now.seats.map(({ name }) => name)) } },
    };
}

/**
 * The same events with the hidden cards, which the ends of rounds have revealed.
 * @param {readonly GameEvent[]} history
 * @returns {GameEvent[]}
 */
export function unredacted(history) {
    /** @type {GameEvent[]} */
    const found = [];
    let begin = 0;
    history.forEach((event, index) => {
        if (event.type !== "round_ended") return;
        const discards = event.result.discards.map((cards) => [...cards]);
        const round = history.slice(begin, index).map((each) =>
            each.type === "card_discarded" ? { ...each, card: discards[each.seat]?.shift() ?? each.card } : each,
        );
        const hands = Array.from({ length: SEATS }, (_, seat) => cardsOf(round, seat));
        found.push(...round.map((each) => (each.type === "round_started" ? { ...each, hands: fullHands(each, hands) } : each)));
        found.push(event);
        begin = index + 1;
    });
    return [...found, ...history.slice(begin)];
}

/**
 * @param {Deal} deal
 * @param {Card[][]} hands in the order in which the cards were used
 */
function fullHands(deal, hands) {
    return hands.map((cards, seat) => deal.hands[seat] ?? cards);
}

/**
 * The cards that a seat has used in a round.
 * @param {readonly GameEvent[]} round
 * @param {number} seat
 */
function cardsOf(round, seat) {
    return round.flatMap((event) => ("card" in event && event.seat === seat && event.card !== null ? [event.card] : []));
}

/**
 * The game before its first deal, with the initial players.
 * @param {Observation} now
 * @param {readonly GameEvent[]} history
 * @returns {Observation}
 */
function beginning(now, history) {
    const seats = now.seats.map((seat, number) => {
        const change = history.find((event) => event.type === "seat_changed" && event.seat === number);
        const strategy = change?.type === "seat_changed" ? change.before : seat.strategy;
        return { ...seat, strategy, cards_left: RANKS.length, discard_count: 0, round_points: null, score: 0 };
    });
    const table = Array.from(SUITS, () => /** @type {Card[]} */ ([]));
    return { ...now, seats, table, turn: null, hand: [], discards: [], legal_plays: [], must_discard: false, moves: [], results: [], winners: [] };
}

/**
 * The number of events of this many actions, including consequences of the last one such as the next deal.
 * @param {readonly GameEvent[]} history
 * @param {number} actions
 */
function endOf(history, actions) {
    let left = actions;
    const next = history.findIndex((event) => ACTIONS.has(event.type) && (left -= 1) < 0);
    return next < 0 ? history.length : next;
}

/** @param {readonly GameEvent[]} history */
function roundsOf(history) {
    let actions = 0;
    return history.flatMap(({ type }) => {
        if (type === "round_started") return [actions];
        actions += ACTIONS.has(type) ? 1 : 0;
        return [];
    });
}

/**
 * The seat on turn: that of the next move, or the leader of a new round.
 * @param {readonly GameEvent[]} history
 * @param {number} at
 * @param {Observation} observation
 */
function turnAfter(history, at, observation) {
    const next = history.slice(at).find(({ type }) => type === "card_played" || type === "card_discarded");
    return next !== undefined && "seat" in next ? next.seat : observation.turn;
}

/**
 * The cards that each seat still has.
 * @param {readonly GameEvent[]} events
 * @returns {Card[][]}
 */
function handsAfter(events) {
    const begin = events.findLastIndex(({ type }) => type === "round_started");
    const deal = events[begin];
    const hands = deal?.type === "round_started" ? deal.hands.map((cards) => cards ?? []) : [];
    const used = new Set(events.slice(begin).flatMap((event) => ("card" in event ? [event.card] : [])));
    return hands.map((cards) => cards.filter((card) => !used.has(card)));
}
