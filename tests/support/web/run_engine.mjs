// Lets the built engine answer under Node: node run_engine.mjs ENGINE NOW
// Reads tables from standard input, each a list of the texts that it receives, and prints what each says after its
// greeting; as JSON. For all of them it is the same time, NOW.
import { readFileSync } from "node:fs";

import { startEngine } from "../../../straights_web/connection/engine_image.js";

const [file, now] = process.argv.splice(2);
Date.now = () => Date.parse(now);
const code = await WebAssembly.compile(readFileSync(file));
const tables = [];
for (const texts of JSON.parse(readFileSync(0, "utf8"))) {
    const said = [];
    const receive = await startEngine(code, (text) => said.push(text), (text) => process.stderr.write(text));
    ["", ...texts].forEach(receive);
    tables.push(said.slice(1));
}
process.stdout.write(JSON.stringify(tables));
