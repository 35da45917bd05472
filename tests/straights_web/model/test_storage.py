"""Preferences and games are kept where the browser lets them be, and last as long as the page elsewhere."""

from tests.support.javascript import evaluate, needs_node

pytestmark = needs_node

PREFERENCES = """
import { Preferences } from "./model/preferences.js";
const storageOf = (texts) => ({
  getItem: (key) => texts[key] ?? null,
  setItem: (key, text) => { texts[key] = text; },
});
const refusing = { getItem() { throw new Error("no"); }, setItem() { throw new Error("no"); } };
"""
GAMES = """
import { DatabaseError } from "./model/database.js";
import { SavedGames } from "./model/saved_games.js";
const working = () => {
  const values = new Map();
  return {
    values,
    put: async (_store, key, value) => void values.set(key, value),
    all: async () => [...values.values()],
    delete: async (_store, key) => void values.delete(key),
  };
};
const fail = async () => { throw new DatabaseError("full"); };
const full = { put: fail, all: fail, delete: fail };
"""


def test_a_preference_is_kept_by_its_name() -> None:
    """Numbers and switches come back as such."""
    script = """
    const texts = {};
    const one = new Preferences(storageOf(texts));
    one.set("table", "slate"); one.set("fourColours", true); one.set("limit", 150);
    const other = new Preferences(storageOf(texts));
    answer([other.get("table"), other.get("fourColours"), other.get("limit"), other.get("back")]);
    """
    assert ["slate", True, 150, "lattice"] == evaluate(PREFERENCES + script)


def test_designs_that_an_earlier_version_kept_have_their_names_of_today() -> None:
    """As in the window: colours became tables and backs, and large print became one of the faces."""
    script = """
    const shown = (table, back, largePrint) => {
        const kept = { "straights.table": table, "straights.back": back, "straights.largePrint": largePrint };
        const read = new Preferences(storageOf(kept));
        return ["table", "back", "faces"].map((key) => read.get(key)).join(" ");
    };
    answer([
        shown("green", "blue", "true"), shown("blue", "red", "false"),
        shown("burgundy", "green"), shown("slate", "plum"),
    ]);
    """
    expected = [
        "felt lattice large",
        "midnight scales classic",
        "plain botanical classic",
        "slate stripes classic",
    ]
    assert expected == evaluate(PREFERENCES + script)


def test_faces_that_were_chosen_since_go_before_large_print() -> None:
    """What the earlier version kept is still there."""
    script = """
    const kept = { "straights.largePrint": "true", "straights.faces": "engraved" };
    answer(new Preferences(storageOf(kept)).get("faces"));
    """
    assert "engraved" == evaluate(PREFERENCES + script)


def test_a_value_that_cannot_be_counts_as_not_chosen() -> None:
    """Somebody, or another version, wrote it."""
    script = """
    const read = new Preferences(storageOf({
        "straights.table": "<b>", "straights.limit": "1e9", "straights.fourColours": "maybe",
        "straights.names": "x".repeat(5000),
    }));
    answer([read.get("table"), read.get("limit"), read.get("fourColours"), read.get("names")]);
    """
    assert ["felt", -1, False, ""] == evaluate(PREFERENCES + script)


def test_refused_storage_is_told_once_and_preferences_work() -> None:
    """They last as long as the page."""
    script = """
    const preferences = new Preferences(refusing);
    let told = 0;
    preferences.addEventListener("refused", () => { told += 1; });
    preferences.set("scheme", "dark"); preferences.set("speed", "fast");
    answer([preferences.get("scheme"), preferences.get("speed"), told]);
    """
    assert ["dark", "fast", 1] == evaluate(PREFERENCES + script)


def test_the_running_game_is_kept_after_each_move() -> None:
    """The latest state replaces the one before; another game stands beside it."""
    script = """
    const saved = new SavedGames(working());
    saved.begin(); await saved.keep("one", null, "1"); await saved.keep("two", null, "2");
    saved.begin(); await saved.keep("three", null, "3");
    answer((await saved.recent()).map(({ text }) => text));
    """
    assert ["three", "two"] == evaluate(GAMES + script)


def test_a_move_that_is_still_being_written_is_not_taken_for_kept() -> None:
    """The write of the move before it ends first: a list that is read by then has the latest move."""
    script = """
    const database = working();
    const { put } = database;
    const writes = [];
    database.put = (...given) => new Promise((resolve) => writes.push(() => put(...given).then(resolve)));
    const saved = new SavedGames(database);
    saved.begin();
    const kept = [saved.keep("one", null, "1"), saved.keep("two", null, "2")];
    writes.shift()(); await kept[0];
    const meanwhile = (await saved.recent()).map(({ text }) => text);
    writes.shift()(); await kept[1];
    answer([meanwhile, (await saved.recent()).map(({ text }) => text)]);
    """
    assert [["two"], ["two"]] == evaluate(GAMES + script)


def test_only_the_latest_games_are_kept() -> None:
    """Older ones make room: 40, as many as the window keeps."""
    script = """
    const database = working();
    const saved = new SavedGames(database);
    for (let number = 10; number < 60; number += 1) {
        saved.begin();
        await saved.keep(String(number), null, String(number));
    }
    answer([database.values.size, (await saved.recent()).at(0).text]);
    """
    assert [40, "59"] == evaluate(GAMES + script)


def test_a_full_database_is_told_and_the_game_stays_in_memory() -> None:
    """Play goes on, and the game can be opened again while the page is open."""
    script = """
    const saved = new SavedGames(full);
    let told = 0;
    saved.addEventListener("refused", () => { told += 1; });
    saved.begin(); await saved.keep("one", null, "1");
    answer([told > 0, (await saved.recent()).map(({ text }) => text)]);
    """
    assert [True, ["one"]] == evaluate(GAMES + script)


def test_what_is_no_game_in_the_database_is_left_out() -> None:
    """Another version may have written it."""
    script = """
    const database = working();
    database.values.set("a", { id: 5 }); database.values.set("b", null); database.values.set("c", "text");
    answer(await new SavedGames(database).recent());
    """
    assert [] == evaluate(GAMES + script)


def test_one_tab_plays_until_another_takes_over() -> None:
    """The tab that has lost the lock is told."""
    script = """
    import { TabLock } from "./model/tab_lock.js";
    let holder = null;
    const locks = { request: (_name, options, use) => new Promise((resolve, reject) => {
        if (options.ifAvailable && holder !== null) { resolve(use(null)); return; }
        holder?.(new Error("stolen")); holder = reject; use({});
    }) };
    const [one, other] = [new TabLock(locks), new TabLock(locks)];
    let lost = 0;
    one.addEventListener("lost", () => { lost += 1; });
    const first = await one.acquire(), second = await other.acquire();
    await other.takeOver();
    await new Promise((resolve) => setTimeout(resolve));
    answer([first, second, lost]);
    """
    assert [True, False, 1] == evaluate(script)


def test_over_plain_http_the_tab_that_was_opened_last_plays() -> None:
    """Browsers have no locks there; the other tab is told, writes nothing, and may take over."""
    script = """
    import { TabLock } from "./model/tab_lock.js";
    const channels = [];
    const open = (name) => {
        const channel = { onmessage: null, postMessage: (data) => {
            for (const each of channels) if (each !== channel) each.onmessage({ data });
        } };
        channels.push(channel);
        return channel;
    };
    const locks = [new TabLock(undefined, open), new TabLock(undefined, open)];
    const lost = [0, 0];
    locks.forEach((lock, number) => lock.addEventListener("lost", () => { lost[number] += 1; }));
    const held = [], note = () => held.push(locks.map(({ isHeld }) => isHeld));
    const first = await locks[0].acquire();
    const second = await locks[1].acquire(); note();
    await locks[0].takeOver(); note();
    await locks[0].takeOver(); note();
    answer([first, second, held, lost]);
    """
    expected = [True, True, [[False, True], [True, False], [True, False]], [1, 1]]
    assert expected == evaluate(script)


def test_the_tab_that_has_lost_the_game_writes_nothing() -> None:
    """Its computers may be moving still; what it wrote would replace the moves of the tab that plays."""
    script = """
    import { Statistics } from "./model/statistics.js";
    import { TabLock } from "./model/tab_lock.js";
    const locks = { request: (_name, options, use) => new Promise((_resolve, reject) => {
        locks.steal = reject; use({});
    }) };
    const lock = new TabLock(locks), database = working(), saved = new SavedGames(database, lock);
    await lock.acquire();
    saved.begin(); await saved.keep("one");
    locks.steal(new Error("stolen"));
    await new Promise((resolve) => setTimeout(resolve));
    await saved.keep("two");
    const record = { game: "a", level: "expert", rounds: [], end: null, practice_from: null };
    await new Statistics(database, lock).keep(record);
    const before = [...database.values.values()].map(({ text }) => text);
    await lock.takeOver(); await saved.keep("three");
    answer([before, (await saved.recent()).map(({ text }) => text)]);
    """
    assert [["one"], ["three"]] == evaluate(GAMES + script)


def test_a_game_is_only_called_kept_where_it_is() -> None:
    """Not before its first move, without a database, or after a refusal."""
    script = """
    const found = [];
    for (const database of [working(), full, null]) {
        const saved = new SavedGames(database);
        saved.begin(); found.push(saved.isKept);
        await saved.keep("one", null, "1"); found.push(saved.isKept);
    }
    answer(found);
    """
    assert [False, True, False, False, False, False] == evaluate(GAMES + script)
