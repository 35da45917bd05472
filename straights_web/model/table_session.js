/** A session with a server: the lobby, or a table with or without a seat; it survives lost connections. */

import { VERSION } from "../connection/constants.js";
import { Emitter } from "./emitter.js";
import { Refusal, unlessRefused } from "./game_client.js";

/** @import { FromServer, RoomMessage, SeatedMessage, ServerHello, ServerRequest, TablesMessage } from "../connection/protocol.js" */
/** @typedef {Extract<ServerRequest, {type: "ready_to_play" | "fill" | "kick" | "answer" | "say" | "leave" | "come_back" | "wait"}>} SeatRequest */
/** @typedef {Extract<ServerRequest, {type: "host" | "join" | "watch" | "resume"}>} Entry how to enter a table */
/** @typedef {{resolve: (message: any) => void, reject: (refusal: Refusal) => void}} Asker */
/** @typedef {Pick<import("../connection/server_socket.js").ServerSocket, "isOpen" | "send" | "stop" | "addEventListener">} Link */

/** Requests with lasting effects: they are sent again after a reconnect until they are known to be done. */
const SENT_AGAIN = new Set(["answer", "fill", "come_back"]);

/** After these refusals the seat is lost; others are temporary. */
const GONE = new Set(["NoSuchTable", "BadMessage"]);
/** The delay before the table is entered again after a temporary refusal, in milliseconds. */
const PAUSE = 2000;

/**
 * Dispatches CustomEvents with a message as `detail`: `hello` (the server is there), `room`, `said`, `table`, `moved`,
 * `entered` (`seated` or `watching`), `refused` (a request of the seat), `done` (the number of a request that was done
 * although its answer was lost), `homeless` (the seat or the table is gone; a Refusal), `other_version` (the server
 * speaks another version of the protocol; the session stops).
 */
export class TableSession extends Emitter {
    /** @type {Map<number, Asker>} */
    #askers = new Map();
    /** @type {Map<number, SeatRequest>} the seat's requests that may not have been done, by number */
    #pending = new Map();
    #number = 0;
    /** The number of pending requests to enter a table. */
    #entering = 0;
    /** @type {ReturnType<typeof setTimeout> | undefined} the next attempt after a temporary refusal */
    #retry = undefined;
    /** @type {FromServer[] | null} what waits until the parts for another game than Straights are there */
    #held = null;
    /** @type {(() => Promise<void>) | null} loads these parts, unless they are there */
    prepare = null;

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
        /** The invitation for spectators. */
        this.invitation = "";
        this.isWatching = false;
        /** Whether moves are visible immediately, not after each round. */
        this.isLive = true;
        /** Whether the player is ready for the next game. */
        this.isReady = false;
        /** @type {Entry | null} how a new connection enters the table again */
        this.entry = null;
        link.addEventListener("opened", () => link.send({ type: "hello", v: VERSION }));
        link.addEventListener("message", (event) => this.#receive(/** @type {CustomEvent} */ (event).detail));
        link.addEventListener("lost", () => this.#onLost());
    }

    /** Whether the player has a seat, also while the connection is lost. */
    get hasSeat() {
        return this.seat !== null || this.entry?.type === "resume";
    }

    /** The player's own place, if there is one. */
    get place() {
        return this.seat === null ? null : (this.room?.places[this.seat] ?? null);
    }

    /**
     * Whether the room message shows the player at the table: not while the connection is lost, nor between taking a
     * seat and the next room message.
     */
    get isRoomCurrent() {
        return this.isWatching || this.place?.kind === "person";
    }

    get isHost() {
        return this.seat !== null && this.room?.host === this.seat;
    }

    /**
     * Request the list of public tables.
     * @returns {Promise<TablesMessage>}
     */
    list() {
        return this.ask({ type: "list" });
    }

    /**
     * Enter a table; rejects with a Refusal.
     * @param {Entry} entry
     */
    async enter(entry) {
        // Opening a table or taking a seat cannot be repeated.
        if (entry.type === "watch" || entry.type === "resume") this.entry = entry;
        if ("table" in entry) this.table = entry.table;
        this.#entering += 1;
        const message = await this.ask(entry).finally(() => (this.#entering -= 1));
        if (message.type === "watching") {
            [this.table, this.isWatching, this.isLive, this.seat] = [message.table, true, message.is_live, null];
        } else {
            this.#sit(message, entry);
        }
        this.emit("entered", message);
    }

    /**
     * Enter the table again after a temporary refusal and a pause; otherwise dispatch `homeless`.
     * @param {Refusal} refusal
     */
    enterLater(refusal) {
        if (refusal.reason === "ConnectionLost") return; // the next connection enters again
        if (GONE.has(refusal.reason)) {
            this.emit("homeless", refusal);
            return;
        }
        clearTimeout(this.#retry);
        this.#retry = setTimeout(() => this.#enterFromOutside(), PAUSE);
    }

    /** Request the complete state: a round was reported without its beginning. */
    async lookAgain() {
        if (!this.isWatching || this.entry === null || this.#entering > 0) return;
        await this.#enterAgain(this.entry);
    }

    /**
     * Send a request that a message answers; rejects at once without a connection.
     * @param {ServerRequest} request
     * @returns {Promise<any>}
     */
    ask(request) {
        if (!this.link.isOpen) return Promise.reject(new Refusal("ConnectionLost", ""));
        const n = this.#next();
        return new Promise((resolve, reject) => {
            this.#askers.set(n, { resolve, reject });
            this.link.send({ ...request, n });
        });
    }

    /**
     * Send a request of the seat; the answer is an event.
     * @param {SeatRequest} request
     * @returns {number} the number of the request
     */
    send(request) {
        const n = this.#next();
        if (SENT_AGAIN.has(request.type)) this.#pending.set(n, request);
        if (this.seat !== null) this.link.send({ ...request, n });
        return n;
    }

    /** @param {boolean} isReady whether the player is ready for the next game */
    setReady(isReady) {
        this.isReady = isReady;
        this.send({ type: "ready_to_play", is_ready: isReady });
    }

    /** @param {FromServer} message */
    #receive(message) {
        if (this.#held !== null) {
            this.#held.push(message);
            return;
        }
        if (message.type === "room" && message.game && this.prepare !== null) {
            void this.#hold(message, this.prepare);
            return;
        }
        if (isOtherVersion(message)) {
            this.link.stop();
            this.emit("other_version", message);
            return;
        }
        if (message.type === "hello") {
            this.hello = message;
            this.emit("hello", message); // again after each new connection: the server may be another version
            this.#enterFromOutside();
            return;
        }
        if (message.type === "room") this.#noteRoom(message);
        if (message.type === "seated" && message.n === undefined) this.seat = message.seat; // the seats have turned
        const n = "n" in message ? message.n : undefined;
        const asker = n === undefined ? undefined : this.#askers.get(n);
        if (n !== undefined && asker !== undefined) {
            this.#askers.delete(n);
            if (message.type === "refused") asker.reject(new Refusal(message.reason, message.detail, message.text));
            else asker.resolve(message);
            return;
        }
        if (n !== undefined) this.#pending.delete(n);
        if (n !== undefined) this.#number = Math.max(this.#number, n); // includes those of another tab at this seat
        this.emit(message.type, message);
    }

    /**
     * @param {FromServer} message the first one of what waits
     * @param {() => Promise<void>} prepare
     */
    async #hold(message, prepare) {
        this.prepare = null;
        this.#held = [message];
        await prepare();
        const held = this.#held;
        this.#held = null;
        for (const each of held) this.#receive(each);
    }

    /** @param {RoomMessage} room */
    #noteRoom(room) {
        this.room = room;
        if (room.stage === "playing") this.isReady = false;
        for (const [n, { type }] of this.#pending) {
            if (type !== "answer") this.#pending.delete(n); // whatever was requested, this is the current state
        }
    }

    /** Handle a lost connection; the seat is lost until it is resumed. */
    #onLost() {
        if (this.#held !== null) this.#held = [];
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
        const refusal = await unlessRefused(this.enter(entry));
        if (!(refusal instanceof Refusal)) return;
        const isInvited = entry.type === "watch" && entry.invitation !== null;
        // The invitation is valid as long as its player has the seat.
        if (isInvited && refusal.reason === "NotNow") await this.#enterAgain({ ...entry, invitation: null });
        else this.enterLater(refusal);
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
                this.emit("done", n);
            }
        }
        if (this.isReady) this.setReady(true);
    }

    #next() {
        this.#number += 1;
        return this.#number;
    }
}

/**
 * Whether the server speaks another version of the protocol than the page, which may be outdated.
 * @param {FromServer} message
 */
function isOtherVersion(message) {
    if (message.type === "hello") return Number(message.v) !== VERSION;
    return message.type === "refused" && message.reason === "UnknownVersion";
}
