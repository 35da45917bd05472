// The page keeps what is told of a game that counts, and says when it does not count any more.
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";

import { partsOf, settled, textOf } from "../../../support/web/dom.mjs";
import { StatisticsPanel } from "../../../../straights_web/controller/panels/statistics.js";
import { Statistics } from "../../../../straights_web/model/statistics.js";

let client, shown, noted, statistics, panel;
const tell = (type, detail) => client.dispatchEvent(new CustomEvent(type, { detail }));
const game = (isPractice, more = {}) => ({ type: "events", seal: "abc", is_practice: isPractice, ...more });
const opened = (isPractice) => game(isPractice, { type: "table", reason: "opened" });
const dealt = (isPractice, more = {}) => game(isPractice, { type: "table", reason: "new", ...more });

beforeEach(() => {
    [client, shown, noted] = [new EventTarget(), [], []];
    statistics = new Statistics(null);
    /** @type {any} */
    const parts = [
        { client, player: new EventTarget() },
        statistics,
        { noteRecord: async (record) => noted.push(record.game) },
        { show: (text) => shown.push(text) },
    ];
    panel = Reflect.construct(StatisticsPanel, parts);
});

// In the statistics, and beside the saved game, which goes on with it after a reload.
test("what the table tells of a game is kept with it", async () => {
    const record = { game: "g", level: "expert", rounds: [], end: null, practice_from: null };
    tell("statistics", { record });
    await settled();
    assert.deepEqual([(await statistics.all()).map(({ game }) => game), noted], [["g"], ["g"]]);
});

// No option of the console can be read there; without a language, sources stand for plural forms.
test("levels are named by their rules", async () => {
    client.hello = { score_limit: 80 };
    const round = { number: 1, gained: 5, hints: 0, practice: false, price: null };
    for (const level of ["highest --score-limit 50", "mixed --reseed-each-round", "highest"]) {
        const record = { game: level, level, rounds: [round], end: null, practice_from: null };
        tell("statistics", { record });
    }
    await settled();
    void panel.show();
    await settled();
    assert.deepEqual(partsOf("option").map(textOf), [
        "All opponents",
        "Medium",
        "Medium (50 points)",
        "Mixed opponents (80 points, the same deal each round)",
    ]);
});

// Not of the game of the last visit, whose player has read it, nor of a numbered deal.
for (const [messages, count] of /** @type {[any[], number][]} */ ([
    [[game(true)], 1],
    [[dealt(true)], 1],
    [[opened(true)], 0],
    [[dealt(false), game(true), game(true)], 1],
    [[opened(true), game(false), game(true)], 1],
    [[dealt(false), game(true, { seal: null })], 0],
])) {
    test(`that a round does not count is said once: ${JSON.stringify(messages)}`, () => {
        for (const message of messages) tell(message.type, message);
        assert.deepEqual(shown, Array(count).fill("Practice: this round won't count in the statistics."));
    });
}
