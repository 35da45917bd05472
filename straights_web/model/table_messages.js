/** Reads tables and events from messages, which leave out defaults and pack cards: docs/protocol.md has their form. */

import { movedBy, pilesAfter } from "./table.js";

/** @import { Sentence, ShortSentence } from "../connection/protocol.js" */
/** @import { Happening, Moved, Pile, SeatData, Table } from "./table.js" */

// What a message says nothing of. All fields are there, in one order: equal tables are then the same text as JSON.
/** @type {Omit<Pile, "place" | "form">} */
const PILE = { seat: null, is_open: true, is_blind: false, slots: [], cards: [], label: null, amount: 0 };
export const SEAT = { player: "", facts: [], last: null, is_out: false, is_left: false, is_winner: false, is_dealer: false, hand: null, best: [] };
const OFFER = { target: null, least: 1, most: 1, button: null, numbers: [], is_raised: true, marks: [], shortcut: "", asks: null };
const RESULT = { is_last: false, rounds: [], awards: [] };

/** @typedef {{log?: Sentence[], spoken?: Sentence[]}} EventTexts */
/** @typedef {{table_phrases?: Sentence[], event_texts?: EventTexts[]}} Phrases by number */

/** @type {Required<Phrases>} */
let phrases = { table_phrases: [], event_texts: [] };

/** @param {Phrases} greeted sentences that recur, and what is said of events: those that the table has greeted with */
export function usePhrases({ table_phrases = [], event_texts = [] }) {
    phrases = { table_phrases, event_texts };
}

/** @type {Record<string, Sentence>} what is said of the events of another game, by their keys */
let eventTexts = {};

/** @param {Record<string, Sentence>} [texts] those of the game that is shown */
export function useEventTexts(texts = {}) {
    eventTexts = texts;
}

/**
 * A sentence of a message: that itself, or the number of a phrase and its values.
 * @param {ShortSentence} sentence
 * @returns {Sentence}
 */
export function whole(sentence) {
    if (!Array.isArray(sentence)) return sentence;
    const [key, ...given] = sentence;
    const phrase = phrases.table_phrases[Number(key)] ?? { context: "", template: "" };
    const count = phrase.singular === undefined ? {} : { count: Number(given.pop()) };
    return { ...phrase, ...count, values: valuesOf([phrase], given.map((value) => (Array.isArray(value) ? whole(value) : value))) };
}

/**
 * The number in a sentence that has one, such as a score.
 * @param {Sentence} sentence
 */
export function numberIn(sentence) {
    return Number(Object.values(sentence.values ?? {}).find((value) => typeof value === "number") ?? 0);
}

/**
 * The table of a message, with what has happened on it since the last deal.
 * @param {any} message
 * @returns {Table}
 */
export function readTable({ table, events = [] }) {
    const piles = table.piles.map((/** @type {any} */ pile) => ({ ...PILE, ...pile, label: pile.label ? whole(pile.label) : null, slots: readCards(pile.slots), cards: readCards(pile.cards) }));
    const seats = table.seats.map((/** @type {any} */ seat) => ({ ...SEAT, ...readSeat(seat) }));
    return { ...readState(table), piles, seats, buttons: table.buttons ?? [], movements: movedBy(readHappenings(atDeal(piles), seats, events)) };
}

/**
 * What a message says of a table that was another before.
 * @param {Table} before
 * @param {any} message
 * @returns {Moved}
 */
export function readMoved({ viewer, piles, seats }, message) {
    const changes = Object.entries(message.seats ?? {}).map(([seat, change]) => [seat, readSeat(change)]);
    return {
        ...readState({ viewer, round: null, ...message }),
        seats: Object.fromEntries(changes),
        happenings: readHappenings(piles, seats, message.events),
    };
}

/**
 * The piles before a deal.
 * @param {readonly Pile[]} piles
 * @returns {Pile[]}
 */
export function atDeal(piles) {
    return piles.map((pile) => ({ ...pile, cards: [] }));
}

/**
 * @param {readonly Pile[]} piles before the events
 * @param {readonly SeatData[]} seats
 * @param {readonly any[]} events
 * @returns {Happening[]}
 */
export function readHappenings(piles, seats, events) {
    let now = piles;
    return events.map(({ ways = [], told = [], seat, last = null, clears = false, is_deal = false, shows_result = false }) => {
        const moved = ways.map((/** @type {any[]} */ [begin, end, cards, amount = 0]) => ({ begin, end, cards: readCards(cards), amount }));
        const movements = clears ? now.map(({ place, cards }) => ({ begin: place, end: "", cards, amount: 0 })) : moved;
        const [begin, end] = [movements[0]?.begin, movements[0]?.end].map((at) => now.find(({ place }) => place === at)?.seat);
        const isMove = !is_deal && !shows_result && (last !== null || end === null); // hands that are shown are none
        const actor = seat ?? (isMove ? begin : null) ?? null;
        now = pilesAfter(now, movements);
        const usual = [actor, ...(movements[0]?.cards ?? [])]; // who has moved, and the card, are not said again
        const said = told.map((/** @type {any[]} */ each) => (each.length > 1 ? each : [...each, ...usual]));
        return { movements, seat: actor, last: last && whole(last), is_deal, shows_result, ...readTold(said, seats) };
    });
}

/**
 * The sentences of events, in which a name is the number of a seat.
 * @param {readonly any[]} told
 * @param {readonly SeatData[]} seats
 */
export function readTold(told, seats) {
    const parts = told.map(([key, ...given]) => {
        const own = eventTexts[key];
        const { log = [], spoken = [] } = own ? { log: [own], spoken: [own] } : (phrases.event_texts[key] ?? {});
        const values = valuesOf([...log, ...spoken], given);
        if (typeof values["name"] === "number") values["name"] = seats[values["name"]]?.name ?? "";
        const filled = (/** @type {Sentence[]} */ templates) => templates.map((each) => ({ ...each, values }));
        return { log: filled(log), spoken: filled(spoken) };
    });
    return { log: parts.flatMap(({ log }) => log), spoken: parts.flatMap(({ spoken }) => spoken) };
}

/**
 * The values of the places in templates, in the order in which these first appear.
 * @param {readonly Sentence[]} templates
 * @param {readonly any[]} given
 * @returns {Record<string, any>}
 */
function valuesOf(templates, given) {
    const names = templates.flatMap(({ template }) => [...template.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name));
    const values = [...new Set(names)].map((name, at) => {
        const value = given[at];
        return [name, name === "card" ? { card: value } : name === "cards" ? { cards: readCards(value) } : value];
    });
    return Object.fromEntries(values);
}

/**
 * @param {string | number | null} [cards] a number of unknown ones
 * @returns {any[]} null for an unknown card
 */
export function readCards(cards) {
    if (typeof cards === "number") return Array.from({ length: cards }, () => null);
    return cards ? cards.split(" ").map((card) => (card === "?" ? null : card)) : [];
}

/**
 * A table without its result, as a message has it.
 * @param {Table} table
 * @returns {any}
 */
export function writeTable({ movements: _movements, result: _result, piles, seats, offers, ...table }) {
    const written = (/** @type {readonly (string | null)[]} */ cards) => cards.map((card) => card ?? "?").join(" ");
    return {
        ...table,
        piles: piles.map((pile) => ({ ...pile, cards: written(pile.cards), slots: written(pile.slots) })),
        seats: seats.map(({ facts, best, ...seat }) => ({ ...seat, best: written(best), facts: facts.map(({ text, limit, label, short }) => [text, limit, label, short]) })),
        offers: offers.map((offer) => ({ ...offer, cards: written(offer.cards) })),
    };
}

/** @param {any} table what a message says of each table */
function readState({ viewer, turn, round, offers = [], message = [], title = null, result = null }) {
    const read = offers.map((/** @type {any} */ offer) => ({ ...OFFER, ...offer, cards: readCards(offer.cards) }));
    const rows = result?.rows.map((/** @type {any[]} */ [seat, place, cards, ...columns]) => ({ seat, place, cards: readCards(cards), columns: columns.map(readFact) }));
    const ended = result && { ...RESULT, ...result, title: whole(result.title), rows: rows };
    return { viewer, turn, round, message: message.map(whole), title: title && whole(title), offers: read, result: ended };
}

/** @param {any} seat, or what of it has changed */
function readSeat({ facts, ...seat }) {
    if (seat.last) seat.last = whole(seat.last);
    if (seat.hand) seat.hand = whole(seat.hand);
    if ("best" in seat) seat.best = readCards(seat.best);
    return facts ? { ...seat, facts: facts.map(readFact) } : seat;
}

/** @param {any[]} fact */
function readFact([text, limit = 0, label = null, short = null]) {
    return { text: whole(text), limit, label: label && whole(label), short: short && whole(short) };
}
