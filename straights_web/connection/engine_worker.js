/**
 * The worker with the engine: loads Pyodide, and hands the messages of page and table to each other.
 * What it says itself begins with `!` (docs/protocol.md, "Transport in the page").
 */

/**
 * What is used of Pyodide.
 * @typedef {object} Pyodide
 * @property {(name: string) => any} pyimport
 */
/** @typedef {{receive: (text: string) => void}} Table */

const FOLDER = new URL("../engine/", import.meta.url);
const HOME = "/straights";
const ARCHIVE = `${HOME}/engine.zip`;
// No package is ever loaded, so the list of Pyodide's packages need not be either.
const NO_PACKAGES = {
    info: { abi_version: "2026_0", arch: "wasm32", platform: "emscripten_5_0_3", python: "3.14.2" },
    packages: {},
};

/** @type {Table | null} */
let table = null;
/** @type {string[]} */
const early = [];
let hasFailed = false;

// Before anything is awaited: a message that finds no handler is lost.
self.onmessage = (event) => receive(String(event.data));
load().catch(fail);

/** @param {string} text */
function receive(text) {
    if (table === null) {
        early.push(text);
        return;
    }
    try {
        table.receive(text);
    } catch (error) {
        fail(error);
    }
}

/** @param {string} text */
function send(text) {
    self.postMessage(text);
}

/**
 * Tells the first error alone: what fails after it says less.
 * @param {unknown} error an Error, or what Pyodide throws when Python ends, which has a message too
 */
function fail(error) {
    if (!hasFailed) {
        hasFailed = true;
        const { message } = /** @type {{message?: unknown}} */ (Object(error));
        send(`!failed ${message ?? error}`);
    }
}

async function load() {
    reportRefusedWasm();
    const archive = download("engine.zip");
    archive.catch(fail);
    const { loadPyodide } = await import(new URL("pyodide.mjs", FOLDER).href);
    send("!progress 0.1");
    /** @type {Pyodide} */
    const pyodide = await loadPyodide({
        indexURL: FOLDER.href,
        stdLibURL: new URL("python_stdlib.zip", FOLDER).href,
        lockFileContents: NO_PACKAGES,
        env: { HOME, PYTHONPATH: ARCHIVE },
        fsInit: async (/** @type {any} */ files) => {
            files.mkdirTree(HOME);
            files.writeFile(ARCHIVE, await archive);
            send("!progress 0.6");
        },
    });
    send("!progress 0.8");
    const start = pyodide.pyimport("engine_start");
    start.use_compiled_playouts(ARCHIVE, `${HOME}/playouts`);
    /** @type {Table} */
    const started = start.start_table(send);
    table = started;
    early.splice(0).forEach(receive);
    prepare(start.preparation());
}

/**
 * Takes a step at a time: a message that arrives meanwhile is answered in between.
 * @param {Iterator<void>} steps
 */
function prepare(steps) {
    setTimeout(() => {
        try {
            if (!steps.next().done) {
                prepare(steps);
            }
        } catch (error) {
            console.warn(error); // the game goes on: what could not be prepared is tried again when it is needed
        }
    });
}

/**
 * @param {string} name
 * @returns {Promise<Uint8Array<ArrayBuffer>>}
 */
async function download(name) {
    const response = await fetch(new URL(name, FOLDER));
    if (!response.ok) {
        throw new Error(`${name}: ${response.status} ${response.statusText}`);
    }
    return new Uint8Array(await response.arrayBuffer());
}

/** @param {WebAssembly.Imports} [imports] */
async function instantiate(imports) {
    const code = await WebAssembly.compile(await download("pyodide.asm.wasm"));
    return { module: code, instance: await WebAssembly.instantiate(code, imports) };
}

/**
 * Pyodide waits for ever where its code cannot be downloaded or compiled, and only prints a warning. A host that
 * serves the code under a wrong type gets a second chance.
 */
function reportRefusedWasm() {
    const streaming = WebAssembly.instantiateStreaming;
    WebAssembly.instantiateStreaming = async (source, imports) => {
        try {
            return await streaming(source, imports).catch(() => instantiate(imports));
        } catch (error) {
            fail(error);
            throw error;
        }
    };
}
