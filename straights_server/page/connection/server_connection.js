
import { observationAfter } from "../model/observation_after.js";
const MOST_SHOWN = 60;
export class ServerConnection {
#state = null;
history = [];
#numbers = new Map();
constructor(listener, session) {
this.listener = listener;
this.session = session;
const on = ( type, receive) =>
session.addEventListener(type, (event) => receive( (event).detail));
on("hello", (message) => listener.onMessage({ ...message, seed_range: [0, 0] }));
on("table", (message) => this.#onTable(message));
on("moved", (message) => this.#onMoved(message));
on("refused", ({ n, reason, detail }) => this.#onRefused(n, reason, detail));
on("done", (n) => this.#tellEvents([], this.#takeNumber(n)));
}
send(message) {
if (message.type === "do" && "card" in message.command) {
const { type, card } = message.command;
this.#numbers.set(this.session.send({ type: "do", command: { type, card } }), message.n);
} else if (message.type === "replay") {
void this.#replay(message);
} else if (message.type !== "ready") {
this.listener.onMessage({ type: "refused", n: message.n, reason: "NotNow", detail: "not at a server" });
}
}
close() {}
#onTable(message) {
const before = this.#state;
const missed = message.history.slice(this.history.length);
const isSame = before !== null && message.reason === "resumed" && isSameGame(before, message, this.history);
this.history = [...message.history];
const { type: _type, reason: _reason, history: _history, ...state } = message;
this.#state = { ...state, humans: message.viewer === null ? [] : message.humans };
if (isSame && missed.length <= MOST_SHOWN) this.#tellEvents(missed);
else this.listener.onMessage({ ...message, ...this.#state });
}
#onMoved(message) {
const before = this.#state;
if (before === null) void this.session.lookAgain();
if (before === null || message.seq <= before.seq) return;
const folded = message.events.reduce(observationAfter, before.observation);
const observation = {
...folded,
turn: message.turn,
legal_plays: message.legal_plays ?? [],
must_discard: message.must_discard ?? false,
};
this.history.push(...message.events);
const humans = before.viewer === null ? [] : message.events.reduce(humansAfter, before.humans);
this.#state = { ...before, seq: message.seq, observation, humans, key: message.key ?? "" };
this.#tellEvents(message.events, message.n === undefined ? undefined : this.#takeNumber(message.n));
}
#tellEvents(events, n) {
if (this.#state === null) return;
this.listener.onMessage({ ...this.#state, type: "events", events, ...(n !== undefined && { n }) });
}
#onRefused(number, reason, detail) {
const n = number === undefined ? undefined : this.#takeNumber(number);
if (n !== undefined) this.listener.onMessage({ type: "refused", n, reason, detail });
}
#takeNumber(number) {
const n = this.#numbers.get(number);
this.#numbers.delete(number);
return n;
}
async #replay({ n, at, open }) {
const { replayed } = await import("../model/game_history.js");
if (this.#state === null) return;
this.listener.onMessage({ type: "replay", n, ...replayed(this.history, this.#state.observation, at, open) });
}
}
function isSameGame(before, { seal, viewer, history }, known) {
const ownHand = ( deal) =>
deal?.type === "round_started" && viewer !== null ? String(deal.hands[viewer]) : "";
const isPrefix = history.length >= known.length && ownHand(history[0]) === ownHand(known[0]);
return before.seal === seal && before.viewer === viewer && isPrefix;
}
function humansAfter(humans, event) {
if (event.type !== "seat_changed") return humans;
const others = humans.filter((seat) => seat !== event.seat);
return event.now === null ? [...others, event.seat].sort() : others;
}
