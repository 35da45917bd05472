/** Passes messages between the page and the engine in a worker. ServerConnection has the same methods. */

import { takeWorker } from "./started_worker.js";

/** @typedef {import("./protocol.js").FromTable} FromTable */
/** @typedef {import("./protocol.js").ToTable} ToTable */
/**
 * @typedef {object} Listener
 * @property {(message: FromTable) => void} onMessage
 * @property {(reason: string) => void} onFailed the engine could not be loaded, or has stopped
 */

export class WorkerConnection {
    /**
     * @param {Listener} listener
     * @param {Promise<void>} [begun] resolves when the worker may be started
     */
    constructor(listener, begun = Promise.resolve()) {
        this.listener = listener;
        this.worker = begun.then(() =>
            takeWorker(
                (event) => this.#receive(String(event.data)),
                (event) => this.listener.onFailed(event.message || "the worker has stopped"),
            ),
        );
    }

    /** @param {ToTable} message */
    send(message) {
        void this.worker.then((worker) => worker.postMessage(JSON.stringify(message)));
    }

    close() {
        void this.worker.then((worker) => worker.terminate());
    }

    /** @param {string} text */
    #receive(text) {
        if (text.startsWith("!failed ")) {
            this.listener.onFailed(text.slice("!failed ".length));
        } else {
            this.listener.onMessage(JSON.parse(text));
        }
    }
}
