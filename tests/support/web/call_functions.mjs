// Calls exported functions of a module, read from standard input as JSON, and prints what they return.
import { readFileSync } from "node:fs";

import { useLanguage } from "../../../straights_web/view/text/translate.js";

const { module, calls, language, texts } = JSON.parse(readFileSync(0, "utf8"));
if (language !== "") {
    Object.assign(globalThis, { fetch: async () => ({ ok: true, json: async () => texts }) });
    await useLanguage(language);
}
const exported = await import(module);
const returned = [];
for (const [name, ...given] of calls) {
    const value = exported[name];
    returned.push(typeof value === "function" ? await value(...given) : value);
}
process.stdout.write(JSON.stringify(returned));
