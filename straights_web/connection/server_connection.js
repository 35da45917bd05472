/** Passes messages between the page's GameClient and a table of a server; it has the interface of WorkerConnection. */

import { refusalSentence, withSentences } from "../model/event_sentences.js";
import { observationAfter } from "../model/observation_after.js";

/** @typedef {import("./protocol.js").GameEvent} GameEvent */
/** @typedef {import("./protocol.js").MovedMessage} MovedMessage */
/** @typedef {import("./protocol.js").Observation} Observation */
/** @typedef {import("./protocol.js").TableMessage} TableMessage */
/** @typedef {import("./protocol.js").TableState} TableState */
/** @typedef {import("./protocol.js").ToTable} ToTable */
/** @typedef {import("./worker_connection.js").Listener} Listener */
/** @typedef {Pick<import("../model/table_session.js").TableSession, "send" | "addEventListener" | "lookAgain">} Session */

/** Up to this many missed moves are shown one by one; of more, only the result. */
const MOST_SHOWN = 60;

export class ServerConnection {
    /** @type {(TableState & {seq: number}) | null} the game as known from the server */
    #state = null;
    /** @type {GameEvent[]} the events of the game */
    history = [];
    /** @type {Map<number, {n: number, card: string}>} the client's request, by the number of the seat's request */
    #asked = new Map();

    /**
     * @param {Listener} listener
     * @param {Session} session
     */
    constructor(listener, session) {
        this.listener = listener;
        this.session = session;
        const on = (/** @type {string} */ type, /** @type {(detail: any) => void} */ receive) =>
            session.addEventListener(type, (event) => receive(/** @type {CustomEvent} */ (event).detail));
        on("hello", (message) => listener.onMessage({ ...message, seed_range: [0, 0] })); // here, deals have keys
        on("table", (message) => this.#onTable(message));
        on("moved", (message) => this.#onMoved(message));
        on("refused", ({ n, reason, detail }) => this.#onRefused(n, reason, detail));
        on("done", (n) => this.#tellEvents([], this.#take(n)?.n));
    }

    /** @param {ToTable} message */
    send(message) {
        if (message.type === "do" && "card" in message.command) {
            const { type, card } = message.command;
            this.#asked.set(this.session.send({ type: "do", command: { type, card } }), { n: message.n, card });
        } else if (message.type === "replay") {
            void this.#replay(message);
        } else if (message.type !== "ready") {
            this.listener.onMessage({ type: "refused", n: message.n, reason: "NotNow", detail: "not at a server" });
        }
    }

    close() {}

    /** @param {TableMessage} message */
    #onTable(message) {
        const before = this.#state;
        const names = namesOf(message);
        const history = message.history.map((event) => withSentences(event, names));
        const missed = history.slice(this.history.length);
        const isSame = before !== null && message.reason === "resumed" && isSameGame(before, message, this.history);
        this.history = history;
        const { type: _type, reason: _reason, history: _history, ...state } = message;
        this.#state = { ...state, humans: message.viewer === null ? [] : message.humans };
        if (isSame && missed.length <= MOST_SHOWN) this.#tellEvents(missed);
        else this.listener.onMessage({ ...message, ...this.#state, history: [...history] });
    }

    /** @param {MovedMessage} message */
    #onMoved(message) {
        const before = this.#state;
        if (before === null) void this.session.lookAgain();
        if (before === null || message.seq <= before.seq) return;
        const folded = message.events.reduce(observationAfter, before.observation);
        /** @type {Observation} */
        const observation = {
            ...folded,
            turn: message.turn,
            legal_plays: message.legal_plays ?? [],
            must_discard: message.must_discard ?? false,
        };
        const names = namesOf(before);
        const events = message.events.map((event) => withSentences(event, names));
        this.history.push(...events);
        const humans = before.viewer === null ? [] : message.events.reduce(humansAfter, before.humans);
        this.#state = { ...before, seq: message.seq, observation, humans, key: message.key ?? "" };
        this.#tellEvents(events, message.n === undefined ? undefined : this.#take(message.n)?.n);
    }

    /**
     * @param {GameEvent[]} events
     * @param {number} [n]
     */
    #tellEvents(events, n) {
        if (this.#state === null) return;
        this.listener.onMessage({ ...this.#state, type: "events", events, ...(n !== undefined && { n }) });
    }

    /**
     * @param {number | undefined} number
     * @param {string} reason
     * @param {string} detail
     */
    #onRefused(number, reason, detail) {
        const asked = number === undefined ? undefined : this.#take(number);
        if (asked === undefined) return;
        const { seats, turn } = this.#state?.observation ?? { seats: [], turn: null };
        const text = [refusalSentence(reason, asked.card, seats[turn ?? 0]?.name ?? "")];
        this.listener.onMessage({ type: "refused", n: asked.n, reason, detail, text });
    }

    /** @param {number} number */
    #take(number) {
        const asked = this.#asked.get(number);
        this.#asked.delete(number);
        return asked;
    }

    /** @param {Extract<ToTable, {type: "replay"}>} request */
    async #replay({ n, at, open }) {
        const { replayed } = await import("../model/game_history.js");
        if (this.#state === null) return;
        const moment = replayed(this.history, this.#state.observation, at, open);
        const event = moment.event && withSentences(moment.event, namesOf(this.#state));
        this.listener.onMessage({ type: "replay", n, ...moment, event });
    }
}

/** @param {TableState} state */
function namesOf({ observation }) {
    return observation.seats.map(({ name }) => name);
}

/**
 * Whether a snapshot is of the known game, for the same seat; games of numbered deals have no seal.
 * @param {TableState} before
 * @param {TableMessage} message
 * @param {readonly GameEvent[]} known
 */
function isSameGame(before, { seal, viewer, history }, known) {
    const ownHand = (/** @type {GameEvent | undefined} */ deal) =>
        deal?.type === "round_started" && viewer !== null ? String(deal.hands[viewer]) : "";
    const isPrefix = history.length >= known.length && ownHand(history[0]) === ownHand(known[0]);
    return before.seal === seal && before.viewer === viewer && isPrefix;
}

/**
 * @param {number[]} humans
 * @param {GameEvent} event
 */
function humansAfter(humans, event) {
    if (event.type !== "seat_changed") return humans;
    const others = humans.filter((seat) => seat !== event.seat);
    return event.now === null ? [...others, event.seat].sort() : others;
}
