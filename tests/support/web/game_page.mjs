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

const computer = { strategy: "expert", score: 0, cards_left: 13, discard_count: 0 };
export const seatViews = ["A", "B", "C", "D"].map((name) => ({ name, ...computer }));
export const observation = (name, more = {}) => ({
    name,
    seat: 0,
    turn: 1,
    hand: [],
    discards: [],
    legal_plays: [],
    must_discard: false,
    table: [[], [], [], []],
    seats: seatViews,
    moves: [],
    results: [],
    winners: [],
    ...more,
});
/** @returns {Stub} */
export const state = (name, more = {}) => ({ viewer: 0, humans: [0], ...more, observation: observation(name, more) });
/** @returns {Stub} */
export const tableMessage = (seq, more = {}) => ({
    type: "table",
    seq,
    reason: "opened",
    history: [],
    ...state(`t${seq}`, more),
});
/** @returns {Stub} */
export const eventsMessage = (seq, events, more = {}) => ({ type: "events", seq, events, ...state(`e${seq}`, more) });
export const PLAYED = { type: "card_played", seat: 1, card: "7S" };
const result = { discards: [[], [], [], []], gained: [1, 2, 3, 4], scores: [1, 2, 3, 4] };
export const ENDED = { type: "round_ended", number: 1, result, after: observation("ended", { results: [result] }) };
export const STARTED = { type: "round_started", number: 2, leader: 1, hands: [[], null, null, null] };

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
    observation: null,
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
    draw(observation) {
        this.observation = observation;
        this.drawn.push(observation.name);
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
    player = new EventPlayer(client, table, motion);
    for (const type of ["event", "result", "idle"]) {
        player.addEventListener(type, ({ detail }) => told.push(detail?.type ?? type));
    }
});
