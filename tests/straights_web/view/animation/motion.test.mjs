// Less motion is not less time: people can follow without anything moving.
import assert from "node:assert/strict";
import { test } from "node:test";

import { happen, page, pass, setGlobal, settled } from "../../../support/web/dom.mjs";
import { motion } from "../../../support/web/game_page.mjs";
import { Motion } from "../../../../straights_web/view/animation/motion.js";

const waits = async (waiting) => {
    let isOver = false;
    void waiting.then(() => (isOver = true));
    await settled();
    return !isOver;
};

// Except where somebody wants no waiting at all, or is in a hurry.
for (const [condition, arrange, expected] of /** @type {[string, () => void, boolean[]][]} */ ([
    ["usually", () => {}, [true, false]],
    ["on a hidden page", () => (page.hidden = true), [true, false]],
    ["without motion", () => (motion.factor = 0), [true, false]],
    ["without pauses", () => (motion.pauseFactor = 0), [false, false]],
    ["in a hurry", () => motion.finish(), [false, false]],
])) {
    test(`pauses last where nothing moves: ${condition}`, async () => {
        arrange();
        assert.deepEqual([await waits(motion.pause(100)), await waits(motion.wait(100))], expected);
    });
}

// The computers do not play the game to its end meanwhile.
test("a page that is left finishes what moves only", async () => {
    setGlobal("matchMedia", () => ({ matches: false }));
    const moving = new Motion();
    const [move, pause] = [moving.wait(1000), moving.pause(100)];
    page.hidden = true;
    happen("visibilitychange");
    assert.deepEqual([await waits(move), await waits(pause)], [false, true]);
});

// What moves and what pauses ends at once, up to the next rest.
test("who is in a hurry waits for nothing", async () => {
    const pause = motion.pause(100);
    motion.finish();
    const hurried = [await waits(pause), await waits(motion.pause(100))];
    motion.rest();
    assert.deepEqual([hurried, await waits(motion.pause(100))], [[false, false], true]);
});

// Else what was drawn is seen after the next frame; one that does not come is not waited for.
test("a hidden page paints nothing and keeps nobody waiting", async () => {
    const moving = new Motion();
    const frames = [];
    setGlobal("requestAnimationFrame", (frame) => frames.push(frame));
    const painted = moving.painted();
    assert.equal(await waits(painted), true);
    frames[0]();
    assert.equal(await waits(painted), false);
    const lost = moving.painted();
    assert.equal(await waits(lost), true);
    await pass(1000);
    await lost;
    page.hidden = true;
    assert.equal(await waits(moving.painted()), false);
});
