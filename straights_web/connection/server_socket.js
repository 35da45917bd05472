/** A WebSocket to the server that the page comes from, opened again whenever it is lost. */

import { VERSION } from "./version.js";

/** @typedef {import("./protocol.js").ToServer} ToServer */
/** @typedef {import("./protocol.js").FromServer} FromServer */
/**
 * What is used of a WebSocket.
 * @typedef {object} Socket
 * @property {(text: string) => void} send
 * @property {() => void} close
 * @property {((event: any) => void) | null} onopen
 * @property {((event: any) => void) | null} onmessage
 * @property {((event: any) => void) | null} onclose
 */

/**
 * How long the next attempts wait, in milliseconds: for a minute so short that nobody whose link is back waits longer
 * than a second.
 */
const DELAYS = [300, ...Array.from({ length: 80 }, () => 750), 2000, 4000, 8000];
/** What shows that a connection is of use: after the next cut the attempts begin again. */
const SUCCESSES = new Set(["seated", "watching", "tables"]);
/** After so much silence the server is asked whether it is still there, in milliseconds. */
const SILENCE = 25_000;
/** How long a move may take to be answered; docs/protocol.md says to connect again then. */
const ANSWER = 3000;
/** How long it may take to answer, or to accept a connection. */
const PATIENCE = 5000;
/**
 * How long it may take to accept one after another was lost, unless that had taken longer: the link may be away, swallow
 * what is sent, and be back. A browser makes one attempt at a time, so the next one is made instead and not beside it.
 */
const SHORT_PATIENCE = 750;
/** So many attempts are given up so soon, for some 15 seconds: the link may have become a slow one. */
const SHORT_ATTEMPTS = 20;
/** Of attempts without success each third one names no table: a proxy may go on sending it to a server that is stuck. */
const ELSEWHERE = 3;
/** A connection may take so many times as long as the last one did. */
const SLOWER = 3;

/**
 * Dispatches CustomEvents: `opened`; `message` (its `detail`); `lost` whenever there is no connection, `retryAt` then
 * being when the next attempt is made.
 */
export class ServerSocket extends EventTarget {
    /** @type {Socket | null} */
    #socket = null;
    #isOpen = false;
    #failures = 0;
    /** How many attempts there were since a connection was of use. */
    #attempts = 0;
    /** How many attempts nobody has answered since the last connection. */
    #silences = 0;
    /** @type {number | null} how long the last connection took to be accepted, in milliseconds */
    #handshake = null;
    /** @type {ReturnType<typeof setTimeout> | undefined} the next attempt, or the end of patience */
    #timer = undefined;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    #silence = undefined;

    /** @param {(isAnywhere: boolean) => Socket} open to any server, or to that of the page's table */
    constructor(open) {
        super();
        this.open = open;
        /** When the next attempt is made, as `Date.now()` counts. */
        this.retryAt = 0;
        this.isStopped = true;
        globalThis.addEventListener?.("online", () => this.wake());
        globalThis.addEventListener?.("pageshow", () => this.wake());
        globalThis.document?.addEventListener("visibilitychange", () => document.hidden || this.wake());
    }

    get isOpen() {
        return this.#isOpen;
    }

    start() {
        if (!this.isStopped) return;
        this.isStopped = false;
        this.#failures = 0;
        this.#connect();
    }

    /** Close the connection for good: another tab has taken over. */
    stop() {
        this.isStopped = true;
        this.#drop();
        this.#tell("lost", null);
    }

    /** @param {ToServer} message left out where there is no connection: whoever resumes sends it again */
    send(message) {
        if (!this.#isOpen) return;
        this.#socket?.send(JSON.stringify(message));
        if (message.type !== "do") return;
        clearTimeout(this.#timer);
        this.#timer = setTimeout(() => this.#lose(), ANSWER);
    }

    /** The device has slept, or has a network again: try at once, and doubt a connection that seems to be there. */
    wake() {
        if (this.isStopped) return;
        if (this.#isOpen) this.#ask();
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
            this.#isOpen = true;
            [this.#handshake, this.#silences] = [performance.now() - begun, 0];
            this.#listen();
            this.#tell("opened", null);
        };
        socket.onmessage = ({ data }) => {
            this.#listen();
            const message = JSON.parse(String(data));
            if (SUCCESSES.has(message.type)) this.#failures = this.#attempts = 0;
            this.#tell("message", message);
        };
        socket.onclose = () => this.#lose();
    }

    /** How long the server may take to accept a connection, in milliseconds. */
    get #patience() {
        if (this.#handshake === null || this.#silences >= SHORT_ATTEMPTS) return PATIENCE;
        return Math.max(SHORT_PATIENCE, SLOWER * this.#handshake);
    }

    /** Nobody has accepted the connection. */
    #onSilence() {
        const isShort = this.#patience < PATIENCE;
        this.#silences += 1;
        if (isShort) this.#connect();
        else this.#lose();
    }

    /** Something was heard of the server: all is well for a while. */
    #listen() {
        clearTimeout(this.#timer);
        clearTimeout(this.#silence);
        this.#silence = setTimeout(() => this.#ask(), SILENCE);
    }

    /** Ask the server for an answer, whatever it is: a connection may be dead and tell nobody. */
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
        this.#tell("lost", null);
    }

    #drop() {
        clearTimeout(this.#timer);
        clearTimeout(this.#silence);
        this.#isOpen = false;
        if (this.#socket === null) return;
        this.#socket.onopen = this.#socket.onmessage = this.#socket.onclose = null;
        this.#socket.close();
        this.#socket = null;
    }

    /**
     * @param {string} type
     * @param {FromServer | null} detail
     */
    #tell(type, detail) {
        this.dispatchEvent(new CustomEvent(type, { detail }));
    }
}

/**
 * With a table, for a proxy in front of several servers.
 * @param {URL} folder of the page
 * @param {string} table empty for none
 */
export function serverAddress(folder, table) {
    const address = new URL("ws", folder);
    address.protocol = address.protocol.replace("http", "ws");
    if (table !== "") address.searchParams.set("table", table);
    return address.href;
}
