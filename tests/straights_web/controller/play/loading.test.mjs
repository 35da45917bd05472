// What cannot be started says so, and nothing else does.
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";

import { element, page } from "../../../support/web/dom.mjs";
import { client } from "../../../support/web/game_page.mjs";
import { showFailure, showLoading } from "../../../../straights_web/controller/play/loading.js";

let reason, screen, broken, hello;
const arrive = async () => {
    client.hello = { type: "hello" };
    client.dispatchEvent(new CustomEvent("hello"));
    await hello;
};
const fail = () => client.dispatchEvent(new CustomEvent("failed", { detail: "engine.wasm: 404" }));

beforeEach(() => {
    reason = Object.assign(element(), { hidden: true });
    screen = Object.assign(element(), { querySelector: () => reason });
    Object.defineProperty(screen, "dataset", { value: {} });
    page.querySelector = () => screen;
    client.hello = null;
    broken = 0;
    hello = showLoading(client, () => {
        broken += 1;
    });
});

// With the cause.
test("an engine that does not come is told", () => {
    fail();
    assert.deepEqual([screen.hidden, reason.hidden, broken], [false, false, 1]);
    assert.match(reason.textContent, /engine.wasm: 404/);
});

// The game was started: nothing lies over it.
test("an engine that stops in a game is told elsewhere", async () => {
    await arrive();
    fail();
    assert.deepEqual([screen.hidden, reason.hidden, broken], [true, true, 0]);
});

// The engine comes all the same, to a page without its cards.
test("what else fails stays on the screen", async () => {
    showFailure("cards-classic.svg: 404");
    await arrive();
    assert.deepEqual([screen.hidden, reason.hidden], [false, false]);
});
