"""The page of a server for JavaScript in Node, with a server that answers when told to."""

from tests.support.dom_stubs import DOM

# What was sent to the server is answered by `answerLast`.
SERVER_PAGE = (
    DOM
    + """
const { TableSession } = await import("./model/table_session.js");
const { SeatTokenStore } = await import("./model/seat_token_store.js");
const { VERSION } = await import("./connection/version.js");

const sent = [];
const link = Object.assign(new EventTarget(), {
    isOpen: true, isStopped: false, retryAt: 0, woken: 0,
    send: (message) => sent.push(message),
    stop() { this.isStopped = true; }, start() { this.isStopped = false; }, wake() { this.woken += 1; },
});
const tell = async (message) => {
    link.dispatchEvent(new CustomEvent("message", { detail: message }));
    await settled();
};
const answerLast = (message) => tell({ n: sent.at(-1).n, ...message });
const refuse = (reason) => answerLast({ type: "refused", reason, detail: "" });
const hello = { type: "hello", v: VERSION, longest_name: 24, score_limit: 80, phrases: [],
    strategies: [{ name: "expert" }, { name: "highest" }] };
const connect = async () => {
    link.isOpen = true;
    link.dispatchEvent(new Event("opened"));
    await tell(hello);
};
const lose = async () => {
    link.isOpen = false;
    link.dispatchEvent(new Event("lost"));
    await settled();
};
const person = (name, more = {}) => ({ kind: "person", name, strategy: null, is_here: true, is_ready: false,
    has_left: false, away_seconds: null, ...more });
const computer = { kind: "computer", name: "Computer", strategy: "expert", is_here: true, is_ready: true,
    has_left: false, away_seconds: null };
const room = (stage, more = {}) => ({ type: "room", stage, host: 0, turn_limit: null, turn_seconds: null,
    places: [person("Ada"), person("Ben"), computer, computer], ...more });
const seated = (more = {}) => ({ type: "seated", table: "t1", seat: 0, token: "secret", last_n: 0,
    invitation: "inv", ...more });
const watching = { type: "watching", table: "t1", is_live: true };

const kept = new SeatTokenStore(null);
const session = new TableSession(link, kept);
const client = Object.assign(new EventTarget(), {
    state: null,
    tell(type, state) {
        this.state = state;
        this.dispatchEvent(new CustomEvent(type, { detail: { ...state, type, reason: "new" } }));
    },
});
const seatOf = (strategy) => ({ name: "", strategy, score: 0, cards_left: 13, discard_count: 0 });
const people = [null, null, "expert", "expert"];
const game = ({ turn = 0, humans = [0, 1], winners = [], strategies = people } = {}) =>
    ({ humans, observation: { turn, winners, seats: strategies.map(seatOf) } });
const preferences = {
    values: { ownName: "Ada", opponents: "highest,expert,expert", names: "" },
    get(name) { return this.values[name]; },
    set(name, value) { this.values[name] = value; },
};
const announced = [];
const announcements = { say: (text) => announced.push(text) };
const table = { panels: [0, 1, 2, 3].map(() => ({ root: new Node_() })), observation: null,
    layout: { inert: false }, result: new EventTarget() };
"""
)
