/** The client's view of the game: the last messages of the table, and requests to it. */

/** @typedef {import("../connection/protocol.js").Command} Command */
/** @typedef {import("../connection/protocol.js").EventsMessage} EventsMessage */
/** @typedef {import("../connection/protocol.js").FromTable} FromTable */
/** @typedef {import("../connection/protocol.js").Hello} Hello */
/** @typedef {import("../connection/protocol.js").Request} Request */
/** @typedef {import("../connection/protocol.js").SavedMessage} SavedMessage */
/** @typedef {import("../connection/protocol.js").TableMessage} TableMessage */
/** @typedef {import("../connection/protocol.js").TableState} TableState */
/** @typedef {import("../connection/protocol.js").ToTable} ToTable */
/**
 * @typedef {object} Answers the answer to each request
 * @property {EventsMessage} do
 * @property {TableMessage} new
 * @property {TableMessage} open
 * @property {TableMessage} restart
 * @property {TableMessage} undo
 * @property {TableMessage} redo
 * @property {TableMessage} rename
 * @property {TableMessage} show_hand
 * @property {TableMessage} hide_hand
 * @property {import("../connection/protocol.js").HintMessage} hint
 * @property {import("../connection/protocol.js").TrackerMessage} track
 * @property {import("../connection/protocol.js").SheetMessage} deck
 * @property {import("../connection/protocol.js").ReplayMessage} replay
 * @property {import("../connection/protocol.js").ReviewMessage} review
 * @property {import("../connection/protocol.js").SealMessage} seal
 * @property {import("../connection/protocol.js").BackupMessage} backup
 * @property {import("../connection/protocol.js").FiguresMessage} statistics
 * @property {import("../connection/protocol.js").Description} describe
 * @property {TableMessage} play_on
 * @property {import("../connection/protocol.js").TodayMessage} today
 * @property {TableMessage} daily_deal
 * @property {import("../connection/protocol.js").DealDayMessage} deal_day
 * @property {import("../connection/protocol.js").DealResultMessage} deal_result
 * @property {import("../connection/protocol.js").PuzzleMessage} puzzle
 * @property {import("../connection/protocol.js").DayMessage} answer_puzzle
 * @property {SavedMessage} save
 */
/**
 * @typedef {object} Connection
 * @property {(message: ToTable) => void} send
 * @property {() => void} close
 */
/** @typedef {(listener: import("../connection/worker_connection.js").Listener) => Connection} Connect */

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
 * Dispatches CustomEvents with a message as `detail`: `hello`, `table` (redraw everything), `events` (show what has
 * happened), `saved`, `statistics`, `helped`; and `failed` (a reason).
 */
export class GameClient extends EventTarget {
    /** @param {Connect} connect to a table: that of the worker, or one of a server */
    constructor(connect) {
        super();
        /** @type {Hello | null} */
        this.hello = null;
        /** @type {(TableState & {seq: number}) | null} the current game, which may be ahead of the screen */
        this.state = null;
        /** @type {import("../connection/protocol.js").GameTitles | null} of the current game */
        this.titles = null;
        /** @type {Map<number, {resolve: (answer: any) => void, reject: (error: Refusal) => void}>} */
        this.waiting = new Map();
        this.lastNumber = 0;
        this.connection = connect({
            onMessage: (message) => this.#receive(message),
            onFailed: (reason) => this.#dispatch("failed", reason),
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
     * Submit a command for the viewer's seat; rejects with a Refusal.
     * @param {Command} command
     * @returns {Promise<EventsMessage>}
     */
    submit(command) {
        return this.ask({ type: "do", command });
    }

    /**
     * Confirm that everything up to a message has been shown, so that the next computer may move.
     * @param {number} seq
     * @param {boolean} isPaced whether a forced move shall take as long as others: else people would see that it was forced
     */
    ready(seq, isPaced) {
        this.connection.send({ type: "ready", seq, is_paced: isPaced });
    }

    close() {
        this.connection.close();
    }

    /** @param {FromTable} message */
    #receive(message) {
        if (message.type === "hello") {
            this.hello = message;
        } else if (message.type === "table" || message.type === "events") {
            this.state = message;
            if (message.type === "table") this.titles = message.titles ?? null;
        }
        if (["hello", "table", "events", "saved", "statistics", "helped"].includes(message.type)) {
            this.#dispatch(message.type, message);
        }
        this.#answer(message);
    }

    /** @param {FromTable} message */
    #answer(message) {
        const n = "n" in message ? message.n : this.#numberOf(message);
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

    /**
     * The number that a message without one answers: the table answers in order, and cannot read that of a request
     * that is too long.
     * @param {FromTable} message
     */
    #numberOf(message) {
        return message.type === "refused" ? this.waiting.keys().next().value : undefined;
    }

    /**
     * @param {string} type
     * @param {any} detail
     */
    #dispatch(type, detail) {
        this.dispatchEvent(new CustomEvent(type, { detail }));
    }
}
