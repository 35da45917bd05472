// The engine's sentences, in English, as the engine itself writes them.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { shown, spoken } from "../../../../straights_web/view/text/sentence.js";

const CASES = JSON.parse(readFileSync("tests/engine/text/sentences.json", "utf8"));

for (const { sentence, shown: expected, spoken: words } of CASES) {
    test(`a sentence of the engine is shown and spoken: ${expected}`, () => {
        assert.deepEqual([shown(sentence), spoken(sentence)], [expected, words]);
    });
}
