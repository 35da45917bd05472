/** Passes messages between the page's GameClient and a table of a server; it has the interface of WorkerConnection. */

import { Refusal, unlessRefused } from "../model/game_client.js";
import { isOther } from "../model/table.js";
import { SEAT } from "../model/table_messages.js";

/** @import { FromTable, ToTable } from "./protocol.js" */
/** @typedef {Omit<import("./protocol.js").WholeTable, "humans">} WholeTable who looks on plays no seat: the client finds out */
/** @typedef {import("./worker_connection.js").Listener} Listener */
/** @typedef {Pick<import("../model/table_session.js").TableSession, "send" | "addEventListener" | "lookAgain" | "ask">} Session */

/** @typedef {Extract<ToTable, {type: "replay" | "describe" | "track" | "games" | "rules"}>} Question */

/** What a server answers in place of the table in the page. */
const ASKED = new Set(["replay", "describe", "track", "games", "rules"]);

/** Up to this many missed events are shown one by one; of more, only the result. */
const MOST_SHOWN = 60;

/** The time between two questions, in milliseconds: a server takes ten messages a second. */
const PAUSE = 125;

export class ServerConnection {
    /** When the last question was asked, by `performance.now()`. */
    #asked = -Infinity;
    /** @type {WholeTable | null} the last whole table, with the events since its deal */
    #known = null;
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
        on("refused", ({ n, ...message }) => this.#tell({ ...message, ...this.#answered(n) }));
        on("done", (n) => this.#tell({ type: "done", ...this.#answered(n) })); // although its answer was lost
    }

    /** @param {ToTable} message */
    send(message) {
        if (message.type === "answer") {
            const { n, ...answer } = message;
            this.#numbers.set(this.session.send(answer), n);
        } else if (ASKED.has(message.type)) {
            const question = /** @type {Question} */ (message);
            void this.#ask(question, question.n);
        } else if (message.type !== "ready") {
            this.listener.onMessage({ type: "refused", n: message.n, reason: "NotNow", detail: "not at a server" });
        }
    }

    /** @param {import("./protocol.js").WholeTable} message */
    #onTable({ humans: _humans, ...message }) {
        const missed = this.#known !== null && message.reason === "resumed" ? missedSince(this.#known, message) : null;
        this.#known = message;
        this.#tell(missed !== null && missed.length <= MOST_SHOWN ? movedTo(message, missed) : message);
    }

    /** @param {import("./protocol.js").TableMoves} message */
    #onMoved({ n, ...message }) {
        const before = this.#known;
        if (before === null) void this.session.lookAgain();
        if (before === null || message.seq <= before.seq) return;
        const deal = message.events.findLastIndex((each) => each.is_deal === true);
        const events = deal < 0 ? [...before.events, ...message.events] : message.events.slice(deal);
        const told = deal < 0 ? [] : [...before.events, ...message.events.slice(0, deal)].flatMap((each) => each.told ?? []);
        const table = { ...before.table, round: message.round ?? before.table.round };
        this.#known = { ...before, table, seq: message.seq, events, log: [...before.log, ...told] };
        this.#tell({ ...message, ...this.#answered(n) });
    }

    /** @param {object} message as that of a worker, with less about the game */
    #tell(message) {
        this.listener.onMessage(/** @type {FromTable} */ (message));
    }

    /**
     * The number of the client's request that is answered.
     * @param {number} [number] of the seat's request
     */
    #answered(number = -1) {
        const n = this.#numbers.get(number);
        this.#numbers.delete(number);
        return n === undefined ? {} : { n };
    }

    /**
     * @param {Question} question
     * @param {number} n
     */
    async #ask(question, n) {
        // The server has to accept another question, as when the player drags the slider of a replay.
        const left = this.#asked + PAUSE - performance.now();
        this.#asked = performance.now() + Math.max(left, 0);
        if (left > 0) await new Promise((resolve) => setTimeout(resolve, left));
        const answer = await unlessRefused(this.session.ask(question));
        if (answer instanceof Refusal) this.listener.onMessage({ type: "refused", n, reason: answer.reason, detail: answer.detail });
        else this.listener.onMessage({ ...answer, n });
    }
}

/**
 * The message that leads to a table by its last events.
 * @param {WholeTable} message
 * @param {WholeTable["events"]} events
 */
function movedTo({ type: _type, table, events: _events, log: _log, reason: _reason, ...game }, events) {
    const { viewer: _viewer, piles: _piles, seats, result, ...rest } = table;
    const whole = seats.map((seat) => ({ ...SEAT, best: "", ...seat })); // all may have changed, packed as in a message
    const isNew = result && events.some((event) => event.shows_result);
    const shown = isNew ? { result: { ...result, rounds: result.rounds?.slice(-1) } } : {};
    return { ...game, ...rest, ...shown, seats: { ...whole }, events, type: "moved" };
}

/**
 * The events after the known ones; null if the table is that of another game or seat, or has gone on for too long. Games
 * of numbered deals have no seal.
 * @param {WholeTable} before
 * @param {WholeTable} after
 */
function missedSince(before, after) {
    const [was, is] = [before, after].map(({ seal, table }) => JSON.stringify([seal, table.viewer]));
    const [deal, same] = [before, after].map(({ log, events }) => JSON.stringify([log.length, events[0]]));
    if (was !== is) return null;
    if (deal === same && after.events.length >= before.events.length) return after.events.slice(before.events.length);
    if (after.table.round !== before.table.round + 1 || isOther(after)) return null;
    const known = before.log.length + before.events.flatMap(({ told = [] }) => told).length;
    return [{ clears: true, shows_result: true, told: after.log.slice(known) }, ...after.events];
}
