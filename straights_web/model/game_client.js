/** The client's view of the game: the last messages of the table, and requests to it. */

import { Emitter } from "./emitter.js";
import { steps, tableAfter } from "./table.js";
import { atDeal, readHappenings, readMoved, readTable, readTold, useEventTexts, usePhrases, whole } from "./table_messages.js";

/** @import { FromTable, Hello, Request, Sentence, TableMoved, ToTable } from "../connection/protocol.js" */
/** @typedef {import("../connection/protocol.js").WholeTable} TableMessage */
/** @import { Step, Table } from "./table.js" */
/**
 * The types of answers that are not called like their requests.
 * @typedef {{do: "moved", answer: "moved", promise: "description", describe: "description", track: "tracker", deck: "sheet",
 *   statistics: "figures", answer_puzzle: "day", save: "saved"}} Renamed
 */
/**
 * The answer to each request: one called like it, or the whole table.
 * @typedef {{[Type in Request["type"]]: Extract<FromTable, {type:
 *   Type extends keyof Renamed ? Renamed[Type] : Type extends FromTable["type"] ? Type : "table"}>}} Answers
 */
/** @typedef {(listener: import("../connection/worker_connection.js").Listener) => {send: (message: ToTable) => void}} Connect */
/**
 * The game as the client knows it after a message.
 * @typedef {import("../connection/protocol.js").GameFields & Pick<TableMessage, "about"> & {game_end?: Sentence, short_title?: Sentence, table: Table, seq: number, steps: Step[], log: Sentence[], reason?: string, n?: number}} Shown
 * with the events that are to be shown, and the lines of the log before them
 */

/** The table has refused a request; nothing has changed. */
export class Refusal extends Error {
    /**
     * @param {string} reason the name of the refusal, as listed in docs/protocol.md
     * @param {string} detail in English, for developers
     * @param {readonly import("../connection/protocol.js").Sentence[]} [text] for the player, if there is one
     */
    constructor(reason, detail, text = []) {
        super(detail);
        this.reason = reason;
        this.detail = detail;
        this.text = text;
    }
}

/**
 * @template Answer
 * @param {Promise<Answer>} asked
 * @returns {Promise<Answer | Refusal>} rejects with any other error
 */
export async function unlessRefused(asked) {
    try {
        return await asked;
    } catch (error) {
        if (error instanceof Refusal) return error;
        throw error;
    }
}

/**
 * Dispatches CustomEvents: `table` (redraw everything) and `events` (show what has happened) with the game after it as
 * `detail`; `hello`, `saved`, `statistics` and `helped` with the message; and `failed` with a reason.
 */
export class GameClient extends Emitter {
    /** @param {Connect} connect to a table: that of the worker, or one of a server */
    constructor(connect) {
        super();
        /** @type {Hello | null} */
        this.hello = null;
        /** @type {Shown | null} the current game, which may be ahead of the screen */
        this.state = null;
        /** @type {Map<number, {resolve: (answer: any) => void, reject: (error: Refusal) => void}>} */
        this.waiting = new Map();
        this.lastNumber = 0;
        this.connection = connect({
            onMessage: (message) => this.#receive(message),
            onFailed: (reason) => this.emit("failed", reason),
        });
    }

    /** Whether the statistics count the game: sealed cards, and a single player. */
    get isCounted() {
        const { seal = null, players = [] } = this.state ?? {};
        return seal !== null && players.filter((strategy) => strategy === null).length === 1;
    }

    /** Whether the statistics count the round, as far as it has been played. */
    get counts() {
        return this.isCounted && this.state?.is_practice === false;
    }

    /**
     * Send a request to the table; rejects with a Refusal.
     * @template {Request["type"]} Type
     * @param {Extract<Request, {type: Type}>} request
     * @returns {Promise<Answers[Type]>} the message that answers it
     */
    ask(request) {
        this.lastNumber += 1;
        const n = this.lastNumber;
        return new Promise((resolve, reject) => {
            this.waiting.set(n, { resolve, reject });
            this.connection.send({ ...request, n });
        });
    }

    /**
     * Answer an offer for the viewer's seat, or try anything else; rejects with a Refusal.
     * @param {{key?: string, cards: string, target?: string, number?: number}} answer
     * @returns {Promise<TableMoved>}
     */
    submit(answer) {
        return this.ask({ type: "answer", ...answer });
    }

    /**
     * Confirm that everything up to a message has been shown, so that the next computer may move.
     * @param {number} seq
     * @param {boolean} isPaced whether a forced move shall take as long as others: else people would see that it was forced
     */
    ready(seq, isPaced) {
        this.connection.send({ type: "ready", seq, is_paced: isPaced });
    }

    /** @param {FromTable} message */
    #receive(message) {
        if (message.type === "hello") {
            this.hello = message;
            usePhrases(message);
        } else if (message.type === "table") {
            useEventTexts(message.about?.texts);
            this.state = wholeGame(message);
            this.emit("table", this.state);
        } else if (message.type === "moved" && this.state !== null) {
            this.state = gameAfter(this.state, message);
            this.emit("events", this.state);
        }
        if (["hello", "saved", "statistics", "helped"].includes(message.type)) {
            this.emit(message.type, message);
        }
        this.#answer(message);
    }

    /** @param {FromTable} message */
    #answer(message) {
        // The table answers in order, and cannot read the number of a request that is too long.
        const oldest = message.type === "refused" ? this.waiting.keys().next().value : undefined;
        const n = "n" in message ? message.n : oldest;
        const asker = n === undefined ? undefined : this.waiting.get(n);
        if (n === undefined || asker === undefined) {
            return;
        }
        this.waiting.delete(n);
        if (message.type === "refused") {
            asker.reject(new Refusal(message.reason, message.detail, message.text));
        } else {
            asker.resolve(message);
        }
    }
}

/**
 * The game of a message with the whole table; of a new one, the deal is yet to be shown.
 * @param {any} message
 * @returns {Shown}
 */
function wholeGame(message) {
    const table = readTable(message);
    const happenings = readHappenings(atDeal(table.piles), table.seats, message.events);
    const shown = message.reason === "new" ? happenings.slice(-1) : [];
    const before = happenings.slice(0, happenings.length - shown.length);
    const log = [...readTold(message.log, table.seats).log, ...before.flatMap((each) => each.log)];
    return { humans: humansOf(table), ...readFields(message), table, log, steps: shown.map((happening) => ({ happening, table })) };
}

/**
 * @param {Shown} before
 * @param {any} message a worker tells all of the game, and leaves out what may end; a server tells what is new
 * @returns {Shown}
 */
function gameAfter(before, message) {
    const { reason: _reason, n: _n, left_seat: _left, match: _match, ...known } = before;
    const moved = readMoved(before.table, message);
    const table = tableAfter(before.table, moved);
    const log = [...before.log, ...before.steps.flatMap(({ happening }) => happening.log)];
    return { ...known, humans: humansOf(table), ...readFields(message), table, log, steps: steps(before.table, moved) };
}

/**
 * The message with whole sentences of when the game ends, and of the round, if it says so.
 * @param {any} message
 */
function readFields(message) {
    const titles = ["game_end", "short_title"].filter((name) => message[name]).map((name) => [name, whole(message[name])]);
    return { ...message, ...Object.fromEntries(titles) };
}

/**
 * The seats that people play, as who plays sees them: who looks on plays none.
 * @param {Table} table
 */
function humansOf({ viewer, seats }) {
    return viewer === null ? [] : seats.flatMap(({ player }, seat) => (player === "" ? [seat] : []));
}
