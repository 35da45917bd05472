// Runs the modules that come in, a line of JSON each, in threads of their own, so that none sees another's globals;
// answers each with a line: what the module told, or how it failed.
import { createInterface } from "node:readline";
import { Worker } from "node:worker_threads";

const [seconds] = process.argv.slice(2);

const run = (script) =>
    new Promise((resolve) => {
        const address = new URL(`data:text/javascript,${encodeURIComponent(script)}`);
        const thread = new Worker(address, { stdout: true, stderr: true });
        const told = [];
        const problems = [];
        const timer = setTimeout(() => {
            problems.push(`not done after ${seconds} s`);
            thread.terminate();
        }, 1000 * seconds);
        thread.on("message", (value) => told.push(value));
        thread.on("error", (error) => problems.push(error?.stack ?? String(error)));
        thread.stdout.setEncoding("utf8").on("data", (text) => told.push(text)); // a module prints nothing
        thread.stderr.setEncoding("utf8").on("data", (text) => problems.push(text));
        thread.on("exit", (code) => {
            clearTimeout(timer);
            // The address has the whole text in it.
            resolve({ told, code, problems: problems.join("\n").replaceAll(address.href, "the module") });
        });
    });

for await (const line of createInterface({ input: process.stdin })) {
    process.stdout.write(`${JSON.stringify(await run(JSON.parse(line)))}\n`);
}
