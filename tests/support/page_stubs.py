"""A page for JavaScript in Node: a table that remembers what it draws, a client that tells messages."""

# The globals come first: modules listen to them as soon as they are made.
PAGE = """
const pageListeners = new Map();
const listen = (type, listener) => pageListeners.set(type, [...(pageListeners.get(type) ?? []), listener]);
const happen = (type, event) => pageListeners.get(type)?.forEach((each) => each(event));
const root = { attributes: {}, toggleAttribute() {}, removeAttribute(name) { delete this.attributes[name]; },
    getAttribute(name) { return this.attributes[name] ?? null; },
    setAttribute(name, value) { this.attributes[name] = value; } };
globalThis.document = { hidden: false, documentElement: root, body: {}, activeElement: null,
    addEventListener: listen, querySelector: () => null };
document.activeElement = document.body;
globalThis.Element = class {};
globalThis.addEventListener = listen;
globalThis.matchMedia = () => ({ matches: true });

const { EventPlayer } = await import("./controller/play/event_player.js");
const { PlayController } = await import("./controller/play/play_controller.js");
const { Motion } = await import("./view/animation/motion.js");

const settled = () => new Promise((resolve) => setTimeout(resolve, 0));
const overlay = () => Object.assign(new EventTarget(), {
    isShown: false, shown: [],
    show(what) { this.isShown = true; this.shown.push(what); }, hide() { this.isShown = false; },
});
const table = {
    observation: null, drawn: [], panels: [], warnings: [], names: ["A", "B", "C", "D"],
    seatText: () => "", flights: { replaceChildren() {} }, message: { show() {}, setBusy() {} },
    hand: { buttons: new Map(), queued: null, queue(card) { this.queued = card; } },
    board: { place: () => ({ querySelector: () => null }) }, result: overlay(), handover: overlay(),
    draw(observation) {
        this.observation = observation; this.drawn.push(observation.name);
        this.result.hide(); this.handover.hide();
    },
    warn(text) { this.warnings.push(text); },
};
const client = Object.assign(new EventTarget(), {
    state: null, sent: [], paced: [], asked: [],
    ready(seq, isPaced) { this.sent.push(seq); this.paced.push(isPaced); },
    submit(command) { this.asked.push(command); return Promise.resolve({}); },
    ask(request) { this.asked.push(request); return Promise.resolve(this.answer); },
    tell(message) {
        this.state = message;
        this.dispatchEvent(new CustomEvent(message.type, { detail: message }));
    },
});
const computer = { strategy: "expert", score: 0, cards_left: 13, discard_count: 0 };
const seatViews = ["A", "B", "C", "D"].map((name) => ({ name, ...computer }));
const observation = (name, more = {}) => ({ name, seat: 0, turn: 1, hand: [], discards: [], legal_plays: [],
    must_discard: false, table: [[], [], [], []], seats: seatViews, moves: [], results: [], winners: [],
    ...more });
const state = (name, { viewer = 0, humans = [0], ...more } = {}) =>
    ({ viewer, humans, observation: observation(name, more) });
const tableMessage = (seq, more = {}) =>
    ({ type: "table", seq, reason: "opened", history: [], ...state(`t${seq}`, more) });
const eventsMessage = (seq, events, more = {}) =>
    ({ type: "events", seq, events, ...state(`e${seq}`, more) });
const PLAYED = { type: "card_played", seat: 1, card: "7S" };
const result = { discards: [[], [], [], []], gained: [1, 2, 3, 4], scores: [1, 2, 3, 4] };
const ENDED = { type: "round_ended", number: 1, result };
const STARTED = { type: "round_started", number: 2, leader: 1, hands: [[], null, null, null] };
const motion = new Motion();
motion.painted = () => Promise.resolve(); // Node has no frames
const player = new EventPlayer(client, table, motion);
const told = [];
for (const type of ["event", "result", "idle"]) {
    player.addEventListener(type, ({ detail }) => told.push(detail?.type ?? type));
}
"""
