// The page keeps what is told of a game that counts, and says when it does not count any more.
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";

import { partsOf, settled, textOf } from "../../../support/web/dom.mjs";
import { fakeDatabase } from "../../../support/web/fake_database.mjs";
import { StatisticsPanel } from "../../../../straights_web/controller/panels/statistics.js";
import { Refusal } from "../../../../straights_web/model/game_client.js";
import { Statistics } from "../../../../straights_web/model/statistics.js";

let client, database, shown, statistics, panel;
const text = (template) => ({ context: "StatisticsController", template });
const sheet = (games) => ({
    name: "statistics",
    title: text("Statistics"),
    parts: [{ type: "rows", kind: "list", rows: [{ name: text("Games"), value: games, note: "" }] }],
    answers: [{ name: "reset", text: text("&Reset"), kind: "danger", is_enabled: true }],
});
const tell = (type, detail) => client.dispatchEvent(new CustomEvent(type, { detail }));
const game = (isPractice, more = {}) => ({ type: "events", seal: "abc", is_practice: isPractice, ...more });
const opened = (isPractice) => game(isPractice, { type: "table", reason: "opened" });
const dealt = (isPractice, more = {}) => game(isPractice, { type: "table", reason: "new", ...more });

beforeEach(() => {
    [client, shown] = [new EventTarget(), []];
    database = fakeDatabase();
    statistics = new Statistics(database);
    /** @type {any} */
    const parts = [
        { client, player: new EventTarget() },
        statistics,
        { show: (text) => shown.push(text) },
    ];
    panel = Reflect.construct(StatisticsPanel, parts);
});

// Those of the game on the table first. What it keeps after a reset is what the table says.
test("the table sums the records that are kept", async () => {
    const asked = [];
    client.ask = async (request) => {
        asked.push(request);
        if (request.reset) return { sheets: { "": sheet(0) }, chosen: "", records: [{ game: "left" }] };
        return { sheets: { "": sheet(9), fan_tan: sheet(7) }, chosen: "fan_tan", records: null };
    };
    tell("statistics", { record: { game: "g" }, to_review: null });
    void panel.show();
    await settled();
    const before = textOf(partsOf("dd")[0]);
    partsOf("button").find((button) => textOf(button) === "Reset").dispatchEvent(new Event("click"));
    await settled();
    partsOf("button").findLast((button) => textOf(button) === "Reset").dispatchEvent(new Event("click"));
    await settled();
    assert.deepEqual(
        [asked, before, textOf(partsOf("dd")[0]), await statistics.all()],
        [
            [
                { type: "statistics", records: [{ game: "g" }], reset: false, tables: false },
                { type: "statistics", records: [{ game: "g" }], reset: true, tables: false },
            ],
            "7",
            "0",
            [{ game: "left" }],
        ],
    );
    assert.deepEqual(await new Statistics(database).all(), [{ game: "left" }]);
});

// A message has a limit. The table only reads the digest of a round that a reset has left without points.
test("the table gets no digests of plays that it does not need", async () => {
    const round = { gained: 5, hints: 0, practice: false, price: null };
    const left = { ...round, number: 2, gained: null, play: "unknown" };
    const record = { game: "g", rounds: [{ ...round, number: 1, play: "digest" }, left] };
    const other = { game: "of another version" };
    const asked = [];
    client.ask = async (request) => {
        asked.push(request);
        return { sheets: { "": sheet(0) } };
    };
    await statistics.replace(/** @type {any} */ ([record, other]));
    void panel.show();
    await settled();
    assert.deepEqual(asked[0].records, [{ game: "g", rounds: [{ ...round, number: 1 }, left] }, other]);
    assert.deepEqual(await statistics.all(), [record, other]);
});

test("a player is told that the table refuses the statistics, or their reset", async () => {
    const answers = [null, { sheets: { "": sheet(7) }, chosen: "" }, null];
    client.ask = async () => answers.shift() ?? Promise.reject(new Refusal("BadMessage", "too long"));
    tell("statistics", { record: { game: "g" }, to_review: null });
    await panel.show(); // does not wait for a dialog
    void panel.show();
    await settled();
    for (const find of /** @type {const} */ (["find", "findLast"])) {
        partsOf("button")[find]((button) => textOf(button) === "Reset").dispatchEvent(new Event("click"));
        await settled();
    }
    const text = "Couldn’t read the statistics. There may be too many games.";
    assert.deepEqual([shown, textOf(partsOf("dd")[0])], [[text, text], "7"]);
    assert.deepEqual((await statistics.all()).map(({ game }) => game), ["g"]);
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
        assert.deepEqual(shown, Array(count).fill("Practice: this round won’t count in the statistics."));
    });
}
