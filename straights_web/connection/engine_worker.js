/**
 * The engine worker: starts the engine with the code that the page compiles, and passes messages between the page and
 * the table. Its own messages begin with `!` (docs/protocol.md, "Transport in the page").
 */

import { startEngine } from "./engine_image.js";

/** @type {string[]} messages that come before the engine has started */
const early = [];
let receive = (/** @type {string} */ text) => void early.push(text);
/** The last line that Python has printed: of a traceback, the one that says what is wrong. */
let lastLine = "";

self.onmessage = ({ data }) => {
    if (data === "!ping") self.postMessage("!pong");
    else if (typeof data === "string") receive(data);
    else if (data instanceof WebAssembly.Module) start(data).catch(fail);
    else fail(data.reason);
};

self.onunhandledrejection = ({ reason }) => fail(reason);

// Such as for want of memory.
self.onmessageerror = () => fail("the engine did not reach its worker");

/** @param {WebAssembly.Module} code */
async function start(code) {
    const pass = await startEngine(code, (text) => self.postMessage(text), print);
    receive = (text) => {
        lastLine = "";
        try {
            pass(text);
        } catch (error) {
            fail(error);
        }
    };
    receive(""); // the table says hello
    early.splice(0).forEach((text) => receive(text));
}

/** @param {string} output */
function print(output) {
    console.warn(output);
    lastLine = output.trim().split("\n").at(-1) || lastLine;
}

/**
 * Report the first error. The engine may have stopped in the middle of a change, so it is not asked again.
 * @param {unknown} error
 */
function fail(error) {
    receive = () => {};
    self.postMessage(`!failed ${lastLine || (error instanceof Error ? error.message : error)}`);
}
