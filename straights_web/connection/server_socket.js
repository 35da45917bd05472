/** A WebSocket to the server that the page comes from, opened again whenever it is lost. */

import { PAGE_FOLDER } from "../page_folder.js";
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
 * How long the next attempts wait, in milliseconds: for a minute at most a second, since so long at most somebody waits
 * whose link is back.
 */
const DELAYS = [300, ...Array.from({ length: 60 }, () => 1000), 2000, 4000, 8000];
/** What shows that a connection is of use: after the next cut the attempts begin anew. */
const SUCCESSES = new Set(["seated", "watching", "tables"]);
/** After so much silence the server is asked whether it is still there, in milliseconds. */
const SILENCE = 25_000;
/** How long a move may take to be answered; docs/protocol.md says to connect again then. */
const ANSWER = 3000;
/** How long it may take to answer, or to accept a connection. */
const PATIENCE = 5000;

/**
 * Dispatches CustomEvents: `opened`; `message` (its `detail`); `lost` whenever there is no connection, `retryAt` then
 * being when the next attempt is made.
 */
export class ServerSocket extends EventTarget {
    /** @type {Socket | null} */
    #socket = null;
    #isOpen = false;
    #failures = 0;
    /** @type {ReturnType<typeof setTimeout> | undefined} the next attempt, or the end of patience */
    #timer = undefined;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    #silence = undefined;

    /** @param {() => Socket} open */
    constructor(open = () => new WebSocket(serverAddress(PAGE_FOLDER))) {
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
        const socket = this.open();
        this.#socket = socket;
        this.#timer = setTimeout(() => this.#lose(), PATIENCE);
        socket.onopen = () => {
            this.#isOpen = true;
            this.#listen();
            this.#tell("opened", null);
        };
        socket.onmessage = ({ data }) => {
            this.#listen();
            const message = JSON.parse(String(data));
            if (SUCCESSES.has(message.type)) this.#failures = 0;
            this.#tell("message", message);
        };
        socket.onclose = () => this.#lose();
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

/** @param {URL} folder of the page */
export function serverAddress(folder) {
    const address = new URL("ws", folder);
    address.protocol = address.protocol.replace("http", "ws");
    return address.href;
}
