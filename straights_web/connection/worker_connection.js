/** Passes messages between the page and the engine in a worker. ServerConnection has the same methods. */

import { takeWorker } from "./started_worker.js";

/** @import { FromTable, ToTable } from "./protocol.js" */
/**
 * @typedef {object} Listener
 * @property {(message: FromTable) => void} onMessage
 * @property {(reason: string) => void} onFailed the engine could not be loaded, or has stopped
 */

/** In milliseconds; twice, as a page that slept hears of the worker only after its own timers. Nothing takes as long. */
const PATIENCE = 30_000;

export class WorkerConnection {
    /**
     * @param {Listener} listener
     * @param {Promise<void>} [begun] resolves when the worker may be started
     */
    constructor(listener, begun = Promise.resolve()) {
        this.listener = listener;
        /** @type {ReturnType<typeof setTimeout> | undefined} runs while the worker owes a sign of life */
        this.patience = undefined;
        this.worker = begun.then(() =>
            takeWorker(
                (event) => this.#receive(String(event.data)),
                (event) => this.listener.onFailed(event.message || "the worker has stopped"),
            ),
        );
    }

    /** @param {ToTable} message */
    send(message) {
        void this.worker.then((worker) => {
            worker.postMessage(JSON.stringify(message));
            if (this.patience !== undefined) return;
            worker.postMessage("!ping"); // not every browser says that it has ended a worker
            const wait = (/** @type {() => void} */ next) => (this.patience = setTimeout(next, PATIENCE));
            wait(() => wait(() => this.listener.onFailed("the worker has stopped")));
        });
    }

    /** @param {string} text */
    #receive(text) {
        clearTimeout(this.patience);
        this.patience = undefined;
        if (text === "!pong") return;
        if (text.startsWith("!failed ")) {
            this.listener.onFailed(text.slice("!failed ".length));
        } else {
            this.listener.onMessage(JSON.parse(text));
        }
    }
}
