"""The page's database: browsers close it, and may never answer."""

from tests.support.javascript import evaluate, needs_node

pytestmark = needs_node

START = """
import { Database, DatabaseError, GAMES } from "./model/database.js";
import { SavedGames } from "./model/saved_games.js";

/** As much of a browser's database as the page uses: a request succeeds in a task of its own. */
class Browser {
    values = new Map();
    connections = [];
    failure = null;
    transactions = 0;
    open() {
        const connection = { isClosed: false, close() { this.isClosed = true; } };
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
        return Object.assign(done, { objectStore: () => ({
            put: (value, key) => { if (!done.error) this.values.set(key, value); return {}; },
            get: (key) => ({ result: this.values.get(key) }),
            getAll: () => ({ result: [...this.values.values()] }),
        }) });
    }
}
const browser = new Browser();
"""


def test_a_connection_that_the_browser_has_dropped_is_opened_again() -> None:
    """With or without a word; the next move is kept."""
    script = """
    const database = await Database.open(browser);
    await database.put(GAMES, "a", 1);
    browser.connections.at(-1).onclose();
    await database.put(GAMES, "a", 2);
    browser.connections.at(-1).isClosed = true;
    await database.put(GAMES, "b", 3);
    browser.connections.at(-1).onversionchange();
    answer([await database.get(GAMES, "a"), await database.all(GAMES), browser.connections.length]);
    """
    assert [2, [2, 3], 4] == evaluate(START + script)


def test_a_full_database_is_not_asked_again() -> None:
    """It would be as full."""
    script = """
    const database = await Database.open(browser);
    browser.failure = new DOMException("full", "QuotaExceededError");
    const failed = await database.put(GAMES, "a", 1).catch((error) => error instanceof DatabaseError);
    answer([failed, browser.transactions]);
    """
    assert [True, 1] == evaluate(START + script)


def test_a_browser_that_never_answers_does_not_hold_up_the_game() -> None:
    """After a while there is no database."""
    script = """
    answer(await Database.open({ open: () => ({}) }, 5).catch((error) => error instanceof DatabaseError));
    """
    assert evaluate(START + script) is True


def test_what_could_not_be_written_is_found_before_what_was() -> None:
    """The latest move of a game is in memory, an earlier one in the database."""
    script = """
    const saved = new SavedGames(await Database.open(browser));
    saved.begin(); await saved.keep("one", null, "1");
    browser.failure = new DOMException("full", "QuotaExceededError");
    await saved.keep("two", null, "2");
    browser.failure = null;
    answer((await saved.recent()).map(({ text }) => text));
    """
    assert ["two"] == evaluate(START + script)
