// The page of a server for Node, new for each test, with a server that answers when told to.
import { beforeEach } from "node:test";

import { element, settled } from "./dom.mjs";
import { fakeStorage } from "./fake_storage.mjs";
import { VERSION } from "../../../straights_web/connection/constants.js";
import { Preferences } from "../../../straights_web/model/preferences.js";
import { SeatTokenStore } from "../../../straights_web/model/seat_token_store.js";
import { TableSession } from "../../../straights_web/model/table_session.js";

/** @typedef {import("./dom.mjs").Stub} Stub */

/** What was sent to the server, which is answered by `answerLast`. @type {Stub[]} */
export let sent;
/** @type {Stub} */
export let link;
/** @type {SeatTokenStore} */
export let kept;
/** @type {TableSession} */
export let session;
/** @type {Stub} */
export let client;
/** @type {Preferences} */
export let preferences;
/** @type {string[]} */
export let announced;
/** @type {Stub} */
export let announcements;
/** @type {Stub} */
export let table;

export const tell = async (message) => {
    link.dispatchEvent(new CustomEvent("message", { detail: message }));
    await settled();
};
export const answerLast = (message) => tell({ n: sent.at(-1).n, ...message });
export const refused = (reason) => ({ type: "refused", reason, detail: "", text: [{ context: "", template: `The server says ${reason}.` }] });
export const refuse = (reason) => answerLast(refused(reason));
export const hello = {
    type: "hello",
    v: VERSION,
    longest_name: 24,
    score_limit: 80,
    phrases: ["hello", "thanks", "heart"],
    phrase_texts: ["Hello!", "Thank you!", "Heart"].map((template) => ({ context: "Phrases", template })),
    strategies: [{ name: "expert" }, { name: "highest" }],
};
export const connect = async () => {
    link.isOpen = true;
    link.dispatchEvent(new Event("opened"));
    await tell(hello);
};
export const lose = async () => {
    link.isOpen = false;
    link.dispatchEvent(new Event("lost"));
    await settled();
};

const place = { strategy: null, is_here: true, is_ready: false, has_left: false, away_seconds: null };
export const person = (name, more = {}) => ({ ...place, kind: "person", name, ...more });
export const computer = { ...place, kind: "computer", name: "Computer", strategy: "expert", is_ready: true };
export const room = (stage, more = {}) => ({
    type: "room",
    stage,
    host: 0,
    turn_limit: null,
    turn_seconds: null,
    places: [person("Ada"), person("Ben"), computer, computer],
    ...more,
});
export const seated = (more = {}) => ({
    type: "seated",
    table: "t1",
    seat: 0,
    token: "secret",
    last_n: 0,
    invitation: "inv",
    ...more,
});
/** Sit down at a table, over a connection that is opened now. */
export const enter = async () => {
    await connect();
    const entering = session.enter({ type: "join", table: "t1", name: "Ada", seat: 0 });
    await answerLast(seated());
    await entering;
};
export const watching = { type: "watching", table: "t1", is_live: true };
const people = ["", "", "expert", "expert"];
export const game = ({
    turn = 0,
    humans = [0, 1],
    winners = /** @type {number[]} */ ([]),
    strategies = people,
} = {}) => ({
    humans,
    table: { turn: winners.length > 0 ? null : turn, seats: strategies.map((player, seat) => ({ name: "", player, is_winner: winners.includes(seat) })) },
});

const makeLink = () =>
    Object.assign(new EventTarget(), {
        isOpen: true,
        isStopped: false,
        retryAt: 0,
        woken: 0,
        send: (message) => sent.push(message),
        stop() {
            this.isStopped = true;
        },
        start() {
            this.isStopped = false;
        },
        wake() {
            this.woken += 1;
        },
    });
/** @returns {Stub} */
const makeClient = () =>
    Object.assign(new EventTarget(), {
        state: null,
        tell(type, state) {
            this.state = state;
            client.dispatchEvent(new CustomEvent(type, { detail: { ...state, type, reason: "new" } }));
        },
    });

beforeEach(() => {
    [sent, announced] = [[], []];
    [link, kept, client] = [makeLink(), new SeatTokenStore(fakeStorage()), makeClient()];
    session = new TableSession(link, kept);
    preferences = new Preferences(fakeStorage({ "straights.ownName": "Ada", "straights.opponents": "highest,expert,expert" }));
    announcements = { say: (text) => announced.push(text) };
    table = {
        panels: [0, 1, 2, 3].map(() => ({ root: element() })),
        shown: null,
        layout: { inert: false },
        result: Object.assign(new EventTarget(), {
            mayPlayAgain: true,
            allowAgain(may) {
                this.mayPlayAgain = may;
            },
        }),
    };
});
