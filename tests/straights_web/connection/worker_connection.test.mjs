// A worker that the browser has ended without a word is noticed; a page that slept is late itself.
import assert from "node:assert/strict";
import { mock, test } from "node:test";

const worker = { postMessage: (text) => sent.push(text), onmessage: (_event) => {} };
const sent = [];
Object.assign(globalThis, { Worker: function () { return worker; }, fetch: () => new Promise(() => {}) });
const { WorkerConnection } = await import("../../../straights_web/connection/worker_connection.js");

for (const [answer, expected] of [["!pong", []], ['{"type":"events"}', []], [null, ["the worker has stopped"]]]) {
    test(`a request after which comes: ${answer}`, async () => {
        mock.timers.enable({ apis: ["setTimeout"] });
        const failures = [];
        const connection = new WorkerConnection({ onMessage: () => {}, onFailed: (reason) => failures.push(reason) });
        connection.send({ type: "ready", seq: 1, is_paced: false });
        await connection.worker;
        mock.timers.tick(30_000);
        if (answer !== null) worker.onmessage({ data: answer });
        mock.timers.tick(100_000);
        mock.timers.reset();
        assert.deepEqual([failures, sent.at(-1)], [expected, "!ping"]);
    });
}
