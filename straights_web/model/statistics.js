/** Statistics across games: the records that the table tells, each with its moments, and the figures made of them. */

import { RECORDS } from "./database.js";

/** @typedef {import("./database.js").Database} Database */
/** @typedef {import("../connection/protocol.js").GameRecord} GameRecord */
/** @typedef {import("../connection/protocol.js").RoundRecord} RoundRecord */
/**
 * `moments`: when each round ended; `from`: the first round that counts since the statistics were reset.
 * @typedef {GameRecord & {moment: string, moments: Record<number, string>, from?: number}} KeptRecord
 */
/**
 * Of one level of opponents, or all; null where nothing was played. Low points are good.
 * @typedef {object} Figures
 * @property {number} games
 * @property {number} wins a tie for the first place is a win as well
 * @property {number} ties
 * @property {number | null} averagePlace 1 to 4
 * @property {number | null} bestGame
 * @property {number | null} worstGame
 * @property {number} currentStreak games won in a row
 * @property {number} longestStreak
 * @property {number} rounds
 * @property {number | null} meanPoints of a round
 * @property {number} roundsWithoutPoints
 * @property {number | null} bestRound
 * @property {number | null} worstRound
 * @property {number} hints
 */

/** The level of opponents who are not all of one. */
export const MIXED = "mixed";

/** Dispatches `refused` when a record cannot be kept. */
export class Statistics extends EventTarget {
    /**
     * @param {Database | null} database null where there is none
     * @param {import("./tab_lock.js").TabLock | null} [lock] while another tab holds it, that one writes
     */
    constructor(database, lock = null) {
        super();
        this.database = database;
        this.lock = lock;
        lock?.addEventListener("lost", () => (this.records = null)); // the other tab adds to them
        /** @type {Map<string, KeptRecord> | null} */
        this.records = null;
    }

    /** @returns {Promise<KeptRecord[]>} the game that ended first, first */
    async all() {
        const records = await this.#load();
        return [...records.values()].sort((one, other) => (one.moment < other.moment ? -1 : 1));
    }

    /**
     * Keep a record.
     * @param {GameRecord} record
     * @param {string} [moment]
     */
    async keep(record, moment = new Date().toISOString()) {
        if (this.lock?.isHeld === false) return;
        const records = await this.#load();
        const kept = merged(records.get(record.game) ?? null, record, moment);
        records.set(record.game, kept);
        try {
            await this.database?.put(RECORDS, record.game, kept);
        } catch (error) {
            this.#refuse(error);
        }
    }

    /** Forget everything; of games that go on, only rounds that end later count. */
    async reset() {
        const running = [...(await this.#load()).values()].filter(({ end }) => end === null);
        this.records = new Map(running.map((record) => [record.game, forgotten(record)]));
        try {
            await this.database?.clear(RECORDS);
            for (const [game, record] of this.records) await this.database?.put(RECORDS, game, record);
        } catch (error) {
            this.#refuse(error);
        }
    }

    /** @returns {Promise<Map<string, KeptRecord>>} */
    async #load() {
        if (this.records !== null) return this.records;
        /** @type {any[]} */
        let values = [];
        try {
            values = (await this.database?.all(RECORDS)) ?? [];
        } catch (error) {
            this.#refuse(error);
        }
        this.records ??= new Map(values.filter(isRecord).map((record) => [record.game, record]));
        return this.records;
    }

    /** @param {unknown} error */
    #refuse(error) {
        this.dispatchEvent(new CustomEvent("refused", { detail: String(error) }));
    }
}

/**
 * A record with what was known of the game before: what is played again of a round or a game changes nothing.
 *
 * @param {KeptRecord | null} before
 * @param {GameRecord} now
 * @param {string} moment
 * @returns {KeptRecord}
 */
export function merged(before, now, moment) {
    const rounds = new Map((before?.rounds ?? []).map((round) => [round.number, round]));
    const moments = { ...before?.moments };
    for (const round of now.rounds.filter(({ number }) => number >= (before?.from ?? 1))) {
        const known = rounds.get(round.number);
        const hints = Math.max(round.hints, known?.hints ?? 0);
        const isFinished = known !== undefined && known.gained !== null;
        const practice = round.practice || (known?.practice ?? false);
        rounds.set(round.number, isFinished ? { ...known, hints, ...priceOf(known, round) } : { ...round, hints, practice });
        if (round.gained !== null) moments[round.number] ??= moment;
    }
    const isOver = before !== null && before.end !== null;
    return {
        ...now,
        level: before?.level ?? now.level,
        rounds: [...rounds.values()].sort((one, other) => one.number - other.number),
        end: isOver ? before.end : now.end,
        practice_from: isOver ? before.practice_from : (before?.practice_from ?? now.practice_from),
        moment: isOver ? before.moment : moment,
        moments,
        ...(before?.from !== undefined && { from: before.from }),
    };
}

/**
 * What a finished round cost, once that is known: the price of this play, not of another one.
 * @param {RoundRecord} known
 * @param {RoundRecord} now
 */
function priceOf(known, now) {
    return known.play !== undefined && known.play === now.play ? { price: known.price ?? now.price ?? null } : {};
}

/**
 * What stays of a running game when the statistics are reset: which rounds must not come back with its next record.
 * @param {KeptRecord} record
 * @returns {KeptRecord}
 */
function forgotten(record) {
    const rounds = record.rounds.filter(({ gained }) => gained === null);
    const ended = record.rounds.filter(({ gained }) => gained !== null).map(({ number }) => number);
    return { ...record, rounds, moments: {}, from: Math.max(record.from ?? 1, ...ended.map((number) => number + 1)) };
}

/**
 * The levels of opponents that there are figures of.
 * @param {readonly KeptRecord[]} records
 */
export function levels(records) {
    return [...new Set(records.filter((record) => countedRounds(record).length > 0).map(({ level }) => level))].sort();
}

/**
 * The points of the rounds that count, the oldest first.
 * @param {readonly KeptRecord[]} records
 * @param {string | null} level null for all
 */
export function history(records, level) {
    return inOrder(ofLevel(records, level), countedRounds).map(({ gained }) => gained);
}

/**
 * What the rounds that count and were played without hints have cost, as far as they were reviewed, the oldest first.
 * @param {readonly KeptRecord[]} records
 * @param {string | null} level null for all
 */
export function prices(records, level) {
    return inOrder(ofLevel(records, level), ratedRounds).flatMap(({ price }) => price ?? []);
}

/**
 * The last round of a game that would count for the rating and was not reviewed yet; undefined where there is none.
 * @param {GameRecord} record
 */
export function unpriced(record) {
    const isMissing = (/** @type {RoundRecord} */ { play, price = null }) => play !== undefined && price === null;
    return ratedRounds(record).filter(isMissing).at(-1)?.number;
}

/**
 * @param {readonly KeptRecord[]} records in the order in which they ended
 * @param {string | null} level null for all
 * @returns {Figures}
 */
export function figures(records, level) {
    const chosen = ofLevel(records, level);
    const games = countedGames(chosen);
    const rounds = chosen.flatMap(countedRounds);
    const scores = games.map(({ score }) => score);
    const points = rounds.map(({ gained }) => gained);
    const streaks = winningStreaks(games.map(({ place }) => place === 1));
    return {
        games: games.length,
        wins: games.filter(({ place }) => place === 1).length,
        ties: games.filter(({ place, tied }) => place === 1 && tied).length,
        averagePlace: mean(games.map(({ place }) => place)),
        bestGame: least(scores),
        worstGame: greatest(scores),
        currentStreak: streaks.at(-1) ?? 0,
        longestStreak: Math.max(0, ...streaks),
        rounds: rounds.length,
        meanPoints: mean(points),
        roundsWithoutPoints: points.filter((gained) => gained === 0).length,
        bestRound: least(points),
        worstRound: greatest(points),
        hints: rounds.reduce((sum, { hints }) => sum + hints, 0),
    };
}

/**
 * All games and rounds, as the window exports them: two tables of comma-separated values (RFC 4180).
 * @param {readonly KeptRecord[]} records
 * @returns {{games: string, rounds: string}}
 */
export function exported(records) {
    const games = records.flatMap(({ end, moment, level }) =>
        end === null ? [] : [[moment, level, end.score, end.place, Number(end.tied)]],
    );
    const rounds = records.flatMap(({ game, level, rounds, moments }) =>
        rounds
            .filter(({ gained }) => gained !== null)
            .map(({ number, gained, hints, practice }) => {
                return [moments[number] ?? "", game, number, level, gained ?? 0, hints, Number(practice)];
            }),
    );
    return {
        games: csv([["ended", "opponents", "score", "place", "tied"], ...games]),
        rounds: csv([["ended", "game", "round", "opponents", "points", "hints", "practice"], ...rounds]),
    };
}

/** @param {readonly (readonly (string | number)[])[]} rows */
function csv(rows) {
    const cell = (/** @type {string | number} */ value) => {
        const text = String(value);
        return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
    };
    return rows.map((row) => row.map(cell).join(",") + "\r\n").join("");
}

/**
 * @param {readonly KeptRecord[]} records
 * @param {string | null} level
 */
function ofLevel(records, level) {
    return level === null ? records : records.filter((record) => record.level === level);
}

/** @param {readonly KeptRecord[]} records */
function countedGames(records) {
    return records.flatMap(({ end, practice_from, rounds }) => {
        const counts = practice_from === null && !rounds.some(({ practice }) => practice);
        return end !== null && counts ? [end] : [];
    });
}

/**
 * The finished rounds of a game that count: neither practice, nor later than everybody's cards were known.
 * @param {GameRecord} record
 */
function countedRounds({ rounds, practice_from }) {
    return rounds.flatMap((round) => {
        const counts = !round.practice && (practice_from === null || round.number < practice_from);
        return counts && round.gained !== null ? [{ ...round, gained: round.gained }] : [];
    });
}

/**
 * Those of the rounds that count which a rating is made of: a hint would be the computer's skill.
 * @param {GameRecord} record
 */
function ratedRounds(record) {
    return countedRounds(record).filter(({ hints }) => hints === 0);
}

/**
 * Rounds of games, the one that ended first, first.
 * @template {RoundRecord} Round
 * @param {readonly KeptRecord[]} records
 * @param {(record: GameRecord) => Round[]} chosen
 * @returns {Round[]}
 */
function inOrder(records, chosen) {
    const rounds = records.flatMap((record) =>
        chosen(record).map((round) => ({ round, moment: record.moments[round.number] ?? "" })),
    );
    return rounds.sort((one, other) => (one.moment < other.moment ? -1 : 1)).map(({ round }) => round);
}

/** @param {readonly boolean[]} wins how many games in a row were won up to each */
function winningStreaks(wins) {
    let length = 0;
    return wins.map((isWin) => (length = isWin ? length + 1 : 0));
}

/** @param {readonly number[]} values */
function mean(values) {
    return values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** @param {readonly number[]} values */
function least(values) {
    return values.length === 0 ? null : Math.min(...values);
}

/** @param {readonly number[]} values */
function greatest(values) {
    return values.length === 0 ? null : Math.max(...values);
}

/**
 * @param {any} value
 * @returns {value is KeptRecord}
 */
function isRecord(value) {
    return (
        typeof value?.game === "string" &&
        typeof value.level === "string" &&
        typeof value.moment === "string" &&
        typeof value.moments === "object" &&
        value.moments !== null &&
        Array.isArray(value.rounds)
    );
}
