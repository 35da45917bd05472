/** A WebSocket to the server of the page, reopened whenever it is lost. */

import { ANSWER_MS, CLOSED_BY_HOST, EAGER_MS, EAGER_PAUSE_MS, ELSEWHERE, VERSION } from "./constants.js";
import { Emitter } from "../model/emitter.js";

/** @typedef {import("./protocol.js").ToServer} ToServer */
/** @typedef {Pick<WebSocket, "send" | "close" | "onopen" | "onmessage" | "onclose">} Socket */

/**
 * The delays of the next attempts, in milliseconds: in the first minute so short that a restored link is used within
 * a second.
 */
const DELAYS = [300, ...Array.from({ length: EAGER_MS / EAGER_PAUSE_MS }, () => EAGER_PAUSE_MS), 2000, 4000, 8000];
/** Messages that show that a connection works: after the next loss the delays start again. */
const SUCCESSES = new Set(["seated", "watching", "tables"]);
/** After this time without messages the server is asked for an answer, in milliseconds. */
const SILENCE = 25_000;
/** Requests for whose answer the player waits. */
const AWAITED = new Set(["answer", "leave"]);
/** The time limit for other answers and for opening a connection, in milliseconds. */
const PATIENCE = 5000;
/**
 * The time limit for reopening a lost connection, unless it took longer before: the link may have dropped the request.
 * A browser makes one attempt at a time, so the next attempt replaces this one.
 */
const SHORT_PATIENCE = EAGER_PAUSE_MS;
/** The number of attempts with the short limit, about 15 seconds: the link may just have become slow. */
const SHORT_ATTEMPTS = 20;
/** A connection may take this many times as long to open as the last one. */
const SLOWER = 3;

/**
 * Dispatches CustomEvents: `opened`; `message` (its `detail`); `lost` when there is no connection, where `retryAt` is
 * the time of the next attempt.
 */
export class ServerSocket extends Emitter {
    /** @type {Socket | null} */
    #socket = null;
    isOpen = false;
    #failures = 0;
    /** The number of attempts since a connection last worked. */
    #attempts = 0;
    /** The number of attempts without any answer since the last connection. */
    #silences = 0;
    /** @type {number | null} how long the last connection took to open, in milliseconds */
    #handshake = null;
    /** @type {ReturnType<typeof setTimeout> | undefined} the next attempt, or the time limit of this one */
    #timer = undefined;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    #silence = undefined;

    /** @param {(isAnywhere: boolean) => Socket} open opens a socket to any server, or to that of the page's table */
    constructor(open) {
        super();
        this.open = open;
        /** The time of the next attempt, in the scale of `Date.now()`. */
        this.retryAt = 0;
        this.isStopped = true;
        /** Whether the host has closed the table, and not opened it again since. */
        this.isClosedByHost = false;
        globalThis.addEventListener?.("online", () => this.wake());
        // Not when the page is loaded: the first connection would be closed before it is open.
        globalThis.addEventListener?.("pageshow", (event) => /** @type {PageTransitionEvent} */ (event).persisted && this.wake());
        globalThis.document?.addEventListener("visibilitychange", () => document.hidden || this.wake());
    }

    start() {
        if (!this.isStopped) return;
        this.isStopped = false;
        this.#failures = 0;
        this.#connect();
    }

    /** Close the connection permanently: another tab has taken over. */
    stop() {
        this.isStopped = true;
        this.#drop();
        this.emit("lost");
    }

    /** @param {ToServer} message dropped without a connection: it is sent again after resuming */
    send(message) {
        if (!this.isOpen) return;
        this.#socket?.send(JSON.stringify(message));
        if (!AWAITED.has(message.type)) return;
        clearTimeout(this.#timer);
        this.#timer = setTimeout(() => this.#lose(), ANSWER_MS);
    }

    /** Reconnect at once after the device has slept or regained a network; check a connection that seems open. */
    wake() {
        if (this.isStopped) return;
        if (this.isOpen) this.#ask();
        else this.#connect();
    }

    #connect() {
        this.#drop();
        this.#attempts += 1;
        const socket = this.open(this.#attempts % ELSEWHERE === 0);
        this.#socket = socket;
        const begun = performance.now();
        this.#timer = setTimeout(() => this.#onSilence(), this.#patience);
        socket.onopen = () => {
            this.isOpen = true;
            this.isClosedByHost = false;
            [this.#handshake, this.#silences] = [performance.now() - begun, 0];
            this.#listen();
            this.emit("opened");
        };
        socket.onmessage = ({ data }) => {
            this.#listen();
            const message = JSON.parse(String(data));
            if (SUCCESSES.has(message.type)) this.#failures = this.#attempts = 0;
            this.emit("message", message);
        };
        socket.onclose = ({ code }) => {
            this.isClosedByHost ||= code === CLOSED_BY_HOST;
            this.#lose();
        };
    }

    /** The time limit for opening a connection, in milliseconds. */
    get #patience() {
        if (this.#handshake === null || this.#silences >= SHORT_ATTEMPTS) return PATIENCE;
        return Math.max(SHORT_PATIENCE, SLOWER * this.#handshake);
    }

    /** Handle an attempt without an answer. */
    #onSilence() {
        const isShort = this.#patience < PATIENCE;
        this.#silences += 1;
        if (isShort) this.#connect();
        else this.#lose();
    }

    /** Restart the silence timer after a message from the server. */
    #listen() {
        clearTimeout(this.#timer);
        clearTimeout(this.#silence);
        this.#silence = setTimeout(() => this.#ask(), SILENCE);
    }

    /** Ask the server for any answer, as a connection can fail without notice. */
    #ask() {
        clearTimeout(this.#timer);
        this.#timer = setTimeout(() => this.#lose(), PATIENCE);
        this.send({ type: "hello", v: VERSION });
    }

    #lose() {
        this.#drop();
        if (this.isStopped) return;
        const delay = DELAYS[Math.min(this.#failures, DELAYS.length - 1)] ?? 0;
        this.#failures += 1;
        this.retryAt = Date.now() + delay;
        this.#timer = setTimeout(() => this.#connect(), delay);
        this.emit("lost");
    }

    #drop() {
        clearTimeout(this.#timer);
        clearTimeout(this.#silence);
        this.isOpen = false;
        if (this.#socket === null) return;
        this.#socket.onopen = this.#socket.onmessage = this.#socket.onclose = null;
        this.#socket.close();
        this.#socket = null;
    }
}

/**
 * The address with the table's name, which lets a proxy choose among several servers.
 * @param {URL} folder of the page
 * @param {string} table empty for none
 */
export function serverAddress(folder, table) {
    const address = new URL("ws", folder);
    address.protocol = address.protocol.replace("http", "ws");
    if (table !== "") address.searchParams.set("table", table);
    return address.href;
}
