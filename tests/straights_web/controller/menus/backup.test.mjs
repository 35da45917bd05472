// One file with everything: the page sends all that it keeps, and keeps what it has been told besides.
import assert from "node:assert/strict";
import { test } from "node:test";

import { dialogs } from "../../../support/web/dom.mjs";
import { fakeDatabase } from "../../../support/web/fake_database.mjs";
import { fakeStorage } from "../../../support/web/fake_storage.mjs";
import { GameMenu } from "../../../../straights_web/controller/menus/game_menu.js";
import { Refusal } from "../../../../straights_web/model/game_client.js";
import { KeptValues } from "../../../../straights_web/model/kept_values.js";
import { Preferences } from "../../../../straights_web/model/preferences.js";
import { SavedGames } from "../../../../straights_web/model/saved_games.js";
import { Statistics } from "../../../../straights_web/model/statistics.js";

const FILE = '{"format": "straights-backup"';
const MOMENT = "2026-11-28T20:15:00Z";
const score = [{ context: "", template: "{points}", values: { points: 7 } }];
const table = { viewer: 0, round: 2, turn: 0, seats: [{ name: "Anna", mark: 0, facts: [score], last: "7S" }], piles: [] };
const state = { table, humans: [0], players: [null], seed: 44, seal: null };
const everything = {
    games: [{ text: "a game", moment: MOMENT }],
    records: [{ game: "a seal" }],
    days: [{ day: "2026-11-28" }],
    helped: ["2026-11-27"],
    settings: { table: "wood" },
};

test("what a file has besides is kept, and is in the next file", async () => {
    /** @type {any[]} */
    const [asked, told, stored] = [[], [], {}];
    let isDamaged = true;
    /** @type {any} */
    const client = {
        ask: async (request) => {
            asked.push(request);
            if (isDamaged) throw new Refusal("", "");
            const settings = { ...everything.settings, toString: "a text", "one-click": "no" };
            return { text: "", added: { ...everything, settings, states: [state] }, said: { template: "Added." } };
        },
    };
    /** @type {any} */
    const games = {
        client,
        saved: new SavedGames(fakeDatabase()),
        statistics: new Statistics(fakeDatabase()),
        preferences: new Preferences(fakeStorage(stored)),
    };
    /** @type {any} */
    const daily = {
        days: new KeptValues(fakeDatabase(), "days", "day"),
        helped: new KeptValues(fakeDatabase(), "helped", "deal"),
    };
    /** @type {any} */
    const notices = { show: (text) => told.push(text) };
    const menu = new GameMenu(/** @type {any} */ ({ client, games, notices }), daily);
    /** @type {any} */
    const file = { name: "all.straights", size: 9, arrayBuffer: async () => new TextEncoder().encode(FILE).buffer };
    const none = { games: [], records: [], days: [], helped: [], settings: {} };

    for (isDamaged of [true, false, false]) await menu.openFile(file);
    assert.deepEqual(asked, [none, none, everything].map((kept) => ({ type: "backup", ...kept, text: FILE })));
    assert.deepEqual([told.map((text) => text.slice(0, 13)), stored], [["Couldn’t open", "Added.", "Added."], { "straights.table": "wood" }]);
    const [kept] = await games.saved.recent();
    assert.deepEqual([kept?.summary?.scores, kept?.summary?.isOver, dialogs.length], [[7], false, 0]);
});
