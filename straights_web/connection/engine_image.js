/**
 * The engine: WebAssembly whose memory contains Python with everything imported. What it asks of its system (WASI) is
 * little: random bytes, the time, to wait, and to print the traceback of an error. There are no files.
 */

/** @typedef {{space: (length: number) => number, receive: (length: number) => number, memory: WebAssembly.Memory}} Exports */

const SUCCESS = 0;
const BAD_DESCRIPTOR = 8; // the answer to whatever else it asks
const REAL_TIME = 0;
const MOST_RANDOM_BYTES = 65536; // that a browser gives at once
const SUBSCRIPTION = { clock: 16, timeout: 24, flags: 40 };
const IS_ABSOLUTE = 1;
const EVENT_BYTES = 32;

/**
 * Start the engine.
 * @param {WebAssembly.Module} code
 * @param {(text: string) => void} send receives the table's messages
 * @param {(text: string) => void} print receives what Python prints
 * @returns {Promise<(text: string) => void>} passes a message to the table, "" to let it greet; after an error the
 *     engine cannot be used
 */
export async function startEngine(code, send, print) {
    const [encoder, decoder] = [new TextEncoder(), new TextDecoder()];
    /** @type {Exports} */
    let engine;
    // The memory is another buffer each time that it has grown.
    const view = () => new DataView(engine.memory.buffer);
    const bytes = (/** @type {number} */ start, /** @type {number} */ length) =>
        new Uint8Array(engine.memory.buffer, start, length);
    const text = (/** @type {number} */ start, /** @type {number} */ length) => decoder.decode(bytes(start, length));

    /** @type {Record<string, (...given: number[]) => number>} */
    const system = {
        random_get(start, length) {
            for (let done = 0; done < length; done += MOST_RANDOM_BYTES) {
                crypto.getRandomValues(bytes(start + done, Math.min(MOST_RANDOM_BYTES, length - done)));
            }
            return SUCCESS;
        },
        clock_time_get(clock, _precision, result) {
            view().setBigUint64(result, nanoseconds(clock), true);
            return SUCCESS;
        },
        /** Waits for a time, as time.sleep() does. */
        poll_oneoff(subscription, event, _count, result) {
            const clock = view().getUint32(subscription + SUBSCRIPTION.clock, true);
            const timeout = view().getBigUint64(subscription + SUBSCRIPTION.timeout, true);
            const isAbsolute = view().getUint16(subscription + SUBSCRIPTION.flags, true) & IS_ABSOLUTE;
            sleep(Number(isAbsolute ? timeout - nanoseconds(clock) : timeout) / 1e6);
            bytes(event, EVENT_BYTES).fill(0);
            view().setUint32(result, 1, true);
            return SUCCESS;
        },
        fd_write(_file, parts, count, result) {
            let [output, written] = ["", 0];
            for (let part = parts; part < parts + 8 * count; part += 8) {
                const length = view().getUint32(part + 4, true);
                output += text(view().getUint32(part, true), length);
                written += length;
            }
            print(output);
            view().setUint32(result, written, true);
            return SUCCESS;
        },
        proc_exit(status) {
            throw new Error(`Python has ended with status ${status}`);
        },
    };
    const page = { send: (/** @type {number} */ start, /** @type {number} */ length) => send(text(start, length)) };
    const wasi = new Proxy(system, { get: (known, name) => known[String(name)] ?? (() => BAD_DESCRIPTOR) });
    const instance = await WebAssembly.instantiate(code, { page, wasi_snapshot_preview1: wasi });
    engine = /** @type {any} */ (instance.exports);

    return (message) => {
        const encoded = encoder.encode(message);
        const start = engine.space(encoded.length);
        if (start === 0) throw new Error("there is not enough memory for a message");
        bytes(start, encoded.length).set(encoded);
        if (engine.receive(encoded.length) < 0) throw new Error("the engine has stopped");
    };
}

/** @param {number} clock */
function nanoseconds(clock) {
    return BigInt(Math.round((clock === REAL_TIME ? Date.now() : performance.now()) * 1e6));
}

/**
 * Wait without using the processor where the browser allows it: a page without isolation has no SharedArrayBuffer, but
 * memory that WebAssembly could share.
 * @param {number} milliseconds
 */
function sleep(milliseconds) {
    const ends = performance.now() + milliseconds;
    try {
        const { buffer } = new WebAssembly.Memory({ initial: 1, maximum: 1, shared: true });
        Atomics.wait(new Int32Array(buffer), 0, 0, milliseconds);
    } catch {
        while (performance.now() < ends);
    }
}
