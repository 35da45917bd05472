// Pictures of the player's own as they come from cameras and programs.
import assert from "node:assert/strict";
import { test } from "node:test";

import "../../../support/web/dom.mjs";
import { hasEnd } from "../../../../straights_web/view/cards/own_back.js";

const PNG = [0x89, 0x50, 0x4e, 0x47, 1, 2, 3];
const IEND = [0x49, 0x45, 0x4e, 0x44, 0xae, 0x42, 0x60, 0x82];
const END = [0xff, 0xd9];
/** Its header has a small picture with an end of its own. */
const JPEG = [0xff, 0xe1, 0, 4, ...END, 0xff, 0xda, 0, 2, 7];

for (const [what, bytes, isWhole] of /** @type {[string, number[], boolean][]} */ ([
    ["a PNG", [...PNG, ...IEND], true],
    ["a PNG with something after it", [...PNG, ...IEND, 0], true],
    ["a PNG that is cut off", PNG, false],
    ["a JPEG", [0xff, 0xd8, ...JPEG, ...END], true],
    ["a JPEG with bytes that fill", [0xff, 0xd8, 0xff, 0xff, ...JPEG, ...END], true],
    ["a JPEG that is cut off", [0xff, 0xd8, ...JPEG], false],
    ["a JPEG that is cut off in its header", [0xff, 0xd8, 0xff], false],
])) {
    test(`${what} is ${isWhole ? "whole" : "refused"}`, () => {
        assert.equal(hasEnd(new Uint8Array(bytes)), isWhole);
    });
}
