// A page with a game for Node, new for each test: a table that remembers what it draws, a client that tells messages.
import { beforeEach } from "node:test";

import { settled } from "./dom.mjs";
import { EventPlayer } from "../../../straights_web/controller/play/event_player.js";
import { Motion } from "../../../straights_web/view/animation/motion.js";

/** @typedef {import("./dom.mjs").Stub} Stub */

/** @type {Stub} */
export let table;
/** @type {Stub} */
export let client;
/** @type {Motion} */
export let motion;
/** @type {Stub} */
export let player;
/** What the player told of what it shows. @type {string[]} */
export let told;

const number = (template, points) => {
    const text = { context: "", template, values: { points } };
    return { text, short: text, label: null, limit: 0 };
};
export const seats = ["A", "B", "C", "D"].map((name, mark) => ({ name, player: "expert", mark, facts: [], last: null, best: [] }));
const pile = (place, form, seat, cards, more = {}) => ({ place, form, seat, cards, slots: [], is_open: true, is_blind: false, label: null, amount: 0, ...more });
const slots = [..."A23456789TJQK"].map((rank) => `${rank}S`);
/** A table of data with a row of spades, and the cards of a seat. @returns {Stub} */
export const data = (name, { hand = [], ...more } = /** @type {Stub} */ ({})) => ({
    name,
    viewer: 0,
    round: 1,
    turn: 1,
    seats,
    piles: [
        pile("row.S", "row", null, [], { slots }),
        pile("hand.0", "fan", 0, hand),
        pile("discards.0", "stack", 0, [], { is_open: false }),
        pile("hand.1", "fan", 1, Array(13).fill(null), { is_blind: true }),
    ],
    offers: [],
    message: [],
    movements: [],
    result: null,
    ...more,
});
export const offer = (...cards) => ({ key: "play", cards, target: "row.S", is_raised: true });
export const mustDiscard = (...cards) => ({ key: "discard", cards, target: "discards.0", is_raised: false });
/** @returns {Stub} */
export const state = (name, more = {}) => ({ viewer: 0, humans: [0], ...more, table: data(name, more) });
/** @returns {Stub} */
export const tableMessage = (seq, more = {}) => ({
    type: "table",
    seq,
    reason: "opened",
    steps: [],
    log: [],
    ...state(`t${seq}`, more),
});
/** What is told of events, each of which may have a table of its own after it. @returns {Stub} */
export const eventsMessage = (seq, events, more = {}) => {
    const after = state(`e${seq}`, more);
    return { type: "events", seq, steps: events.map((happening) => ({ happening, table: happening.after ?? after.table })), ...after };
};
const happening = (kind, more) => ({ kind, movements: [], seat: null, last: null, log: [], spoken: [], is_deal: false, shows_result: false, ...more });
export const move = (seat, end, cards) => happening("moved", { movements: [{ begin: `hand.${seat}`, end, cards, amount: 0 }], seat });
export const PLAYED = move(1, "row.S", ["7S"]);
const rows = seats.map(({ mark }) => ({ seat: mark, place: mark + 1, cards: [], columns: [number("+{points}", mark), number("{points}", mark)] }));
export const RESULT = { title: { context: "", template: "" }, rows, notes: [], is_last: false, rounds: [[0, 1, 2, 3]] };
export const ENDED = happening("ended", { shows_result: true, after: data("ended", { result: RESULT }) });
export const STARTED = happening("dealt", { is_deal: true, movements: [{ begin: "", end: "hand.0", cards: ["7S"], amount: 0 }] });

const overlay = () =>
    Object.assign(new EventTarget(), {
        isShown: false,
        shown: /** @type {Stub[]} */ ([]),
        show(what) {
            this.isShown = true;
            this.shown.push(what);
        },
        hide() {
            this.isShown = false;
        },
    });
const makeTable = () => ({
    shown: null,
    drawn: /** @type {string[]} */ ([]),
    panels: [],
    warnings: /** @type {string[]} */ ([]),
    names: ["A", "B", "C", "D"],
    seatText: () => "",
    isDelayed: () => false,
    flights: { replaceChildren() {} },
    message: { show() {}, setBusy() {} },
    hand: {
        buttons: new Map(),
        queued: null,
        queue(card) {
            this.queued = card;
        },
    },
    board: { place: () => ({ querySelector: () => null }) },
    result: overlay(),
    handover: overlay(),
    draw(shown) {
        this.shown = shown;
        this.drawn.push(shown.name);
        this.result.hide();
        this.handover.hide();
    },
    warn(text) {
        this.warnings.push(text);
    },
});
/** @returns {Stub} */
const makeClient = () =>
    Object.assign(new EventTarget(), {
        state: null,
        answer: undefined,
        sent: /** @type {number[]} */ ([]),
        paced: /** @type {boolean[]} */ ([]),
        asked: /** @type {Stub[]} */ ([]),
        ready(seq, isPaced) {
            this.sent.push(seq);
            this.paced.push(isPaced);
        },
        submit(command) {
            this.asked.push(command);
            return Promise.resolve({});
        },
        ask(request) {
            this.asked.push(request);
            return Promise.resolve(this.answer);
        },
        tell(message) {
            this.state = message;
            client.dispatchEvent(new CustomEvent(message.type, { detail: message }));
        },
    });

/** The client is told a message, and what follows from it happens. */
export const tell = async (message) => {
    client.tell(message);
    await settled();
};

beforeEach(() => {
    [table, client, motion, told] = [makeTable(), makeClient(), new Motion(), []];
    motion.painted = () => Promise.resolve(); // Node has no frames
    player = new EventPlayer({ client, table, motion });
    for (const type of ["event", "result", "idle"]) {
        player.addEventListener(type, ({ detail }) => told.push(detail?.happening?.kind ?? type));
    }
});
