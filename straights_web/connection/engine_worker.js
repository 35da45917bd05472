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

/** How long nobody may have asked for anything before something is prepared, in milliseconds. */
const QUIET = 300;

const FOLDER = new URL("../engine/", import.meta.url);
const HOME = "/straights";
const ARCHIVE = `${HOME}/engine.zip`;
// No package is ever loaded, so the list of Pyodide's packages need not be either.
const NO_PACKAGES = {
    info: { abi_version: "2026_0", arch: "wasm32", platform: "emscripten_5_0_3", python: "3.14.2" },
    packages: {},
};

/**
 * What Pyodide asks for later, by its address: all of it is on its way before the first line of Pyodide is.
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
 * Pyodide's code, which the page compiles. The handler is there before anything is awaited: a message that finds none is
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
    handOutRequested();
    takeCodeFromPage();
    const archive = download("engine.zip");
    archive.catch(fail);
    // Loaded beside its loader, which imports it later; what is wrong with it is told then.
    import(new URL("pyodide.asm.mjs", FOLDER).href).catch(() => {});
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
    lastAsked = performance.now();
    prepare(start.preparation());
}

/**
 * Takes a step at a time, while nobody asks for anything: a message that arrives meanwhile waits for one step at most.
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
            console.warn(error); // the game goes on: what could not be prepared is tried again when it is needed
        }
    }, Math.max(0, lastAsked + QUIET - performance.now()));
}

/** Whoever fetches what was asked for already, gets it; once, since its contents can be read only once. */
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
 * Gives Pyodide the code that the page compiles where it compiles its own, which it still downloads: nothing. It waits
 * for ever where there is no code, and only prints a warning.
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
