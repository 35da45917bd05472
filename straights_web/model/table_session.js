/** A visit to a server: the lobby, or a table at which the player sits or looks on; it outlives its connections. */

import { VERSION } from "../connection/version.js";
import { Refusal } from "./game_client.js";

/** @typedef {import("../connection/protocol.js").Choice} Choice */
/** @typedef {import("../connection/protocol.js").FromServer} FromServer */
/** @typedef {import("../connection/protocol.js").RoomMessage} RoomMessage */
/** @typedef {import("../connection/protocol.js").SeatedMessage} SeatedMessage */
/** @typedef {import("../connection/protocol.js").ServerHello} ServerHello */
/** @typedef {import("../connection/protocol.js").ServerRequest} ServerRequest */
/** @typedef {import("../connection/protocol.js").TablesMessage} TablesMessage */
/** @typedef {Extract<ServerRequest, {type: "ready_to_play" | "fill" | "do" | "say" | "leave" | "come_back"}>} SeatRequest */
/** @typedef {Extract<ServerRequest, {type: "host" | "join" | "watch" | "resume"}>} Entry how somebody comes to a table */
/** @typedef {{resolve: (message: any) => void, reject: (refusal: Refusal) => void}} Asker */
/**
 * @typedef {object} Link what is used of a ServerSocket
 * @property {(message: import("../connection/protocol.js").ToServer) => void} send
 * @property {() => void} stop
 * @property {EventTarget["addEventListener"]} addEventListener
 */

/** What changes something: it is sent again after a connection was lost, until it is known to be done. */
const SENT_AGAIN = new Set(["do", "fill", "leave", "come_back"]);

/** After these refusals the seat is not to be had any more; others pass. */
const GONE = new Set(["NoSuchTable", "BadMessage"]);
/** How long after a refusal that passes the table is entered again, in milliseconds. */
const PAUSE = 2000;

/**
 * Dispatches CustomEvents, the message being their `detail`: `hello` (the server is there), `room`, `said`, `table`,
 * `moved`, `entered` (`seated` or `watching`), `refused` (a request of the seat), `done` (the number of a request that
 * was done although its answer was lost), `homeless` (the seat or the table is gone; a Refusal), `other_version` (the
 * server does not speak the page's version of the protocol, and is not asked again).
 */
export class TableSession extends EventTarget {
    /** @type {Map<number, Asker>} */
    #askers = new Map();
    /** @type {Map<number, SeatRequest>} requests of the seat that may not have been done, by their numbers */
    #pending = new Map();
    #number = 0;
    /** How many answers of those who come to a table are missing. */
    #entering = 0;
    #isConnected = false;
    /** @type {ReturnType<typeof setTimeout> | undefined} the next attempt after a refusal that passes */
    #retry = undefined;

    /**
     * @param {Link} link
     * @param {import("./seat_token_store.js").SeatTokenStore} kept
     */
    constructor(link, kept) {
        super();
        this.link = link;
        this.kept = kept;
        /** @type {ServerHello | null} */
        this.hello = null;
        /** @type {RoomMessage | null} */
        this.room = null;
        /** The table, empty for the lobby. */
        this.table = "";
        /** @type {number | null} the player's seat */
        this.seat = null;
        /** With it others look on at once. */
        this.invitation = "";
        this.isWatching = false;
        /** Whether moves are seen at once, and not after each round. */
        this.isLive = true;
        /** Whether the player wants the next game to begin. */
        this.isReady = false;
        /** @type {Entry | null} how a new connection comes to the table again */
        this.entry = null;
        link.addEventListener("opened", () => this.#onOpened());
        link.addEventListener("message", (event) => this.#receive(/** @type {CustomEvent} */ (event).detail));
        link.addEventListener("lost", () => this.#onLost());
    }

    /** The player's own place, where there is one. */
    get place() {
        return this.seat === null ? null : (this.room?.places[this.seat] ?? null);
    }

    /**
     * Whether the player is at the table as the room tells it: not while the connection is lost, nor after the player
     * has sat down and before the room says so.
     */
    get isRoomCurrent() {
        return this.isWatching || this.place?.kind === "person";
    }

    get isHost() {
        return this.seat !== null && this.room?.host === this.seat;
    }

    /**
     * Ask which public tables there are.
     * @returns {Promise<TablesMessage>}
     */
    list() {
        return this.#ask({ type: "list" });
    }

    /**
     * Come to a table; rejects with a Refusal.
     * @param {Entry} entry
     */
    async enter(entry) {
        // A table that was opened, or a seat that was taken, is not to be had twice.
        if (entry.type === "watch" || entry.type === "resume") this.entry = entry;
        if ("table" in entry) this.table = entry.table;
        this.#entering += 1;
        const message = await this.#ask(entry).finally(() => (this.#entering -= 1));
        if (message.type === "watching") {
            [this.table, this.isWatching, this.isLive, this.seat] = [message.table, true, message.is_live, null];
        } else {
            this.#sit(message, entry);
        }
        this.#tell("entered", message);
    }

    /**
     * Come to the table again: after a pause where the refusal passes; else `homeless` is dispatched.
     * @param {Refusal} refusal
     */
    enterLater(refusal) {
        if (refusal.reason === "ConnectionLost") return; // the next connection does it
        if (GONE.has(refusal.reason)) {
            this.#tell("homeless", refusal);
            return;
        }
        clearTimeout(this.#retry);
        this.#retry = setTimeout(() => this.#enterFromOutside(), PAUSE);
    }

    /** Ask for all that may be seen: a round was told whose beginning was not. */
    async lookAgain() {
        if (!this.isWatching || this.entry === null || this.#entering > 0) return;
        await this.#enterAgain(this.entry);
    }

    /**
     * Let the seat ask for something; the answer is an event.
     * @param {SeatRequest} request
     * @returns {number} the number of the request
     */
    send(request) {
        const n = this.#next();
        if (SENT_AGAIN.has(request.type)) this.#pending.set(n, request);
        if (this.seat !== null) this.link.send({ ...request, n });
        return n;
    }

    /** @param {boolean} isReady whether the next game may begin as far as the player is concerned */
    setReady(isReady) {
        this.isReady = isReady;
        this.send({ type: "ready_to_play", is_ready: isReady });
    }

    /** @param {FromServer} message */
    #receive(message) {
        if (isOtherVersion(message)) {
            this.link.stop();
            this.#tell("other_version", message);
            return;
        }
        if (message.type === "hello") {
            const isFirst = this.hello === null;
            this.hello = message;
            if (isFirst) this.#tell("hello", message);
            this.#enterFromOutside();
            return;
        }
        if (message.type === "room") this.#noteRoom(message);
        const n = "n" in message ? message.n : undefined;
        const asker = n === undefined ? undefined : this.#askers.get(n);
        if (n !== undefined && asker !== undefined) {
            this.#askers.delete(n);
            if (message.type === "refused") asker.reject(new Refusal(message.reason, message.detail));
            else asker.resolve(message);
            return;
        }
        if (n !== undefined) this.#pending.delete(n);
        if (n !== undefined) this.#number = Math.max(this.#number, n); // another tab at the same seat counts as well
        this.#tell(message.type, message);
    }

    /** @param {RoomMessage} room */
    #noteRoom(room) {
        this.room = room;
        if (room.stage === "playing") this.isReady = false;
        for (const [n, { type }] of this.#pending) {
            if (type !== "do") this.#pending.delete(n); // whatever it was, this is how things are now
        }
    }

    #onOpened() {
        this.#isConnected = true;
        this.link.send({ type: "hello", v: VERSION });
    }

    /** The connection is lost, and with it the seat until somebody resumes. */
    #onLost() {
        this.#isConnected = false;
        for (const { reject } of this.#askers.values()) reject(new Refusal("ConnectionLost", ""));
        this.#askers.clear();
        clearTimeout(this.#retry);
        this.seat = null;
        this.isWatching = false;
    }

    #enterFromOutside() {
        const isOutside = this.seat === null && !this.isWatching && this.#entering === 0;
        if (this.entry !== null && isOutside) void this.#enterAgain(this.entry);
    }

    /** @param {Entry} entry */
    async #enterAgain(entry) {
        try {
            await this.enter(entry);
        } catch (error) {
            if (!(error instanceof Refusal)) throw error;
            this.enterLater(error);
        }
    }

    /**
     * @param {SeatedMessage} message
     * @param {Entry} entry
     */
    #sit({ table, seat, token, last_n, invitation }, entry) {
        const name = "name" in entry ? entry.name : (this.kept.get(table)?.name ?? "");
        const own = token ?? ("token" in entry ? entry.token : "");
        this.kept.keep(table, own, name);
        [this.table, this.seat, this.invitation, this.isWatching, this.isLive] = [table, seat, invitation, false, true];
        this.entry = { type: "resume", table, token: own, seq: null };
        this.#number = Math.max(this.#number, last_n);
        for (const [n, request] of [...this.#pending]) {
            if (n > last_n) {
                this.link.send({ ...request, n });
            } else {
                this.#pending.delete(n);
                this.#tell("done", n);
            }
        }
        if (this.isReady) this.setReady(true);
    }

    /**
     * Ask for what is answered by a message; without a connection it is refused at once, since nobody would answer.
     * @param {ServerRequest} request
     * @returns {Promise<any>}
     */
    #ask(request) {
        if (!this.#isConnected) return Promise.reject(new Refusal("ConnectionLost", ""));
        const n = this.#next();
        return new Promise((resolve, reject) => {
            this.#askers.set(n, { resolve, reject });
            this.link.send({ ...request, n });
        });
    }

    #next() {
        this.#number += 1;
        return this.#number;
    }

    /**
     * @param {string} type
     * @param {any} detail
     */
    #tell(type, detail) {
        this.dispatchEvent(new CustomEvent(type, { detail }));
    }
}

/**
 * Whether the server says that it speaks another version than the page, which came from it before it was changed.
 * @param {FromServer} message
 */
function isOtherVersion(message) {
    if (message.type === "hello") return Number(message.v) !== VERSION;
    return message.type === "refused" && message.reason === "UnknownVersion";
}
