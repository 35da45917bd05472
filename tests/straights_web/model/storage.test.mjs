// Preferences and games are kept where the browser lets them be, and last as long as the page elsewhere.
import assert from "node:assert/strict";
import { test } from "node:test";

import { fakeDatabase } from "../../support/web/fake_database.mjs";
import { fakeStorage, fakeStore } from "../../support/web/fake_storage.mjs";
import { Preferences } from "../../../straights_web/model/preferences.js";
import { SavedGames } from "../../../straights_web/model/saved_games.js";
import { Statistics } from "../../../straights_web/model/statistics.js";
import { TabLock } from "../../../straights_web/model/tab_lock.js";
import { TextStorage } from "../../../straights_web/model/text_storage.js";

const refuse = () => {
    throw new Error("no");
};
// Numbers and switches come back as such.
test("a preference is kept by its name", () => {
    const texts = {};
    const one = new Preferences(fakeStorage(texts));
    one.set("table", "slate");
    one.set("four-colours", true);
    one.set("limit", 150);
    const other = new Preferences(fakeStorage(texts));
    assert.deepEqual(
        [other.get("table"), other.get("four-colours"), other.get("limit"), other.get("back")],
        ["slate", true, 150, "lattice"],
    );
});

// Somebody, or another version, wrote it.
test("a value that cannot be counts as not chosen", () => {
    const read = new Preferences(
        fakeStorage({
            "straights.table": "<b>",
            "straights.limit": "1e9",
            "straights.four-colours": "maybe",
            "straights.names": "x".repeat(5000),
        }),
    );
    assert.deepEqual(
        [read.get("table"), read.get("limit"), read.get("four-colours"), read.get("names")],
        ["felt", -1, false, ""],
    );
});

// They last as long as the page.
test("refused storage is told once and preferences work", () => {
    const preferences = new Preferences(new TextStorage(Object.assign(fakeStore(), { setItem: refuse })));
    let told = 0;
    preferences.addEventListener("refused", () => {
        told += 1;
    });
    preferences.set("scheme", "dark");
    preferences.set("speed", "fast");
    assert.deepEqual([preferences.get("scheme"), preferences.get("speed"), told], ["dark", "fast", 1]);
});

// The latest state replaces the one before; another game stands beside it.
test("the running game is kept after each move", async () => {
    const saved = new SavedGames(fakeDatabase());
    saved.begin();
    await saved.save("one", null, "1");
    await saved.save("two", null, "2");
    saved.begin();
    await saved.save("three", null, "3");
    assert.deepEqual((await saved.recent()).map(({ text }) => text), ["three", "two"]);
});

test("a saved game says which it is unless it is Straights", async () => {
    const [saved, title] = [new SavedGames(fakeDatabase()), { context: "Sevens", template: "Fan Tan", values: {} }];
    const table = { seats: [], result: {}, round: 1, turn: 0, title };
    for (const game of ["sevens", undefined]) {
        saved.begin();
        await saved.save(String(game), /** @type {any} */ ({ table, humans: [], game }), String(game));
    }
    assert.deepEqual((await saved.recent()).map(({ summary }) => summary?.title), [undefined, title]);
});

// The write of the move before it ends first: a list that is read by then has the latest move.
test("a move that is still being written is not taken for kept", async () => {
    const database = fakeDatabase();
    const { put } = database;
    const writes = [];
    database.put = (...given) => new Promise((resolve) => writes.push(() => put(...given).then(resolve)));
    const saved = new SavedGames(database);
    saved.begin();
    const kept = [saved.save("one", null, "1"), saved.save("two", null, "2")];
    const found = [];
    for (const written of kept) {
        await new Promise((resolve) => setTimeout(resolve)); // the first write is asked for once all games are read
        writes.shift()();
        await written;
        found.push(saved.isKept, (await saved.recent()).map(({ text }) => text));
    }
    assert.deepEqual(found, [false, ["two"], true, ["two"]]);
});

// Older ones make room: 40, as many as the window keeps.
test("only the latest games are kept", async () => {
    const database = fakeDatabase();
    const saved = new SavedGames(database);
    for (let number = 10; number < 60; number += 1) {
        saved.begin();
        await saved.save(String(number), null, String(number));
    }
    const recent = await saved.recent();
    assert.deepEqual([database.values.size, recent.length, recent[0]?.text], [40, 40, "59"]);
});

/** @returns {any} */
const fakeLocks = () => {
    /** @type {((reason: Error) => void) | undefined} */
    let holder;
    return {
        request: (_name, options, use) =>
            new Promise((resolve, reject) => {
                if (options.ifAvailable && holder !== undefined) {
                    resolve(use(null));
                    return;
                }
                holder?.(new Error("stolen"));
                holder = reject;
                use({});
            }),
    };
};

// The tab that has lost the lock is told.
test("one tab plays until another takes over", async () => {
    const locks = fakeLocks();
    const [one, other] = [new TabLock("game", locks), new TabLock("game", locks)];
    let lost = 0;
    one.addEventListener("lost", () => {
        lost += 1;
    });
    const held = [await one.acquire(), await other.acquire()];
    await other.takeOver();
    await new Promise((resolve) => setTimeout(resolve));
    assert.deepEqual([held, lost], [[true, false], 1]);
});

// Browsers have no locks there; the other tab is told, writes nothing, and may take over.
test("over plain http the tab that was opened last plays", async () => {
    const channels = [];
    const open = () => {
        const channel = {
            onmessage: null,
            postMessage: (data) => {
                for (const each of channels) if (each !== channel) each.onmessage({ data });
            },
        };
        channels.push(channel);
        return channel;
    };
    const locks = [new TabLock("game", undefined, open), new TabLock("game", undefined, open)];
    const lost = [0, 0];
    locks.forEach((lock, number) =>
        lock.addEventListener("lost", () => {
            lost[number] += 1;
        }),
    );
    const held = [];
    const note = () => held.push(locks.map(({ isHeld }) => isHeld));
    const first = await locks[0].acquire();
    const second = await locks[1].acquire();
    note();
    await locks[0].takeOver();
    note();
    await locks[0].takeOver();
    note();
    assert.deepEqual([first, second, held, lost], [true, true, [[false, true], [true, false], [true, false]], [1, 1]]);
});

// Its computers may be moving still; what it wrote would replace the moves of the tab that plays.
test("the tab that has lost the game writes nothing", async () => {
    const locks = fakeLocks();
    const [lock, database] = [new TabLock("game", locks), fakeDatabase()];
    const saved = new SavedGames(database, lock);
    await lock.acquire();
    saved.begin();
    await saved.save("one");
    await new TabLock("game", locks).takeOver();
    await new Promise((resolve) => setTimeout(resolve));
    await saved.save("two");
    await new Statistics(database, lock).keep({ game: "a", level: "", rounds: [], end: null, practice_from: null });
    const before = [...database.values.values()].map(({ text }) => text);
    await saved.recent();
    await database.put("games", "other", { id: "other", text: "of the other tab", moment: "1" });
    await lock.takeOver();
    await saved.save("three");
    assert.deepEqual([before, (await saved.recent()).map(({ text }) => text)], [["one"], ["three", "of the other tab"]]);
});
