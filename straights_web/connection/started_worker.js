/**
 * The worker with the engine. The page loads this module before main.js, so that the worker starts while the other
 * modules are still loading. At a first visit it starts only when it is taken, since the engine is sixty times as
 * large as what the first cards need, and would take the network from the first cards.
 */

import { PAGE_FOLDER } from "../page_folder.js";

const ENGINE = "engine.wasm";

let allow = () => {};
const mayCompile = new Promise((/** @type {(value: void) => void} */ resolve) => (allow = resolve));
/** @type {Worker | null} null in a test or a browser that cannot run it, and after the worker has been taken */
let started = typeof Worker === "undefined" || typeof WebAssembly === "undefined" || isFirstVisit() ? null : start();
/** @type {MessageEvent[]} its messages before it was taken */
const early = [];
/** @type {ErrorEvent | null} */
let failure = null;

if (started !== null) {
    started.onmessage = (event) => early.push(event);
    started.onerror = (event) => {
        failure = event;
    };
}

/**
 * Take the worker, or start a new one if it has been taken before.
 * @param {(event: MessageEvent) => void} onMessage also called for earlier messages
 * @param {(event: ErrorEvent) => void} onError
 */
export function takeWorker(onMessage, onError) {
    const worker = started ?? start();
    started = null;
    worker.onmessage = onMessage;
    worker.onerror = onError;
    // Only after the caller has received the worker.
    queueMicrotask(() => {
        early.splice(0).forEach(onMessage);
        if (failure !== null) onError(failure);
        failure = null;
    });
    return worker;
}

/** Whether the files of the page will be kept on the device, and are not yet. */
export function isFirstVisit() {
    try {
        return navigator.serviceWorker?.controller === null;
    } catch {
        return false; // a frame without storage
    }
}

/** Let the engine be compiled, which keeps the page's thread busy: after the first cards if they need no engine. */
export function allowCompiling() {
    allow();
}

function start() {
    const worker = new Worker(new URL("connection/engine_worker.js", PAGE_FOLDER), { type: "module" });
    const code = fetch(new URL(`engine/${ENGINE}`, PAGE_FOLDER));
    mayCompile
        .then(() => code)
        .then(compile)
        .then(
            (module) => worker.postMessage(module),
            (error) => worker.postMessage({ reason: String(error.message) }),
        );
    return worker;
}

/**
 * Compile code while it is downloaded, if possible; a host that serves it under a wrong type only starts the game more
 * slowly. In the worker it takes longer, and in Firefox 140 compiling there never ends once a page was left in the
 * middle of it.
 * @param {Response} answer
 */
async function compile(answer) {
    if (!answer.ok) throw new Error(`${ENGINE}: ${answer.status} ${answer.statusText}`);
    const isTyped = answer.headers.get("Content-Type")?.toLowerCase() === "application/wasm";
    return isTyped ? WebAssembly.compileStreaming(answer) : WebAssembly.compile(await answer.arrayBuffer());
}
