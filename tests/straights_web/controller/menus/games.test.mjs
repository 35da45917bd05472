// Games that replace each other are kept apart: each text of the table goes to its own game.
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";

import { fakeDatabase } from "../../../support/web/fake_database.mjs";
import { fakeStorage } from "../../../support/web/fake_storage.mjs";
import { Games } from "../../../../straights_web/controller/menus/games.js";
import { Refusal } from "../../../../straights_web/model/game_client.js";
import { readLink } from "../../../../straights_web/model/link.js";
import { Preferences } from "../../../../straights_web/model/preferences.js";
import { SavedGames } from "../../../../straights_web/model/saved_games.js";
import { Statistics } from "../../../../straights_web/model/statistics.js";

let strategies, seats, preferences, table, saved, statistics, notMoved, moved, told, tables, games;
class Table extends EventTarget {
    state = null;
    hello = {
        strategies: [{ name: "expert" }, { name: "highest" }],
        opponents: ["highest", "expert", "highest"],
        score_limit: 80,
    };
    asked = [];
    answers = [];
    ask(request) {
        this.asked.push(request);
        return new Promise((resolve, reject) => this.answers.push({ resolve, reject }));
    }
    tell(type, detail) {
        this.dispatchEvent(new CustomEvent(type, { detail }));
    }
    saved(game, text) {
        this.tell("saved", { type: "saved", seq: 0, game, text });
        this.tell("table", this.state);
    }
    begun(game, text) {
        this.saved(game, text);
        this.answers.shift().resolve({});
    }
    refused(reason, text = []) {
        this.answers.shift().reject(new Refusal(reason, "", text));
    }
}
const texts = async () => (await saved.recent()).map(({ text }) => text).sort();
const settled = () => new Promise((resolve) => setTimeout(resolve));
const begin = () => games.replace({ type: "new", names: [], strategies: [], seed: 1, score_limit: 80 });
const play = (number, text) => {
    void begin();
    table.begun(number, text);
};

beforeEach(() => {
    strategies = [null, "expert", "expert", "expert"];
    seats = strategies.map((strategy, at) => ({ name: "abcd"[at], player: strategy ?? "", facts: [], last: at === 1 ? "7S" : null }));
    preferences = new Preferences(fakeStorage());
    table = new Table();
    saved = new SavedGames(null);
    notMoved = { seats, round: 1, turn: 0, result: null };
    moved = { ...notMoved, seats: seats.map((seat, at) => (at === 0 ? { ...seat, last: "8S" } : seat)) };
    table.state = { seed: 44, humans: [0], score_limit: 50, reseed_each_round: false, table: moved };
    told = [];
    /** @type {any} */
    const notices = { show: (text) => told.push(text) };
    statistics = new Statistics(null);
    tables = [];
    /** @type {any} */
    const lastTable = { keep: (_hello, state) => tables.push(state) };
    games = new Games(/** @type {any} */ ({ client: table, preferences, lastTable }), { saved, statistics }, notices);
});

const USUAL = ["highest", "expert", "highest"];

// A computer's move may be on its way while the player asks for another game.
test("what arrives before a new game belongs to the one before", async () => {
    play(1, "first");
    void begin();
    table.saved(1, "first, moved");
    table.begun(2, "second");
    assert.deepEqual(await texts(), ["first, moved", "second"]);
});

// The running game goes on, and its text goes to itself.
test("a game that cannot be opened is kept as it was", async () => {
    play(1, "first");
    const kept = { id: "old", text: "damaged", moment: "1", summary: null };
    await saved.keep(kept);
    const opened = games.resume(kept);
    table.saved(1, "first, moved");
    table.refused("DamagedSaveGame");
    await settled();
    table.refused("DamagedSaveGame", [{ context: "ErrorText", template: "it was changed after it was saved" }]);
    const reason = await opened;
    table.saved(1, "first, moved on");
    const third = begin();
    table.begun(2, "second");
    await third;
    const problem = "it was changed after it was saved";
    assert.deepEqual([reason, await texts()], [problem, ["damaged", "first, moved on", "second"]]);
});

// Also one from a file: what was practice, or has been counted, stays so. A record that cannot be is not used.
test("a game is opened with what the statistics know of it", async () => {
    /** @type {any} */
    const record = { game: "seal" };
    await statistics.keep(record);
    const opened = games.openText("game");
    table.answers.shift().resolve({ seal: "seal" });
    await settled();
    table.refused("BadMessage");
    await settled();
    table.begun(1, "game");
    assert.equal(await opened, "");
    assert.deepEqual(table.asked, [
        { type: "seal", text: "game" },
        { type: "open", text: "game", record },
        { type: "open", text: "game", record: null },
    ]);
});

// Its first move waits for nothing that is known; earlier versions did not note the seal.
test("a saved game is opened without asking for the seal that was noted with it", async () => {
    /** @type {any} */
    const record = { game: "noted" };
    await statistics.keep(record);
    void games.resume(/** @type {any} */ ({ id: "a", text: "game", moment: "", summary: { seal: "noted" } }));
    void games.resume(/** @type {any} */ ({ id: "b", text: "older", moment: "", summary: {} }));
    await settled();
    assert.deepEqual(table.asked, [{ type: "seal", text: "older" }, { type: "open", text: "game", record }]);
});

// A game in which each round deals the same cards goes on that way, here and at somebody else's.
test("another game and a link keep the rules of the deal", () => {
    Object.assign(table.hello, { seed_range: [0, 100], highest_score_limit: 500 });
    table.state = {
        ...table.state,
        players: strategies,
        reseed_each_round: true,
    };
    void games.again();
    void games.beginLinked(readLink({ search: "?seed=44&reseed=1", hash: "" }, table.hello));
    void games.beginLinked(readLink({ search: "?seed=44", hash: "" }, table.hello));
    assert.deepEqual(table.asked.map((request) => request.reseed_each_round), [true, true, false]);
});

// Or every new game would be refused from then on.
test("a choice that cannot be dealt is not remembered", async () => {
    const opponents = ["expert", "expert", "expert"];
    const choice = { names: ["a", "b", "c", "d"], opponents, seed: 1, limit: 7 };
    const first = games.deal(choice);
    table.refused("SetupError");
    const problem = await first;
    const before = preferences.get("limit");
    preferences.set("limit", -1);
    const second = games.deal(choice);
    table.begun(1, "game");
    await second;
    assert.deepEqual(
        [problem !== "", before, preferences.get("limit"), games.usual().names],
        [true, -1, 7, ["a", "b", "c", "d"]],
    );
});

// In the address, or as a number among the games to open: the usual players of this device.
test("a link without players is the same game however it is opened", () => {
    Object.assign(table.hello, { seed_range: [0, 100], highest_score_limit: 500 });
    preferences.set("opponents", "expert,expert,highest");
    preferences.set("limit", 50);
    void games.beginLinked(readLink({ search: "?seed=44", hash: "" }, table.hello));
    void games.openText("44");
    const [linked, numbered] = table.asked;
    assert.deepEqual(linked, numbered);
    const { strategies, seed, score_limit: limit } = linked;
    assert.deepEqual([strategies, seed, limit], [[null, "expert", "expert", "highest"], 44, 50]);
});

test("who has chosen no opponents meets the weakest after a lesson", () => {
    table.hello.line_ups = [{ name: "weak", strategies: ["lowest", "lowest", "lowest"] }];
    for (const opponents of ["", "expert,expert,highest"]) {
        preferences.set("opponents", opponents);
        void games.beginLearned();
    }
    const seats = table.asked.map(({ strategies }) => strategies.join());
    assert.deepEqual(seats, [",lowest,lowest,lowest", ",expert,expert,highest"]);
});

// Not for the first game, and not for one that is over, or in which the player has not moved.
test("a challenge is opened from its link or a text around it, and kept once its cards are dealt", async () => {
    const challenge = "challenge=1.77.3.QW5uYQ.AbCd-_";
    const opened = [readLink({ search: "", hash: `#${challenge}` }, { strategies: [], seed_range: [0, 9], highest_score_limit: 9 }), `Play: https://host/#${challenge}.`];
    const [link, text] = [games.beginLinked(opened[0]), games.openText(opened[1])];
    assert.deepEqual(table.asked.map(({ type, challenge: asked }) => [type, asked]), Array(2).fill(["daily_deal", challenge]));
    table.refused("IncompleteLink");
    await link;
    assert.equal(preferences.get("challenge"), "");
    table.begun(1, "a deal");
    assert.equal(await text, "");
    assert.equal(preferences.get("challenge"), challenge);
});

test("who leaves a running game is told where it is", () => {
    const counts = [];
    play(1, "first");
    counts.push(told.length);
    play(2, "second");
    counts.push(told.length);
    table.state = { ...table.state, table: { ...table.state.table, turn: null } };
    table.saved(2, "second, over");
    table.state = { ...table.state, table: notMoved };
    play(3, "third");
    counts.push(told.length);
    play(4, "fourth");
    counts.push(told.length);
    table.state = { ...table.state, table: moved };
    table.saved(4, "fourth, moved");
    play(5, '{"format": "sevens-game"'); // Today has what is left for such a game, and such a game
    play(6, "sixth");
    counts.push(told.length);
    assert.deepEqual([counts, told], [[0, 1, 1, 1, 1], ["The game you left is saved. You can find it under “Open”."]]);
});

// The player reads why, and plays on with the usual opponents.
test("a last game that cannot be read makes room for another", async () => {
    const more = [];
    games.notices = {
        show(text, options) {
            told.push(text);
            more.push(options?.stays);
        },
    };
    const recovered = games.recover("it was changed after it was saved");
    const { type, strategies: players, seed } = table.asked.at(-1);
    table.begun(1, "game");
    await recovered;
    assert.deepEqual(
        [told, more, type, players, seed],
        [
            ["Couldn’t read your last game: it was changed after it was saved. Here is a new one."],
            [true],
            "new",
            [null, ...USUAL],
            null,
        ],
    );
});

// Nobody would play in it.
test("another game after none or one of computers is a usual one", () => {
    table.state = { ...table.state, players: ["expert", "expert", "expert", "expert"] };
    void games.again();
    table.state = null;
    void games.again();
    assert.deepEqual(
        table.asked.map(({ type, strategies }) => [type, ...strategies]),
        Array(2).fill(["new", null, ...USUAL]),
    );
});

// Otherwise the next visit would show a game that it cannot go on with.
test("the table of a game is kept once the game is stored", async () => {
    const database = fakeDatabase();
    saved.database = database;
    play(1, "first");
    await settled();
    const stored = tables.length;
    database.put = () => Promise.reject(new Error("full"));
    table.saved(1, "first, moved");
    await settled();
    assert.deepEqual([stored, tables], [1, [table.state]]);
});
