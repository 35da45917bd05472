// The page's database: browsers close it, and may never answer.
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";

import { Database, DatabaseError, GAMES } from "../../../straights_web/model/database.js";

/** As much of a browser's database as the page uses: a request succeeds in a task of its own. */
class Browser {
    values = new Map();
    connections = [];
    failure = null;
    transactions = 0;
    open() {
        const connection = {
            isClosed: false,
            close() {
                this.isClosed = true;
            },
        };
        connection.transaction = () => this.transaction(connection);
        this.connections.push(connection);
        const request = { result: connection };
        setTimeout(() => request.onsuccess());
        return request;
    }
    transaction(connection) {
        this.transactions += 1;
        if (connection.isClosed) throw new DOMException("closing", "InvalidStateError");
        const done = { error: this.failure };
        setTimeout(() => (done.error ? done.onabort() : done.oncomplete()));
        return Object.assign(done, {
            objectStore: () => ({
                put: (value, key) => {
                    if (!done.error) this.values.set(key, value);
                    return {};
                },
                getAll: () => ({ result: [...this.values.values()] }),
            }),
        });
    }
}
let browser;

beforeEach(() => {
    browser = new Browser();
});

// With or without a word; the next move is kept.
test("a connection that the browser has dropped is opened again", async () => {
    const database = await Database.open(browser);
    await database.put(GAMES, "a", 1);
    browser.connections.at(-1).onclose();
    await database.put(GAMES, "a", 2);
    browser.connections.at(-1).isClosed = true;
    await database.put(GAMES, "b", 3);
    browser.connections.at(-1).onversionchange();
    assert.deepEqual(
        [await database.all(GAMES), browser.connections.length],
        [[2, 3], 4],
    );
});

// It would be as full.
test("a full database is not asked again", async () => {
    const database = await Database.open(browser);
    browser.failure = new DOMException("full", "QuotaExceededError");
    const failed = await database.put(GAMES, "a", 1).catch((error) => error instanceof DatabaseError);
    assert.deepEqual([failed, browser.transactions], [true, 1]);
});

// After a while there is no database.
test("a browser that never answers does not hold up the game", async () => {
    /** @type {any} */
    const silent = { open: () => ({}) };
    assert.equal(await Database.open(silent, 5).catch((error) => error instanceof DatabaseError), true);
});
