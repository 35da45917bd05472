// Statistics in the page: what counts, and the figures made of it.
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";

import * as statistics from "../../../straights_web/model/statistics.js";

const round = (number, gained, more = {}) => ({ number, gained, hints: 0, practice: false, ...more });
/** @returns {any} */
const game = (name, rounds, /** @type {any} */ end = null, more = {}) => ({
    game: name,
    level: "expert",
    rounds,
    end,
    practice_from: null,
    ...more,
});
const kept = (record, moment) => statistics.merged(null, record, moment);
const won = (score) => ({ score, place: 1, tied: false });
const lost = (score) => ({ score, place: 3, tied: false });

const priced = (number, price, more = {}) => round(number, 5, { play: `play ${number}`, price, ...more });

const values = new Map();
/** @type {any} */
const database = {
    all: async () => [...values.values()],
    clear: async () => values.clear(),
    put: async (_store, key, value) => void values.set(key, value),
};

beforeEach(() => values.clear());

// A tie for the first place is a win; a running game counts by its finished rounds alone.
test("figures are those of the games and rounds that count", () => {
    const records = [
        kept(game("a", [round(1, 0), round(2, 10, { hints: 2 })], won(10)), "1"),
        kept(game("b", [round(1, 30)], { score: 30, place: 1, tied: true }), "2"),
        kept(game("c", [round(1, 60)], lost(60)), "3"),
        kept(game("d", [round(1, 20), round(2, null)]), "4"),
    ];
    assert.deepEqual(statistics.figures(records, null), {
        games: 3,
        wins: 2,
        ties: 1,
        averagePlace: 5 / 3,
        bestGame: 10,
        worstGame: 60,
        currentStreak: 0,
        longestStreak: 2,
        rounds: 5,
        meanPoints: 24,
        roundsWithoutPoints: 1,
        bestRound: 0,
        worstRound: 60,
        hints: 2,
    });
});

// From the round on which everybody's cards are known, nothing counts.
test("practice does not count nor does its game", () => {
    const records = [
        kept(game("a", [round(1, 5), round(2, 7, { practice: true })], won(12)), "1"),
        kept(game("b", [round(1, 9), round(2, 8), round(3, 1)], won(18), { practice_from: 2 }), "2"),
    ];
    const { games, rounds } = statistics.figures(records, null);
    assert.deepEqual([games, rounds, statistics.history(records, null)], [0, 2, [5, 9]]);
});

// A later record of it may come with practice from a round on: that was after the end.
test("a game that has ended counts whatever is told of it later", () => {
    const first = kept(game("a", [round(1, 5), round(2, 7)], won(12)), "1");
    const later = game("a", [round(1, 5), round(2, 7)], won(12), { practice_from: 2 });
    const record = statistics.merged(first, later, "2");
    const { games } = statistics.figures([record], null);
    assert.deepEqual([record.practice_from, games, statistics.history([record], null)], [null, 1, [5, 7]]);
});

// There is no mean of nothing.
test("nothing was played yet", () => {
    const { games, averagePlace, bestRound, longestStreak } = statistics.figures([], null);
    assert.deepEqual([games, averagePlace, bestRound, longestStreak], [0, null, null, 0]);
});

// Neither a round that has ended nor a game that is over; hints are those of the time that used most.
test("what is played again changes nothing", () => {
    const first = kept(game("a", [round(1, 20, { hints: 3 })], lost(20)), "2026-01-01");
    const again = game("a", [round(1, 0, { practice: true }), round(2, 4)], won(4));
    const { rounds, end, moments, moment } = statistics.merged(first, again, "2026-02-02");
    assert.deepEqual(rounds[0], { number: 1, gained: 20, hints: 3, practice: false });
    assert.deepEqual(end, { score: 20, place: 3, tied: false });
    assert.deepEqual(moments, { 1: "2026-01-01", 2: "2026-02-02" });
    assert.equal(moment, "2026-01-01");
});

// A game of practice alone makes no level.
test("levels are those that there are figures of", () => {
    const records = [
        kept(game("a", [round(1, 5)], null, { level: "mixed" }), "1"),
        kept(game("b", [round(1, 5, { practice: true })], null, { level: "locker" }), "2"),
        kept(game("c", [round(1, 5)]), "3"),
    ];
    assert.deepEqual(statistics.levels(records), ["expert", "mixed"]);
    assert.equal(statistics.figures(records, "mixed").rounds, 1);
});

// Two tables as RFC 4180 wants them; a comma is quoted.
test("export has the columns of the window", () => {
    const record = game("a", [round(1, 5, { hints: 1 })], won(5), { level: 'x, "y"' });
    assert.deepEqual(statistics.exported([kept(record, "2026-01-01")]), {
        games: 'ended,opponents,score,place,tied\r\n2026-01-01,"x, ""y""",5,1,0\r\n',
        rounds: 'ended,game,round,opponents,points,hints,practice\r\n2026-01-01,a,1,"x, ""y""",5,1,0\r\n',
    });
});

// A record that is kept can be read again.
test("without a database statistics last as long as the page", async () => {
    const lasting = new statistics.Statistics(null);
    await lasting.keep(game("a", [round(1, 5)]), "1");
    const rounds = async () => statistics.history(await lasting.all(), null).length;
    const before = await rounds();
    await lasting.reset();
    assert.deepEqual([before, await rounds()], [1, 0]);
});

// Opened as a file, the table knows nothing of it; a round that ended before was played fairly.
test("a round of practice stays one when its game is opened again", () => {
    const first = kept(game("a", [round(1, 5), round(2, null, { practice: true })]), "1");
    const { rounds } = statistics.merged(first, game("a", [round(1, 5, { practice: true }), round(2, 7)]), "2");
    assert.deepEqual(rounds.map(({ practice }) => practice), [false, true]);
});

// Its next record holds all its rounds again; only those that end later count.
test("what was reset does not come back with the running game", async () => {
    const running = new statistics.Statistics(database);
    await running.keep(game("a", [round(1, 5), round(2, null)]), "1");
    await running.keep(game("b", [round(1, 9)], won(9)), "2");
    await running.reset();
    const left = statistics.history(await running.all(), null);
    const later = new statistics.Statistics(database);
    await later.keep(game("a", [round(1, 5), round(2, 8)], won(13)), "3");
    const records = await later.all();
    assert.deepEqual([left, statistics.history(records, null), statistics.figures(records, null).games], [[], [8], 1]);
});

// Its record changes when a round is priced or reviewed: the game is neither counted nor exported.
test("what was reset does not come back with a finished game", async () => {
    const shown = async (page) => {
        const records = await page.all();
        const { games, rounds } = statistics.figures(records, null);
        const lines = Object.values(statistics.exported(records)).join("").split("\r\n").length;
        const [levels, prices] = [statistics.levels(records), statistics.prices(records, null)];
        return [games, rounds, levels.length, prices.length, lines];
    };
    const first = new statistics.Statistics(database);
    await first.keep(game("a", [priced(1, null)], won(5)), "1");
    const before = await shown(first);
    await first.reset();
    await first.keep(game("a", [priced(1, 3)], won(5)), "2");
    const after = await shown(first);
    const second = new statistics.Statistics(database);
    await second.reset();
    await second.keep(game("a", [priced(1, 3)], won(5)), "3");
    assert.deepEqual([before, after, await shown(second)], [[1, 1, 1, 0, 5], [0, 0, 0, 0, 3], [0, 0, 0, 0, 3]]);
});

// As far as they were reviewed, the oldest first; against one level or all.
test("prices are those of rounds that count without hints", () => {
    const records = [
        kept(game("b", [priced(1, 2.5), priced(2, null)]), "2"),
        kept(game("a", [priced(1, 0), priced(2, 4, { hints: 1 })]), "1"),
        kept(game("c", [priced(1, 8), priced(2, 9)], null, { practice_from: 2, level: "locker" }), "3"),
        kept(game("d", [priced(1, 7, { practice: true }), round(2, 6)]), "4"),
    ];
    assert.deepEqual([null, "locker"].map((level) => statistics.prices(records, level)), [[0, 2.5, 8], [8]]);
});

// It comes after the round's end, and stays; the price of another play is none of it.
test("a price is that of the play that counts", () => {
    const after = (before, now) => statistics.merged(before, game("a", [now]), "2");
    const first = kept(game("a", [priced(1, null)]), "1");
    const later = [priced(1, 3), priced(1, 3, { play: "another" }), round(1, 5)];
    const others = later.map((now) => after(first, now));
    assert.deepEqual(
        [...others, after(others[0], priced(1, null))].map(({ rounds }) => rounds[0].price),
        [3, null, null, 3],
    );
});

// One that counts, was played without hints, and of which the play is known.
test("the last round without a price is reviewed next", () => {
    const rounds = [
        [priced(1, 1), priced(2, null)],
        [priced(1, null), round(2, null)],
        [priced(1, null, { hints: 1 })],
        [priced(1, null, { practice: true })],
        [round(1, 5)],
        [priced(1, 2)],
    ];
    const numbers = rounds.map((each) => statistics.unpriced(game("a", each)) ?? null);
    const late = [[priced(2, null)], [priced(1, null), priced(2, null)]].map(
        (each) => statistics.unpriced(game("a", each, null, { practice_from: 2 })) ?? null,
    );
    assert.deepEqual([...numbers, ...late], [2, 1, null, null, null, null, null, 1]);
});

// The other one would write over them; what it had read is read again once it may.
test("only the tab that plays keeps records", async () => {
    /** @type {any} */
    const lock = Object.assign(new EventTarget(), { isHeld: true });
    const page = new statistics.Statistics(database, lock);
    await page.keep(game("a", []), "1");
    lock.isHeld = false;
    lock.dispatchEvent(new Event("lost"));
    await page.keep(game("b", []), "2");
    values.set("c", kept(game("c", []), "0"));
    assert.deepEqual([[...values.keys()], (await page.all()).map((record) => record.game)], [["a", "c"], ["c", "a"]]);
});
