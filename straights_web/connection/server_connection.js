/** Passes messages between the page's GameClient and a table of a server; it has the interface of WorkerConnection. */

import { told } from "../model/event_sentences.js";
import { Refusal } from "../model/game_client.js";
import { observationAfter } from "../model/observation_after.js";

/** @typedef {import("./protocol.js").GameEvent} GameEvent */
/** @typedef {import("./protocol.js").MovedMessage} MovedMessage */
/** @typedef {import("./protocol.js").Observation} Observation */
/** @typedef {import("./protocol.js").TableMessage} TableMessage */
/** @typedef {import("./protocol.js").TableState} TableState */
/** @typedef {import("./protocol.js").ToTable} ToTable */
/** @typedef {import("./worker_connection.js").Listener} Listener */
/** @typedef {Pick<import("../model/table_session.js").TableSession, "hello" | "send" | "addEventListener" | "lookAgain" | "ask">} Session */

/** Up to this many missed moves are shown one by one; of more, only the result. */
const MOST_SHOWN = 60;

/** The time between two questions, in milliseconds: a server takes ten messages a second. */
const PAUSE = 125;

export class ServerConnection {
    /** When the last question was asked, by `performance.now()`. */
    #asked = -Infinity;
    /** @type {(TableState & {seq: number}) | null} the game as known from the server */
    #state = null;
    /** @type {GameEvent[]} the events of the game */
    history = [];
    /** @type {Map<number, number>} the number of the client's request, by that of the seat's request */
    #numbers = new Map();

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
        on("refused", (message) => this.#onRefused(message));
        on("done", (n) => this.#tellEvents([], [], this.#takeNumber(n)));
    }

    /** @param {ToTable} message */
    send(message) {
        if (message.type === "do") {
            const command = /** @type {import("./protocol.js").Choice} */ (message.command); // people here give no other
            this.#numbers.set(this.session.send({ type: "do", command }), message.n);
        } else if (message.type === "replay" || message.type === "describe") {
            void this.#ask(message, message.n);
        } else if (message.type !== "ready") {
            this.listener.onMessage({ type: "refused", n: message.n, reason: "NotNow", detail: "not at a server" });
        }
    }

    close() {}

    /** The events of the game, with their sentences. */
    get told() {
        return this.history.map((event) => this.#told(event));
    }

    /** @param {TableMessage} message */
    #onTable(message) {
        const before = this.#state;
        const missed = message.history.slice(this.history.length);
        const isSame = before !== null && message.reason === "resumed" && isSameGame(before, message, this.history);
        this.history = [...message.history];
        const { type: _type, reason: _reason, history: _history, ...state } = message;
        this.#state = { ...state, humans: humansOf(message) };
        if (isSame && missed.length <= MOST_SHOWN) this.#tellEvents(missed, observationsAfter(before.observation, missed));
        else this.listener.onMessage({ ...message, ...this.#state, history: this.told });
    }

    /** @param {MovedMessage} message */
    #onMoved(message) {
        const before = this.#state;
        if (before === null) void this.session.lookAgain();
        if (before === null || message.seq <= before.seq) return;
        const seen = observationsAfter(before.observation, message.events);
        /** @type {Observation} */
        const observation = {
            ...(seen.at(-1) ?? before.observation),
            turn: message.turn,
            legal_plays: message.legal_plays ?? [],
            must_discard: message.must_discard ?? false,
            task: message.task,
        };
        this.history.push(...message.events);
        const humans = humansOf({ ...before, observation });
        const { standing = before.standing, places = before.places, match = before.match } = message;
        this.#state = { ...before, seq: message.seq, observation, humans, key: message.key ?? "", standing, places, match };
        this.#tellEvents(message.events, seen, this.#takeNumber(message.n));
    }

    /**
     * @param {GameEvent[]} events
     * @param {Observation[]} seen after each
     * @param {number} [n]
     */
    #tellEvents(events, seen, n) {
        if (this.#state === null) return;
        const last = events.length - 1; // the message says what is seen after it
        const steps = events.map((event, at) => ({ ...this.#told(event), ...(at < last && { after: seen[at] }) }));
        this.listener.onMessage({ ...this.#state, type: "events", events: steps, ...(n !== undefined && { n }) });
    }

    /** @param {import("./protocol.js").Refused} message */
    #onRefused(message) {
        this.listener.onMessage({ ...message, n: this.#takeNumber(message.n) });
    }

    /** @param {number} [number] */
    #takeNumber(number = -1) {
        const n = this.#numbers.get(number);
        this.#numbers.delete(number);
        return n;
    }

    /**
     * @param {Extract<import("./protocol.js").ServerRequest, {type: "replay" | "describe"}>} question
     * @param {number} n
     */
    async #ask(question, n) {
        try {
            await this.#pause();
            this.listener.onMessage({ ...(await this.session.ask(question)), n });
        } catch (error) {
            if (!(error instanceof Refusal)) throw error;
            this.listener.onMessage({ type: "refused", n, reason: error.reason, detail: error.detail });
        }
    }

    /** Wait until the server accepts another question, as when the player drags the slider of a replay. */
    async #pause() {
        const left = this.#asked + PAUSE - performance.now();
        this.#asked = performance.now() + Math.max(left, 0);
        if (left > 0) await new Promise((resolve) => setTimeout(resolve, left));
    }

    /** @param {GameEvent} event */
    #told(event) {
        const names = this.#state?.observation.seats.map(({ name }) => name) ?? [];
        return told(event, names, this.session.hello?.event_texts ?? {});
    }
}

/**
 * @param {Observation} before
 * @param {readonly GameEvent[]} events
 */
function observationsAfter(before, events) {
    let seen = before;
    return events.map((event) => (seen = observationAfter(seen, event)));
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
 * The seats that people play, as who plays sees them: who looks on plays none.
 * @param {TableState} state
 */
function humansOf({ viewer, observation }) {
    return viewer === null ? [] : observation.seats.flatMap(({ strategy }, seat) => (strategy === null ? [seat] : []));
}
