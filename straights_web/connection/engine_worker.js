/**
 * The engine worker: loads Pyodide and forwards messages between the page and the table.
 * Its own messages begin with `!` (docs/protocol.md, "Transport in the page").
 */

/**
 * The part of Pyodide that is used here.
 * @typedef {object} Pyodide
 * @property {(name: string) => any} pyimport
 */
/** @typedef {{receive: (text: string) => void}} Table */

/** The idle time after which caches are prepared, in milliseconds. */
const QUIET = 300;

const FOLDER = new URL("../engine/", import.meta.url);
const HOME = "/straights";
const ARCHIVE = `${HOME}/engine.zip`;
// No package is ever loaded, so that the list of Pyodide's packages is not needed either.
const NO_PACKAGES = {
    info: { abi_version: "2026_0", arch: "wasm32", platform: "emscripten_5_0_3", python: "3.14.2" },
    packages: {},
};

/**
 * The files that Pyodide fetches later, by address: their downloads start before the first line of Pyodide runs.
 * @type {Map<string, Promise<Response>>}
 */
const requested = new Map(
    ["python_stdlib.zip", "engine.zip"].map((name) => {
        const address = new URL(name, FOLDER).href;
        return [address, fetch(address)];
    }),
);

/** @type {Table | null} */
let table = null;
/** @type {string[]} */
const early = [];
let hasFailed = false;
let lastAsked = performance.now();

/**
 * Pyodide's code, which the page compiles. The handler is set before the first await; otherwise the message could be
 * lost.
 * @type {Promise<WebAssembly.Module>}
 */
const code = new Promise((resolve, reject) => {
    self.onmessage = ({ data }) => {
        if (data instanceof WebAssembly.Module) resolve(data);
        else if (typeof data === "string") receive(data);
        else reject(new Error(data.reason));
    };
});
load().catch(fail);

/** @param {string} text */
function receive(text) {
    lastAsked = performance.now();
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
 * Report only the first error: later ones are less informative.
 * @param {unknown} error an Error, or Pyodide's exception when Python exits, which has a message too
 */
function fail(error) {
    if (!hasFailed) {
        hasFailed = true;
        const { message } = /** @type {{message?: unknown}} */ (Object(error));
        // The message of an exception of Python is its traceback, whose last line says what is wrong.
        send(`!failed ${String(message ?? error).trim().split("\n").at(-1)}`);
    }
}

async function load() {
    handOutRequested();
    takeCodeFromPage();
    const archive = download("engine.zip");
    archive.catch(fail);
    const [{ loadPyodide }, { default: createPyodideModule }] = await Promise.all(
        ["pyodide.js", "pyodide.asm.js"].map((name) => import(new URL(name, FOLDER).href)),
    );
    send("!progress 0.1");
    /** @type {Pyodide} */
    const pyodide = await loadPyodide({
        indexURL: FOLDER.href,
        createPyodideModule, // otherwise Pyodide would load it as pyodide.asm.mjs
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
    lastAsked = performance.now();
    prepare(start.preparation());
}

/**
 * Prepare step by step while there are no requests: a message that arrives meanwhile waits for one step at most.
 * @param {Iterator<void>} steps
 */
function prepare(steps) {
    setTimeout(() => {
        try {
            const isQuiet = performance.now() - lastAsked >= QUIET;
            if (!isQuiet || !steps.next().done) {
                prepare(steps);
            }
        } catch (error) {
            console.warn(error); // the game continues: the rest is prepared when it is needed
        }
    }, Math.max(0, lastAsked + QUIET - performance.now()));
}

/** Answer fetches of files that were requested already; once each, since a body can be read only once. */
function handOutRequested() {
    const ask = self.fetch;
    self.fetch = (input, options) => {
        const address = input instanceof Request ? input.url : String(input);
        const answer = requested.get(address);
        requested.delete(address);
        return answer ?? ask(input, options);
    };
}

/**
 * Make Pyodide instantiate the code that the page compiles; its own download is replaced by an empty response. Without
 * code, Pyodide waits forever and only prints a warning.
 */
function takeCodeFromPage() {
    code.catch(fail);
    requested.set(new URL("pyodide.asm.wasm", FOLDER).href, Promise.resolve(new Response()));
    WebAssembly.instantiateStreaming = async (_source, imports) => {
        const module = await code;
        return { module, instance: await WebAssembly.instantiate(module, imports) };
    };
}

/**
 * @param {string} name
 * @returns {Promise<Uint8Array<ArrayBuffer>>}
 */
async function download(name) {
    return new Uint8Array(await (await downloaded(name)).arrayBuffer());
}

/** @param {string} name */
async function downloaded(name) {
    const answer = await fetch(new URL(name, FOLDER));
    if (!answer.ok) throw new Error(`${name}: ${answer.status} ${answer.statusText}`);
    return answer;
}
