/** Statistics across games: the records from the table with their times, and the figures derived from them. */

import { RECORDS } from "./database.js";

/** @typedef {import("./database.js").Database} Database */
/** @typedef {import("../connection/protocol.js").GameRecord} GameRecord */
/** @typedef {import("../connection/protocol.js").RoundRecord} RoundRecord */
/**
 * `moments`: when each round ended; `from`: the first round that counts since the statistics were reset; `isReset`: the
 * game had ended before that, and no longer counts.
 * @typedef {GameRecord & {moment: string, moments: Record<number, string>, from?: number, isReset?: boolean}} KeptRecord
 */
/**
 * Figures for one level of opponents, or all; null if nothing was played. Low points are good.
 * @typedef {object} Figures
 * @property {number} games
 * @property {number} wins including ties for the first place
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

/** The level of mixed opponents. */
export const MIXED = "mixed";

/** Dispatches `refused` when a record cannot be stored. */
export class Statistics extends EventTarget {
    /**
     * @param {Database | null} database null without one
     * @param {import("./tab_lock.js").TabLock | null} [lock] while another tab holds it, only that tab stores records
     */
    constructor(database, lock = null) {
        super();
        this.database = database;
        this.lock = lock;
        lock?.addEventListener("lost", () => (this.records = null)); // the other tab adds records
        /** @type {Map<string, KeptRecord> | null} */
        this.records = null;
    }

    /** @returns {Promise<KeptRecord[]>} in the order in which the games ended */
    async all() {
        const records = await this.#load();
        return [...records.values()].sort((one, other) => (one.moment < other.moment ? -1 : 1));
    }

    /**
     * Store a record.
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

    /** Delete everything; of running games, only rounds that end later count. */
    async reset() {
        const records = [...(await this.#load()).values()];
        this.records = new Map(records.map((record) => [record.game, forgotten(record)]));
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
 * Merge a record with an earlier one of the game; rounds or games that are played again change nothing.
 *
 * @param {KeptRecord | null} before
 * @param {GameRecord} now
 * @param {string} moment
 * @returns {KeptRecord}
 */
export function merged(before, now, moment) {
    if (before?.isReset) return before;
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
 * The cost of a finished round, once it is known, for this play of it and not for another one.
 * @param {RoundRecord} known
 * @param {RoundRecord} now
 */
function priceOf(known, now) {
    return known.play !== undefined && known.play === now.play ? { price: known.price ?? now.price ?? null } : {};
}

/**
 * The part of a record that survives a reset, so that a later record of the game does not count its earlier rounds again.
 * @param {KeptRecord} record
 * @returns {KeptRecord}
 */
function forgotten(record) {
    if (record.end !== null) return { ...record, rounds: [], moments: {}, end: null, isReset: true };
    const rounds = record.rounds.filter(({ gained }) => gained === null);
    const ended = record.rounds.filter(({ gained }) => gained !== null).map(({ number }) => number);
    return { ...record, rounds, moments: {}, from: Math.max(record.from ?? 1, ...ended.map((number) => number + 1)) };
}

/**
 * The levels of opponents with figures.
 * @param {readonly KeptRecord[]} records
 */
export function levels(records) {
    return [...new Set(records.filter((record) => countedRounds(record).length > 0).map(({ level }) => level))].sort();
}

/**
 * The points of the rounds that count, oldest first.
 * @param {readonly KeptRecord[]} records
 * @param {string | null} level null for all
 */
export function history(records, level) {
    return inOrder(ofLevel(records, level), countedRounds).map(({ gained }) => gained);
}

/**
 * The costs of the reviewed rounds that count and were played without hints, oldest first.
 * @param {readonly KeptRecord[]} records
 * @param {string | null} level null for all
 */
export function prices(records, level) {
    return inOrder(ofLevel(records, level), ratedRounds).flatMap(({ price }) => price ?? []);
}

/**
 * The last round of a game that counts for the rating and has not been reviewed; undefined if there is none.
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
 * All games and rounds in the window's export format: two tables of comma-separated values (RFC 4180).
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
 * The finished rounds of a game that count: neither practice, nor played after all cards were known.
 * @param {GameRecord} record
 */
function countedRounds({ rounds, practice_from }) {
    return rounds.flatMap((round) => {
        const counts = !round.practice && (practice_from === null || round.number < practice_from);
        return counts && round.gained !== null ? [{ ...round, gained: round.gained }] : [];
    });
}

/**
 * The rounds that count for the rating: those without hints, which would rate the computer.
 * @param {GameRecord} record
 */
function ratedRounds(record) {
    return countedRounds(record).filter(({ hints }) => hints === 0);
}

/**
 * The rounds of games, in the order in which these ended.
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

/** @param {readonly boolean[]} wins whether each game was won; returns the length of the streak at each */
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
