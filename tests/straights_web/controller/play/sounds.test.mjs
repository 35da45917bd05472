// Sounds and vibrations: of what is shown, once the player has touched the page, unless they are switched off.
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";

import { after, setGlobal, settled } from "../../../support/web/dom.mjs";
import { ENDED, PLAYED, STARTED, data, move } from "../../../support/web/game_page.mjs";
import { playSounds } from "../../../../straights_web/controller/play/sounds.js";

let fetched, player, shaken, started, table, values;

beforeEach(() => {
    [fetched, shaken, started, values] = [[], [], [], { muted: false }];
    [player, table] = [new EventTarget(), new EventTarget()];
    const context = class {
        decodeAudioData = async (data) => data;
    };
    const source = class {
        constructor(_context, { buffer }) {
            this.buffer = buffer;
        }
        connect() {}
        start() {
            started.push(this.buffer);
        }
    };
    const fetch = async (address) => {
        fetched.push(after(String(address)));
        return { arrayBuffer: async () => fetched.at(-1) };
    };
    const navigator = { vibrate: (length) => shaken.push(length) };
    for (const [name, value] of Object.entries({ AudioContext: context, AudioBufferSourceNode: source, fetch, navigator })) setGlobal(name, value);
    /** @type {any} */
    const parts = { client: { state: { viewer: 0 } }, preferences: { get: (key) => values[key] }, player, table };
    playSounds(parts);
});

const OWN = move(0, "row.S", ["7S"]);
const [CHANGED, OVER] = [{ ...PLAYED, movements: [] }, { ...PLAYED, movements: [], seat: null }];
const WON = data("over", { seats: [{ is_winner: true }] });
const show = async (happening, after = data("")) => {
    player.dispatchEvent(new CustomEvent("event", { detail: { happening, table: after } }));
    await settled();
};

test("nothing is heard before the player has touched the page", async () => {
    await show(OWN);
    table.dispatchEvent(new Event("warned"));
    assert.deepEqual([fetched, started, shaken], [[], [], []]);
});

// A discard of one's own, or a deal, ends the run; plays of others do not.
test("a run of one's own plays climbs by a tone", async () => {
    dispatchEvent(new Event("pointerdown"));
    for (const event of [STARTED, OWN, PLAYED, OWN, OWN, move(0, "discards.0", ["7S"]), OWN]) await show(event);
    const names = ["deal", "play", "play", "play-2", "play-3", "discard", "play"];
    assert.deepEqual(started, names.map((name) => `resources/sounds/${name}.wav`));
});

// Each file is loaded once; a phone is shaken by the player's own moves alone.
test("each event has its sound", async () => {
    dispatchEvent(new Event("pointerdown"));
    for (const event of [STARTED, OWN, move(0, "discards.0", ["7S"]), CHANGED, ENDED]) await show(event);
    await show(OVER, WON);
    await show(PLAYED);
    table.dispatchEvent(new Event("warned"));
    await settled();
    const names = ["deal", "play", "discard", "round-end", "game-end", "refusal"];
    assert.deepEqual(fetched, names.map((name) => `resources/sounds/${name}.wav`));
    assert.equal(started.length, 7);
    assert.deepEqual(shaken, [10, 10, 25]);
});
